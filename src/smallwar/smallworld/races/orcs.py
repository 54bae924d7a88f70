"""Orcs: war against the Alliance pays twice."""

from __future__ import annotations

from smallwar.smallworld.ability import ALLIANCE, HORDE, Race
from smallwar.smallworld.ledger import conquered_race
from smallwar.smallworld.state import Position


class Orcs(Race):
    id = "orcs"
    name = "Orcs"
    text = "Each region conquered from an Alliance race pays 1 coin, besides the faction bonus."
    side = HORDE

    def income(self, s: Position, who: int) -> int:
        alliance = s.races_of_side(ALLIANCE)
        return len([conquest for conquest in s.conquests if alliance >> conquered_race(conquest) & 1])
