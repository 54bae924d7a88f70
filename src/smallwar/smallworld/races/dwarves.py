"""Dwarves: at home in the mountains."""

from __future__ import annotations

from smallwar.smallworld.ability import ALLIANCE, Race
from smallwar.smallworld.map import MOUNTAIN
from smallwar.smallworld.state import Position


class Dwarves(Race):
    id = "dwarves"
    name = "Dwarves"
    text = "Mountain regions cost 2 tokens less."
    side = ALLIANCE

    def price_change(self, s: Position, who: int, region: int) -> int:
        return -2 if s.map.terrain[region] == MOUNTAIN else 0
