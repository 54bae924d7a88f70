"""Making the map of a game from a board, and from what `Map.data` gave."""

from __future__ import annotations

from functools import cache
from typing import Any

from smallwar.table.sets import LARGEST
from smallwar.table.source import IDENTIFIER
from smallwar.warcraft.boards.board import HIGHEST_VALUE, Board, count_fault, fault, load_shipped, towns_fault
from smallwar.warcraft.map import TERRAINS, Map


@cache
def shipped_map(name: str) -> Map:
    """Make the map of a shipped board once; it never changes."""
    return map_of_board(load_shipped(name))


def map_of_board(board: Board, towns: list[int] | None = None) -> Map:
    """Make the map of a board, with its own towns or with others; `ValueError` says what is wrong with those."""
    found = board.towns if towns is None else towns
    wrong = towns_fault(board, found)
    if wrong:
        raise ValueError(wrong)
    return Map(board.names, board.terrain, board.values, board.next, found)


def map_from_data(data: object) -> Map:
    """Make the map that `Map.data` gave; `ValueError` says what is wrong with it."""
    if not isinstance(data, dict):
        raise ValueError(f"at map: expected its fields, found {data!r:.40}")
    board = Board("")
    for name in _list_of(data, "names"):
        if not isinstance(name, str) or IDENTIFIER.fullmatch(name) is None or name in board.names:
            raise ValueError(f"at map.names: expected names without a space, each once, found {name!r:.40}")
        board.names.append(name)
    for key in ("terrain", "values", "next"):
        if len(_list_of(data, key)) != len(board.names):
            raise ValueError(f"at map.{key}: expected an entry for every name")
    for word in data["terrain"]:
        if word not in TERRAINS:
            raise ValueError(f"at map.terrain: expected one of {', '.join(TERRAINS)}, found {word!r:.40}")
        board.terrain.append(TERRAINS.index(word))
    board.values = _numbers(data["values"], HIGHEST_VALUE + 1, "values")
    board.next = [_numbers(fields, len(board.names), "next") for fields in data["next"]]
    board.towns = _numbers(_list_of(data, "towns"), len(board.names), "towns")
    _check_mutual(board.next)
    wrong = count_fault(len(board.names)) or fault(board)
    if wrong:
        raise ValueError(f"at map: {wrong}")
    return map_of_board(board)


def _check_mutual(neighbours: list[list[int]]) -> None:
    for field, fields in enumerate(neighbours):
        if field in fields or len(set(fields)) < len(fields) or any(field not in neighbours[other] for other in fields):
            raise ValueError(f"at map.next: expected neighbours that are mutual, found {fields!r:.40}")


def _list_of(data: dict[str, Any], key: str) -> list[Any]:
    value = data.get(key)
    if not isinstance(value, list) or len(value) > LARGEST:
        raise ValueError(f"at map.{key}: expected a list of at most {LARGEST} entries, found {value!r:.40}")
    return value


def _numbers(value: object, below: int, key: str) -> list[int]:
    if not isinstance(value, list) or any(type(number) is not int or not 0 <= number < below for number in value):
        raise ValueError(f"at map.{key}: expected numbers from 0 to {below - 1}, found {value!r:.40}")
    return value
