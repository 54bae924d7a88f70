"""Everything that a race, power or relic may be asked, in the order of a turn, with the answer of one that bends nothing.

Read this first. A piece is a class without memory in a file of its name; it overrides the few questions that it answers
in its own way. What it must remember is a token on a region, a token in the box or hand, or an entry in this turn's ledger.

Every question gets the position and the player `who` whose race, power or relic is asked. Its docstring says when it
is asked, of whom, and how several answers combine. The player's pieces are race, power
and the relics held by the active race, in that order; a question without another word is asked of all of them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from smallwar.smallworld.state import NONE, Position
from smallwar.smallworld.steps import MEANS_WORDS, PLACE, kind_of, make, number_of, region_of
from smallwar.table.sets import members

ALLIANCE: Final = 0
HORDE: Final = 1
NEUTRAL: Final = 2
SIDES: Final = ("alliance", "horde", "neutral")

ATTEMPT: Final = 0
"""A conquest or an attempt with the die, by whatever means."""
MOVE: Final = 1
"""Moving, discarding or swapping tokens."""
TAKE: Final = 2
"""Removing a wall or fort, or stealing an artifact."""
BOMB: Final = 3
"""Turning up a bomb."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """A piece that bends no rule."""

    number: int = NONE
    """The place among all pieces, which the roster gives; it stands for the piece on the pending stack."""
    id: ClassVar[str] = ""
    name: ClassVar[str] = ""
    text: ClassVar[str] = ""
    """What the piece does, in words for players."""
    means: ClassVar[int] = NONE
    """The once-a-turn means of conquering that the piece offers, numbered in `steps`."""

    # The start of a turn

    def on_muster(self, s: Position, who: int) -> None:
        """Race and power were taken by a player. Each is told."""

    def on_turn(self, s: Position, who: int) -> None:
        """Begin a turn of the player, before expanding or decline. Race, then power (SW-7.2)."""

    def on_task(self, s: Position, who: int, region: int, other: int) -> None:
        """Go on with what this piece has put on the pending stack as a task."""

    def odds(self, s: Position, who: int, region: int) -> list[tuple[int, int]]:
        """Give the chance steps that this piece has asked for, with weights. Only the piece that asked."""
        raise NotImplementedError

    def on_chance(self, s: Position, who: int, region: int, step: int) -> None:
        """Take the result of the chance step that this piece has asked for."""

    # Reach and price

    def enters_water(self, s: Position, who: int) -> bool:
        """May lakes and seas be conquered? One yes is enough."""
        return False

    def borders(self, s: Position, who: int) -> int:
        """Which regions count as neighbouring, so that they need no travel? Race and power; united."""
        return 0

    def opens(self, s: Position, who: int) -> int:
        """Which regions are in reach and need no travel, though they are not neighbouring? Race and power; united."""
        return 0

    def travels(self, s: Position, who: int) -> bool:
        """Is travel to be paid? One no is enough."""
        return True

    def price_change(self, s: Position, who: int, region: int) -> int:
        """What is added to the price of a region (a cut is negative)? Race and power; the answers are added."""
        return 0

    def garrison(self, s: Position, who: int) -> int:
        """Give the fewest tokens that a region needs, which is also the lowest price (SW-4.5). Of the race."""
        return 1

    # Once-a-turn means of conquering: `conquer R with …`

    def means_ready(self, s: Position, who: int) -> bool:
        """Can the means be used now? Once a turn; a piece may ask for more."""
        return s.times_used(self.means) == 0

    def means_forced(self, s: Position, who: int, region: int) -> bool:
        """Must the means be named when this region is attempted?"""
        return False

    def means_borders(self, s: Position, who: int) -> int:
        """Which regions count as neighbouring with this means?"""
        return 0

    def means_price(self, s: Position, who: int, region: int, near: bool, price: int) -> int:
        """What is the price with this means, where it was `price`? In the order of the means; never below the garrison."""
        return price

    def means_brings(self) -> int:
        """How many of the tokens that a region needs does the means itself bring?"""
        return 0

    def means_coins(self, s: Position, who: int, region: int) -> int:
        """How many coins does the means cost? They go to the holder of the region, or to the supply."""
        return 0

    def on_means(self, s: Position, who: int, region: int) -> None:
        """Tell the piece that the region was conquered with its means."""

    # Being attacked

    def toll_coins(self) -> int:
        """Give the coins that an opponent owes for an act against a region of `tolls`. Of the defenders' pieces; added."""
        return 0

    def toll_regions(self, s: Position, who: int, tribe: int, by: int, act: int) -> int:
        """Against which regions does such an act of an opponent cost the toll? Also of a power that lasts in decline."""
        return 0

    def on_toll_paid(self, s: Position, who: int, by: int) -> None:
        """Tell the piece that an opponent has paid its toll."""

    def shields(self, s: Position, who: int, region: int) -> bool:
        """Does a conquest or a bomb cost the active race no token here? Of the defender; one yes is enough."""
        return False

    def spares(self, s: Position, who: int) -> bool:
        """May a token that would be lost come back to hand? Of the defender; asked last, because it may be used up."""
        return False

    def on_driven_out(self, s: Position, who: int, region: int, by: int) -> None:
        """Tell the defender's pieces that their region falls, before anything leaves it."""

    def on_region_taken(self, s: Position, who: int, region: int, by: int) -> None:
        """A player conquered a region. Every active race on the table is told: a piece of its may lie there."""

    # Acting

    def on_conquest(self, s: Position, who: int, region: int) -> None:
        """Tell race and power that a region was conquered."""

    def conquest_steps(self, s: Position, who: int, steps: list[int]) -> None:
        """Add the piece's own steps that are legal during conquests."""

    def placements(self, s: Position, who: int, steps: list[int]) -> None:
        """Add the piece's own steps that are legal during redeployment."""

    def blocks(self, s: Position, who: int) -> bool:
        """Is a choice of this piece due before any other step but decline? Of the race."""
        return False

    def must_place(self, s: Position, who: int) -> bool:
        """Is something left that has to be placed before `done`? One yes is enough."""
        return False

    def retreat_steps(self, s: Position, who: int, steps: list[int]) -> None:
        """Add the piece's own steps that are legal during a retreat in another player's turn. Race and power."""

    def perform(self, s: Position, who: int, step: int) -> bool:
        """Perform a step if it is one of the piece's own, and say whether it was."""
        return False

    def after_step(self, s: Position, who: int, step: int) -> None:
        """Tell the race that a step of its conquests was made, whichever."""

    def on_reveal(self, s: Position, region: int) -> bool:
        """Tell a relic that it was turned up in a region. It says whether it stays in the game."""
        return True

    def uses(self, s: Position, who: int) -> list[tuple[str, int, int]]:
        """Say what the player may still use this turn: its word in steps, how often yet, and out of how many times."""
        if self.means == NONE:
            return []
        return [(MEANS_WORDS[self.means], 1 if self.means_ready(s, who) else 0, 1)]

    # The end of a turn

    def on_redeploy(self, s: Position, who: int) -> None:
        """Begin the redeployment of the player's turn."""

    def on_turn_end(self, s: Position, who: int) -> None:
        """Everything is placed; retreats and income follow."""

    def on_decline(self, s: Position, who: int) -> None:
        """Tell race and power that they decline, before anything is flipped."""

    def lasts(self) -> bool:
        """Does the power stay with its race in decline (SW-8.4)?"""
        return False

    def income(self, s: Position, who: int) -> int:
        """Give the coins of this piece at the end of the turn, besides one for each region. Added."""
        return 0

    def levy(self, s: Position, who: int, payer: int) -> int:
        """Give the coins that an opponent pays the player at income. Added."""
        return 0

    def promise(self, s: Position, who: int) -> float:
        """Guess the coins of later turns that this piece has in store, for those who judge a position. Of the race."""
        return 0.0

    def prize(self, s: Position, tribe: int) -> int:
        """Give the coins of a tribe at the end of its player's turn. Of every relic face up, whoever holds it."""
        return 0

    def bonus_limit(self, s: Position, who: int) -> int:
        """Give the most that the faction bonus pays for one enemy race. The largest counts."""
        return 1

    def chosen_side(self, s: Position, who: int) -> int:
        """Give the side that a neutral race has chosen for this turn, or NEUTRAL. Of the relics."""
        return NEUTRAL


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(Ability):
    """A race: its side decides the faction bonus."""

    side: ClassVar[int] = NEUTRAL


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Ability):
    """A power."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Relic(Ability):
    """An artifact, which moves, or a legendary place, which stays."""

    kind: ClassVar[int] = NONE
    """The kind of piece that it is on the map (see `tokens`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Artifact(Relic):
    """A relic that moves to the region in which it was used (SW-11.1)."""

    def on_means(self, s: Position, who: int, region: int) -> None:
        s.lying[self.kind] = 1 << region


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacedArtifact(Artifact):
    """An artifact that its holder may put into any region of theirs at the end of a turn; otherwise it stays."""

    place: ClassVar[int] = NONE
    """How a step names it: `place … R` (see `steps`)."""
    counter: ClassVar[int] = NONE
    """The entry of the ledger that keeps it to once a turn."""

    def placements(self, s: Position, who: int, steps: list[int]) -> None:
        if not s.times_used(self.counter):
            for region in members(s.held[who]):
                steps.append(make(PLACE, region, self.place))

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != PLACE or number_of(step) != self.place:
            return False
        s.use(self.counter)
        s.lying[self.kind] = 1 << region_of(step)
        return True

    def uses(self, s: Position, who: int) -> list[tuple[str, int, int]]:
        return [(self.id, 1 - s.times_used(self.counter), 1)]
