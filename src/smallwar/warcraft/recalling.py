"""Calling the units of a field back to a place of one's own: a card does it, and the rules go on where not all find room there.

Whoever finds no room goes next to that place, as the owner chooses, unit by unit. Until all have landed they are in the air.
"""

from __future__ import annotations

from smallwar.table.sets import members
from smallwar.warcraft import ledger, pending
from smallwar.warcraft.figures import FLYING, MELEE, UNIT_KINDS
from smallwar.warcraft.state import STACK_BITS, UNITS_MASK, Position, stack_of, units_in
from smallwar.warcraft.steps import DEPLOY, make


def can_recall(s: Position, who: int, origin: int, target: int) -> bool:
    """Tell whether all units of a field would find room in another one or next to it."""
    stack = s.stack(who, origin) & UNITS_MASK
    aside = units_in(stack) - s.room_for(who, MELEE, target)
    if aside <= 0 or _open_fields(s, who, target) >> origin & 1:
        return True  # a field that they leave has room for them
    return can_spread(s, who, target, stack, aside)


def recall(s: Position, who: int, origin: int, target: int) -> None:
    """Call all units of a field to another one; where they do not all find room, the owner is asked next."""
    stack = s.stack(who, origin) & UNITS_MASK
    _place(s, who, stack, origin, -1)
    aside = units_in(stack) - s.room_for(who, MELEE, target)
    if aside <= 0:
        _place(s, who, stack, target, 1)
        return
    s.entries[ledger.IN_THE_AIR] = stack
    s.entries[ledger.ASIDE] = aside
    s.entries[ledger.CALLED_TO] = target
    s.pending.append(pending.entry(pending.SPREAD, who))


def can_spread(s: Position, who: int, target: int, in_the_air: int, aside: int) -> bool:
    """Tell whether so many units of a stack find room next to a field; only flying units do in the mountains (WB-R13)."""
    fields = _open_fields(s, who, target)
    in_mountains = _room(s, who, fields & s.map.mountains)
    return aside <= _room(s, who, fields & s.map.ground) + min(stack_of(in_the_air, FLYING), in_mountains)


def spread_steps(s: Position, who: int, found: list[int]) -> None:
    """List where the next unit in the air may go, so that all others still find room."""
    in_the_air = s.entries[ledger.IN_THE_AIR]
    target = s.entries[ledger.CALLED_TO]
    fields = _open_fields(s, who, target)
    for kind in range(UNIT_KINDS):
        if not stack_of(in_the_air, kind):
            continue
        for field in members(fields if kind == FLYING else fields & s.map.ground):
            if s.room_for(who, kind, field) > 0 and _leaves_room(s, who, kind, field):
                found.append(make(DEPLOY, kind, 1, field))


def spread_one(s: Position, who: int, kind: int, field: int) -> bool:
    """Let a unit in the air land; with the last that goes aside the others land where they were called. Say whether they have."""
    s.put(who, kind, field, 1)
    s.entries[ledger.IN_THE_AIR] -= 1 << STACK_BITS * kind
    s.entries[ledger.ASIDE] -= 1
    if s.entries[ledger.ASIDE]:
        return False
    _place(s, who, s.entries[ledger.IN_THE_AIR], s.entries[ledger.CALLED_TO], 1)
    s.entries[ledger.IN_THE_AIR] = 0
    s.entries[ledger.CALLED_TO] = 0
    return True


def _open_fields(s: Position, who: int, target: int) -> int:
    return s.map.next[target] & ~s.enemy_pieces(who)


def _room(s: Position, who: int, fields: int) -> int:
    total = 0
    for field in members(fields):
        total += s.room_for(who, MELEE, field)
    return total


def _leaves_room(s: Position, who: int, kind: int, field: int) -> bool:
    """Tell whether the others that go aside find room when a unit has landed on this field."""
    in_the_air = s.entries[ledger.IN_THE_AIR] - (1 << STACK_BITS * kind)
    s.put(who, kind, field, 1)
    possible = can_spread(s, who, s.entries[ledger.CALLED_TO], in_the_air, s.entries[ledger.ASIDE] - 1)
    s.put(who, kind, field, -1)
    return possible


def _place(s: Position, who: int, stack: int, field: int, sign: int) -> None:
    """Put a stack of units onto a field, or take it off."""
    for kind in range(UNIT_KINDS):
        count = stack_of(stack, kind)
        if count:
            s.put(who, kind, field, sign * count)
