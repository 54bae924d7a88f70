"""New maps are fair by symmetry, keep the rules of maps and hold what the shipped ones hold."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from smallwar.table.source import FormatError
from smallwar.warcraft.boards.board import describe, load_shipped, problems, write_board
from smallwar.warcraft.boards.new_maps import PATTERNS, clockwise, distance, new_board
from smallwar.warcraft.map import FOREST, GOLDMINE, MOUNTAIN

if TYPE_CHECKING:
    from smallwar.warcraft.boards.board import Board

SEEDS = 50


@pytest.fixture(params=PATTERNS, scope="module")
def boards(request: pytest.FixtureRequest) -> list[Board]:
    """Give many maps for two, three and four players."""
    return [new_board(request.param, seed, "Mine") for seed in range(SEEDS)]


def test_any_seed_makes_a_good_map_and_another_seed_another_one(boards: list[Board]) -> None:
    texts = [write_board(board) for board in boards]
    assert [sentence for text in texts for sentence in problems(text, "mine.yaml")] == []
    assert len(set(texts)) == SEEDS


def test_a_new_map_holds_what_the_shipped_one_holds(boards: list[Board]) -> None:
    for board in boards:
        assert describe(board) == describe(load_shipped(f"A{len(board.towns)}")) | {"name": "Mine"}
        assert sorted(board.values) == sorted(load_shipped(f"A{len(board.towns)}").values)


def test_no_seat_is_better_than_another(boards: list[Board]) -> None:
    for board in boards:
        for orbit in PATTERNS[str(len(board.towns))].orbits(board.places):
            assert len({(board.terrain[field], board.values[field], field in board.towns) for field in orbit}) == 1


def test_every_town_has_what_it_needs_beside_it(boards: list[Board]) -> None:
    for board in boards:
        for town in board.towns:
            around = board.next[town]
            assert {GOLDMINE, FOREST} < {board.terrain[field] for field in around}
            assert not [field for field in around if board.terrain[field] == MOUNTAIN or board.values[field]]


def test_towns_are_far_apart_and_stand_clockwise(boards: list[Board]) -> None:
    for board in boards:
        places = [board.places[town] for town in board.towns]
        assert min(distance(one, other) for one, other in combinations(places, 2)) >= 5
        assert places == sorted(places, key=clockwise)


@pytest.mark.parametrize(("size", "name", "message"), [("5", "Mine", "size"), ("2", "My map", "name")])
def test_a_wish_that_cannot_be_met_is_refused(size: str, name: str, message: str) -> None:
    with pytest.raises(FormatError, match=f"^{message}: expected"):
        new_board(size, 1, name)


@pytest.mark.parametrize("seed", [-1, 2**40])
def test_any_number_will_do_as_a_seed(seed: int) -> None:
    assert write_board(new_board("3", seed, "Mine")) == write_board(new_board("3", seed, "Mine"))
