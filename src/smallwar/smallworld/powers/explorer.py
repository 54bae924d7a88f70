"""Explorer: every island pays."""

from __future__ import annotations

from smallwar.smallworld.ability import Power
from smallwar.smallworld.state import Position


class Explorer(Power):
    id = "explorer"
    name = "Explorer"
    text = "Each island on which you hold a region pays 1 coin."

    def income(self, s: Position, who: int) -> int:
        return len([island for island in s.map.islands if island & s.held[who]])
