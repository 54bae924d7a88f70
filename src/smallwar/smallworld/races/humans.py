"""Humans: they name the targets of the Alliance's war."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import ledger
from smallwar.smallworld.ability import ALLIANCE, HORDE, Race
from smallwar.smallworld.state import NOBODY, Position
from smallwar.smallworld.steps import PLACE, PLACE_TARGET, kind_of, make, number_of, region_of
from smallwar.smallworld.tokens import SUPPLY, TARGET, WATCHTOWER
from smallwar.table.sets import first, members, size

PRIZE: Final = 2
HOPE: Final = 0.8
"""The coins that a target on the map may bring."""


class Humans(Race):
    id = "humans"
    name = "Humans"
    text = (
        "At the end of your turn, place up to two military targets outside the Alliance's land. "
        "Whoever takes one without being of the Horde gets 2 coins, and so do you."
    )
    side = ALLIANCE

    def placements(self, s: Position, who: int, steps: list[int]) -> None:
        if s.times_used(ledger.PLACED_TARGETS) == SUPPLY[TARGET]:
            return
        allowed = s.map.land & ~s.lands_of_side(ALLIANCE) & ~s.lying[TARGET] & ~s.lying[WATCHTOWER]
        for region in members(allowed):
            steps.append(make(PLACE, region, PLACE_TARGET))

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != PLACE or number_of(step) != PLACE_TARGET:
            return False
        if size(s.lying[TARGET]) == SUPPLY[TARGET]:
            s.lift(TARGET, first(s.lying[TARGET] & ~s.entries[ledger.TARGET_REGIONS]))
        s.use(ledger.PLACED_TARGETS)
        s.entries[ledger.TARGET_REGIONS] |= 1 << region_of(step)
        s.lay(TARGET, region_of(step))
        return True

    def on_region_taken(self, s: Position, who: int, region: int, by: int) -> None:
        if not s.lying[TARGET] >> region & 1 or s.side_of(by) == HORDE:
            return
        s.lift(TARGET, region)
        s.pay(NOBODY, by, PRIZE, self.id)
        if by != who:
            s.pay(NOBODY, who, PRIZE, self.id)

    def on_decline(self, s: Position, who: int) -> None:
        s.lying[TARGET] = 0

    def promise(self, s: Position, who: int) -> float:
        return HOPE * size(s.lying[TARGET])

    def uses(self, s: Position, who: int) -> list[tuple[str, int, int]]:
        return [("target", SUPPLY[TARGET] - s.times_used(ledger.PLACED_TARGETS), SUPPLY[TARGET])]
