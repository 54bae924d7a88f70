"""Everything that a card, a unit's ability or a scenario may be asked, with the answer of one that bends nothing.

Read this first. Each is a class without memory in a file of its name; it overrides the few questions that it answers in its
own way. What must be remembered is a piece on the map or an entry in the ledger of the phase.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from smallwar.warcraft.state import NONE, Position
from smallwar.warcraft.steps import CARD, make

OPP_MOVE_START: Final = 0
MOVE_START: Final = 1
MOVE_END: Final = 2
ROUND_START: Final = 3
BEFORE_ROLL: Final = 4
"""Before the dice of ranged or flying units."""
BEFORE_MELEE: Final = 5
"""Before the dice of melee units."""
AFTER_ROLL: Final = 6
BEFORE_LOSSES: Final = 7
AFTER_LOSS: Final = 8
YIELD_START: Final = 9
PURCHASE_START: Final = 10
PURCHASE: Final = 11
CARD_PLAYED: Final = 12
WINDOWS: Final = 13
"""The moments at which cards are played (WB-3.4)."""

NOTHING: Final = 0
A_FIELD: Final = 1
TWO_FIELDS: Final = 2
A_UNIT: Final = 3
"""A kind of unit, its field, and its people counted from 1, or 0 where nobody else has one there."""
A_KIND: Final = 4
RESOURCES: Final = 5
"""So much gold, so much wood."""
CHOICES: Final = 6
"""What must be chosen to play a card: what stands behind the card in its step, in this order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A kind of experience card. It is paid for by itself: it leaves the hand, takes effect, and goes to the discards (WB-D26)."""

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
    """What units of a tile can do. Asked when dice are rolled, and only while such a unit takes part (WB-3.2)."""

    id: ClassVar[str] = ""
    text: ClassVar[str] = ""

    def extra_dice(self) -> int:
        """How many dice more are rolled in each step in which one is? Of all kinds; the largest counts."""
        return 0

    def names_steps(self) -> bool:
        """Does each such unit name a step in which its side rolls first?"""
        return False

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
    """What is played for, on which maps, and from which start (WB-3.7)."""

    id: ClassVar[str] = ""
    text: ClassVar[str] = ""
    has_points: ClassVar[bool] = True
    """Whether points are counted; where they are not, the renown cards are taken out."""

    def maps(self, players: int) -> tuple[str, ...]:
        """Which maps fit so many players? The first is the default."""
        raise NotImplementedError

    def teams(self, players: int, map: str) -> tuple[tuple[int, ...], ...]:
        """Which teams are possible, by seat? The first is the default; without teams everyone has a number of their own."""
        return (tuple(range(1, players + 1)),)

    def target(self, players: int, in_teams: bool, *, long: bool) -> int:
        """How many points win? 0 where none do."""
        return 0

    def cap(self, players: int) -> int:
        """Which round is the last?"""
        raise NotImplementedError

    def gold(self, players: int, seat: int) -> int:
        """With how much gold does a seat begin?"""
        raise NotImplementedError

    def wood(self, players: int, seat: int) -> int:
        """With how much wood does a seat begin?"""
        raise NotImplementedError

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
