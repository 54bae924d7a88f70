"""Leaden Air: the pieces of a field go less far."""

from __future__ import annotations

from smallwar.warcraft.ability import OPP_MOVE_START
from smallwar.warcraft.families import StrideCard
from smallwar.warcraft.state import Position
from smallwar.warcraft.steps import part


class LeadenAir(StrideCard):
    id = "leaden-air"
    text = "Before an enemy's first move, choose a field: their pieces there move 1 field less in this phase."
    windows = (OPP_MOVE_START,)
    change = -1

    def play(self, s: Position, who: int, step: int) -> None:
        s.near[part(step, 1)] += 1
