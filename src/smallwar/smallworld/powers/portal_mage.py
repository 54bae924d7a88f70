"""Portal-mage: what stands in two magic regions changes places."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import ledger, pending
from smallwar.smallworld.ability import MOVE, Power
from smallwar.smallworld.state import TRIBES, Position
from smallwar.smallworld.steps import SWAP, kind_of, make, number_of, region_of
from smallwar.smallworld.tokens import FACE_DOWN, FIRST_PLACE, KINDS, MOUNTAIN
from smallwar.table.sets import members

TIMES: Final = 2


class PortalMage(Power):
    id = "portal-mage"
    name = "Portal-mage"
    text = "Twice a turn, everything in two magic regions changes places, but mountains and legendary places."

    def conquest_steps(self, s: Position, who: int, steps: list[int]) -> None:
        if s.times_used(ledger.USED_SWAP) == TIMES:
            return
        open_regions = members(s.map.magic & s.open_to(who, MOVE))
        for index in range(len(open_regions)):
            for other in open_regions[index + 1 :]:
                pair = 1 << open_regions[index] | 1 << other
                if s.tolls_due(who, pair, MOVE) <= s.coins[who]:
                    steps.append(make(SWAP, open_regions[index], other))

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != SWAP:
            return False
        one = region_of(step)
        other = number_of(step)
        s.use(ledger.USED_SWAP)
        s.start_act(who, 1 << one | 1 << other, MOVE)
        s.pending.append(make(pending.PIECE_TASK, one, self.number, other))
        # Only tokens of the player's own active race turn up a relic; under anybody else it stays face down (SW-10.17).
        for entered, left in ((one, other), (other, one)):
            if s.lying[FACE_DOWN] >> entered & 1 and s.held[who] >> left & 1:
                s.pending.append(make(pending.REVEAL, entered))
        return True

    def uses(self, s: Position, who: int) -> list[tuple[str, int, int]]:
        return [("swap", TIMES - s.times_used(ledger.USED_SWAP), TIMES)]

    def on_task(self, s: Position, who: int, region: int, other: int) -> None:
        s.tokens[region], s.tokens[other] = s.tokens[other], s.tokens[region]
        s.beasts[region], s.beasts[other] = s.beasts[other], s.beasts[region]
        for tribe in range(TRIBES):
            s.held[tribe] = _exchanged(s.held[tribe], region, other)
        for kind in range(KINDS):
            if kind not in (MOUNTAIN, FACE_DOWN) and kind < FIRST_PLACE:
                s.lying[kind] = _exchanged(s.lying[kind], region, other)


def _exchanged(regions: int, one: int, other: int) -> int:
    """Give a set of regions in which two regions have changed places."""
    if (regions >> one ^ regions >> other) & 1:
        return regions ^ (1 << one | 1 << other)
    return regions
