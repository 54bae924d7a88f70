"""Trolls: they like company."""

from __future__ import annotations

from smallwar.smallworld.ability import HORDE, Race
from smallwar.smallworld.state import Position


class Trolls(Race):
    id = "trolls"
    name = "Trolls"
    text = "Regions that are not empty cost 1 token less."
    side = HORDE

    def price_change(self, s: Position, who: int, region: int) -> int:
        return -1 if s.standing(region) else 0
