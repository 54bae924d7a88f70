"""Enraged: the more defenders, the more coins."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.ability import Power
from smallwar.smallworld.ledger import conquered_own, conquered_tokens
from smallwar.smallworld.state import Position

WORTH_A_FIGHT: Final = 2


class Enraged(Power):
    id = "enraged"
    name = "Enraged"
    text = "Each conquest of a region with 2 or more tokens of an opponent or of Murlocs pays 1 coin for each of them."

    def income(self, s: Position, who: int) -> int:
        coins = 0
        for conquest in s.conquests:
            tokens = conquered_tokens(conquest)
            if tokens >= WORTH_A_FIGHT and not conquered_own(conquest):
                coins += tokens
        return coins
