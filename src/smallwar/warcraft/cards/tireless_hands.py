"""Tireless Hands: a building that needs no worker."""

from __future__ import annotations

from smallwar.warcraft import ledger
from smallwar.warcraft.ability import PURCHASE_START, Card
from smallwar.warcraft.state import Position


class TirelessHands(Card):
    id = "tireless-hands"
    text = "Before your first purchase: the next building of this phase, which is no outpost, needs no worker and gets none."
    windows = (PURCHASE_START,)

    def play(self, s: Position, who: int, step: int) -> None:
        s.entries[ledger.FREE_BUILDINGS] += 1
