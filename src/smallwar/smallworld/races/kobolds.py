"""Kobolds: every cave is next door."""

from __future__ import annotations

from smallwar.smallworld.ability import NEUTRAL, Race
from smallwar.smallworld.state import Position


class Kobolds(Race):
    id = "kobolds"
    name = "Kobolds"
    text = "Every cave region counts as neighbouring, also for your first conquest."
    side = NEUTRAL

    def borders(self, s: Position, who: int) -> int:
        return s.map.caves
