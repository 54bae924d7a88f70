"""Maps as text: hexes as bricks that touch their neighbours, and a list for maps without rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from smallwar.table.source import read_yaml
from smallwar.warcraft.boards.board import load_shipped, read_board, read_map_fields, shipped
from smallwar.warcraft.boards.text_map import HIGH, WIDE, map_lines, places_of
from smallwar.warcraft.map_making import map_of_board, shipped_map

if TYPE_CHECKING:
    from smallwar.warcraft.map import Map

PASS = """\
name: Pass
towns: [[0, 0], [1, 1]]
rows:
  - [0, 0, "Tg1"]
  - [1, 0, "^T"]
"""

DRAWN = """\
┌─────────────┬─────────────┬─────────────┐
│a1 town      │a2 goldmine  │a3 1 point   │
│             │3 melee of t…│             │
│             │1 worker     │             │
└──────┬──────┴──────┬──────┴──────┬──────┘
       │b1 mountain  │b2 town      │
       │             │             │
       │             │             │
       └─────────────┴─────────────┘"""

LISTED = """\
hollow  town      next to b
b       forest 2  next to hollow c d
    3 melee of the orcs
    1 worker
c       4 points  next to b
d       mountain  next to b"""


def troops(field: int) -> tuple[str, str]:
    return ("3 melee of the orcs", "1 worker") if field == 1 else ("", "")


def own_map(text: str, towns: list[int]) -> Map:
    return map_of_board(read_map_fields(read_yaml(text, "own.yaml")), towns)


def test_hexes_are_drawn_as_bricks() -> None:
    assert "\n".join(map_lines(map_of_board(read_board(PASS, "own.yaml")), troops)) == DRAWN


def test_a_map_without_rows_is_listed() -> None:
    text = "hollow: {next: [b]}\nb: {terrain: forest, value: 2, next: [hollow, c, d]}\nc: {value: 4, next: [b]}\n"
    assert "\n".join(map_lines(own_map(text + "d: {terrain: mountain, next: [b]}\n", [0]), troops)) == LISTED


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_map_is_less_than_a_hundred_columns_wide(name: str) -> None:
    lines = map_lines(shipped_map(name), lambda field: (f"first {field}", f"second {field}"))
    assert max(map(len, lines)) < 100
    assert len(lines) == (9 if name == "A4" else 7) * HIGH + 1
    for field, field_name in enumerate(shipped_map(name).names):
        assert sum(line.count(f"│{field_name}") for line in lines) == 1
        assert sum(f"│first {field} " in line for line in lines) == 1
        assert sum(f"│second {field} " in line for line in lines) == 1


@pytest.mark.parametrize("name", shipped())
def test_coordinates_follow_from_names_and_neighbours(name: str) -> None:
    places = places_of(shipped_map(name))
    assert places is not None
    (first_q, first_r), *_ = load_shipped(name).places
    assert [(q - places[0][0] + first_q, r + first_r) for q, r in places] == load_shipped(name).places


@pytest.mark.parametrize(
    "text",
    [
        "a1: {next: [a2]}\na2: {next: [a1, b1]}\nb1: {next: [a2]}\n",
        "a1: {next: [b1]}\nb1: {next: [a1, b2]}\nb2: {next: [b1]}\n",
        "a1: {}\n",
    ],
)
def test_fields_that_could_be_hexes_are_drawn_as_such(text: str) -> None:
    assert places_of(own_map(text, [])) is not None


@pytest.mark.parametrize(
    "text",
    [
        "a2: {next: [a1]}\na1: {next: [a2]}\n",
        "a1: {next: [a2, a3]}\na2: {next: [a1, a3]}\na3: {next: [a1, a2]}\n",
        "a1: {next: [b1]}\na2: {next: [b1]}\nb1: {next: [a1, a2]}\n",
        "b1: {next: [b2]}\nb2: {next: [b1]}\n",
        "a1: {next: [b1]}\nb1: {next: [a1, c1]}\nc1: {next: [b1, d1]}\nd1: {next: [c1, e]}\ne: {next: [d1]}\n",
    ],
)
def test_fields_that_are_no_hexes_are_not(text: str) -> None:
    assert places_of(own_map(text, [])) is None


def test_borders_are_shared() -> None:
    lines = map_lines(shipped_map("A4"), lambda _: ("", ""))
    assert len(lines[0]) == 7 * WIDE + 1
    assert "┼" not in "".join(lines)


def test_a_map_that_is_too_wide_is_listed() -> None:
    text = 'name: Long\nrows: [[0, 0, "........"]]\n'
    assert map_lines(map_of_board(read_board(text, "own.yaml")), troops)[0] == "a1    next to a2"
