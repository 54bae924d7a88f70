"""Naga: the water is theirs."""

from __future__ import annotations

from smallwar.smallworld.ability import NEUTRAL, Race
from smallwar.smallworld.state import Position


class Naga(Race):
    id = "naga"
    name = "Naga"
    text = "You may conquer lakes and seas, also first."
    side = NEUTRAL

    def enters_water(self, s: Position, who: int) -> bool:
        return True

    def opens(self, s: Position, who: int) -> int:
        """Any water is open to a first conquest."""
        return 0 if s.held[who] else s.map.water
