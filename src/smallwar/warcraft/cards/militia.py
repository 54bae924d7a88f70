"""Militia: workers take up arms where an enemy comes."""

from __future__ import annotations

from smallwar.table.sets import members
from smallwar.warcraft import ledger
from smallwar.warcraft.ability import A_FIELD, MOVE_END, Card
from smallwar.warcraft.state import Position
from smallwar.warcraft.steps import CARD, make, part


class Militia(Card):
    id = "militia"
    text = (
        "At the end of an enemy's movement, choose a field where a unit of theirs stands with workers of yours that are "
        "not tied up: all of these fight in the combat there as melee units of your level. Survivors are workers again."
    )
    windows = (MOVE_END,)
    takes = A_FIELD

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        if s.side[who] == s.side[s.turn]:
            return
        armed = s.entries[ledger.MILITIA_OF + who]
        for field in members(s.working[who] & s.standing[s.turn] & ~armed):
            found.append(make(CARD, self.number, field))

    def play(self, s: Position, who: int, step: int) -> None:
        s.entries[ledger.MILITIA_OF + who] |= 1 << part(step, 1)
