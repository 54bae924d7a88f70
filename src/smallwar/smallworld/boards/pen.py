"""How lines are written and drawn: paths of SVG, lines beside lines, and lines that swell like those of a pen."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from smallwar.smallworld.boards.geometry import Nearness, Point, distance, middle, resample

if TYPE_CHECKING:
    from smallwar.smallworld.boards.noise import Noise

FEWEST_STEPS: Final = 12
MOST_STEPS: Final = 600
FOLDED: Final = 0.9
"""What nears a line by less than this share of its distance lies in a fold."""

THIN: Final = 0.4
SWELL: Final = 26.0
"""Units over which the width of a swelling line changes."""


def path(commands: str, name: str) -> str:
    """Write a path of a class."""
    return f'<path d="{commands}" class="{name}"/>'


def at(x: float, y: float) -> str:
    """Write a point."""
    return f"{tenths(round(x * 10))} {tenths(round(y * 10))}"


def tenths(count: int) -> str:
    """Write a number of tenths as short as can be."""
    return f"{count / 10:.1f}".removesuffix(".0")


def polyline(points: list[Point]) -> str:
    """Write an open line: where it begins, and the way from each point to the next, which is shorter than places."""
    spots = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [
        f"{tenths(next_x - x)} {tenths(next_y - y)}"
        for (x, y), (next_x, next_y) in pairwise(spots)
        if (x, y) != (next_x, next_y)
    ]
    return f"M{at(*points[0])}" + ("l" + " ".join(steps) if steps else "")


def closed(line: list[Point]) -> str:
    """Write a closed line."""
    return polyline(line) + "Z"


def rounded(line: list[Point]) -> str:
    """Write a closed line that bends softly at its points: it passes between them."""
    halves = [middle([line[index - 1], point]) for index, point in enumerate(line)]
    bends = "".join(f"Q{at(*point)} {at(*halves[(index + 1) % len(line)])}" for index, point in enumerate(line))
    return f"M{at(*halves[0])}{bends}Z"


def ellipse(place: Point, wide: float, high: float) -> str:
    """Write a lying ellipse around a place, as a part of a path."""
    arc = f"a{tenths(round(wide * 10))} {tenths(round(high * 10))} 0 0 1"
    across = tenths(round(wide * 20))
    return f"M{at(place[0] - wide, place[1])}{arc} {across} 0{arc} -{across} 0"


def box(left: float, top: float, width: float, height: float) -> str:
    """Write where a rectangle lies."""
    return f'x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}"'


def offset(line: list[Point], away: float, rounds: int) -> list[Point]:
    """Give a closed line beside one that runs clockwise, outside when positive, without folds, and rounded a little.

    Nothing is left where there is no room for it.
    """
    around = [*line, line[0]]
    length = sum(distance(start, end) for start, end in pairwise(around))
    ring = resample(around, max(min(4.0, length / FEWEST_STEPS), length / MOST_STEPS))[:-1]
    nearness = Nearness(ring, FOLDED * abs(away))
    moved = []
    for index, (x, y) in enumerate(ring):
        before, after = ring[index - 2], ring[(index + 2) % len(ring)]
        length = distance(before, after) or 1.0
        place = x + away * (after[1] - before[1]) / length, y - away * (after[0] - before[0]) / length
        if not nearness.has_near(place):
            moved.append(place)
    for _ in range(rounds):
        moved = [
            middle([moved[index - 1], place, moved[(index + 1) % len(moved)]]) for index, place in enumerate(moved)
        ]
    return moved


def swelling(line: list[Point], width: float, noise: Noise) -> str:
    """Write a line as an outline to fill, whose width follows noise; one that ends where it begins becomes a ring."""
    is_ring = line[0] == line[-1]
    left, right = [], []
    for index, (x, y) in enumerate(line):
        before, after = line[max(0, index - 1)], line[min(len(line) - 1, index + 1)]
        if is_ring and index in (0, len(line) - 1):
            before, after = line[-2], line[1]
        length = distance(before, after) or 1.0
        half = width * (1.0 + (1.0 - THIN) * noise.at(x / SWELL, y / SWELL))
        across, down = -(after[1] - before[1]) / length * half, (after[0] - before[0]) / length * half
        left.append((x + across, y + down))
        right.append((x - across, y - down))
    if is_ring:
        return closed(left[:-1]) + closed(right[:-1])
    return closed([*left, *reversed(right)])
