"""Defender: watchtowers guard fields in the heart of one's lands."""

from __future__ import annotations

from smallwar.smallworld.ability import Power
from smallwar.smallworld.map import FIELDS
from smallwar.smallworld.state import Position
from smallwar.smallworld.tokens import SUPPLY, WATCHTOWER
from smallwar.table.sets import members


class Defender(Power):
    id = "defender"
    name = "Defender"
    text = (
        "At the end of your turn a watchtower guards each of your fields regions whose neighbouring regions you hold "
        "more of than any other race. Nothing can touch a region with a watchtower."
    )

    def on_turn_end(self, s: Position, who: int) -> None:
        left = SUPPLY[WATCHTOWER]
        for region in members(s.held[who] & s.map.of_terrain[FIELDS]):
            if left and s.leads_in(who, s.map.next[region]):
                s.lay(WATCHTOWER, region)
                left -= 1
            else:
                s.lift(WATCHTOWER, region)
