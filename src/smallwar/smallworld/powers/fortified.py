"""Fortified: forts rise everywhere and outlast the race."""

from __future__ import annotations

from smallwar.smallworld.ability import Power
from smallwar.smallworld.state import Position
from smallwar.smallworld.steps import PLACE, PLACE_FORT, kind_of, make, number_of, region_of
from smallwar.smallworld.tokens import FORT, SUPPLY
from smallwar.table.sets import members, size


class Fortified(Power):
    id = "fortified"
    name = "Fortified"
    text = "At the end of your turn each of your regions gets a fort, which adds 1 to its price. Forts stay in decline."

    def lasts(self) -> bool:
        return True

    def _bare(self, s: Position, who: int) -> int:
        return s.held[who] & ~s.lying[FORT]

    def _left(self, s: Position) -> int:
        return SUPPLY[FORT] - size(s.lying[FORT])

    def must_place(self, s: Position, who: int) -> bool:
        """The player chooses only where the forts run short."""
        return 0 < self._left(s) < size(self._bare(s, who))

    def placements(self, s: Position, who: int, steps: list[int]) -> None:
        if self.must_place(s, who):
            for region in members(self._bare(s, who)):
                steps.append(make(PLACE, region, PLACE_FORT))

    def perform(self, s: Position, who: int, step: int) -> bool:
        if kind_of(step) != PLACE or number_of(step) != PLACE_FORT:
            return False
        s.lay(FORT, region_of(step))
        return True

    def on_turn_end(self, s: Position, who: int) -> None:
        if self._left(s):
            for region in members(self._bare(s, who)):
                s.lay(FORT, region)

    def uses(self, s: Position, who: int) -> list[tuple[str, int, int]]:
        return [("fort", self._left(s), SUPPLY[FORT])]
