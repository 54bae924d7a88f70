"""Tauren: never alone."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.ability import HORDE, Race
from smallwar.smallworld.state import Position

TOGETHER: Final = 2


class Tauren(Race):
    id = "tauren"
    name = "Tauren"
    text = "You always stand with at least 2 tokens in a region, and no region costs you less. You lose only 1 of them."
    side = HORDE

    def garrison(self, s: Position, who: int) -> int:
        return TOGETHER
