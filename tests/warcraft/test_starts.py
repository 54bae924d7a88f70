"""How the scenarios begin through the options of a game: targets, caps, teams, and who has more or less (WB-3.5, WB-3.7)."""

from __future__ import annotations

from typing import Final

import pytest

from smallwar.table.chance import Chance
from smallwar.warcraft.game import Warcraft, WarcraftState
from smallwar.warcraft.inventory import buildings_of, depletion_of, units_of, workers_of
from smallwar.warcraft.rules import victory

TARGETS: Final = [
    (2, {}, 10),
    (2, {"target": "long"}, 15),
    (3, {}, 12),
    (3, {"target": "long"}, 15),
    (4, {}, 12),
    (4, {"target": "long"}, 20),
    (4, {"teams": "1,2,2,1"}, 18),
    (4, {"teams": "1,2,2,1", "target": "long"}, 30),
    (2, {"target": "7"}, 7),
    (3, {"scenario": "lean-years", "target": "long"}, 12),
    (4, {"scenario": "lean-years", "teams": "1,2,2,1"}, 18),
    (2, {"scenario": "old-beacon", "target": "long"}, 0),
    (3, {"scenario": "last-wall"}, 0),
]
LAST_WALLS: Final = [(2, 5, {}, [], 16), (3, 6, {"melee": 2}, [], 12), (4, 8, {"melee": 2, "ranged": 2}, ["range"], 14)]
"""The players, the gold and wood of the one in the middle, units and buildings beside the usual ones, and the last round."""
ATTACKER: Final = 1


def new(players: int, settings: dict[str, str]) -> WarcraftState:
    names = [f"player {seat + 1}" for seat in range(players)]
    return Warcraft().new(Warcraft().draw_options(names, settings, Chance(1)))


@pytest.mark.parametrize(("players", "settings", "target"), TARGETS)
def test_the_target_follows_players_teams_and_scenario(players: int, settings: dict[str, str], target: int) -> None:
    assert new(players, settings).target == target


@pytest.mark.parametrize(("players", "stock", "more", "built", "last"), LAST_WALLS)
def test_the_last_wall_has_more_the_more_attack_it(
    players: int, stock: int, more: dict[str, int], built: list[str], last: int
) -> None:
    s = new(players, {"scenario": "last-wall"})
    assert (s.cap, s.side) == (last, [0] + [1] * (players - 1))
    assert s.gold == s.wood == [stock] + [5] * (players - 1)
    middle = s.map.names[s.town[0]]
    units = units_of(s, 0)
    assert units.pop(middle) == {"melee": 3}
    assert all(s.map.next[s.town[0]] >> s.map.numbers[field] & 1 for field in units)
    assert sorted((kind, count) for stack in units.values() for kind, count in stack.items()) == sorted(more.items())
    assert workers_of(s, 0) == {middle: 3}
    assert buildings_of(s, 0) == built
    assert s.reserve[:5] == [7 - more.get("melee", 0), 7 - more.get("ranged", 0), 4, 5, 2]
    assert units_of(s, ATTACKER) == {s.map.names[s.town[ATTACKER]]: {"melee": 3}}
    assert buildings_of(s, ATTACKER) == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("yields", ["die", "fixed"])
def test_in_lean_years_only_what_is_next_to_a_town_is_untouched(players: int, yields: str) -> None:
    s = new(players, {"scenario": "lean-years", "yield": yields})
    for field in range(s.map.count):
        deposit = (s.map.goldmines | s.map.forests) >> field & 1
        lean = deposit and min(s.map.distance[town][field] for town in s.town) > 1
        assert depletion_of(s, field) == ("partly" if lean else "none")
        assert s.given[field] == (10 if lean and yields == "fixed" else 0)


@pytest.mark.parametrize("scenario", ["border-war", "old-beacon", "last-wall"])
def test_elsewhere_nothing_is_depleted_at_the_start(scenario: str) -> None:
    s = new(4, {"scenario": scenario})
    assert s.partly == s.fully == 0


def test_the_switches_are_off_until_they_are_agreed() -> None:
    usual, other = (
        new(4, {}),
        new(4, {"yield": "fixed", "cards": "active-first", "teams": "1,2,2,1", "partner": "stays"}),
    )
    assert (usual.fixed_yield, usual.active_first, usual.partner_stays) == (0, 0, 0)
    assert (other.fixed_yield, other.active_first, other.partner_stays) == (1, 1, 1)


def test_the_score_at_the_last_wall_is_that_of_the_side_that_wins() -> None:
    s = new(3, {"scenario": "last-wall"})
    assert s.scores() == [1, 0, 0]
    for gone, scores in ((ATTACKER, [1, 0, 0]), (0, [0, 1, 1]), (2, [0, 0, 0])):
        victory.eliminate(s, gone)
        assert s.scores() == scores
