"""Aegis of Aggramar: it guards the region in which it lies."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import ledger
from smallwar.smallworld.ability import PlacedArtifact
from smallwar.smallworld.state import Position
from smallwar.smallworld.steps import PLACE_AEGIS
from smallwar.smallworld.tokens import AEGIS

PRICE: Final = 2


class Aegis(PlacedArtifact):
    id = "aegis"
    name = "Aegis of Aggramar"
    text = (
        "At the end of your turn put it into a region of yours. An opponent pays you 2 coins before touching "
        "that region, once a turn."
    )
    kind = AEGIS
    place = PLACE_AEGIS
    counter = ledger.PLACED_AEGIS

    def toll_coins(self) -> int:
        return PRICE

    def toll_regions(self, s: Position, who: int, tribe: int, by: int, act: int) -> int:
        return 0 if s.entries[ledger.OPENED] else s.lying[AEGIS]

    def on_toll_paid(self, s: Position, who: int, by: int) -> None:
        s.entries[ledger.OPENED] = 1
