"""Well of Eternity: whoever surrounds it is paid."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.ability import Relic
from smallwar.smallworld.state import Position
from smallwar.smallworld.tokens import WELL_OF_ETERNITY
from smallwar.table.sets import first

PRIZE: Final = 2


class WellOfEternity(Relic):
    id = "well-of-eternity"
    name = "Well of Eternity"
    text = (
        "It moves to the water of its island. The race with the most regions next to it, active or declined, "
        "gets 2 coins at the end of its player's turn."
    )
    kind = WELL_OF_ETERNITY

    def on_reveal(self, s: Position, region: int) -> bool:
        water = s.map.island_of(region) & s.map.water
        if water:
            s.lying[WELL_OF_ETERNITY] = 1 << first(water)
        return water != 0

    def prize(self, s: Position, tribe: int) -> int:
        return PRIZE if s.leads_in(tribe, s.map.around(s.lying[WELL_OF_ETERNITY])) else 0
