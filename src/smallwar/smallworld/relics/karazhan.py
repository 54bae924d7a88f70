"""Karazhan: its land spreads."""

from __future__ import annotations

from smallwar.smallworld.ability import Relic
from smallwar.smallworld.state import Position
from smallwar.smallworld.tokens import KARAZHAN
from smallwar.table.sets import first, size


class Karazhan(Relic):
    id = "karazhan"
    name = "Karazhan"
    text = "Pays 1 coin for each other region of yours with the same terrain."
    kind = KARAZHAN

    def income(self, s: Position, who: int) -> int:
        site = s.lying[KARAZHAN]
        return size(s.held[who] & s.map.of_terrain[s.map.terrain[first(site)]] & ~site)
