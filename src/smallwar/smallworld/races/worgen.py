"""Worgen: human by day, wolf by night."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.ability import ALLIANCE, Race
from smallwar.smallworld.ledger import FORM as CHOSEN
from smallwar.smallworld.state import NOBODY, Position
from smallwar.smallworld.steps import FORM, HUMAN_FORM, WORGEN_FORM, kind_of, make, region_of

GIFT: Final = 2
PRICE: Final = 1


class Worgen(Race):
    id = "worgen"
    name = "Worgen"
    text = (
        "When your turn begins, choose: the human form gives 2 coins; the worgen form costs 1 coin and every "
        "region costs 1 token less."
    )
    side = ALLIANCE

    def blocks(self, s: Position, who: int) -> bool:
        return s.entries[CHOSEN] == 0

    def conquest_steps(self, s: Position, who: int, steps: list[int]) -> None:
        if not self.blocks(s, who):
            return
        steps.append(make(FORM, HUMAN_FORM))
        if s.coins[who] >= PRICE:
            steps.append(make(FORM, WORGEN_FORM))

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != FORM:
            return False
        s.entries[CHOSEN] = 1 + region_of(step)
        if region_of(step) == HUMAN_FORM:
            s.pay(NOBODY, who, GIFT, self.id)
        else:
            s.pay(who, NOBODY, PRICE, self.id)
        return True

    def price_change(self, s: Position, who: int, region: int) -> int:
        return -1 if s.entries[CHOSEN] == 1 + WORGEN_FORM else 0

    def uses(self, s: Position, who: int) -> list[tuple[str, int, int]]:
        return [("form", 1 if self.blocks(s, who) else 0, 1)]
