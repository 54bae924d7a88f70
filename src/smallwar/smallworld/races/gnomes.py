"""Gnomes: flying machines that reach every shore."""

from __future__ import annotations

from smallwar.smallworld import ledger, pending, steps
from smallwar.smallworld.ability import ALLIANCE, ATTEMPT, Race
from smallwar.smallworld.state import Position
from smallwar.smallworld.steps import kind_of, make, number_of, region_of
from smallwar.smallworld.tokens import WATCHTOWER
from smallwar.table.sets import members


class Gnomes(Race):
    id = "gnomes"
    name = "Gnomes"
    text = (
        "Once a turn, raid any land region as if it were next to you. "
        "You may name it first and roll the die: the roll comes off its price."
    )
    side = ALLIANCE
    means = steps.BY_FLIGHT

    def means_ready(self, s: Position, who: int) -> bool:
        return s.times_used(steps.BY_FLIGHT) == 0 or s.entries[ledger.RAIDED] > 0

    def means_forced(self, s: Position, who: int, region: int) -> bool:
        return s.entries[ledger.RAIDED] == region + 1

    def means_borders(self, s: Position, who: int) -> int:
        raided = s.entries[ledger.RAIDED]
        return 1 << (raided - 1) if raided else s.map.land

    def means_price(self, s: Position, who: int, region: int, near: bool, price: int) -> int:
        return price - s.entries[ledger.RAID_CUT] if s.entries[ledger.RAIDED] == region + 1 else price

    def conquest_steps(self, s: Position, who: int, steps_out: list[int]) -> None:
        if s.times_used(steps.BY_FLIGHT) or not s.in_hand(who):
            return
        for region in members(s.map.land & ~s.held[who] & ~s.lying[WATCHTOWER] & s.open_to(who, ATTEMPT)):
            steps_out.append(make(steps.RAID, region))

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != steps.RAID:
            return False
        s.use(steps.BY_FLIGHT)
        s.pending.append(make(pending.PIECE_CHANCE, region_of(step), self.number))
        return True

    def after_step(self, s: Position, who: int, step: int) -> None:
        """Any other step than the raid itself gives the raid up."""
        if kind_of(step) != steps.RAID:
            s.entries[ledger.RAIDED] = 0

    def odds(self, s: Position, who: int, region: int) -> list[tuple[int, int]]:
        return s.die_odds()

    def on_chance(self, s: Position, who: int, region: int, step: int) -> None:
        s.entries[ledger.RAIDED] = region + 1
        s.entries[ledger.RAID_CUT] = number_of(step)

    def uses(self, s: Position, who: int) -> list[tuple[str, int, int]]:
        flight = 1 if self.means_ready(s, who) else 0
        return [("flight", flight, 1), ("raid", 1 - s.times_used(steps.BY_FLIGHT), 1)]
