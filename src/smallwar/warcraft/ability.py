"""Everything that a card, a unit's ability or a scenario may be asked, with the answer of one that bends nothing.

Read this first. Each is a class without memory in a file of its name; it overrides the few questions that it answers in its
own way. What must be remembered is a piece on the map or an entry in the ledger of the phase. The questions of each kind
stand in the order in which a game asks them.

A *card* is asked at the moments that it names. `choices` adds the steps by which it may be played; when one of them is, the
card leaves the hand, in a combat an enemy may answer it, and `play` does what it does, by the verbs of `state` or by an
entry of the ledger. Dice that it throws come back to it. The discards are not its affair. Cards that do the same in part
have a class in `families`.

An *ability* stands on the tiles of `figures`. It is asked in a combat as long as a unit of such a tile takes part; `pending`
tells in which order things happen there.

A *scenario* is asked when a game is agreed on and laid out, and at the few moments when it could be decided.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from smallwar.warcraft.figures import (
    LONG_TARGETS,
    LONG_TEAM_TARGET,
    ROUND_CAP,
    START_GOLD,
    START_WOOD,
    TARGETS,
    TEAM_TARGET,
)
from smallwar.warcraft.map import Map
from smallwar.warcraft.state import MOST_PLAYERS, NONE, Position
from smallwar.warcraft.steps import CARD, make

OPP_MOVE_START: Final = 0
"""Before the movement of an enemy."""
MOVE_START: Final = 1
"""Before the first move of the own movement. A free step: nobody is asked."""
MOVE_END: Final = 2
"""When anybody's movement is over, and before it is fixed which combats there are."""
ROUND_START: Final = 3
"""When a combat round begins."""
BEFORE_ROLL: Final = 4
"""Before the dice of ranged or flying units."""
BEFORE_MELEE: Final = 5
"""Before the dice of melee units."""
AFTER_ROLL: Final = 6
"""When the dice of an attack lie on the table."""
BEFORE_LOSSES: Final = 7
"""When losses have been counted, and some can be taken."""
AFTER_LOSS: Final = 8
"""When all losses of an attack have been taken, and there were some."""
YIELD_START: Final = 9
"""Before the first of the own workers brings something in."""
PURCHASE_START: Final = 10
"""Before the first purchase or gift of the own purchase. A free step, as the next one is."""
PURCHASE: Final = 11
"""At any time of the own purchase."""
CARD_PLAYED: Final = 12
"""When an enemy has played a card in a combat and it has not taken effect."""
WINDOWS: Final = 13
"""So many moments there are at which cards are played (WB-3.4). Who is asked then, and in which order, `rules.windows` says."""

NOTHING: Final = 0
A_FIELD: Final = 1
TWO_FIELDS: Final = 2
A_UNIT: Final = 3
"""A kind of unit, its field, and its people counted from 1, or 0 where nobody else has one there."""
A_KIND: Final = 4
GOLD_AND_WOOD: Final = 5
"""So much gold, so much wood."""
CHOICES: Final = 6
"""What must be chosen to play a card: what stands behind the card in its step, in this order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A kind of experience card. It is its own price: it leaves the hand, takes effect, and goes to the discards (WB-D26)."""

    number: int = NONE
    """The place among all kinds, which the roster gives; it stands for the card in steps."""
    id: ClassVar[str] = ""
    text: ClassVar[str] = ""
    """What the card does, in words for players."""
    windows: ClassVar[tuple[int, ...]] = ()
    """The moments at which it may be played."""
    takes: ClassVar[int] = NOTHING
    """What must be chosen to play it."""
    once: ClassVar[bool] = False
    """Whether it is played at most once in an attack."""
    stays: ClassVar[bool] = False
    """Whether it is laid open instead of discarded."""

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        """Add the steps by which the card may be played now: only those that change something (WB-D26)."""
        found.append(make(CARD, self.number))

    def play(self, s: Position, who: int, step: int) -> None:
        """Take effect."""

    def on_dice(self, s: Position, who: int, values: list[int]) -> None:
        """Take the dice that the card has asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What units of a tile can do. Asked in a combat, and only while such a unit takes part (WB-3.2)."""

    id: ClassVar[str] = ""
    text: ClassVar[str] = ""

    def names_steps(self) -> bool:
        """Does each such unit name a step of a round in which its side rolls first?"""
        return False

    def extra_dice(self) -> int:
        """How many dice more are rolled in each step in which one is? Of all kinds; the largest counts."""
        return 0

    def more_losses(self, natural: int) -> int:
        """How many losses more does a hit with this number cause? Of the kind that rolls."""
        return 0

    def fewer_losses(self, natural: int) -> int:
        """How many losses fewer does an enemy's hit with this number cause? Of all kinds; the largest counts."""
        return 0

    def raises(self, natural: int) -> int:
        """How many melee units stand up again for a die with this number? Of all kinds; the largest counts."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """What is played for, on which maps, and from which start (WB-3.5, WB-3.7). Its answers are those of the standard game."""

    id: ClassVar[str] = ""
    text: ClassVar[str] = ""
    has_points: ClassVar[bool] = True
    """Whether points are counted; where they are not, the renown cards are taken out."""

    def maps(self, players: int) -> tuple[str, ...]:
        """Which maps fit so many players? The first is the default."""
        return (f"A{players}",)

    def teams(self, players: int, map: str) -> tuple[tuple[int, ...], ...]:
        """Which teams are possible, by seat? The first is the default; without teams everyone has a number of their own."""
        alone = tuple(range(1, players + 1))
        return (alone, (1, 2, 2, 1)) if players == MOST_PLAYERS else (alone,)

    def target(self, players: int, in_teams: bool, *, long: bool) -> int:
        """How many points win? 0 where none do."""
        if not self.has_points:
            return 0
        if in_teams:
            return LONG_TEAM_TARGET if long else TEAM_TARGET
        return LONG_TARGETS[players] if long else TARGETS[players]

    def cap(self, players: int) -> int:
        """Which round is the last?"""
        return ROUND_CAP

    def gold(self, players: int, seat: int) -> int:
        """With how much gold does a seat begin?"""
        return START_GOLD

    def wood(self, players: int, seat: int) -> int:
        """With how much wood does a seat begin?"""
        return START_WOOD

    def beacon(self, map: Map) -> int:
        """Which field is held for marks on a map that comes with the game? NONE where there is none."""
        return NONE

    def set_up(self, s: Position) -> None:
        """Add to the usual start what is different in this scenario."""

    def partner_goes(self) -> bool:
        """Does a team-mate go out with the one whose town falls (WB-D15)?"""
        return True

    def on_purchase_end(self, s: Position, who: int) -> None:
        """Tell the scenario that a player's last phase of the round is over."""

    def winner(self, s: Position) -> int:
        """Which side has won in a way of this scenario's own? NONE while none has."""
        return NONE

    def standing(self, s: Position, side: int) -> int:
        """How well does a side stand at the end, before what breaks ties everywhere (WB-D33)? The more the better."""
        return 0
