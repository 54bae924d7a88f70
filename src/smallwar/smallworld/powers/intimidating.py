"""Intimidating: walls fall and tokens flee before the first blow."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import ledger
from smallwar.smallworld.ability import MOVE, TAKE, Power
from smallwar.smallworld.state import DECLINED, MURLOCS, Position
from smallwar.smallworld.steps import INTIMIDATE, kind_of, make, number_of, region_of
from smallwar.smallworld.tokens import FORT, WISP_WALL
from smallwar.table.sets import members

TIMES: Final = 3


class Intimidating(Power):
    id = "intimidating"
    name = "Intimidating"
    text = (
        "Three times a turn, in a neighbouring region of an opponent or of Murlocs: remove its wisp wall or fort, "
        "or move one token to another region of its race."
    )

    def conquest_steps(self, s: Position, who: int, steps: list[int]) -> None:
        if s.times_used(ledger.USED_INTIMIDATE) == TIMES:
            return
        others = s.occupied() & ~s.held[who] & ~s.held[who + DECLINED] & s.near(who)
        walled = s.lying[WISP_WALL] | s.lying[FORT]
        for region in members(others & walled & s.open_to(who, TAKE)):
            steps.append(make(INTIMIDATE, region))
        for region in members(others & ~walled & s.open_to(who, MOVE)):
            if s.tokens[region] + s.beasts[region]:
                self._moves(s, region, steps)

    def _moves(self, s: Position, region: int, steps: list[int]) -> None:
        tribe = s.tribe_at(region)
        refuges = 0 if tribe == MURLOCS else s.held[tribe] & ~(1 << region)
        if not refuges:
            steps.append(make(INTIMIDATE, region))
        for refuge in members(refuges):
            steps.append(make(INTIMIDATE, region, refuge + 1))

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != INTIMIDATE:
            return False
        region = region_of(step)
        s.use(ledger.USED_INTIMIDATE)
        for kind in (WISP_WALL, FORT):
            if s.lying[kind] >> region & 1:
                s.start_act(who, 1 << region, TAKE)
                s.lift(kind, region)
                return True
        s.start_act(who, 1 << region, MOVE)
        if not number_of(step):
            s.lose_one(region)
        elif s.tokens[region]:
            s.tokens[region] -= 1
            s.tokens[number_of(step) - 1] += 1
        else:
            s.beasts[region] -= 1
            s.beasts[number_of(step) - 1] += 1
        s.tidy()
        return True

    def uses(self, s: Position, who: int) -> list[tuple[str, int, int]]:
        return [("intimidate", TIMES - s.times_used(ledger.USED_INTIMIDATE), TIMES)]
