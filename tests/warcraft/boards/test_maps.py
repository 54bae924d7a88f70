"""The nine maps have the figures and the symmetry that the rules give them, and become maps of games."""

from __future__ import annotations

import json
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from smallwar.table.sets import members
from smallwar.table.source import read_yaml
from smallwar.warcraft.boards.board import describe, load_shipped, read_map_fields, shipped
from smallwar.warcraft.boards.new_maps import half_turn, left_to_right, third_turn, top_to_bottom
from smallwar.warcraft.map import CLEAR, FOREST, GOLDMINE, MOUNTAIN, TOWN_VALUE
from smallwar.warcraft.map_making import map_from_data, map_of_board, shipped_map

if TYPE_CHECKING:
    from collections.abc import Callable

    from smallwar.warcraft.boards.board import Board, Place
    from smallwar.warcraft.map import Map

NAMES = ["A2", "A3", "A4", "D2", "D3", "D4", "E2", "E3", "E4"]
TOWNS = {
    "A2": ["e1", "c6"],
    "A3": ["e1", "a3", "f5"],
    "A4": ["b1", "b6", "h6", "h1"],
    "D2": ["d1", "d7"],
    "D3": ["d1", "a4", "g4"],
    "D4": ["d1", "a1", "d7", "g4"],
    "E2": ["d4", "d1"],
    "E3": ["d4", "d1", "d7"],
    "E4": ["d4", "d1", "a4", "g4"],
}


SYMMETRIES: list[tuple[str, Callable[[Place], Place]]] = [
    ("A2", half_turn),
    ("A3", third_turn),
    ("A4", left_to_right),
    ("A4", top_to_bottom),
    ("D2", half_turn),
    ("D3", third_turn),
    ("D4", half_turn),
    ("E3", half_turn),
    ("E4", third_turn),
]


def distances(map: Map, start: int, *, on_foot: bool = False) -> list[int]:
    """Give the steps from a field to each town, over mountains or around them."""
    passable = map.ground if on_foot else map.all
    steps = {start: 0}
    queue = [start]
    for field in queue:
        new = [other for other in members(map.next[field] & passable) if other not in steps]
        steps |= dict.fromkeys(new, steps[field] + 1)
        queue += new
    return [steps[town] for town in map.towns]


def between_towns(name: str, *, on_foot: bool = False) -> list[int]:
    """Give the distances between the towns of a map, seat by seat."""
    map = shipped_map(name)
    return [
        distances(map, map.towns[one], on_foot=on_foot)[other] for one, other in combinations(range(len(map.towns)), 2)
    ]


