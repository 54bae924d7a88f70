"""Marsh-settler: whoever attacks a swamp pays toll."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.ability import ATTEMPT, Power
from smallwar.smallworld.map import SWAMP
from smallwar.smallworld.state import Position

TOLL: Final = 1


class MarshSettler(Power):
    id = "marsh-settler"
    name = "Marsh-settler"
    text = "An opponent pays you 1 coin before each attempt on a swamp region of yours, also after you decline."

    def lasts(self) -> bool:
        return True

    def toll_coins(self) -> int:
        return TOLL

    def toll_regions(self, s: Position, who: int, tribe: int, by: int, act: int) -> int:
        return s.held[tribe] & s.map.of_terrain[SWAMP] if act == ATTEMPT else 0
