"""Drag Off: an enemy unit is hauled out of the combat."""

from __future__ import annotations

from smallwar.warcraft.ability import ROUND_START
from smallwar.warcraft.families import UnitCard
from smallwar.warcraft.fighting import alike, units_of_side
from smallwar.warcraft.figures import MELEE, RANGED
from smallwar.warcraft.state import Position, field_of, kind_of, player_of, unit


class DragOff(UnitCard):
    id = "drag-off"
    text = (
        "At the start of a combat round, an enemy melee or ranged unit, but no militia, leaves the combat. When that is "
        "over, the unit is lost if you win or nobody does; otherwise it returns to its field."
    )
    windows = (ROUND_START,)

    def targets(self, s: Position, who: int) -> list[int]:
        enemies = units_of_side(s, 1 - s.combat_side(who))
        return [target for target in enemies if kind_of(target) in (MELEE, RANGED)]

    def strike(self, s: Position, who: int, target: int) -> None:
        owner = player_of(target)
        kind = kind_of(target)
        field = field_of(target)
        s.put(owner, kind, field, -1)
        s.dragged.append(unit(owner, kind, field, s.combat_side(who)))
        if s.staggered.count(target) > alike(s, target):
            s.staggered.remove(target)
