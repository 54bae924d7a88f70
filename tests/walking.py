"""Random games of any kind, played from a seed as far as wished."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from smallwar.table.contract import OVER, State
from smallwar.table.playout import random_step

if TYPE_CHECKING:
    from smallwar.table.chance import Chance
    from smallwar.table.contract import Options

LONGEST: Final = 20_000

Position = TypeVar("Position", bound=State)


class RandomGame(Generic[Position]):
    """A random game that is played as far as wished."""

    def __init__(self, options: Options, state: Position, chance: Chance) -> None:
        self.options = options
        self.state = state
        self.chance = chance
        self.words: list[str] = []

    def choose(self) -> int:
        """Give a step for whoever is to move."""
        return random_step(self.state, self.chance)

    def step(self) -> bool:
        """Play a step; say whether one was left."""
        if self.state.to_move() == OVER:
            return False
        step = self.choose()
        self.words.append(self.state.text(step))
        self.state.play(step)
        return True

    def go(self, steps: int = LONGEST) -> Position:
        """Play so many steps, or to the end if that comes first, and give the position."""
        for _ in range(steps):
            if not self.step():
                break
        return self.state
