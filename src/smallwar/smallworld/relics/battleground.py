"""Battleground: the war pays double, and neutrals take sides."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import ledger
from smallwar.smallworld.ability import ALLIANCE, HORDE, NEUTRAL, Relic
from smallwar.smallworld.state import Position
from smallwar.smallworld.steps import SIDE, kind_of, make, region_of
from smallwar.smallworld.tokens import BATTLEGROUND

LIMIT: Final = 2


class Battleground(Relic):
    id = "battleground"
    name = "Battleground"
    text = "The faction bonus pays up to 2 coins for each enemy race. A neutral race may choose a side for the turn."
    kind = BATTLEGROUND

    def conquest_steps(self, s: Position, who: int, steps: list[int]) -> None:
        if s.printed_side(who) == NEUTRAL and not s.entries[ledger.SIDE]:
            steps.append(make(SIDE, ALLIANCE))
            steps.append(make(SIDE, HORDE))

    def placements(self, s: Position, who: int, steps: list[int]) -> None:
        """A side may be chosen this late only when the last attempt with the die took the Battleground."""
        won = s.entries[ledger.WON_BY_DIE]
        if won and s.lying[BATTLEGROUND] >> (won - 1) & 1:
            self.conquest_steps(s, who, steps)

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != SIDE:
            return False
        s.entries[ledger.SIDE] = 1 + region_of(step)
        return True

    def chosen_side(self, s: Position, who: int) -> int:
        return s.entries[ledger.SIDE] - 1 if s.entries[ledger.SIDE] and who == s.turn else NEUTRAL

    def bonus_limit(self, s: Position, who: int) -> int:
        return LIMIT

    def uses(self, s: Position, who: int) -> list[tuple[str, int, int]]:
        if s.printed_side(who) != NEUTRAL:
            return []
        return [("side", 0 if s.entries[ledger.SIDE] else 1, 1)]
