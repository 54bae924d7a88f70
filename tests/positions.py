"""Positions of Small World of Warcraft for the tests: played at random from a seed, as deep as wished."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hypothesis import strategies

from smallwar.smallworld.game import SmallWorld, SmallWorldState
from smallwar.smallworld.steps import ABANDON, DECLINE, STOP, kind_of
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE
from walking import RandomGame

if TYPE_CHECKING:
    from smallwar.table.contract import State

PLAYERS: Final = (2, 3, 4, 5)
VARIANTS: Final = ("classic", "teams")
TABLES: Final = [(players, variant) for players in PLAYERS for variant in VARIANTS]
DEEPEST: Final = 500
"""More steps than nearly all random games have."""

GIVING_UP: Final = (DECLINE, ABANDON, STOP)
SECOND_THOUGHTS: Final = 3


class Walk(RandomGame[SmallWorldState]):
    """A random game of Small World of Warcraft.

    Players who would give something up think again a few times, because otherwise hardly anything happens on the map.
    """

    def __init__(self, players: int, variant: str, seed: int, coins: str = "secret") -> None:
        chance = Chance(seed)
        names = [f"player {seat + 1}" for seat in range(players)]
        options = SmallWorld().draw_options(names, {"variant": variant, "coins": coins}, chance)
        super().__init__(options, SmallWorld().new(options), chance)

    def choose(self) -> int:
        return eager_step(self.state, self.chance)


def eager_step(state: State, chance: Chance) -> int:
    """Choose at random, but rather something that leads on."""
    if state.to_move() == CHANCE:
        return state.toss(chance)
    legal = state.legal()
    step = chance.pick(legal)
    for _ in range(SECOND_THOUGHTS):
        if kind_of(step) in GIVING_UP:
            step = chance.pick(legal)
    return step


seeds: Final = strategies.integers(0, 2**32 - 1)


@strategies.composite
def walks(draw: strategies.DrawFn) -> Walk:
    """Draw a game that has not begun."""
    players, variant = draw(strategies.sampled_from(TABLES))
    return Walk(players, variant, draw(seeds), draw(strategies.sampled_from(["secret", "open"])))


@strategies.composite
def positions(draw: strategies.DrawFn) -> SmallWorldState:
    """Draw a position from any part of any game."""
    walk = draw(walks())
    return walk.go(draw(strategies.integers(0, DEEPEST)))
