"""Aegis of Aggramar: it guards the region in which it lies."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import ledger
from smallwar.smallworld.ability import Artifact
from smallwar.smallworld.regions import members
from smallwar.smallworld.state import Position
from smallwar.smallworld.steps import PLACE, PLACE_AEGIS, kind_of, make, number_of, region_of
from smallwar.smallworld.tokens import AEGIS

PRICE: Final = 2


class Aegis(Artifact):
    id = "aegis"
    name = "Aegis of Aggramar"
    text = (
        "At the end of your turn put it into a region of yours. An opponent pays you 2 coins before touching "
        "that region, once a turn."
    )
    kind = AEGIS

    def placements(self, s: Position, who: int, steps: list[int]) -> None:
        if not s.times_used(ledger.AEGIS):
            for region in members(s.held[who]):
                steps.append(make(PLACE, region, PLACE_AEGIS))

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != PLACE or number_of(step) != PLACE_AEGIS:
            return False
        s.use(ledger.AEGIS)
        s.lying[AEGIS] = 1 << region_of(step)
        return True

    def toll(self) -> int:
        return PRICE

    def tolls(self, s: Position, who: int, tribe: int, by: int, act: int) -> int:
        return 0 if by == s.turn and s.entries[ledger.OPENED] else s.lying[AEGIS]

    def on_toll(self, s: Position, who: int, by: int) -> None:
        s.entries[ledger.OPENED] = 1
