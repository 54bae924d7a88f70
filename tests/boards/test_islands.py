"""New islands, and the pictures of any board."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from smallwar.smallworld.boards.board import Board, load_shipped, problems, read_board, write_board
from smallwar.smallworld.boards.drawing import draw_board
from smallwar.smallworld.boards.islands import new_board
from smallwar.table.source import FormatError

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, -1, 2**40])
def test_any_seed_makes_a_good_island(seed: int) -> None:
    board = new_board("small", seed, "Mine")
    assert problems(write_board(board), "mine.yaml") == []


@pytest.mark.slow
def test_another_seed_makes_another_island() -> None:
    assert new_board("small", 3, "Mine").shapes != load_shipped("S1b").shapes


@pytest.mark.parametrize(("size", "name", "message"), [("XL", "Mine", "size"), ("small", "My isle", "name")])
def test_a_wish_that_cannot_be_met_is_refused(size: str, name: str, message: str) -> None:
    with pytest.raises(FormatError, match=f"^{message}: expected"):
        new_board(size, 1, name)


def texts(drawing: str) -> list[str]:
    """Give what is written in a picture."""
    return [element.text or "" for element in ET.fromstring(drawing).iter(f"{SVG}text")]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["L1b", "S2b"])
def test_a_picture_shows_every_region(name: str) -> None:
    board = load_shipped(name)
    drawing = draw_board(board)
    assert drawing == draw_board(load_shipped(name))
    assert {name, *board.ids} <= set(texts(drawing))
    assert all(word in texts(drawing) for title in board.titles for word in title.split())


def own_board(scale: float, name: str = "Own") -> Board:
    """Give a board as somebody writes it by hand: no slots, no names, other units than ours."""
    text = f"name: {name}\nsize: small\nregions:\n"
    for column, terrain in enumerate(("fields", "sea", "mountain")):
        left, right = column * scale, (column + 1) * scale
        shape = [[left, 0], [right, 0], [right, scale], [left, scale]]
        marks = "entry, relic, murloc, cave, magic" if column == 0 else ""
        neighbours = [other for other in (column - 1, column + 1) if 0 <= other <= 2]
        text += f"  {column}: {{terrain: {terrain}, marks: [{marks}], next: {neighbours}, shape: {shape}}}\n"
    return read_board(text, "own.yaml")


@pytest.mark.parametrize("scale", [1, 100, 3000])
def test_a_board_of_any_units_is_drawn(scale: float) -> None:
    assert {"0", "1", "2", "Own"} <= set(texts(draw_board(own_board(scale))))


@pytest.mark.slow
def test_slivers_are_drawn_in_reasonable_time() -> None:
    text = "name: Thin\nsize: small\nregions:\n  1: {terrain: lake, marks: [entry, relic], next: [],"
    text += " shape: [[-10000, 0], [10000, 0], [10000, 0.1], [-10000, 0.1]]}\n"
    assert "Thin" in texts(draw_board(read_board(text, "thin.yaml")))


def test_a_board_without_shapes_has_no_picture() -> None:
    text = "name: Bare\nsize: small\nregions:\n  1: {terrain: hills, marks: [entry, relic], next: []}\n"
    with pytest.raises(FormatError, match="board Bare: expected a shape for every region"):
        draw_board(read_board(text, "bare.yaml"))
