"""Where things are drawn in a region: a place for every piece that it may ever hold, apart from one another.

Places are found one after another, the most important first: each takes the spot that fits and wastes least room.
A region cannot always hold everything at once without touching; then the rarest pieces give way.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from smallwar.smallworld.boards.board import LAND, WATER
from smallwar.smallworld.boards.geometry import Point, border_distance, distance, raster

RADII: Final = {
    "stack": 25.0,
    "seal": 13.5,
    "entry": 11.0,
    "cave": 11.0,
    "magic": 11.0,
    "murloc": 12.0,
    "relic-1": 12.0,
    "relic-2": 12.0,
    "relic-3": 12.0,
    "relic-4": 12.0,
    "relic-5": 12.0,
    "relic-6": 12.0,
    "fort": 13.0,
    "wall": 9.0,
    "tower": 13.0,
    "target": 11.0,
    "bomb": 11.0,
    "champion": 14.0,
    "beasts": 13.0,
    "label": 9.0,
}

RANK: Final = (
    "entry", "cave", "magic", "seal", "relic-1", "fort", "champion", "beasts", "tower", "bomb", "target",
    "relic-2", "wall", "relic-3", "label",
)  # fmt: skip
"""The order in which places are given away, after the stack."""

FIRST_RELICS: Final = ("relic-1", "relic-2", "relic-3")
MORE_RELICS: Final = ("relic-4", "relic-5", "relic-6")
"""Hardly ever are there so many in one region; they take what room the others leave, and may cover the first ones' rims."""

UNCOVERED: Final = 5.0
"""The radius of what stays in view of a relic that others lie on."""

COARSE: Final = 4.0
"""Units between the spots that are tried."""

RIM: Final = 3.0
GAP: Final = 1.0
BORDER_WEIGHT: Final = 2.0
TROUBLE_WEIGHT: Final = 10.0
SWEEPS: Final = 3
SHIFTS: Final = ((0.0, 0.0), (-12.0, -8.0), (12.0, -8.0), (0.0, -16.0), (-16.0, 0.0), (16.0, 0.0), (0.0, 14.0))
"""Where the stack is tried, seen from the point farthest from the border."""


class Spot:
    """A point of a region, and how far the border is."""

    def __init__(self, point: Point, depth: float) -> None:
        self.point = point
        self.depth = depth


class Layout:
    """One try at laying out a region: the spots of the pieces, and how much of them overlaps."""

    def __init__(self, spots: list[Spot], coast: list[Point], stack: Spot) -> None:
        self.spots = spots
        self.coast = coast
        self.chosen = {"stack": stack}
        self.disks = [(stack.point[0], stack.point[1], RADII["stack"])]

    def add(self, name: str) -> None:
        """Give a piece the best spot that is left."""
        radius = RADII[name]
        liking = self.liking(name)
        best, least = self.spots[0], float("inf")
        for spot in self.spots:
            trouble, room = self.fit(spot, radius, least / TROUBLE_WEIGHT)
            cost = TROUBLE_WEIGHT * trouble + 0.02 * room
            if liking:
                cost += 0.1 * min(distance(spot.point, place) for place in liking)
            if cost < least:
                best, least = spot, cost
        self.chosen[name] = best
        self.disks.append((best.point[0], best.point[1], radius))

    def liking(self, name: str) -> list[Point]:
        """Say what a piece likes to be near: a seal the lower right of its stack, an entry the sea."""
        if name == "seal":
            stack_x, stack_y = self.chosen["stack"].point
            return [(stack_x + 28.0, stack_y + 28.0)]
        return self.coast if name == "entry" else []

    def lift(self, name: str) -> None:
        """Take a piece up again."""
        x, y = self.chosen.pop(name).point
        self.disks.remove((x, y, RADII[name]))

    def fit(self, spot: Spot, radius: float, limit: float) -> tuple[float, float]:
        """Measure how far a piece would reach over the border and other pieces, and how much room it would waste.

        A spot whose trouble exceeds the limit is not measured to the end.
        """
        x, y = spot.point
        outside = radius + RIM - spot.depth
        trouble = BORDER_WEIGHT * pressure(outside) if outside > 0.0 else 0.0
        room = 4.0 * radius
        for other_x, other_y, other_radius in self.disks:
            across, down, reach = x - other_x, y - other_y, radius + other_radius
            squared = across * across + down * down
            if squared < (reach + room) * (reach + room):
                gap = sqrt(squared) - reach
                if gap < GAP:
                    trouble += pressure(GAP - gap)
                    if trouble > limit:
                        break
                room = min(room, max(gap, 0.0))
        return trouble, room + (-outside if outside < 0.0 else 0.0)

    def shrink_relics(self) -> None:
        """Let what is laid down from now on cover the rims of the first relics."""
        for name in FIRST_RELICS:
            x, y = self.chosen[name].point
            self.disks[self.disks.index((x, y, RADII[name]))] = x, y, UNCOVERED

    def overlap(self) -> float:
        """Measure how much all pieces reach over the border and over one another."""
        total = 0.0
        for name in list(self.chosen):
            spot = self.chosen[name]
            self.lift(name)
            total += self.fit(spot, RADII[name], float("inf"))[0]
            self.chosen[name] = spot
            self.disks.append((spot.point[0], spot.point[1], RADII[name]))
        return total


