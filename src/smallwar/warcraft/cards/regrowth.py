"""Regrowth: a forest recovers."""

from __future__ import annotations

from smallwar.table.sets import members
from smallwar.warcraft.ability import A_FIELD, YIELD_START, Card
from smallwar.warcraft.figures import PARTLY_AFTER
from smallwar.warcraft.state import Position
from smallwar.warcraft.steps import CARD, make, part


class Regrowth(Card):
    id = "regrowth"
    text = "At the start of your yield, a forest recovers: from fully to partly depleted, or from partly to not at all."
    windows = (YIELD_START,)
    takes = A_FIELD

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        for field in members((s.partly | s.fully) & s.map.forests):
            found.append(make(CARD, self.number, field))

    def play(self, s: Position, who: int, step: int) -> None:
        field = part(step, 1)
        was_fully = s.fully >> field & 1 == 1
        s.fully &= ~(1 << field)
        s.partly ^= 1 << field
        if s.fixed_yield:
            s.given[field] = PARTLY_AFTER if was_fully else 0
