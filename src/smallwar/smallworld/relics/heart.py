"""Heart of Azeroth: the neighbours pay."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import ledger
from smallwar.smallworld.ability import Artifact
from smallwar.smallworld.regions import members
from smallwar.smallworld.state import Position
from smallwar.smallworld.steps import PLACE, PLACE_HEART, kind_of, make, number_of, region_of
from smallwar.smallworld.tokens import HEART

TRIBUTE: Final = 1


class Heart(Artifact):
    id = "heart"
    name = "Heart of Azeroth"
    text = (
        "At the end of your turn put it into a region of yours. Every opponent whose active race has a region "
        "next to it pays you 1 coin."
    )
    kind = HEART

    def placements(self, s: Position, who: int, steps: list[int]) -> None:
        if not s.times_used(ledger.HEART):
            for region in members(s.held[who]):
                steps.append(make(PLACE, region, PLACE_HEART))

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != PLACE or number_of(step) != PLACE_HEART:
            return False
        s.use(ledger.HEART)
        s.lying[HEART] = 1 << region_of(step)
        return True

    def levy(self, s: Position, who: int, payer: int) -> int:
        return TRIBUTE if s.map.around(s.lying[HEART]) & s.held[payer] else 0
