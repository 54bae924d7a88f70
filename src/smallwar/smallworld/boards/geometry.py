"""Plane geometry of islands: points, lines and polygons as lists of pairs."""

from __future__ import annotations

from itertools import pairwise
from math import floor, sqrt
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Collection

Point: TypeAlias = "tuple[float, float]"


def distance(one: Point, other: Point) -> float:
    """Measure between two points; only operations that give the same bits on every machine."""
    across, down = one[0] - other[0], one[1] - other[1]
    return sqrt(across * across + down * down)


def direction(turns: float) -> Point:
    """Give the point on the circle of radius one after so many turns, with the same bits on every machine."""
    angle = (turns - floor(turns + 0.5)) * 0.785398163397448
    square = angle * angle
    x = 1.0 - square / 2.0 * (1.0 - square / 12.0 * (1.0 - square / 30.0 * (1.0 - square / 56.0)))
    y = angle * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0)))
    for _ in range(3):
        x, y = x * x - y * y, 2.0 * x * y
    return x, y


def area(polygon: list[Point]) -> float:
    """Measure a polygon; the direction in which it runs does not matter."""
    return abs(signed_area(polygon))


def signed_area(polygon: list[Point]) -> float:
    """Measure a polygon; positive when it runs clockwise on the screen."""
    total = 0.0
    for (x, y), (next_x, next_y) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        total += x * next_y - next_x * y
    return total / 2


def contains(polygon: list[Point], point: Point) -> bool:
    """Tell whether a point lies inside, by counting the edges to its right."""
    x, y = point
    inside = False
    previous_x, previous_y = polygon[-1]
    for corner_x, corner_y in polygon:
        if (corner_y > y) != (previous_y > y):
            crossing = corner_x + (y - corner_y) * (previous_x - corner_x) / (previous_y - corner_y)
            if x < crossing:
                inside = not inside
        previous_x, previous_y = corner_x, corner_y
    return inside


def border_distance(polygon: list[Point], point: Point) -> float:
    """Measure from a point to the nearest edge of a polygon."""
    x, y = point
    nearest = float("inf")
    start_x, start_y = polygon[-1]
    for end_x, end_y in polygon:
        along_x, along_y = end_x - start_x, end_y - start_y
        length = along_x * along_x + along_y * along_y
        share = ((x - start_x) * along_x + (y - start_y) * along_y) / length if length else 0.0
        share = min(1.0, max(0.0, share))
        off_x, off_y = x - start_x - share * along_x, y - start_y - share * along_y
        nearest = min(nearest, off_x * off_x + off_y * off_y)
        start_x, start_y = end_x, end_y
    return sqrt(nearest)


def middle(points: list[Point]) -> Point:
    """Give the mean of some points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def bounds(points: list[Point]) -> tuple[float, float, float, float]:
    """Give left, top, right and bottom of some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def resample(line: list[Point], spacing: float) -> list[Point]:
    """Lay points at even distances along an open line; both ends stay."""
    lengths = [0.0]
    for start, end in pairwise(line):
        lengths.append(lengths[-1] + distance(start, end))
    count = max(1, round(lengths[-1] / spacing))
    points = [line[0]]
    index = 0
    for number in range(1, count):
        wanted = lengths[-1] * number / count
        while lengths[index + 1] < wanted:
            index += 1
        share = (wanted - lengths[index]) / (lengths[index + 1] - lengths[index])
        (x, y), (next_x, next_y) = line[index], line[index + 1]
        points.append((x + share * (next_x - x), y + share * (next_y - y)))
    points.append(line[-1])
    return points


def raster(polygon: list[Point], step: float) -> list[Point]:
    """Give the points of an even grid that lie inside a polygon."""
    left, top, right, bottom = bounds(polygon)
    points = []
    for row in range(int((bottom - top) / step) + 1):
        for column in range(int((right - left) / step) + 1):
            point = round(left + column * step, 1), round(top + row * step, 1)
            if contains(polygon, point):
                points.append(point)
    return points


class Border:
    """The lines of an island: every edge belongs to one region, at the coast, or to two.

    All lines run clockwise on the screen round the regions they are asked for, whichever way the board's file has them.
    """

    def __init__(self, shapes: list[list[Point]]) -> None:
        self.owners: dict[tuple[Point, Point], int] = {}
        self.shapes = [shape if signed_area(shape) > 0.0 else shape[::-1] for shape in shapes]
        for region, shape in enumerate(self.shapes):
            for edge in pairwise([*shape, shape[0]]):
                self.owners[edge] = region

    def across(self, edge: tuple[Point, Point]) -> int | None:
        """Give the region on the other side of an edge."""
        start, end = edge
        return self.owners.get((end, start))

    def runs(self, region: int) -> list[tuple[int | None, list[Point]]]:
        """Divide the border of a region into lines by who lies behind them; None is the open sea."""
        shape = self.shapes[region]
        edges = list(pairwise([*shape, shape[0]]))
        turns = [index for index, edge in enumerate(edges) if self.across(edge) != self.across(edges[index - 1])]
        first = turns[0] if turns else 0
        runs: list[tuple[int | None, list[Point]]] = []
        for edge in edges[first:] + edges[:first]:
            other = self.across(edge)
            if not runs or runs[-1][0] != other:
                runs.append((other, [edge[0]]))
            runs[-1][1].append(edge[1])
        return runs

    def coasts(self) -> list[list[Point]]:
        """Join the edges along the open sea to closed lines."""
        return [line[:-1] for line in self.between(range(len(self.shapes)), [None])]

    def between(self, inside: Collection[int], outside: Collection[int | None]) -> list[list[Point]]:
        """Join the edges between these regions and those to lines; one that ends where it begins goes round."""
        follows = {
            start: end
            for (start, end), owner in self.owners.items()
            if owner in inside and self.owners.get((end, start)) in outside
        }
        ends = set(follows.values())
        starts = [start for start in follows if start not in ends]
        lines = []
        while follows:
            line = [starts.pop(0) if starts else next(iter(follows))]
            while line[-1] in follows:
                line.append(follows.pop(line[-1]))
            lines.append(line)
        return lines


class Nearness:
    """Points sorted into squares, to tell fast whether one of them is near."""

    def __init__(self, points: list[Point], reach: float) -> None:
        self.reach = reach
        self.squares: dict[tuple[int, int], list[Point]] = {}
        for x, y in points:
            self.squares.setdefault((floor(x / reach), floor(y / reach)), []).append((x, y))

    def has_near(self, point: Point) -> bool:
        """Tell whether a point lies nearer than the reach."""
        column, row = floor(point[0] / self.reach), floor(point[1] / self.reach)
        return any(
            distance(point, other) < self.reach
            for across in (column - 1, column, column + 1)
            for down in (row - 1, row, row + 1)
            for other in self.squares.get((across, down), ())
        )
