"""Swamp-walker: swamp regions pay more."""

from __future__ import annotations

from smallwar.smallworld.ability import Power
from smallwar.smallworld.map import SWAMP
from smallwar.smallworld.state import Position
from smallwar.table.sets import size


class SwampWalker(Power):
    id = "swamp-walker"
    name = "Swamp-walker"
    text = "Each swamp region pays 1 coin more."

    def income(self, s: Position, who: int) -> int:
        return size(s.held[who] & s.map.of_terrain[SWAMP])
