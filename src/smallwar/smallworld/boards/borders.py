"""Borders of a new island: each traced once between two meeting points, bent, and shared by both its neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from smallwar.smallworld.boards.geometry import Point, distance, resample
from smallwar.smallworld.boards.land import CELL, OUTSIDE, Grid
from smallwar.smallworld.boards.noise import Noise

if TYPE_CHECKING:
    from smallwar.table.chance import Chance

Corner: TypeAlias = "tuple[int, int]"
"""A corner of grid cells: column and row."""

SMOOTH_ROUNDS: Final = 14
COAST_ROUNDS: Final = 4
COAST_SPACING: Final = 4.0
BORDER_SPACING: Final = 5.0
COAST_ROUGHNESS: Final = 1.8
BORDER_ROUGHNESS: Final = 0.6
SCALES: Final = ((34.0, 1.6), (15.0, 1.1), (7.0, 0.7))
"""Length of the waves of a line in units, and how far they reach."""

CALM_ENDS: Final = 3.0
"""Points near each end of a line that the waves leave in peace, so that three lines meet in a clean corner."""


class Tracing:
    """The net of all borders of a grid."""

    def __init__(self, grid: Grid, count: int) -> None:
        self.grid = grid
        self.loops = [self.loop(region) for region in range(count)]
        self.links: dict[Corner, set[Corner]] = {}
        self.coastal: set[tuple[Corner, Corner]] = set()
        self.link_corners()
        self.meetings = {corner for corner, links in self.links.items() if len(links) > 2}
        self.places = self.smoothed()

    def loop(self, region: int) -> list[Corner]:
        """Walk once round a region, keeping it on the right hand."""
        follows: dict[Corner, Corner] = {}
        labels, width = self.grid.labels, self.grid.width
        for cell, label in enumerate(labels):
            if label != region:
                continue
            x, y = cell % width, cell // width
            if labels[cell - width] != region:
                follows[x, y] = x + 1, y
            if labels[cell + 1] != region:
                follows[x + 1, y] = x + 1, y + 1
            if labels[cell + width] != region:
                follows[x + 1, y + 1] = x, y + 1
            if labels[cell - 1] != region:
                follows[x, y + 1] = x, y
        start = min(follows)
        loop = [start]
        while (corner := follows[loop[-1]]) != start:
            loop.append(corner)
        return loop

    def link_corners(self) -> None:
        """Note which corners follow one another, and which of these steps run along the coast."""
        inland: set[tuple[Corner, Corner]] = set()
        for loop in self.loops:
            for one, other in zip(loop, loop[1:] + loop[:1], strict=True):
                self.links.setdefault(one, set()).add(other)
                self.links.setdefault(other, set()).add(one)
                if (other, one) in self.coastal:
                    self.coastal.discard((other, one))
                    inland |= {(one, other), (other, one)}
                elif (one, other) not in inland:
                    self.coastal.add((one, other))
        self.coastal |= {(other, one) for one, other in self.coastal}

    def smoothed(self) -> dict[Corner, Point]:
        """Draw every corner towards its neighbours; a corner on the coast heeds the coast alone, and not for long."""
        pulls: dict[Corner, list[Corner]] = {}
        shore: set[Corner] = set()
        for corner, links in sorted(self.links.items()):
            along = sorted(other for other in links if (corner, other) in self.coastal)
            pulls[corner] = along or sorted(links)
            if along:
                shore.add(corner)
        places = {corner: (corner[0] * CELL, corner[1] * CELL) for corner in pulls}
        for turn in range(SMOOTH_ROUNDS):
            before = dict(places)
            for corner, others in pulls.items():
                if corner in shore and turn >= COAST_ROUNDS:
                    continue
                x = sum(before[other][0] for other in others) / len(others)
                y = sum(before[other][1] for other in others) / len(others)
                places[corner] = (before[corner][0] + x) / 2, (before[corner][1] + y) / 2
        return places

    def arcs(self) -> list[list[Corner]]:
        """Give each line between two meeting points once."""
        arcs = []
        for start in sorted(self.meetings):
            for following in sorted(self.links[start]):
                arc = [start, following]
                while arc[-1] not in self.meetings:
                    ahead = self.links[arc[-1]] - {arc[-2]}
                    arc.append(min(ahead))
                if arc[::-1] >= arc:
                    arcs.append(arc)
        return arcs

    def is_coast(self, arc: list[Corner]) -> bool:
        """Tell whether a line divides the island from the open sea."""
        return (arc[0], arc[1]) in self.coastal


class Outlines:
    """What drawing and rules need of the borders: the polygons, who lies next to whom, and how long borders are."""

    def __init__(self, grid: Grid, count: int, chance: Chance) -> None:
        self.tracing = Tracing(grid, count)
        self.noises = [Noise(chance) for _ in SCALES]
        self.lines: dict[tuple[Corner, Corner], list[Point]] = {}
        for arc in self.tracing.arcs():
            line = self.bend(arc)
            self.lines[arc[0], arc[1]] = line
            self.lines[arc[-1], arc[-2]] = line[::-1]
        self.shapes = [self.close(loop) for loop in self.tracing.loops]
        self.border_lengths = self.measure()

    def bend(self, arc: list[Corner]) -> list[Point]:
        """Make a line of even points out of an arc, and let noise carry it to and fro across its direction."""
        coast = self.tracing.is_coast(arc)
        line = resample([self.tracing.places[corner] for corner in arc], COAST_SPACING if coast else BORDER_SPACING)
        strength = COAST_ROUGHNESS if coast else BORDER_ROUGHNESS
        bent = [line[0]]
        for index in range(1, len(line) - 1):
            (x, y), before, after = line[index], line[index - 1], line[index + 1]
            length = distance(before, after) or 1.0
            reach = strength * min(1.0, index / CALM_ENDS, (len(line) - 1 - index) / CALM_ENDS) * self.wave(x, y)
            bent.append((x - reach * (after[1] - before[1]) / length, y + reach * (after[0] - before[0]) / length))
        bent.append(line[-1])
        return [(round(x, 1), round(y, 1)) for x, y in bent]

    def wave(self, x: float, y: float) -> float:
        """Give how far a line strays at a place."""
        return sum(
            reach * noise.at(x / scale, y / scale) for noise, (scale, reach) in zip(self.noises, SCALES, strict=True)
        )

    def close(self, loop: list[Corner]) -> list[Point]:
        """Join the lines round a region to its polygon."""
        starts = [index for index, corner in enumerate(loop) if corner in self.tracing.meetings]
        polygon: list[Point] = []
        for start in starts:
            polygon += self.lines[loop[start], loop[(start + 1) % len(loop)]][:-1]
        return polygon

    def measure(self) -> dict[tuple[int, int], float]:
        """Measure the border of each pair of regions; OUTSIDE stands for the open sea."""
        owners: dict[tuple[Corner, Corner], int] = {}
        for region, loop in enumerate(self.tracing.loops):
            owners.update(dict.fromkeys(zip(loop, loop[1:] + loop[:1], strict=True), region))
        lengths: dict[tuple[int, int], float] = {}
        for region, loop in enumerate(self.tracing.loops):
            for one, other in zip(loop, loop[1:] + loop[:1], strict=True):
                pair = region, owners.get((other, one), OUTSIDE)
                lengths[pair] = lengths.get(pair, 0.0) + distance(self.tracing.places[one], self.tracing.places[other])
        return lengths
