"""Ethereals: hunters of relics."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import steps
from smallwar.smallworld.ability import NEUTRAL, TAKE, Race
from smallwar.smallworld.state import Position
from smallwar.smallworld.steps import kind_of, make, number_of, region_of
from smallwar.smallworld.tokens import FIRST_PLACE, FIRST_RELIC, KINDS
from smallwar.table.sets import members

CUT: Final = 2


class Ethereals(Race):
    id = "ethereals"
    name = "Ethereals"
    text = (
        "Once a turn, either conquer a neighbouring region with a legendary place for 2 tokens less, "
        "or move an artifact from a neighbouring region into a region of yours next to it."
    )
    side = NEUTRAL
    means = steps.BY_RELIC_HUNT

    def means_price(self, s: Position, who: int, region: int, near: bool, price: int) -> int:
        if near:
            for kind in range(FIRST_PLACE, KINDS):
                if s.lying[kind] >> region & 1:
                    return price - CUT
        return price

    def conquest_steps(self, s: Position, who: int, steps_out: list[int]) -> None:
        if s.times_used(steps.BY_RELIC_HUNT):
            return
        artifacts = 0
        for kind in range(FIRST_RELIC, FIRST_PLACE):
            artifacts |= s.lying[kind]
        if not artifacts:
            return
        for region in members(artifacts & ~s.held[who] & s.open_to(who, TAKE)):
            for home in members(s.map.next[region] & s.held[who]):
                steps_out.append(make(steps.STEAL, region, home))

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != steps.STEAL:
            return False
        s.use(steps.BY_RELIC_HUNT)
        s.start_act(who, 1 << region_of(step), TAKE)
        for kind in range(FIRST_RELIC, FIRST_PLACE):
            if s.lying[kind] >> region_of(step) & 1:
                s.lying[kind] = 1 << number_of(step)
                break
        return True

    def uses(self, s: Position, who: int) -> list[tuple[str, int, int]]:
        left = 1 - s.times_used(steps.BY_RELIC_HUNT)
        return [("relic-hunt", left, 1), ("steal", left, 1)]
