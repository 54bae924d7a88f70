"""The room that a region leaves for its texture."""

from __future__ import annotations

from math import floor, sqrt
from typing import TYPE_CHECKING, Final

from smallwar.smallworld.boards.geometry import Point, bounds, distance
from smallwar.smallworld.boards.noise import between
from smallwar.table.chance import shuffled

if TYPE_CHECKING:
    from smallwar.table.chance import Chance

FINEST: Final = 2.0
MOST_CELLS: Final = 20_000
LOOSE: Final = 1.4
"""How much farther pale glyphs stand from others than dark ones."""

DIAGONAL: Final = sqrt(2.0)


class Depth:
    """How far each place of a region lies from its border, measured once on a raster, because it is asked so often."""

    def __init__(self, shape: list[Point]) -> None:
        self.left, self.top, right, bottom = bounds(shape)
        self.step = max(FINEST, sqrt((right - self.left) * (bottom - self.top) / MOST_CELLS))
        self.columns = floor((right - self.left) / self.step) + 3
        self.rows = floor((bottom - self.top) / self.step) + 3
        self.cells = [0.0] * (self.columns * self.rows)
        self.fill(shape)
        self.sweep()

    def fill(self, shape: list[Point]) -> None:
        """Mark the cells inside, row by row between the places where the outline crosses it."""
        crossings: list[list[float]] = [[] for _ in range(self.rows)]
        for (x, y), (next_x, next_y) in zip(shape, shape[1:] + shape[:1], strict=True):
            low, high = sorted((self.row_of(y), self.row_of(next_y)))
            for row in range(floor(low) + 1, floor(high) + 1):
                share = (row - self.row_of(y)) / (self.row_of(next_y) - self.row_of(y))
                crossings[row].append((x + share * (next_x - x) - self.left) / self.step + 1.0)
        for row, found in enumerate(crossings):
            found.sort()
            for start, end in zip(found[::2], found[1::2], strict=True):
                for column in range(floor(start) + 1, floor(end) + 1):
                    self.cells[row * self.columns + column] = float("inf")

    def row_of(self, y: float) -> float:
        """Give the row, and the share of a row, at a height."""
        return (y - self.top) / self.step + 1.0

    def sweep(self) -> None:
        """Let depth grow from the border inwards: once from the upper left, once from the lower right."""
        cells, width = self.cells, self.columns
        order = [cell for cell, depth in enumerate(cells) if depth]
        for cell in order:
            near = min(cells[cell - 1], cells[cell - width]) + 1.0
            slant = min(cells[cell - width - 1], cells[cell - width + 1]) + DIAGONAL
            cells[cell] = min(near, slant)
        for cell in reversed(order):
            near = min(cells[cell + 1], cells[cell + width]) + 1.0
            slant = min(cells[cell + width + 1], cells[cell + width - 1]) + DIAGONAL
            cells[cell] = min(cells[cell], near, slant)

    def at(self, point: Point) -> float:
        """Give the distance to the border, about; 0 outside."""
        column = floor((point[0] - self.left) / self.step + 1.5)
        row = floor((point[1] - self.top) / self.step + 1.5)
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return 0.0
        return max(0.0, self.cells[row * self.columns + column] - 0.5) * self.step


class Shape:
    """How large a glyph is, in shares of its size, and how far it keeps from others of its kind."""

    def __init__(self, half: float, height: float, across: float, down: float) -> None:
        self.half = half
        self.height = height
        self.across = across
        self.down = down


class Stand:
    """Where a glyph stands; one that is not dark is drawn pale."""

    def __init__(self, foot: Point, size: float, is_dark: bool) -> None:
        self.foot = foot
        self.size = size
        self.is_dark = is_dark

    def is_apart(self, other: Stand, shape: Shape, loose: float = 1.0) -> bool:
        """Tell whether two glyphs of a shape are far enough from each other."""
        both = loose * (self.size + other.size)
        across = (self.foot[0] - other.foot[0]) / (both * shape.across)
        down = (self.foot[1] - other.foot[1]) / (both * shape.down)
        return across * across + down * down >= 1.0


