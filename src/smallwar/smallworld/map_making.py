"""Joining boards to the map of a game: regions of a shipped face are named FACE.REGION, in the order of the faces."""

from __future__ import annotations

from functools import cache
from typing import Any

from smallwar.smallworld.boards.board import Board, load_shipped
from smallwar.smallworld.map import MARKS, MOUNTAIN, TERRAINS, Map
from smallwar.smallworld.state import RELIC_COUNT
from smallwar.smallworld.tokens import MOUNTAIN as MOUNTAIN_PIECE
from smallwar.smallworld.tokens import MURLOC_SUPPLY, SUPPLY
from smallwar.table.sets import LARGEST, size


@cache
def shipped_map(names: tuple[str, ...]) -> Map:
    """Make the map of shipped boards once; it never changes."""
    return join([_shipped_board(name) for name in names])


@cache
def _shipped_board(name: str) -> Board:
    """Read a face once, whatever maps it becomes part of."""
    return load_shipped(name)


def join(boards: list[Board]) -> Map:
    """Make one map of several boards, which never touch one another."""
    count = sum(len(board.ids) for board in boards)
    if count > LARGEST:
        raise ValueError(f"expected boards with at most {LARGEST} regions together, found {count}")
    names: list[str] = []
    terrain: list[str] = []
    marks: list[list[str]] = []
    neighbours: list[list[int]] = []
    for board in boards:
        first = len(names)
        names += [f"{board.name}.{region}" for region in board.ids]
        terrain += board.terrain
        marks += board.marks
        neighbours += [[first + region for region in regions] for regions in board.next]
    return _with_pieces_enough(Map(names, terrain, marks, neighbours))


def _with_pieces_enough(map: Map) -> Map:
    """Refuse a map that asks for more mountains, Murlocs or relics than there are (SW-1.3, SW-1.5)."""
    for word, regions, supply in (
        ("mountains", map.of_terrain[MOUNTAIN], SUPPLY[MOUNTAIN_PIECE]),
        ("Murlocs", map.murlocs, MURLOC_SUPPLY),
        ("relics", map.relics, RELIC_COUNT),
    ):
        if size(regions) > supply:
            raise ValueError(f"expected a map with at most {supply} {word}, found {size(regions)}")
    return map


def map_from_data(data: object) -> Map:
    """Make the map that `Map.data` gave; `ValueError` says what is wrong with it."""
    if not isinstance(data, dict):
        raise ValueError(f"at map: expected its regions, found {data!r:.40}")
    names = _list_of(data, "names")
    terrain = _list_of(data, "terrain")
    marks = _list_of(data, "marks")
    neighbours = _list_of(data, "next")
    if len(set(map(str, names))) < len(names):
        raise ValueError("at map.names: expected every region once")
    if not len(names) == len(terrain) == len(marks) == len(neighbours):
        raise ValueError("at map: expected a terrain, marks and neighbours for every name")
    for regions in neighbours:
        if not isinstance(regions, list) or any(
            type(other) is not int or not 0 <= other < len(names) for other in regions
        ):
            raise ValueError(f"at map.next: expected lists of regions, found {regions!r:.40}")
    for region, regions in enumerate(neighbours):
        if region in regions or any(region not in neighbours[other] for other in regions):
            raise ValueError(f"at map.next: expected neighbours that are mutual, found {regions!r:.40}")
    for region, words in enumerate(marks):
        if not isinstance(words, list) or terrain[region] not in TERRAINS or any(mark not in MARKS for mark in words):
            raise ValueError(f"at map: expected a terrain and marks, found {terrain[region]!r:.40}, {words!r:.40}")
    return _with_pieces_enough(Map([str(name) for name in names], terrain, marks, neighbours))


def _list_of(data: dict[str, Any], key: str) -> list[Any]:
    value = data.get(key)
    if not isinstance(value, list) or len(value) > LARGEST:
        raise ValueError(f"at map.{key}: expected a list of at most {LARGEST} entries, found {value!r:.40}")
    return value
