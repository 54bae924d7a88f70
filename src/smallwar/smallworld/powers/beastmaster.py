"""Beastmaster: beasts from the hills fight along for a turn."""

from __future__ import annotations

from smallwar.smallworld.ability import Power
from smallwar.smallworld.map import HILLS
from smallwar.smallworld.state import Position
from smallwar.table.sets import members, size


class Beastmaster(Power):
    id = "beastmaster"
    name = "Beastmaster"
    text = "At the start of your turn one beast comes to hand for each hills region you hold. Beasts are race tokens."

    def on_turn(self, s: Position, who: int) -> None:
        for region in members(s.held[who]):
            s.beasts[region] = 0
        s.add_beasts(who, -s.beasts_of(who))
        s.tidy()
        s.add_beasts(who, min(s.beasts_left(), size(s.held[who] & s.map.of_terrain[HILLS])))
