"""Phase 2: what workers bring in (WB-R15 to R21, WB-D10, WB-D24)."""

from __future__ import annotations

from smallwar.table.sets import members
from smallwar.warcraft import pending
from smallwar.warcraft.figures import (
    DEPLETING,
    FIXED_YIELD,
    FULLY_AFTER,
    GOLD,
    PARTLY_AFTER,
    RESOURCE_DIE,
    WOOD,
    WORKER,
)
from smallwar.warcraft.state import Position
from smallwar.warcraft.steps import YIELD, make


def go_on(s: Position, entry: int) -> bool:
    """Let the next worker have their yield, goldmines first; say whether there was one."""
    resource = pending.first_of(entry)
    field = pending.second_of(entry)
    served = pending.third_of(entry)
    while resource <= WOOD:
        sources = s.map.goldmines if resource == GOLD else s.map.forests
        for place in members(sources & s.working[s.turn] & ~s.fully):
            if place < field:
                continue
            number = served if place == field else 0
            if number < s.count(s.turn, WORKER, place):
                s.pending.append(pending.entry(pending.HARVEST, resource, place, number + 1))
                _harvest(s, place)
                return True
        resource += 1
        field = 0
        served = 0
    return False


def _harvest(s: Position, field: int) -> None:
    if not s.fixed_yield:
        s.pending.append(pending.entry(pending.YIELD, s.turn, field))
        return
    collect(s, field, FIXED_YIELD)
    s.given[field] += FIXED_YIELD
    if s.given[field] in (PARTLY_AFTER, FULLY_AFTER):
        deplete(s, field)


def odds(field: int) -> list[tuple[int, int]]:
    """Give the faces of the resource die."""
    return [(make(YIELD, field, face), RESOURCE_DIE.count(face)) for face in sorted(set(RESOURCE_DIE))]


def take_yield(s: Position, field: int, roll: int) -> None:
    """Take what was rolled; the roll that depletes still pays (WB-K4)."""
    collect(s, field, roll)
    if roll == DEPLETING:
        deplete(s, field)


def collect(s: Position, field: int, amount: int) -> None:
    """Give the player in turn gold of a goldmine, or wood of a forest."""
    if s.map.goldmines >> field & 1:
        s.gold[s.turn] += amount
    else:
        s.wood[s.turn] += amount


def deplete(s: Position, field: int) -> None:
    """Lay a marker onto a field, or turn the one that lies there (WB-R19, WB-R20)."""
    bit = 1 << field
    if s.partly & bit:
        s.partly &= ~bit
        s.fully |= bit
    else:
        s.partly |= bit
