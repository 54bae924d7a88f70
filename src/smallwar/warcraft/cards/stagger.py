"""Stagger: an enemy unit does not strike in this round."""

from __future__ import annotations

from smallwar.warcraft.ability import ROUND_START
from smallwar.warcraft.families import UnitCard
from smallwar.warcraft.fighting import alike, units_of_side
from smallwar.warcraft.state import Position


class Stagger(UnitCard):
    id = "stagger"
    text = (
        "At the start of a combat round, choose an enemy unit: it does not roll in this round. "
        "Among equal units of its field it is the first to be lost."
    )
    windows = (ROUND_START,)

    def targets(self, s: Position, who: int) -> list[int]:
        enemies = units_of_side(s, 1 - s.combat_side(who))
        return [target for target in enemies if s.staggered.count(target) < alike(s, target)]

    def strike(self, s: Position, who: int, target: int) -> None:
        s.staggered.append(target)
