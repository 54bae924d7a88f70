"""Where the fields of a map lie in a picture: hexes side by side, or circles apart from one another with lines between."""

from __future__ import annotations

from math import atan2, cos, dist, pi, sin, sqrt
from typing import TYPE_CHECKING, Final

from smallwar.warcraft.map_making import map_of_board

if TYPE_CHECKING:
    from smallwar.warcraft.boards.board import Board

Point = tuple[float, float]

RADIUS: Final = 44.0
"""From the middle of a field to its corners."""

LINK: Final = 2.5 * RADIUS
NEAREST: Final = 2.1 * RADIUS
"""How near two fields may come to each other that lie apart."""

ROUNDS: Final = 150
SMALLEST: Final = 1e-3


def middles(board: Board) -> list[Point]:
    """Give the middle of every field."""
    if board.places:
        return [(sqrt(3) * RADIUS * (q + r / 2), 1.5 * RADIUS * r) for q, r in board.places]
    points = lying_down(spread_out(map_of_board(board).distance))
    gaps = [dist(one, other) for number, one in enumerate(points) for other in points[:number]]
    scale = max(LINK, NEAREST / max(min(gaps, default=1.0), SMALLEST))
    return [(x * scale, y * scale) for x, y in points]


def spread_out(steps: list[list[int]]) -> list[Point]:
    """Find places that are about as far apart as there are steps between them: each is moved to where the others want it."""
    count = len(steps)
    points = [(cos(2 * pi * number / count), sin(2 * pi * number / count)) for number in range(count)]
    for _ in range(ROUNDS):
        for field, (x, y) in enumerate(points):
            across = down = total = 0.0
            for other, (other_x, other_y) in enumerate(points):
                if other != field:
                    weight = 1.0 / steps[field][other] ** 2
                    stretch = steps[field][other] / max(dist((x, y), (other_x, other_y)), SMALLEST)
                    across += weight * (other_x + (x - other_x) * stretch)
                    down += weight * (other_y + (y - other_y) * stretch)
                    total += weight
            if total:
                points[field] = across / total, down / total
    return points


def lying_down(points: list[Point]) -> list[Point]:
    """Turn places around their middle so that they are wider than high, the first one on the left."""
    count = len(points)
    middle_x, middle_y = sum(x for x, _ in points) / count, sum(y for _, y in points) / count
    moved = [(x - middle_x, y - middle_y) for x, y in points]
    turn = -atan2(2 * sum(x * y for x, y in moved), sum(x * x - y * y for x, y in moved)) / 2
    if moved[0][0] * cos(turn) > moved[0][1] * sin(turn):
        turn += pi
    return [(x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)) for x, y in moved]
