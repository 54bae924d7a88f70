"""Draenei: the Light spares one of them in every opponent's turn."""

from __future__ import annotations

from smallwar.smallworld.ability import ALLIANCE, Race
from smallwar.smallworld.ledger import SPARED
from smallwar.smallworld.state import Position


class Draenei(Race):
    id = "draenei"
    name = "Draenei"
    text = "In each opponent's turn the first token that you would lose comes back to your hand instead."
    side = ALLIANCE

    def spares(self, s: Position, who: int) -> bool:
        if s.turn == who or s.entries[SPARED]:
            return False
        s.entries[SPARED] = 1
        return True
