"""Random play inside the package: what a search does, and what its speed is measured by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallwar.table.contract import CHANCE, OVER

if TYPE_CHECKING:
    from smallwar.table.chance import Chance
    from smallwar.table.contract import State


def random_step(state: State, chance: Chance) -> int:
    """Give a step of chance by its probability, or any of a player's, each as likely as the others."""
    return state.toss(chance) if state.to_move() == CHANCE else chance.pick(state.legal())


def playout(state: State, chance: Chance, limit: int) -> int:
    """Play at random to the end, listing every legal step each time; give the number of steps, at most the limit."""
    steps = 0
    while steps < limit and state.to_move() != OVER:
        state.play(random_step(state, chance))
        steps += 1
    return steps
