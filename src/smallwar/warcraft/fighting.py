"""Who fights in the combat that is running, and how steps name their units: what rules and cards both ask."""

from __future__ import annotations

from smallwar.table.sets import members
from smallwar.warcraft.figures import MELEE, MILITIA, UNIT_KINDS
from smallwar.warcraft.state import Position, field_of, kind_of, player_of, unit


def enemies_in_combat(s: Position, player: int) -> list[int]:
    """List the enemies of a player who take part in the combat."""
    return s.participants(1 - s.combat_side(player))


def units_in_combat(s: Position, player: int) -> list[int]:
    """List the units with which a player takes part, packed, alike ones once."""
    battlefield = s.battlefield()
    found: list[int] = []
    for field in members(s.map.around(battlefield) & s.standing[player]):
        for kind in range(UNIT_KINDS):
            if s.count(player, kind, field):
                found.append(unit(player, kind, field))
    if s.militia(player):
        found.append(unit(player, MILITIA, battlefield))
    return found


def units_of_side(s: Position, combat_side: int) -> list[int]:
    """List the units with which a side takes part, packed, alike ones once."""
    found: list[int] = []
    for player in s.participants(combat_side):
        found += units_in_combat(s, player)
    return found


def alike(s: Position, packed: int) -> int:
    """Count the units that are like this one: of its player and kind, on its field."""
    player = player_of(packed)
    if kind_of(packed) == MILITIA:
        return s.militia(player) if field_of(packed) == s.battlefield() else 0
    return s.count(player, kind_of(packed), field_of(packed))


def rolling(s: Position, player: int, kind: int) -> int:
    """Count the units of a kind that roll for a player: those that take part and are not staggered."""
    count = s.fighters(player, kind)
    for packed in s.staggered:
        if player_of(packed) == player and _rolls_as(kind_of(packed)) == kind:
            count -= 1
    return count


def _rolls_as(kind: int) -> int:
    return MELEE if kind == MILITIA else kind


def owner_named(s: Position, packed: int) -> int:
    """Give how a step names the owner of a unit: the people counted from 1, or 0 where only one can be meant."""
    player = player_of(packed)
    for mate in s.mates(player):
        if alike(s, unit(mate, kind_of(packed), field_of(packed))):
            return s.people[player] + 1
    return 0


def unit_named(s: Position, combat_side: int, kind: int, field: int, named: int) -> int:
    """Give the unit of a side that a step names, packed; the people is counted from 1, or 0."""
    if named:
        return unit(s.player_of_people(named - 1), kind, field)
    for player in s.participants(combat_side):
        if alike(s, unit(player, kind, field)):
            return unit(player, kind, field)
    raise AssertionError("somebody has such a unit there")
