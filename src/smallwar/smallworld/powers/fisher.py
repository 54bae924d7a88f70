"""Fisher: shores pay more."""

from __future__ import annotations

from smallwar.smallworld.ability import Power
from smallwar.smallworld.state import Position
from smallwar.table.sets import size


class Fisher(Power):
    id = "fisher"
    name = "Fisher"
    text = "Each region next to a lake or sea region pays 1 coin more."

    def income(self, s: Position, who: int) -> int:
        return size(s.held[who] & s.map.around(s.map.water))
