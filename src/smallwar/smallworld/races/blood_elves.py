"""Blood Elves: magic pays."""

from __future__ import annotations

from smallwar.smallworld.ability import HORDE, Race
from smallwar.smallworld.state import Position
from smallwar.table.sets import size


class BloodElves(Race):
    id = "blood-elves"
    name = "Blood Elves"
    text = "Each magic region pays 1 coin more."
    side = HORDE

    def income(self, s: Position, who: int) -> int:
        return size(s.held[who] & s.map.magic)
