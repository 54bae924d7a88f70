"""The pictures of maps show every field, its terrain, its value and whose town it is; and the shelf hands them out."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import combinations
from math import dist

import pytest

from smallwar.table.source import FormatError
from smallwar.warcraft.boards.board import Board, load_shipped, read_board, shipped
from smallwar.warcraft.boards.drawing import THEMES, draw_board, draw_ground
from smallwar.warcraft.boards.placing import RADIUS, middles
from smallwar.warcraft.map import TERRAINS
from smallwar.warcraft.shelf import Shelf

SVG = "{http://www.w3.org/2000/svg}"
WIDTH = 3**0.5 * RADIUS

VALLEY = """\
name: Valley
towns: [the-hill-of-the-many-names-that-we-gave, c]
fields:
  the-hill-of-the-many-names-that-we-gave: {next: [b]}
  b: {terrain: goldmine, value: 2, next: [the-hill-of-the-many-names-that-we-gave, c, d]}
  c: {next: [b, e]}
  d: {terrain: mountain, next: [b]}
  e: {terrain: forest, next: [c, f]}
  f: {value: 4, next: [e]}
"""


def texts(drawing: str) -> list[str]:
    """Give what is written in a picture."""
    return [element.text or "" for element in ET.fromstring(drawing).iter(f"{SVG}text")]


def classes(drawing: str) -> list[str]:
    return [word for element in ET.fromstring(drawing).iter() for word in element.get("class", "").split()]


@pytest.mark.parametrize("name", shipped())
def test_a_picture_shows_every_field(name: str) -> None:
    board = load_shipped(name)
    drawing = draw_board(board)
    assert drawing == draw_board(board)
    values = [str(board.values[field]) for field in range(len(board.names)) if board.values[field]]
    seats = [str(seat + 1) for seat in range(len(board.towns))]
    assert sorted(texts(drawing)) == sorted([name, *board.names, *values, *seats])
    for number, word in enumerate(TERRAINS):
        assert classes(drawing).count(word) == board.terrain.count(number)


@pytest.mark.parametrize("theme", THEMES)
def test_the_ground_is_drawn_without_names(theme: str) -> None:
    board = load_shipped("A2")
    assert sorted(texts(draw_ground(board, theme))) == ["1", "1", "1", "1", "1", "2", "2"]
    assert draw_ground(board, "day") != draw_ground(board, "night")


def test_every_field_says_what_it_is() -> None:
    told = [element.text for element in ET.fromstring(draw_board(load_shipped("A2"))).iter(f"{SVG}title")]
    assert {"Map A2", "c6: town of player 2, 3 points", "d4: clear, 2 points", "a4: mountain"} <= set(told)
    assert "a1: clear, 1 point" in told


def test_hexes_lie_side_by_side() -> None:
    board = load_shipped("A4")
    points = middles(board)
    for one, other in combinations(range(len(points)), 2):
        assert (other in board.next[one]) == (dist(points[one], points[other]) < WIDTH + 1)
        assert dist(points[one], points[other]) > WIDTH - 1


def test_a_map_of_fields_is_drawn_with_its_ways() -> None:
    board = read_board(VALLEY, "own.yaml")
    drawing = draw_board(board)
    assert {"Valley", *board.names, "2", "4"} <= set(texts(drawing))
    assert classes(drawing).count("link") == sum(map(len, board.next)) / 2
    points = middles(board)
    assert min(dist(one, other) for one, other in combinations(points, 2)) > 2 * RADIUS
    assert max(x for x, _ in points) - min(x for x, _ in points) > max(y for _, y in points) - min(y for _, y in points)


def test_fields_that_are_hexes_stay_apart() -> None:
    board = load_shipped("A4")
    own = Board("Own")
    for field, name in enumerate(board.names):
        own.add(name, board.terrain[field], board.values[field])
    own.next = board.next
    assert min(dist(one, other) for one, other in combinations(middles(own), 2)) > 2 * RADIUS


def test_a_map_of_one_field_is_drawn() -> None:
    assert texts(draw_board(read_board("name: Dot\nfields: {a: {}}\n", "own.yaml"))) == ["a", "Dot"]


def test_the_shelf_hands_out_maps() -> None:
    shelf = Shelf()
    assert shelf.names() == list(shipped())
    assert [shelf.needed(players) for players in (2, 3, 4)] == [["2"], ["3"], ["4"]]
    for name in shelf.names():
        text = shelf.text(name)
        assert shelf.problems(text, name) == []
        assert shelf.describe(text, name)["size"] in shelf.sizes()
        assert "<svg" in shelf.drawing(text, name)
        assert "<svg" in shelf.picture(text, name, "night")


@pytest.mark.parametrize("size", Shelf().sizes())
def test_the_shelf_makes_maps(size: str) -> None:
    text = Shelf().new(size, 7, "Mine")
    assert Shelf().problems(text, "mine.yaml") == []
    assert Shelf().describe(text, "mine.yaml")["size"] == size


def test_the_shelf_refuses_a_bad_map() -> None:
    with pytest.raises(FormatError, match=r"own\.yaml:1: expected the key 'name', which is missing"):
        Shelf().drawing("rows: []\n", "own.yaml")
