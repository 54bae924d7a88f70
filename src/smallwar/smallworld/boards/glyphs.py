"""The texture of terrains, drawn by hand as it were: every tree, peak and reed differs a little from the next."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING, Final

from smallwar.smallworld.boards.geometry import Point, border_distance, bounds, contains, distance
from smallwar.smallworld.boards.noise import between

if TYPE_CHECKING:
    from collections.abc import Callable

    from smallwar.table.chance import Chance

GLYPH_STYLE: Final = """
.furrow{fill:none;stroke:#a8863c;stroke-width:.95;opacity:.75}.wheat{fill:none;stroke:#8d6b24;stroke-width:.95;opacity:.9}
.leaf{fill:#7f9f58;stroke:#33432a;stroke-width:.95}.leaf-shade{fill:#5f8046}.trunk{stroke:#4a3322;stroke-width:1.5}
.needle{fill:#5d8250;stroke:#2c3d27;stroke-width:.95;stroke-linejoin:round}.needle-shade{fill:#456640}
.hump{fill:#e8c79d;stroke:none}.hump-shade{fill:#c4966a;opacity:.65}.ridge{fill:none;stroke:#5f4025;stroke-width:1.2;stroke-linecap:round}
.hachure{fill:none;stroke:#6f4d2e;stroke-width:.8;stroke-linecap:round}
.puddle{fill:#8fa3ad;opacity:.6}.ripple{fill:none;stroke:#4d6a74;stroke-width:.8;stroke-linecap:round}
.reed{fill:none;stroke:#3f5a40;stroke-width:1.15;stroke-linecap:round}.cattail{stroke:#59402a;stroke-width:2.2;stroke-linecap:round}
.face{fill:#e9e2d6}.face-shade{fill:#978b80}.cap{fill:#fbf8f0}.peak{fill:none;stroke:#3d342c;stroke-width:1.3;stroke-linejoin:round;stroke-linecap:round}
.scree{fill:none;stroke:#4d433b;stroke-width:.8;stroke-linecap:round}
.wave{fill:none;stroke:#2f6673;stroke-width:1.1;stroke-linecap:round;opacity:.8}
"""


class Ground:
    """The room of one region that glyphs may fill: inside its border, clear of what is drawn upon it."""

    def __init__(self, shape: list[Point], kept_clear: list[tuple[Point, float]], chance: Chance) -> None:
        self.shape = shape
        self.kept_clear = kept_clear
        self.chance = chance

    def is_free(self, point: Point, radius: float) -> bool:
        """Tell whether something of this radius fits here."""
        return (
            all(distance(point, place) >= 0.7 * radius + reach for place, reach in self.kept_clear)
            and contains(self.shape, point)
            and border_distance(self.shape, point) >= radius
        )

    def places(self, across: float, down: float, radius: float) -> list[Point]:
        """Give jittered places in staggered rows, from the back to the front."""
        left, top, right, bottom = bounds(self.shape)
        found = []
        for row in range(int((bottom - top) / down) + 1):
            shift = across / 2 if row % 2 else 0.0
            for column in range(int((right - left) / across) + 2):
                x = left + column * across + shift + between(self.chance, -0.22, 0.22) * across
                y = top + row * down + between(self.chance, -0.18, 0.18) * down
                if self.is_free((x, y), radius):
                    found.append((x, y))
        return sorted(found, key=lambda point: point[1])

    def vary(self, middle: float, share: float = 0.12) -> float:
        """Give a number near this one."""
        return middle * between(self.chance, 1.0 - share, 1.0 + share)


def path(commands: str, name: str) -> str:
    """Write a path of a class."""
    return f'<path d="{commands}" class="{name}"/>'


def at(x: float, y: float) -> str:
    """Write a point."""
    return f"{x:.1f} {y:.1f}"


def polyline(points: list[Point]) -> str:
    """Write an open line."""
    return "M" + "L".join(at(x, y) for x, y in points)


def fields(ground: Ground) -> list[str]:
    """Fill with plots, by turns furrows and rows of wheat, each turned from the one before."""
    left, top, right, bottom = bounds(ground.shape)
    plots = [(between(ground.chance, left, right), between(ground.chance, top, bottom)) for _ in range(5)]
    start = between(ground.chance, 0.0, 3.1)
    drawn = []
    for number, plot in enumerate(plots):
        angle = start + 1.22 * number
        if number % 2:
            drawn += wheat_rows(ground, plots, plot)
        else:
            drawn += furrows(ground, plots, plot, angle)
    return drawn


def owns(plots: list[Point], plot: Point, point: Point) -> bool:
    """Tell whether a point belongs to a plot, with a strip left between plots."""
    mine = distance(plot, point)
    return all(other == plot or distance(other, point) > mine + 5.0 for other in plots)


def furrows(ground: Ground, plots: list[Point], plot: Point, angle: float) -> list[str]:
    """Draw parallel, slightly wavering lines over a plot."""
    along_x, along_y = cos(angle), sin(angle)
    drawn = []
    for number in range(-26, 27):
        line: list[Point] = []
        for step in range(-34, 35):
            off, far = number * 5.2 + 0.7 * sin(step * 0.5 + number), step * 4.0
            point = plot[0] + far * along_x - off * along_y, plot[1] + far * along_y + off * along_x
            if owns(plots, plot, point) and ground.is_free(point, 4.5):
                line.append(point)
                continue
            if len(line) > 2:
                drawn.append(path(polyline(line), "furrow"))
            line = []
    return drawn


def wheat_rows(ground: Ground, plots: list[Point], plot: Point) -> list[str]:
    """Draw ears of wheat over a plot."""
    return [
        path(f"M{at(x, y + 3)}v-6m-2 1l2 1.6l2 -1.6m-4 2l2 1.6l2 -1.6", "wheat")
        for x, y in ground.places(8.5, 8.5, 6.0)
        if owns(plots, plot, (x, y))
    ]


def forest(ground: Ground) -> list[str]:
    """Plant round crowns and, one in three, a conifer."""
    drawn = []
    for x, y in ground.places(12.0, 10.5, 7.5):
        size = ground.vary(12.2, 0.1)
        drawn += (
            conifer(x, y + size / 2, size * 1.15)
            if ground.chance.below(3) == 0
            else crown(ground, x, y + size / 2, size)
        )
    return drawn


def crown(ground: Ground, x: float, foot: float, size: float) -> list[str]:
    """Draw a round tree: a crown of seven scallops with a crescent of shade on the right."""
    radius, lobes = size * 0.4, 7
    middle = foot - size * 0.62
    turn = between(ground.chance, 0.0, 0.9)
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


def hills(ground: Ground) -> list[str]:
    """Draw humps with hachures falling down their right side, and small ones in the gaps."""
    drawn = []
    for number, (x, y) in enumerate(ground.places(20.0, 14.0, 9.5)):
        drawn += hump(ground, x, y + 4.0, ground.vary(22.0 if number % 3 else 14.0, 0.1))
    return drawn


def hump(ground: Ground, x: float, foot: float, width: float) -> list[str]:
    """Draw one hill."""
    half, height = width / 2, ground.vary(width * 0.44)
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


def swamp(ground: Ground) -> list[str]:
    """Draw tufts of reeds, each in its puddle."""
    drawn = []
    for x, y in ground.places(17.5, 13.5, 8.5):
        drawn += tuft(ground, x, y + 4.0)
    return drawn


def tuft(ground: Ground, x: float, foot: float) -> list[str]:
    """Draw five bent reeds and a cattail or two."""
    puddle = f'<ellipse cx="{x:.1f}" cy="{foot:.1f}" rx="{ground.vary(8.0):.1f}" ry="2.3" class="puddle"/>'
    reeds, cattails = [], []
    for number in range(5):
        lean, height = (number - 2) * ground.vary(1.9, 0.3), ground.vary(9.5, 0.25)
        tip = x + (number - 2) * 0.7 + lean, foot - height + abs(number - 2)
        reeds.append(
            f"M{at(x + (number - 2) * 0.7, foot)}Q{at(x + (number - 2) * 0.8, foot - height * 0.6)} {at(*tip)}"
        )
        if number in (1, 3) and ground.chance.below(3):
            cattails.append(f"M{at(*tip)}l{-lean * 0.12:.1f} 2.6")
    ripple = f"M{at(x - 8, foot + 1)}h3.5m2 0.8h6m1.6 -0.8h3"
    return [puddle, path(ripple, "ripple"), path("".join(reeds), "reed"), path("".join(cattails), "cattail")]


def mountain(ground: Ground) -> list[str]:
    """Draw peaks from the back to the front, every third a small one."""
    drawn = []
    for number, (x, y) in enumerate(ground.places(19.0, 15.0, 9.5)):
        drawn += peak(ground, x, y + 8.0, ground.vary(24.0 if number % 3 else 13.0, 0.12))
    return drawn


def peak(ground: Ground, x: float, foot: float, height: float) -> list[str]:
    """Draw one mountain: a light face, a shaded one, a white cap, and strokes of scree."""
    half, tip = height * 0.42, x + ground.vary(1.0, 2.0)
    left = jagged(ground, (x - half, foot), (tip, foot - height))
    right = jagged(ground, (tip, foot - height), (x + half, foot))
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


def jagged(ground: Ground, start: Point, end: Point) -> list[Point]:
    """Give a line with four small breaks."""
    points = [start]
    for number in range(1, 5):
        share = number / 5
        x, y = share_of([start, end], share)
        points.append((x + between(ground.chance, -0.9, 0.9), y + between(ground.chance, -0.7, 0.7)))
    return [*points, end]


def share_of(line: list[Point], share: float) -> Point:
    """Give the point at a share of the way between the ends of a line."""
    (x, y), (end_x, end_y) = line[0], line[-1]
    return x + share * (end_x - x), y + share * (end_y - y)


def water(ground: Ground) -> list[str]:
    """Draw rows of small waves."""
    return [
        path(f"M{at(x - 6, y)}q3 {-ground.vary(2.4, 0.3):.1f} 6 0t6 0", "wave")
        for x, y in ground.places(23.0, 10.5, 9.0)
    ]


GLYPHS: Final[dict[str, Callable[[Ground], list[str]]]] = {
    "fields": fields,
    "forest": forest,
    "hills": hills,
    "swamp": swamp,
    "mountain": mountain,
    "lake": water,
    "sea": water,
}
