"""Plane geometry of islands: points, lines and polygons as lists of pairs."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import TypeAlias

Point: TypeAlias = "tuple[float, float]"


def distance(one: Point, other: Point) -> float:
    """Measure between two points; only operations that give the same bits on every machine."""
    across, down = one[0] - other[0], one[1] - other[1]
    return sqrt(across * across + down * down)


def area(polygon: list[Point]) -> float:
    """Measure a polygon; the direction in which it runs does not matter."""
    total = 0.0
    for (x, y), (next_x, next_y) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        total += x * next_y - next_x * y
    return abs(total) / 2


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
