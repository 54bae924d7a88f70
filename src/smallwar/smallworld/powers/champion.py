"""Champion: a hero who conquers a region alone, and is ransomed when he is caught."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import ledger, steps
from smallwar.smallworld.ability import Power
from smallwar.smallworld.state import Position
from smallwar.smallworld.steps import kind_of, make, region_of
from smallwar.smallworld.tokens import CHAMPION
from smallwar.table.sets import members

RANSOM: Final = 1


class Champion(Power):
    id = "champion"
    name = "Champion"
    text = (
        "Once a turn the champion conquers a neighbouring region, whatever defends it, without spending a token. "
        "If he is caught, you pay 1 coin and lose no token."
    )
    means = steps.BY_CHAMPION

    def on_muster(self, s: Position, who: int) -> None:
        s.champion_in_hand |= 1 << who

    def means_ready(self, s: Position, who: int) -> bool:
        return s.times_used(steps.BY_CHAMPION) == 0 and (s.has_champion(who) or s.lying[CHAMPION] & s.held[who] != 0)

    def means_brings(self) -> int:
        return 1

    def means_price(self, s: Position, who: int, region: int, near: bool, price: int) -> int:
        return 0 if near else price

    def on_means(self, s: Position, who: int, region: int) -> None:
        self._stand(s, who, region)
        s.tidy()

    def _stand(self, s: Position, who: int, region: int) -> None:
        s.champion_in_hand &= ~(1 << who)
        s.lying[CHAMPION] = 1 << region

    def shields(self, s: Position, who: int, region: int) -> bool:
        return s.lying[CHAMPION] >> region & 1 == 1

    def on_driven_out(self, s: Position, who: int, region: int, by: int) -> None:
        if not s.lying[CHAMPION] >> region & 1:
            return
        s.lift(CHAMPION, region)
        if s.coins[who] >= RANSOM:
            s.pay(who, by, RANSOM, self.id)
            s.champion_in_hand |= 1 << who

    def placements(self, s: Position, who: int, steps_out: list[int]) -> None:
        if s.times_used(ledger.MOVED_CHAMPION) or not self._may_move(s, who):
            return
        for region in members(s.held[who] & ~s.lying[CHAMPION]):
            steps_out.append(make(steps.DEPLOY_CHAMPION, region))

    def _may_move(self, s: Position, who: int) -> bool:
        """In hand he is free to go; on the map only if tokens enough stay behind."""
        if s.has_champion(who):
            return True
        for region in members(s.held[who] & s.lying[CHAMPION]):
            return s.tokens[region] + s.beasts[region] >= s.garrison(who)
        return False

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != steps.DEPLOY_CHAMPION:
            return False
        if who == s.turn:
            s.use(ledger.MOVED_CHAMPION)
        self._stand(s, who, region_of(step))
        return True

    def retreat_steps(self, s: Position, who: int, steps_out: list[int]) -> None:
        if s.has_champion(who):
            for region in members(s.held[who]):
                steps_out.append(make(steps.DEPLOY_CHAMPION, region))
