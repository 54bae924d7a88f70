"""What the four scenarios change: start, marks, and who stands better at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from smallwar.table.sets import members, size
from smallwar.warcraft.boards.board import shipped
from smallwar.warcraft.figures import MELEE, RANGED, START_MELEE
from smallwar.warcraft.map_making import shipped_map
from smallwar.warcraft.roster import SCENARIO_IDS, SCENARIOS
from smallwar.warcraft.state import NONE, Position, units_in

if TYPE_CHECKING:
    from smallwar.warcraft.ability import Scenario

PLAYERS: Final = (2, 3, 4)


def scenario(word: str) -> Scenario:
    return SCENARIOS[SCENARIO_IDS.index(word)]


def table(map_name: str, *sides: int) -> Position:
    """Lay out a map with a player for each side named."""
    s = Position(shipped_map(map_name), [f"player {seat}" for seat in range(len(sides))])
    s.clear()
    s.side = list(sides)
    for seat in range(len(sides)):
        s.town[seat] = s.map.towns[seat]
    return s


@pytest.mark.parametrize("word", SCENARIO_IDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_scenario_has_maps_and_teams_for_its_players(word: str, players: int) -> None:
    one = scenario(word)
    for name in one.maps(players):
        assert name in shipped()
        assert len(shipped_map(name).towns) == players
        assert {len(teams) for teams in one.teams(players, name)} == {players}
    assert one.cap(players) > 0


@pytest.mark.parametrize(
    ("players", "in_teams", "short", "long"),
    [(2, False, 10, 15), (3, False, 12, 15), (4, False, 12, 20), (4, True, 18, 30)],
)
def test_targets(players: int, in_teams: bool, short: int, long: int) -> None:
    war, lean = scenario("border-war"), scenario("lean-years")
    assert [war.target(players, in_teams, long=is_long) for is_long in (False, True)] == [short, long]
    assert [lean.target(players, in_teams, long=is_long) for is_long in (False, True)] == [short, short]
    assert scenario("old-beacon").target(players, in_teams, long=True) == 0


def test_lean_years_deplete_what_is_far_from_towns() -> None:
    s = table("A2", 0, 1)
    s.fixed_yield = 1
    scenario("lean-years").set_up(s)
    near_towns = s.map.next[s.town[0]] | s.map.next[s.town[1]]
    assert s.partly & near_towns == 0
    assert s.partly | near_towns == s.partly | near_towns | s.map.goldmines | s.map.forests
    assert [s.given[field] for field in members(s.partly)] == [10] * size(s.partly)


def test_the_beacon_stands_in_the_middle() -> None:
    for name, middle in (("D2", "d4"), ("D3", "d4"), ("D4", "d4"), ("A4", "e4")):
        s = table(name, 0, 1)
        s.beacon = scenario("old-beacon").beacon(s.map)
        assert s.map.names[s.beacon] == middle


def test_marks_are_counted_from_the_eighth_round_and_lost_at_once() -> None:
    beacon = scenario("old-beacon")
    s = table("D2", 0, 1)
    s.beacon = beacon.beacon(s.map)
    s.enlist(0, MELEE, s.beacon, 1)
    s.round = 7
    beacon.on_purchase_end(s, 0)
    assert s.marks == [0, 0]
    s.round = 8
    beacon.on_purchase_end(s, 0)
    beacon.on_purchase_end(s, 1)
    assert s.marks == [1, 0]
    s.enlist(1, MELEE, s.beacon, 1)
    beacon.on_purchase_end(s, 0)
    assert s.marks == [0, 0]


def test_four_players_for_themselves_wait_until_the_tenth_round() -> None:
    beacon = scenario("old-beacon")
    s = table("A4", 0, 1, 2, 3)
    s.beacon = beacon.beacon(s.map)
    s.enlist(2, MELEE, s.beacon, 1)
    for s.round in (9, 10):
        beacon.on_purchase_end(s, 2)
    assert s.marks == [0, 0, 1, 0]


def test_a_team_counts_its_marks_after_the_last_of_it() -> None:
    beacon = scenario("old-beacon")
    s = table("D4", 0, 0, 1, 1)
    s.beacon = beacon.beacon(s.map)
    s.enlist(0, MELEE, s.beacon, 1)
    s.round = 8
    s.start = 1
    beacon.on_purchase_end(s, 1)
    assert s.marks == [0, 0, 0, 0]
    beacon.on_purchase_end(s, 0)
    assert s.marks == [1, 1, 0, 0]
    s.out[0] = 8
    s.enlist(1, MELEE, s.beacon, 1)
    beacon.on_purchase_end(s, 1)
    assert s.marks == [2, 2, 0, 0]
    assert beacon.winner(s) == NONE
    beacon.on_purchase_end(s, 1)
    assert beacon.winner(s) == 0
    assert beacon.standing(s, 0) > beacon.standing(s, 1)


@pytest.mark.parametrize(
    ("name", "outside", "ranges", "gold"), [("E2", [], 0, 5), ("E3", [2], 0, 6), ("E4", [2, 2], 1, 8)]
)
def test_the_last_wall_is_manned(name: str, outside: list[int], ranges: int, gold: int) -> None:
    wall = scenario("last-wall")
    s = table(name, 0, *[1] * (len(shipped_map(name).towns) - 1))
    players = len(s.players)
    s.enlist(0, MELEE, s.town[0], START_MELEE)
    wall.set_up(s)
    around = members(s.map.next[s.town[0]])
    assert [units_in(s.stack(0, field)) for field in around if s.stack(0, field)] == outside
    assert s.standing[0] & s.map.mountains == 0
    assert s.built[RANGED] == ranges
    assert [wall.gold(players, seat) for seat in range(players)] == [gold] + [5] * (players - 1)
    assert wall.standing(s, 0) > wall.standing(s, 1)
    assert not wall.partner_goes()
