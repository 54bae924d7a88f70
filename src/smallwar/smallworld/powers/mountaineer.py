"""Mountaineer: mountain regions pay more."""

from __future__ import annotations

from smallwar.smallworld.ability import Power
from smallwar.smallworld.map import MOUNTAIN
from smallwar.smallworld.state import Position
from smallwar.table.sets import size


class Mountaineer(Power):
    id = "mountaineer"
    name = "Mountaineer"
    text = "Each mountain region pays 1 coin more."

    def income(self, s: Position, who: int) -> int:
        return size(s.held[who] & s.map.of_terrain[MOUNTAIN])
