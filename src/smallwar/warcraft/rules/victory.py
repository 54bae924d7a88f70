"""Who is out, who has won, and who stands where at the end (WB-R65, WB-R66, WB-3.5, WB-D7, WB-D15, WB-D33)."""

from __future__ import annotations

from smallwar.table.sets import members
from smallwar.warcraft.figures import (
    PIECE_KINDS,
    PIECES,
    RENOWN_POINTS,
    TILES_OF_UNITS,
    TOP_LEVEL_POINTS,
    TRAINED_KINDS,
    UNIT_KINDS,
)
from smallwar.warcraft.roster import SCENARIOS
from smallwar.warcraft.state import ENDED, NONE, Position, owner_of_work, units_in


def points(s: Position, player: int) -> int:
    """Count the victory points of a player's side (WB-K6): a team counts together and scores a field once (WB-K9)."""
    side = s.side[player]
    total = points_for_cards(s, side) + points_for_levels(s, side)
    for field in members(scoring_fields(s, side)):
        total += s.map.values[field]
    return total


def points_for_cards(s: Position, side: int) -> int:
    """Count the points for the renown that a side has laid open."""
    total = 0
    for player, own in enumerate(s.side):
        if own == side:
            total += s.laid[player] * RENOWN_POINTS
    return total


def points_for_levels(s: Position, side: int) -> int:
    """Count the points for the unit types of a side that are at their top level."""
    total = 0
    for player, own in enumerate(s.side):
        if own == side:
            total += top_levels(s, player) * TOP_LEVEL_POINTS
    return total


def scoring_fields(s: Position, side: int) -> int:
    """Give the fields that bring a side points."""
    return s.fields_with_units(side) & s.map.valued


def top_levels(s: Position, player: int) -> int:
    """Count the unit types of a player that are at their top level."""
    if s.out[player]:
        return 0
    total = 0
    for kind in range(UNIT_KINDS):
        if s.level(player, kind) + 1 == len(TILES_OF_UNITS[s.people[player]][kind]):
            total += 1
    return total


def score(s: Position, player: int) -> int:
    """Give what a player has of what is played for."""
    scenario = SCENARIOS[s.scenario]
    return points(s, player) if scenario.has_points else scenario.standing(s, s.side[player])


def has_reached_target(s: Position, player: int) -> bool:
    """Tell whether a player's points win, tested when their last phase of a round is over (WB-3.5)."""
    return 0 < s.target <= points(s, player)


# Going out


def test_towns(s: Position) -> None:
    """Mark towns in which enemies stand, and put out whose town was marked already, all in the same test (WB-D7)."""
    falling: list[int] = []
    for player in s.clockwise(s.start):
        town = s.town[player]
        if town != NONE and s.enemy_units(player) >> town & 1:
            if (s.partly | s.fully) >> town & 1:
                falling.append(player)
            else:
                s.partly |= 1 << town
    for player in falling:
        for gone in _with_partners(s, player):
            eliminate(s, gone)


def _with_partners(s: Position, player: int) -> list[int]:
    if s.partner_stays or not SCENARIOS[s.scenario].partner_goes():
        return [player]
    return [player, *s.mates(player)]


def eliminate(s: Position, player: int) -> None:
    """Take everything of a player off the table (WB-D15)."""
    if s.out[player]:
        return
    s.out[player] = s.round
    base = player * s.map.count
    for field in range(s.map.count):
        s.stacks[base + field] = 0
    s.standing[player] = 0
    s.working[player] = 0
    s.outposts[player] = 0
    s.founded[player] = 0
    for kind in range(PIECE_KINDS):
        s.reserve[player * PIECE_KINDS + kind] = PIECES[kind]
    for kind in range(TRAINED_KINDS):
        s.training[player * TRAINED_KINDS + kind] = 0
    for kind in range(UNIT_KINDS):
        s.built[player * UNIT_KINDS + kind] = 0
    s.works = [entry for entry in s.works if owner_of_work(entry) != player]
    s.hand[player] = 0
    s.deck[player] = 0
    s.discards[player] = 0
    s.known[player] = 0
    s.laid[player] = 0
    s.marks[player] = 0


def end_if_decided(s: Position) -> None:
    """End the game when one side is left, or none, or a side has won as the scenario says."""
    sides = {s.side[player] for player in range(len(s.players)) if not s.out[player]}
    if len(sides) <= 1 or SCENARIOS[s.scenario].winner(s) != NONE:
        s.phase = ENDED


# The order at the end


def ranking(s: Position) -> list[list[int]]:
    """Give the sides from the best to the worst; equal ones share a place."""
    sides = sorted(set(s.side))
    keys = {side: _key(s, side) for side in sides}
    found: list[list[int]] = []
    for key in sorted(set(keys.values()), reverse=True):
        found.append([side for side in sides if keys[side] == key])
    return found


def _key(s: Position, side: int) -> tuple[int, int, int, int, int]:
    """Say how well a side stands: who won, then who went out late, then WB-D33."""
    members_of_side = [player for player in range(len(s.players)) if s.side[player] == side]
    last_round = max([_lasted(s, player) for player in members_of_side])
    if last_round <= s.cap:
        return (0, last_round, 0, 0, 0)
    units = 0
    resources = 0
    for player in members_of_side:
        units += units_on_map(s, player)
        resources += s.gold[player] + s.wood[player]
    return (1 if _has_won(s, side) else 0, last_round, score(s, members_of_side[0]), units, resources)


def _lasted(s: Position, player: int) -> int:
    """Give the round in which a player went out, or one after the last possible."""
    return s.out[player] or s.cap + 1


def _has_won(s: Position, side: int) -> bool:
    if SCENARIOS[s.scenario].winner(s) == side:
        return True
    return s.side[s.turn] == side and SCENARIOS[s.scenario].has_points and has_reached_target(s, s.turn)


def units_on_map(s: Position, player: int) -> int:
    """Count a player's units on the map."""
    total = 0
    base = player * s.map.count
    for field in members(s.standing[player]):
        total += units_in(s.stacks[base + field])
    return total


def name_of_side(s: Position, side: int) -> str:
    """Name a side: by its number in teams, else by its player."""
    players = [player for player in range(len(s.players)) if s.side[player] == side]
    return s.players[players[0]] if len(set(s.side)) == len(s.players) else str(side + 1)
