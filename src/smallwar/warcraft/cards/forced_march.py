"""Forced March: the pieces of a field go farther."""

from __future__ import annotations

from smallwar.warcraft.ability import MOVE_START
from smallwar.warcraft.families import StrideCard
from smallwar.warcraft.state import Position
from smallwar.warcraft.steps import part


class ForcedMarch(StrideCard):
    id = "forced-march"
    text = "Before your first move, choose a field: your pieces there may move 1 field more in this phase, at most 3."
    windows = (MOVE_START,)
    change = 1

    def play(self, s: Position, who: int, step: int) -> None:
        s.far[part(step, 1)] += 1
