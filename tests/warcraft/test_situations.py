"""Positions of rules examples: what is wrong with one is said with its place, and defaults are those of the formats."""

from __future__ import annotations

from typing import Final

import pytest

from smallwar.table.source import FormatError, read_yaml
from smallwar.warcraft.game import WarcraftState
from smallwar.warcraft.situation import WarcraftScenarios

TABLE: Final = """\
map:
  a: {next: [b]}
  b: {terrain: forest, next: [a, m]}
  m: {terrain: mountain, next: [b]}
players:
  anna: {people: orcs, town: a}
  bert: {people: humans}
"""

BAD: Final = {
    ("map:", "chart:"): "ours:2: at chart: expected one of the keys map, players",
    ("town: a", "city: a"): "ours:6: at players.anna.city: expected one of the keys people, town",
    ("people: humans", "gold: 1"): "ours:7: at players.bert: expected the key 'people', which is missing",
    ("humans", "gnolls"): "ours:7: at players.bert.people: expected a people (one of humans",
    ("humans", "orcs"): "ours:7: at players.bert.people: expected every people once, found 'orcs'",
    ("town: a", "town: z"): "ours:6: at players.anna.town: expected a field of the map, found 'z'",
    ("town: a", "town: m"): "ours:6: at players: expected towns on clear fields, found m, a mountain",
    ("town: a", "units: {a: {worker: 1}}"): "ours:6: at players.anna.units.a.worker: expected one of the keys melee",
    (
        "town: a",
        "units: {a: {melee: 11}}",
    ): "ours:6: at players.anna.units.a.melee: expected a whole number from 0 to 10",
    (
        "town: a",
        "units: {a: {flying: 3}, b: {flying: 2}}",
    ): "ours:6: at players.anna: expected at most 4 of flying, found 5",
    (
        "town: a",
        "units: {a: {melee: 4}}",
    ): "ours:6: at players: expected a position that can be, found one in which 4 units",
    (
        "town: a",
        "workers: {a: 3}, works: [outpost a]",
    ): "ours:6: at players: expected a position that can be, found one",
    (
        "town: a",
        "units: {m: {ranged: 1}}",
    ): "ours:6: at players: expected a position that can be, found one in which anna",
    ("town: a", "works: [hall]"): "ours:6: at players.anna.works[1]: expected one of barracks, range, aerie",
    ("town: a", "works: [outpost a, outpost a]"): "ours:6: at players: expected a position that can be, found one",
    ("town: a", "buildings: [range, range, range, range]"): "ours:6: at players.anna.buildings[4]: expected at most 3",
    ("town: a", "training: [ranged]"): "ours:6: at players: expected a position that can be, found one in which anna",
    ("town: a", "levels: {flying: 3}"): "ours:6: at players.anna.levels.flying: expected a whole number from 1 to 2",
    ("town: a", "cards: [militia]"): "ours:6: at players.anna.cards[1]: expected a card of the orcs",
    ("town: a", "cards: [nets, nets, nets]"): "ours:6: at players.anna.cards[3]: expected at most 2 of nets",
    (
        "town: a",
        "cards: [nets], discards: [nets, nets]",
    ): "ours:6: at players: expected a position that can be, found one",
    ("town: a", "team: 1"): "ours:6: at players: expected a team of all players or of none, found one for 1 of 2",
    ("town: a", "out: true"): "ours:6: at players: expected a position that can be, found one in which it is the turn",
    ("town: a", "out: 1"): "ours:6: at players.anna.out: expected true or false",
}
"""What becomes of the table when one thing in it is written otherwise."""

BAD_ENDS: Final = {
    "phase: combat": "ours:8: at phase: expected one of move, yield, deploy, buy, found 'combat'",
    "scenario: chess": "ours:8: at scenario: expected a scenario (one of border-war",
    "options: {yield: three}": "ours:8: at options.yield: expected one of die, fixed, found 'three'",
    "turn: carl": "ours:8: at turn: expected one of anna, bert, found 'carl'",
    "round: 26": "ours:8: at round: expected a whole number from 1 to 25, found '26'",
    "depleted: {m: partly}": "ours:8: at depleted.m: expected a goldmine or forest, or a town that is 'partly'",
    "depleted: {a: fully}": "ours:8: at depleted.a: expected a goldmine or forest, or a town that is 'partly'",
    "locked: [b]": "ours:8: at locked: expected fields with towns",
    "beacon: z": "ours:8: at beacon: expected a field of the map, found 'z'",
}


def situation(text: str) -> WarcraftState:
    state = WarcraftScenarios().situation(read_yaml(text, "ours").mapping(), "ours").state
    assert isinstance(state, WarcraftState)
    return state


@pytest.mark.parametrize("change", BAD, ids=str)
def test_what_could_not_be_is_refused(change: tuple[str, str]) -> None:
    with pytest.raises(FormatError) as refused:
        situation(TABLE.replace(*change, 1))
    assert str(refused.value).startswith(BAD[change])


@pytest.mark.parametrize("line", BAD_ENDS)
def test_what_is_not_known_is_refused(line: str) -> None:
    with pytest.raises(FormatError) as refused:
        situation(TABLE + line)
    assert str(refused.value).startswith(BAD_ENDS[line])


def test_too_many_players_are_counted() -> None:
    more = "".join(f"  more{number}: {{people: undead}}\n" for number in range(4))
    with pytest.raises(FormatError) as refused:
        situation(TABLE.replace("players:\n", f"players:\n{more}", 1))
    assert str(refused.value) == "ours:6: at players: expected 2 to 4 players, found 6"


def test_what_is_not_said_is_as_usual() -> None:
    s = situation(TABLE)
    assert (s.round, s.cap, s.target, s.start, s.turn, s.phase) == (2, 25, 0, 0, 0, 0)
    assert s.gold == s.wood == [5, 5]
    assert s.legal() == [s.step("stop")]


def test_the_last_round_is_that_of_the_scenario() -> None:
    assert situation(TABLE + "scenario: old-beacon").cap == 30
    assert situation(TABLE + "scenario: last-wall").cap == 16


def test_a_map_of_the_game_has_its_beacon() -> None:
    text = "map: D2\nscenario: old-beacon\nplayers: {anna: {people: orcs}, bert: {people: humans}}\n"
    s = situation(text)
    assert s.map.names[s.beacon] == "d4"
