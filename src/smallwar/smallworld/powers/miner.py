"""Miner: cave regions pay more."""

from __future__ import annotations

from smallwar.smallworld.ability import Power
from smallwar.smallworld.state import Position
from smallwar.table.sets import size


class Miner(Power):
    id = "miner"
    name = "Miner"
    text = "Each cave region pays 1 coin more."

    def income(self, s: Position, who: int) -> int:
        return size(s.held[who] & s.map.caves)
