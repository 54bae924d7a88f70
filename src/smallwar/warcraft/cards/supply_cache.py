"""Supply Cache: gold or wood before the first purchase."""

from __future__ import annotations

from typing import Final

from smallwar.warcraft.ability import GOLD_AND_WOOD, PURCHASE_START, Card
from smallwar.warcraft.state import Position
from smallwar.warcraft.steps import CARD, make, part

CONTENTS: Final = [(2, 0), (0, 2), (1, 1)]
"""The gold and wood among which the player chooses."""


class SupplyCache(Card):
    id = "supply-cache"
    text = "Before your first purchase, take 2 gold, or 2 wood, or 1 of each."
    windows = (PURCHASE_START,)
    takes = GOLD_AND_WOOD

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        for gold, wood in CONTENTS:
            found.append(make(CARD, self.number, gold, wood))

    def play(self, s: Position, who: int, step: int) -> None:
        s.pay(who, -part(step, 1), -part(step, 2))
