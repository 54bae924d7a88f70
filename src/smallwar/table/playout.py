"""Random play inside the package: what a search does, and what its speed is measured by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallwar.table.contract import CHANCE, OVER

if TYPE_CHECKING:
    from smallwar.table.chance import Chance
    from smallwar.table.contract import State


def playout(state: State, chance: Chance, limit: int) -> int:
    """Play at random to the end, listing every legal step each time; give the number of steps, at most the limit."""
    steps = 0
    while steps < limit:
        player = state.to_move()
        if player == OVER:
            break
        state.play(state.toss(chance) if player == CHANCE else chance.pick(state.legal()))
        steps += 1
    return steps


def playouts(start: State, chance: Chance, games: int, limit: int) -> int:
    """Play so many games from copies of a position; give the steps of all of them."""
    steps = 0
    for _ in range(games):
        steps += playout(start.copy(), chance, limit)
    return steps