def rim_of(foot: Point, half: float, height: float) -> list[Point]:
    """Give points around a glyph that stands at a place."""
    x, y = foot
    return [
        (x - half, y), (x, y + 1.0), (x + half, y), (x, y - height),
        (x - 0.7 * half, y - 0.5 * height), (x + 0.7 * half, y - 0.5 * height), (x, y - 0.5 * height),
    ]  # fmt: skip


class Room:
    """The room of one region: inside its border, and for what is dark clear of what will be put upon it."""

    def __init__(self, shape: list[Point], kept_clear: list[tuple[Point, float]], chance: Chance) -> None:
        self.shape = shape
        self.kept_clear = kept_clear
        self.chance = chance
        self.depth = Depth(shape)
        left, top, right, bottom = bounds(shape)
        self.reach = distance((left, top), (right, bottom))

    def is_inside(self, point: Point, margin: float) -> bool:
        """Tell whether a place lies at least so far from the border."""
        return self.depth.at(point) >= margin

    def is_clear(self, point: Point, margin: float) -> bool:
        """Tell whether nothing that has to stay clear is so near."""
        return all(distance(point, place) >= margin + reach for place, reach in self.kept_clear)

    def is_free(self, point: Point, margin: float) -> bool:
        """Tell whether a place may be dark."""
        return self.is_inside(point, margin) and self.is_clear(point, 0.7 * margin)

    def takes(self, foot: Point, half: float, height: float) -> bool:
        """Tell whether a glyph of this size that stands at a place lies within the border."""
        return all(self.depth.at(spot) >= 2.0 for spot in rim_of(foot, half, height))

    def is_shown(self, foot: Point, half: float, height: float) -> bool:
        """Tell whether a glyph of this size may be dark."""
        return all(self.is_clear(spot, 0.5) for spot in rim_of(foot, half, height))

    def scatter(self, sizes: list[float], shape: Shape) -> list[Stand]:
        """Find places for glyphs of a shape, from the back to the front: large ones first, small ones in the gaps.

        Those that may be dark choose before those that may not.
        """
        found: list[Stand] = []
        places = self.places(6.0, 5.0)
        for size in sizes:
            pale: list[Stand] = []
            for number in shuffled(self.chance, len(places)):
                stand = Stand(places[number], self.vary(size), True)
                half, height = stand.size * shape.half, stand.size * shape.height
                if self.takes(stand.foot, half, height) and all(stand.is_apart(other, shape) for other in found):
                    stand.is_dark = self.is_shown(stand.foot, half, height)
                    (found if stand.is_dark else pale).append(stand)
            for stand in pale:
                if all(stand.is_apart(other, shape, LOOSE) for other in found):
                    found.append(stand)
        return sorted(found, key=lambda stand: stand.foot[1])

    def places(self, across: float, down: float) -> list[Point]:
        """Give jittered places in staggered rows over the whole region, from the back to the front."""
        left, top, right, bottom = bounds(self.shape)
        found = []
        for row in range(floor((bottom - top) / down) + 2):
            shift = across / 2 if row % 2 else 0.0
            for column in range(floor((right - left) / across) + 2):
                x = left + column * across + shift + between(self.chance, -0.24, 0.24) * across
                y = top + row * down + between(self.chance, -0.2, 0.2) * down
                if self.is_inside((x, y), 2.0):
                    found.append((x, y))
        return sorted(found, key=lambda point: point[1])

    def free_places(self, across: float, down: float, margin: float) -> list[Point]:
        """Give those of the places where something dark of this radius fits."""
        return [place for place in self.places(across, down) if self.is_free(place, margin)]

    def vary(self, middle: float, share: float = 0.12) -> float:
        """Give a number near this one."""
        return middle * between(self.chance, 1.0 - share, 1.0 + share)
