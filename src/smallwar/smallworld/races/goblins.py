"""Goblins: bombs, half of which go off."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import pending, steps
from smallwar.smallworld.ability import BOMB as BOMB_ACT
from smallwar.smallworld.ability import HORDE, Race
from smallwar.smallworld.state import Position
from smallwar.smallworld.steps import EXPLODES, FIZZLES, PLACE, PLACE_BOMB, kind_of, make, number_of, region_of
from smallwar.smallworld.tokens import BOMB, DUDS, EXPLOSIVES, WATCHTOWER
from smallwar.table.sets import members, size

HOPE: Final = 0.6
"""The coins that a bomb on the map may bring."""


class Goblins(Race):
    id = "goblins"
    name = "Goblins"
    text = (
        "At the end of your turn, lay bombs into neighbouring regions of opponents. "
        "At the start of your next turn they are turned up: half of them explode and clear their region."
    )
    side = HORDE

    def on_muster(self, s: Position, who: int) -> None:
        s.explosives = EXPLOSIVES
        s.duds = DUDS
        s.bombs = EXPLOSIVES + DUDS

    def on_turn(self, s: Position, who: int) -> None:
        for region in reversed(members(s.lying[BOMB])):
            s.pending.append(make(pending.PIECE_TASK, region, self.number))

    def on_task(self, s: Position, who: int, region: int, other: int) -> None:
        """Turn a bomb up if an opponent stands there and the fees can be paid."""
        if not self._held_by_opponent(s, who) >> region & 1 or s.lying[WATCHTOWER] >> region & 1:
            s.lift(BOMB, region)
            s.bombs += 1
        elif s.tolls_due(who, 1 << region, BOMB_ACT) > s.coins[who]:
            s.lift(BOMB, region)
        else:
            s.start_act(who, 1 << region, BOMB_ACT)
            s.pending.append(make(pending.PIECE_CHANCE, region, self.number))

    def _held_by_opponent(self, s: Position, who: int) -> int:
        regions = 0
        for opponent in s.opponents(who):
            regions |= s.lands(opponent)
        return regions

    def odds(self, s: Position, who: int, region: int) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        if s.explosives:
            found.append((make(steps.TURN_UP, region, EXPLODES), s.explosives))
        if s.duds:
            found.append((make(steps.TURN_UP, region, FIZZLES), s.duds))
        return found

    def on_chance(self, s: Position, who: int, region: int, step: int) -> None:
        s.lift(BOMB, region)
        if number_of(step) == EXPLODES:
            s.explosives -= 1
            s.explode(region)
        else:
            s.duds -= 1

    def placements(self, s: Position, who: int, steps_out: list[int]) -> None:
        if not s.bombs:
            return
        active = 0
        for opponent in s.opponents(who):
            active |= s.held[opponent]
        for region in members(active & s.near(who) & ~s.lying[BOMB] & ~s.lying[WATCHTOWER]):
            steps_out.append(make(PLACE, region, PLACE_BOMB))

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != PLACE or number_of(step) != PLACE_BOMB:
            return False
        s.bombs -= 1
        s.lay(BOMB, region_of(step))
        return True

    def promise(self, s: Position, who: int) -> float:
        return HOPE * size(s.lying[BOMB])

    def uses(self, s: Position, who: int) -> list[tuple[str, int, int]]:
        return [("bomb", s.bombs, EXPLOSIVES + DUDS)]
