"""Forsaken: the fallen rise for them."""

from __future__ import annotations

from smallwar.smallworld import ledger
from smallwar.smallworld.ability import HORDE, Race
from smallwar.smallworld.state import NOBODY, Position
from smallwar.smallworld.steps import RAISE, kind_of, make, number_of


class Forsaken(Race):
    id = "forsaken"
    name = "Forsaken"
    text = (
        "For each token that others lost to you this turn, you may pay 1 coin for one more token before redeployment."
    )
    side = HORDE

    def _most(self, s: Position, who: int) -> int:
        return min(s.entries[ledger.INFLICTED], s.coins[who], s.box[s.race[who]])

    def placements(self, s: Position, who: int, steps: list[int]) -> None:
        if s.times_used(ledger.RAISED) or s.entries[ledger.DEPLOYED]:
            return
        for number in range(1, self._most(s, who) + 1):
            steps.append(make(RAISE, 0, number))

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != RAISE:
            return False
        s.use(ledger.RAISED)
        s.pay(who, NOBODY, number_of(step), self.id)
        s.take_from_box(who, number_of(step))
        return True

    def uses(self, s: Position, who: int) -> list[tuple[str, int, int]]:
        left = 0 if s.times_used(ledger.RAISED) or s.entries[ledger.DEPLOYED] else self._most(s, who)
        return [("raise", left, s.entries[ledger.INFLICTED])]
