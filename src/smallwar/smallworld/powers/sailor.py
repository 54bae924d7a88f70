"""Sailor: the sea is no distance."""

from __future__ import annotations

from smallwar.smallworld.ability import Power
from smallwar.smallworld.state import Position


class Sailor(Power):
    id = "sailor"
    name = "Sailor"
    text = "You never pay for travel to an entry region."

    def travels(self, s: Position, who: int) -> bool:
        return False