def pressure(overlap: float) -> float:
    """Judge an overlap: many slight ones are better than one that hides a piece."""
    return overlap + 0.25 * overlap * overlap


def slot_names(terrain: str, marks: list[str]) -> list[str]:
    """Name the pieces a region may hold.

    All five artifacts may be brought to one region, beside a legendary place: that of a relic region, or the Well in
    water. Swaps between magic regions bring walls, towers, targets and Murlocs there.
    """
    names = {"stack", "seal", "fort", "champion", "beasts", "bomb", "label"}
    names |= {"relic-1", "relic-2", "relic-3", "relic-4", "relic-5"}
    names |= {mark for mark in marks if mark != "relic"}
    if "relic" in marks or terrain in WATER:
        names.add("relic-6")
    if terrain in LAND:
        names.add("target")
    if "magic" in marks:
        names |= {"murloc", "wall", "tower", "target"}
    if terrain == "forest":
        names.add("wall")
    if terrain == "fields":
        names.add("tower")
    return [name for name in ("stack", "murloc", *RANK, *MORE_RELICS) if name in names]


def find_slots(shape: list[Point], coast: list[Point], terrain: str, marks: list[str]) -> dict[str, Point]:
    """Lay out a region. Murlocs never stand with race tokens, so theirs is the place of the stack."""
    names = slot_names(terrain, marks)
    spots = [Spot(point, border_distance(shape, point)) for point in raster(shape, COARSE)]
    spots = [spot for spot in spots if spot.depth > RIM + min(RADII.values()) / 2]
    pole = max(spots, key=lambda spot: spot.depth)
    best, least = Layout(spots, coast, pole), float("inf")
    for shift_x, shift_y in SHIFTS:
        wanted = pole.point[0] + shift_x, pole.point[1] + shift_y
        stack = min(spots, key=lambda spot: distance(spot.point, wanted))
        if stack.depth < RADII["stack"] and stack is not pole:
            continue
        layout = laid_out(Layout(spots, coast, stack), [name for name in RANK if name in names])
        overlap = layout.overlap()
        if overlap < least:
            best, least = layout, overlap
    best.shrink_relics()
    laid_out(best, [name for name in MORE_RELICS if name in names])
    places = {name: spot.point for name, spot in best.chosen.items()}
    places["murloc"] = places["stack"]
    return {name: places[name] for name in names}


def laid_out(layout: Layout, names: list[str]) -> Layout:
    """Lay pieces down one after another, then let each look for a better spot among all others, a few times."""
    for name in names:
        layout.add(name)
    for _ in range(SWEEPS):
        for name in names:
            layout.lift(name)
            layout.add(name)
    return layout