def test_there_are_nine() -> None:
    assert list(shipped()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_map_is_named_after_its_file_and_its_towns_stand_by_seat(name: str) -> None:
    board = load_shipped(name)
    assert board.name == name
    assert [board.names[town] for town in board.towns] == TOWNS[name]
    assert describe(board)["size"] == name[1]


@pytest.mark.parametrize("name", NAMES)
def test_a_map_has_as_many_fields_as_the_rules_say(name: str) -> None:
    assert shipped_map(name).count == (59 if name == "A4" else 37)


@pytest.mark.parametrize(("name", "points"), [("A2", 12), ("A3", 14), ("A4", 22)])
def test_the_points_of_a_map(name: str, points: int) -> None:
    assert sum(shipped_map(name).values) == points
    assert describe(load_shipped(name))["points"] == points


@pytest.mark.parametrize(
    ("name", "steps"),
    [
        ("A2", [6]),
        ("A3", [5, 5, 5]),
        ("A4", [5, 8, 6, 6, 8, 5]),
        ("D2", [6]),
        ("D3", [6, 6, 6]),
        ("D4", [3, 6, 6, 6, 6, 3]),
        ("E2", [3]),
    ],
)
def test_towns_are_as_far_apart_as_the_rules_say(name: str, steps: list[int]) -> None:
    assert between_towns(name) == steps


@pytest.mark.parametrize("name", ["E2", "E3", "E4"])
def test_every_attacker_is_three_steps_from_the_last_wall(name: str) -> None:
    map = shipped_map(name)
    assert distances(map, map.towns[0])[1:] == [3] * (len(map.towns) - 1)


def test_the_short_way_of_four_players_leads_over_mountains() -> None:
    assert between_towns("A4", on_foot=True) == [6, 8, 6, 6, 8, 6]


def like(board: Board, field: int) -> tuple[int, int, bool]:
    return board.terrain[field], board.values[field], field in board.towns


@pytest.mark.parametrize(("name", "turned"), SYMMETRIES)
def test_maps_are_symmetric(name: str, turned: Callable[[Place], Place]) -> None:
    board = load_shipped(name)
    for field, place in enumerate(board.places):
        other = board.places.index(turned(place))
        assert like(board, other) == like(board, field), board.names[field]


def test_neighbours_are_those_of_the_hexes() -> None:
    map = shipped_map("A2")
    assert [map.names[field] for field in members(map.next[map.numbers["d4"]])] == [
        "c3", "c4", "d3", "d5", "e3", "e4",
    ]  # fmt: skip
    assert sum(bin(fields).count("1") for fields in map.next) == 2 * 90


def test_letters_become_terrain_and_values() -> None:
    map = shipped_map("A2")
    fields = {"a1": (CLEAR, 1), "a3": (FOREST, 0), "a4": (MOUNTAIN, 0), "b1": (GOLDMINE, 0), "c6": (CLEAR, TOWN_VALUE)}
    assert {name: (map.terrain[map.numbers[name]], map.values[map.numbers[name]]) for name in fields} == fields


@pytest.mark.parametrize("name", NAMES)
def test_a_map_comes_back_from_its_data(name: str) -> None:
    map = shipped_map(name)
    again = map_from_data(json.loads(json.dumps(map.data())))
    assert again.data() == map.data()
    assert again.signature == map.signature


def test_a_shipped_map_is_made_once() -> None:
    assert shipped_map("A2") is shipped_map("A2")


def small_board() -> Board:
    text = "a: {next: [b]}\nb: {next: [a, c], value: 1}\nc: {terrain: forest, next: [b]}\n"
    return read_map_fields(read_yaml(text, "own.yaml"))


def test_towns_may_come_from_elsewhere() -> None:
    assert map_of_board(small_board()).towns == []
    map = map_of_board(small_board(), [1, 0])
    assert (map.towns, map.values) == ([1, 0], [TOWN_VALUE, TOWN_VALUE, 0])


@pytest.mark.parametrize(
    ("towns", "message"),
    [
        ([2], "expected towns on clear fields, found c, a forest"),
        ([0, 1, 0], "expected every town once, found a again"),
        ([0] * 5, "expected at most 4 towns, found 5"),
    ],
)
def test_towns_that_cannot_be_are_refused(towns: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        map_of_board(small_board(), towns)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("names", None, "at map.names: expected a list of at most 62 entries, found None"),
        ("names", ["x"] * 63, "at map.names: expected a list of at most 62 entries"),
        ("names", ["a", "a", "c"], "at map.names: expected names without a space, each once, found 'a'"),
        ("names", ["a", "b", "c d"], "at map.names: expected names without a space, each once, found 'c d'"),
        ("names", ["a", "b", 3], "at map.names: expected names without a space, each once, found 3"),
        ("terrain", ["clear"], "at map.terrain: expected an entry for every name"),
        ("terrain", ["clear", [], "clear"], "at map.terrain: expected one of clear, goldmine, forest, mountain"),
        ("terrain", ["clear", "mountain", "clear"], "at map: expected a way without mountains from a to every other"),
        ("values", [0, 0, -1], "at map.values: expected numbers from 0 to 9"),
        ("values", [0, 0, 10], "at map.values: expected numbers from 0 to 9"),
        ("values", [0, 0, True], "at map.values: expected numbers from 0 to 9"),
        ("next", [[1], [0, 2], [3]], "at map.next: expected numbers from 0 to 2"),
        ("next", [[1], [0, 2], None], "at map.next: expected numbers from 0 to 2"),
        ("next", [[1], [0, 2], []], "at map.next: expected neighbours that are mutual"),
        ("next", [[1], [0, 2], [1, 2]], "at map.next: expected neighbours that are mutual"),
        ("next", [[1, 1], [0, 2], [1]], "at map.next: expected neighbours that are mutual"),
        ("next", [[1], [0], []], "at map: expected a way from a to every field, found none to c"),
        ("towns", [3], "at map.towns: expected numbers from 0 to 2"),
        ("towns", [2], "at map: expected towns on clear fields, found c, a forest"),
    ],
)
def test_data_that_is_no_map_is_refused(key: str, value: object, message: str) -> None:
    with pytest.raises(ValueError, match=r"^at map") as caught:
        map_from_data({**map_of_board(small_board(), [0]).data(), key: value})
    assert message in str(caught.value)


@pytest.mark.parametrize("data", [None, [], "map", {}])
def test_what_is_no_data_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"^at map"):
        map_from_data(data)
