"""Pandaren: peace has a price."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.ability import ATTEMPT, BOMB, MOVE, NEUTRAL, Race
from smallwar.smallworld.ledger import ATTACKED
from smallwar.smallworld.state import NONE, Position

PRICE: Final = 2


class Pandaren(Race):
    id = "pandaren"
    name = "Pandaren"
    text = (
        "At the end of your turn each opponent whom you did not attack gets a harmony token. "
        "Until your next turn its holder must pay you 2 coins, once, before attacking you."
    )
    side = NEUTRAL

    def on_turn(self, s: Position, who: int) -> None:
        s.harmony = 0
        s.harmony_paid = 0

    def on_turn_end(self, s: Position, who: int) -> None:
        for opponent in s.opponents(who):
            if s.race[opponent] == NONE or not s.entries[ATTACKED] >> opponent & 1:
                s.harmony |= 1 << opponent

    def toll_coins(self) -> int:
        return PRICE

    def toll_regions(self, s: Position, who: int, tribe: int, by: int, act: int) -> int:
        owes = s.harmony & ~s.harmony_paid
        return s.held[who] if owes >> by & 1 and act in (ATTEMPT, MOVE, BOMB) else 0

    def on_toll_paid(self, s: Position, who: int, by: int) -> None:
        s.harmony_paid |= 1 << by
