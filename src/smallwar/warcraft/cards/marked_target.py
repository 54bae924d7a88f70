"""Marked Target: the archers choose whom they hit."""

from __future__ import annotations

from smallwar.warcraft import ledger
from smallwar.warcraft.ability import BEFORE_LOSSES
from smallwar.warcraft.families import UnitCard
from smallwar.warcraft.fighting import alike
from smallwar.warcraft.state import Position


class MarkedTarget(UnitCard):
    id = "marked-target"
    text = "Before losses are taken in a step of the combat, you choose the enemy's next loss; a second copy the one after."
    windows = (BEFORE_LOSSES,)

    def targets(self, s: Position, who: int) -> list[int]:
        side = 1 - s.combat_side(who)
        if len(s.targets) >= s.entries[ledger.LOSSES + side] - s.entries[ledger.HELD + side]:
            return []
        return [target for target in s.may_be_lost(side) if s.targets.count(target) < alike(s, target)]

    def strike(self, s: Position, who: int, target: int) -> None:
        s.targets.append(target)
