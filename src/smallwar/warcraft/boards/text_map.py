"""A map as text for the terminal: hexes as bricks, every row set off by half a brick, or a list where no rows are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.table.sets import members
from smallwar.warcraft.boards.board import DIRECTIONS, ROW_LETTERS, Board, link_places
from smallwar.warcraft.map import CLEAR, TERRAINS

if TYPE_CHECKING:
    from collections.abc import Callable

    from smallwar.warcraft.boards.board import Place
    from smallwar.warcraft.map import Map

    Cell = Callable[[int], tuple[str, str]]

WIDE: Final = 14
"""Columns from one border of a hex to the next; the widest shipped map then has less than a hundred."""

HIGH: Final = 4
"""Lines from one border to the next: one that says what the field is, and two of the caller's."""

UP: Final = 1
DOWN: Final = 2
LEFT: Final = 4
RIGHT: Final = 8
BORDERS: Final = " │││─┘┐┤─└┌├─┴┬┼"
"""What is drawn where borders come from these sides."""

WIDEST: Final = 100
"""Columns of a terminal that a map may take."""

INDENT: Final = "    "


def map_lines(map: Map, cell: Cell) -> list[str]:
    """Write a map with two lines of the caller's on each field; one that is too long for its hex is cut.

    A map without rows becomes a list, and so does one that is too wide for a terminal.
    """
    places = places_of(map)
    drawn = [] if places is None else hex_lines(map, places, cell)
    return drawn if drawn and max(len(line) for line in drawn) <= WIDEST else list_lines(map, cell)


def places_of(map: Map) -> list[Place] | None:
    """Find the coordinates of fields that are named by row letter and number; nothing when the map has no such rows.

    A name says in which row a field lies and where in it; how far a row is set off from the one above, neighbours say.
    """
    letters = [name[0] for name in map.names]
    lengths = [letters.count(letter) for letter in dict.fromkeys(letters)]
    rows = list(zip(ROW_LETTERS, lengths, strict=False))
    if map.names != [f"{letter}{number + 1}" for letter, length in rows for number in range(length)]:
        return None
    places: list[Place] = []
    for r, length in enumerate(lengths):
        row = next((row for row in possible_rows(places, r, length) if fits(map, places, row)), None)
        if row is None:
            return None
        places += row
    board = Board("")
    board.places = places
    link_places(board)
    return places if board.next == [members(fields) for fields in map.next] else None


def possible_rows(places: list[Place], r: int, length: int) -> list[list[Place]]:
    """Give every row of a length that touches the one above."""
    above = [q for q, row in places if row == r - 1] or [0]
    return [[(first + number, r) for number in range(length)] for first in range(above[0] - length, above[-1] + 1)]


def fits(map: Map, places: list[Place], row: list[Place]) -> bool:
    """Tell whether those of a new row and of the row above are neighbours that should be."""
    return all(
        ((q - other_q, r - other_r) in DIRECTIONS) == bool(map.next[len(places) + number] >> other & 1)
        for number, (q, r) in enumerate(row)
        for other, (other_q, other_r) in enumerate(places)
        if other_r == r - 1
    )


def hex_lines(map: Map, places: list[Place], cell: Cell) -> list[str]:
    """Write a map of hexes."""
    lefts = [WIDE * q + WIDE // 2 * r for q, r in places]
    tops = [HIGH * r for _, r in places]
    corners = [(left - min(lefts), top - min(tops)) for left, top in zip(lefts, tops, strict=True)]
    width = max(left for left, _ in corners) + WIDE + 1
    height = max(top for _, top in corners) + HIGH + 1
    sides = [[0] * width for _ in range(height)]
    for left, top in corners:
        draw_borders(sides, left, top)
    canvas = [[BORDERS[number] for number in line] for line in sides]
    for field, (left, top) in enumerate(corners):
        for number, text in enumerate((f"{map.names[field]} {kind_of(map, field)}", *cell(field))):
            written = cut(text)
            canvas[top + 1 + number][left + 1 : left + 1 + len(written)] = written
    return ["".join(line).rstrip() for line in canvas]


def draw_borders(sides: list[list[int]], left: int, top: int) -> None:
    """Draw the four sides of one brick."""
    right, bottom = left + WIDE, top + HIGH
    for y in (top, bottom):
        for x in range(left, right):
            sides[y][x] |= RIGHT
            sides[y][x + 1] |= LEFT
    for x in (left, right):
        for y in range(top, bottom):
            sides[y][x] |= DOWN
            sides[y + 1][x] |= UP


def cut(text: str) -> list[str]:
    """Cut a line to the width of a hex."""
    return list(text if len(text) < WIDE else text[: WIDE - 2] + "…")


def list_lines(map: Map, cell: Cell) -> list[str]:
    """Write a map field by field, each with its neighbours."""
    kinds = [kind_of(map, field) for field in range(map.count)]
    names, words = max(len(name) for name in map.names), max(len(kind) for kind in kinds)
    lines = []
    for field, name in enumerate(map.names):
        neighbours = " ".join(map.names[other] for other in members(map.next[field]))
        lines.append(f"{name:<{names}}  {kinds[field]:<{words}}  next to {neighbours}")
        lines += [INDENT + text for text in cell(field) if text]
    return lines


def kind_of(map: Map, field: int) -> str:
    """Say in a word or two what a field is: a town, its terrain, its points."""
    if map.town_fields >> field & 1:
        return "town"
    value, terrain = map.values[field], map.terrain[field]
    if terrain != CLEAR:
        return f"{TERRAINS[terrain]} {value or ''}".rstrip()
    return (f"{value} point" if value == 1 else f"{value} points") if value else ""
