"""Computer players, and the names under which they can be asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.search.greedy import GreedyPlayer
from smallwar.search.player import Player
from smallwar.table.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from smallwar.table.contract import State


class RandomPlayer(Player):
    """Takes any legal step, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, state: State) -> int:
        return self.chance.pick(state.legal())


PLAYERS: Final[dict[str, Callable[[int], Player]]] = {"greedy": GreedyPlayer, "random": RandomPlayer}
"""Each makes a player whose choices depend on the position and this seed alone."""
