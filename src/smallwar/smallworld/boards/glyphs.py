"""The texture of terrains, drawn by hand as it were: every tree, peak and reed differs a little from the next."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING, Final

from smallwar.smallworld.boards.geometry import Point, bounds, distance
from smallwar.smallworld.boards.noise import between
from smallwar.smallworld.boards.pen import at, path, polyline

if TYPE_CHECKING:
    from collections.abc import Callable

    from smallwar.smallworld.boards.room import Room


def fields(room: Room) -> list[str]:
    """Fill with plots, by turns furrows and rows of wheat, each turned from the one before."""
    left, top, right, bottom = bounds(room.shape)
    plots = [(between(room.chance, left, right), between(room.chance, top, bottom)) for _ in range(5)]
    start = between(room.chance, 0.0, 3.1)
    drawn = []
    for number, plot in enumerate(plots):
        angle = start + 1.22 * number
        if number % 2:
            drawn += wheat_rows(room, plots, plot)
        else:
            drawn += furrows(room, plots, plot, angle)
    return drawn


def owns(plots: list[Point], plot: Point, point: Point) -> bool:
    """Tell whether a point belongs to a plot, with a strip left between plots."""
    mine = distance(plot, point)
    return all(other == plot or distance(other, point) > mine + 5.0 for other in plots)


def furrows(room: Room, plots: list[Point], plot: Point, angle: float) -> list[str]:
    """Draw parallel, slightly wavering lines over a plot."""
    along_x, along_y = cos(angle), sin(angle)
    drawn = []
    for number in range(-26, 27):
        line: list[Point] = []
        for step in range(-34, 35):
            off, far = number * 5.2 + 0.7 * sin(step * 0.5 + number), step * 4.0
            point = plot[0] + far * along_x - off * along_y, plot[1] + far * along_y + off * along_x
            if owns(plots, plot, point) and room.is_free(point, 4.5):
                line.append(point)
                continue
            if len(line) > 2:
                drawn.append(path(polyline(line), "furrow"))
            line = []
    return drawn


def wheat_rows(room: Room, plots: list[Point], plot: Point) -> list[str]:
    """Draw ears of wheat over a plot."""
    return [
        path(f"M{at(x, y + 3)}v-6m-2 1l2 1.6l2 -1.6m-4 2l2 1.6l2 -1.6", "wheat")
        for x, y in room.free_places(8.5, 8.5, 6.0)
        if owns(plots, plot, (x, y))
    ]


def forest(room: Room) -> list[str]:
    """Plant round crowns and, one in three, a conifer."""
    drawn = []
    for x, y in room.free_places(12.0, 10.5, 7.5):
        size = room.vary(12.2, 0.1)
        drawn += (
            conifer(x, y + size / 2, size * 1.15) if room.chance.below(3) == 0 else crown(room, x, y + size / 2, size)
        )
    return drawn


def crown(room: Room, x: float, foot: float, size: float) -> list[str]:
    """Draw a round tree: a crown of seven scallops with a crescent of shade on the right."""
    radius, lobes = size * 0.4, 7
    middle = foot - size * 0.62
    turn = between(room.chance, 0.0, 0.9)
    rim = [
        (x + radius * cos(turn + 6.2832 * lobe / lobes), middle + radius * sin(turn + 6.2832 * lobe / lobes))
        for lobe in range(lobes)
    ]
    outline = f"M{at(*rim[0])}" + "".join(bow(radius * 0.48, 1, point) for point in [*rim[1:], rim[0]]) + "Z"
    upper, lower = (x + radius * 0.35, middle - radius * 0.95), (x + radius * 0.1, middle + radius)
    shade = f"M{at(*upper)}{bow(radius, 1, lower)}{bow(radius * 1.3, 0, upper)}Z"
    return [path(f"M{at(x, foot)}V{middle:.1f}", "trunk"), path(outline, "leaf"), path(shade, "leaf-shade")]


def bow(radius: float, turn: int, end: Point) -> str:
    """Write an arc of a circle to a point, clockwise when the turn is 1."""
    return f"A{radius:.1f} {radius:.1f} 0 0 {turn} {at(*end)}"


def conifer(x: float, foot: float, size: float) -> list[str]:
    """Draw a fir of three tiers with its right half in shade."""
    left, right = [], []
    for tier in range(3):
        low, half = foot - size * (0.12 + 0.25 * (2 - tier)), size * (0.17 + 0.08 * tier)
        left += [(x - half, low), (x - half * 0.45, low - size * 0.04)]
        right += [(x + half, low), (x + half * 0.45, low - size * 0.04)]
    top = (x, foot - size)
    outline = polyline([top, *left[:-1], *reversed(right[:-1])]) + "Z"
    shade = polyline([top, (x, left[-2][1]), *reversed(right[:-1])]) + "Z"
    return [path(f"M{at(x, foot)}v-3", "trunk"), path(outline, "needle"), path(shade, "needle-shade")]


def hills(room: Room) -> list[str]:
    """Draw humps with hachures falling down their right side, and small ones in the gaps."""
    drawn = []
    for number, (x, y) in enumerate(room.free_places(20.0, 14.0, 9.5)):
        drawn += hump(room, x, y + 4.0, room.vary(22.0 if number % 3 else 14.0, 0.1))
    return drawn


def hump(room: Room, x: float, foot: float, width: float) -> list[str]:
    """Draw one hill."""
    half, height = width / 2, room.vary(width * 0.44)
    left, right = (x - half, foot), (x + half, foot)
    ridge = f"M{at(*left)}C{at(x - half * 0.6, foot - height * 1.15)} {at(x + half * 0.3, foot - height * 1.35)} {at(*right)}"
    top = x, foot - height * 0.94
    shade = (
        f"M{at(*right)}C{at(x + half * 0.55, foot - height * 0.9)} {at(x + half * 0.3, foot - height)} {at(*top)}"
        f"Q{at(x + half * 0.25, foot - height * 0.3)} {at(x + half * 0.35, foot + 1)}Z"
    )
    fill = f"{ridge}Q{at(x, foot + 2.2)} {at(x - half, foot)}Z"
    hachures = []
    for stroke in range(5):
        share = 0.12 + 0.17 * stroke
        start = x + half * share, foot - height * (0.88 - 0.9 * share * share)
        hachures.append(f"M{at(*start)}l{0.8 + share:.1f} {height * 0.34:.1f}")
    return [path(fill, "hump"), path(shade, "hump-shade"), path("".join(hachures), "hachure"), path(ridge, "ridge")]


def swamp(room: Room) -> list[str]:
    """Draw tufts of reeds, each in its puddle."""
    drawn = []
    for x, y in room.free_places(17.5, 13.5, 8.5):
        drawn += tuft(room, x, y + 4.0)
    return drawn


def tuft(room: Room, x: float, foot: float) -> list[str]:
    """Draw five bent reeds and a cattail or two."""
    puddle = f'<ellipse cx="{x:.1f}" cy="{foot:.1f}" rx="{room.vary(8.0):.1f}" ry="2.3" class="puddle"/>'
    reeds, cattails = [], []
    for number in range(5):
        lean, height = (number - 2) * room.vary(1.9, 0.3), room.vary(9.5, 0.25)
        tip = x + (number - 2) * 0.7 + lean, foot - height + abs(number - 2)
        reeds.append(
            f"M{at(x + (number - 2) * 0.7, foot)}Q{at(x + (number - 2) * 0.8, foot - height * 0.6)} {at(*tip)}"
        )
        if number in (1, 3) and room.chance.below(3):
            cattails.append(f"M{at(*tip)}l{-lean * 0.12:.1f} 2.6")
    ripple = f"M{at(x - 8, foot + 1)}h3.5m2 0.8h6m1.6 -0.8h3"
    return [puddle, path(ripple, "ripple"), path("".join(reeds), "reed"), path("".join(cattails), "cattail")]


def mountain(room: Room) -> list[str]:
    """Draw peaks from the back to the front, every third a small one."""
    drawn = []
    for number, (x, y) in enumerate(room.free_places(19.0, 15.0, 9.5)):
        drawn += peak(room, x, y + 8.0, room.vary(24.0 if number % 3 else 13.0, 0.12))
    return drawn


def peak(room: Room, x: float, foot: float, height: float) -> list[str]:
    """Draw one mountain: a light face, a shaded one, a white cap, and strokes of scree."""
    half, tip = height * 0.42, x + room.vary(1.0, 2.0)
    left = jagged(room, (x - half, foot), (tip, foot - height))
    right = jagged(room, (tip, foot - height), (x + half, foot))
    spine = [
        (tip, foot - height),
        (tip + half * 0.12, foot - height * 0.62),
        (tip - half * 0.1, foot - height * 0.4),
        (x + half * 0.12, foot + 1.0),
    ]
    light = polyline([*left, *spine[1:]]) + f"Q{at(x - half * 0.5, foot + 1.5)} {at(x - half, foot)}Z"
    shade = polyline([*right, *reversed(spine[1:])]) + "Z"
    snow = share_of(left, 0.62), share_of(right, 0.38)
    low = foot - height * 0.66
    cap = (
        polyline(
            [
                (tip, foot - height),
                snow[1],
                (tip + half * 0.18, low - 1.2),
                (tip, low + 2.0),
                (tip - half * 0.16, low - 1.0),
                snow[0],
            ]
        )
        + "Z"
    )
    scree = ""
    for stroke in range(4):
        start = x + half * (0.28 + 0.13 * stroke), foot - height * (0.5 - 0.12 * stroke)
        scree += f"M{at(*start)}l{half * 0.16:.1f} {height * 0.2:.1f}"
    return [
        path(light, "face"), path(shade, "face-shade"), path(cap, "cap"), path(scree, "scree"),
        path(polyline([*left, *right[1:]]), "peak"),
    ]  # fmt: skip


def jagged(room: Room, start: Point, end: Point) -> list[Point]:
    """Give a line with four small breaks."""
    points = [start]
    for number in range(1, 5):
        share = number / 5
        x, y = share_of([start, end], share)
        points.append((x + between(room.chance, -0.9, 0.9), y + between(room.chance, -0.7, 0.7)))
    return [*points, end]


def share_of(line: list[Point], share: float) -> Point:
    """Give the point at a share of the way between the ends of a line."""
    (x, y), (end_x, end_y) = line[0], line[-1]
    return x + share * (end_x - x), y + share * (end_y - y)


def water(room: Room) -> list[str]:
    """Draw rows of small waves."""
    return [
        path(f"M{at(x - 6, y)}q3 {-room.vary(2.4, 0.3):.1f} 6 0t6 0", "wave")
        for x, y in room.free_places(23.0, 10.5, 9.0)
    ]


GLYPHS: Final[dict[str, Callable[[Room], list[str]]]] = {
    "fields": fields,
    "forest": forest,
    "hills": hills,
    "swamp": swamp,
    "mountain": mountain,
    "lake": water,
    "sea": water,
}
