"""Tireless Hands: a building that needs no worker."""

from __future__ import annotations

from smallwar.warcraft import ledger
from smallwar.warcraft.ability import PURCHASE_START, Card
from smallwar.warcraft.figures import UNIT_KINDS
from smallwar.warcraft.state import NONE, Position
from smallwar.warcraft.steps import CARD, make


class TirelessHands(Card):
    id = "tireless-hands"
    text = "Before your first purchase: the next building of this phase, which is no outpost, needs no worker and gets none."
    windows = (PURCHASE_START,)

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        tiles = 0
        for kind in range(UNIT_KINDS):
            tiles += s.tiles_left(who, kind)
        if s.town[who] != NONE and tiles > s.entries[ledger.FREE_BUILDINGS]:
            found.append(make(CARD, self.number))

    def play(self, s: Position, who: int, step: int) -> None:
        s.entries[ledger.FREE_BUILDINGS] += 1
