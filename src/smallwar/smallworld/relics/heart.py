"""Heart of Azeroth: the neighbours pay."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import ledger
from smallwar.smallworld.ability import PlacedArtifact
from smallwar.smallworld.state import Position
from smallwar.smallworld.steps import PLACE_HEART
from smallwar.smallworld.tokens import HEART

TRIBUTE: Final = 1


class Heart(PlacedArtifact):
    id = "heart"
    name = "Heart of Azeroth"
    text = (
        "At the end of your turn put it into a region of yours. Every opponent whose active race has a region "
        "next to it pays you 1 coin."
    )
    kind = HEART
    place = PLACE_HEART
    counter = ledger.PLACED_HEART

    def levy(self, s: Position, who: int, payer: int) -> int:
        return TRIBUTE if s.map.around(s.lying[HEART]) & s.held[payer] else 0
