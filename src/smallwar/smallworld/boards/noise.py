"""Smooth chance: numbers that vary from place to place, the same for the same seed on every machine."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from smallwar.table.chance import Chance

PERIOD: Final = 64
FINENESS: Final = 1 << 20


def between(chance: Chance, low: float, high: float) -> float:
    """Draw a number from low to high."""
    return low + (high - low) * chance.below(FINENESS) / FINENESS


def shuffle(chance: Chance, items: list[str]) -> None:
    """Put a list into a random order."""
    for index in range(len(items) - 1, 0, -1):
        other = chance.below(index + 1)
        items[index], items[other] = items[other], items[index]


class Noise:
    """A field of values from -1 to 1 over the plane, smooth over a distance of one."""

    def __init__(self, chance: Chance) -> None:
        self.values = [between(chance, -1.0, 1.0) for _ in range(PERIOD * PERIOD)]

    def at(self, x: float, y: float) -> float:
        """Give the value at a place: the four lattice values around it, blended without a crease."""
        left, top = floor(x), floor(y)
        across, down = x - left, y - top
        across *= across * (3.0 - 2.0 * across)
        down *= down * (3.0 - 2.0 * down)
        upper = (top % PERIOD) * PERIOD
        lower = ((top + 1) % PERIOD) * PERIOD
        here, there = left % PERIOD, (left + 1) % PERIOD
        values = self.values
        above = values[upper + here] + across * (values[upper + there] - values[upper + here])
        below = values[lower + here] + across * (values[lower + there] - values[lower + here])
        return above + down * (below - above)

    def rows(self, xs: list[float], ys: list[float]) -> Iterator[list[float]]:
        """Give row by row the values on a grid of places: to the last bit those of `at`, but far sooner."""
        columns = []
        for x in xs:
            left = floor(x)
            across = x - left
            across *= across * (3.0 - 2.0 * across)
            columns.append((left % PERIOD, (left + 1) % PERIOD, across))
        lines: dict[int, list[float]] = {}
        for y in ys:
            top = floor(y)
            down = y - top
            down *= down * (3.0 - 2.0 * down)
            for row in (top, top + 1):
                if row not in lines:
                    values = self.values[row % PERIOD * PERIOD : (row % PERIOD + 1) * PERIOD]
                    lines[row] = [
                        values[here] + across * (values[there] - values[here]) for here, there, across in columns
                    ]
            yield [above + down * (below - above) for above, below in zip(lines[top], lines[top + 1], strict=True)]
