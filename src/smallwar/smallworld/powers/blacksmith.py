"""Blacksmith: everything costs less."""

from __future__ import annotations

from smallwar.smallworld.ability import Power
from smallwar.smallworld.state import Position


class Blacksmith(Power):
    id = "blacksmith"
    name = "Blacksmith"
    text = "Every region costs 1 token less."

    def price_change(self, s: Position, who: int, region: int) -> int:
        return -1
