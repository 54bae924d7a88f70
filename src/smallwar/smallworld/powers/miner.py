"""Miner: cave regions pay more."""

from __future__ import annotations

from smallwar.smallworld.ability import Power
from smallwar.smallworld.regions import size
from smallwar.smallworld.state import Position


class Miner(Power):
    id = "miner"
    name = "Miner"
    text = "Each cave region pays 1 coin more."

    def income(self, s: Position, who: int) -> int:
        return size(s.held[who] & s.map.caves)
