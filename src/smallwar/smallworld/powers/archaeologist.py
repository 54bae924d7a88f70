"""Archaeologist: relics pay."""

from __future__ import annotations

from smallwar.smallworld.ability import Power
from smallwar.smallworld.state import Position
from smallwar.smallworld.tokens import FIRST_RELIC, KINDS
from smallwar.table.sets import size


class Archaeologist(Power):
    id = "archaeologist"
    name = "Archaeologist"
    text = "Each artifact and legendary place that you hold pays 1 coin."

    def income(self, s: Position, who: int) -> int:
        held = 0
        for kind in range(FIRST_RELIC, KINDS):
            held += size(s.lying[kind] & s.held[who])
        return held
