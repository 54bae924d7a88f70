"""The texture of terrains, drawn by hand as it were: every tree, peak and reed differs a little from the next.

What is dark keeps clear of where pieces will stand; there the ground shows only what is pale.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.smallworld.boards.geometry import Point, bounds, direction, distance
from smallwar.smallworld.boards.noise import between
from smallwar.smallworld.boards.pen import at, closed, ellipse, offset, path, polyline
from smallwar.smallworld.boards.room import Shape, Stand

if TYPE_CHECKING:
    from collections.abc import Callable

    from smallwar.smallworld.boards.room import Room

PLOTS: Final = 5
PLOT_SHADES: Final = ("plot-straw", "plot-green", "plot-earth")
HEDGE: Final = 5.0
FURROW_STEP: Final = 5.2
QUARTER: Final = 0.19
"""How far the furrows of a plot are turned from those of the one before, in turns."""

LOBES: Final = 7
HILL_SIZES: Final = [29.0, 21.0, 14.0]
HILL: Final = Shape(half=0.5, height=0.44, across=0.47, down=0.25)
PEAK_SIZES: Final = [36.0, 26.0, 16.0]
PEAK: Final = Shape(half=0.42, height=1.0, across=0.36, down=0.22)

DEPTHS: Final = [8.0, 15.0, 23.0, 32.0]
SHORES: Final = ((3.2, 1.0), (7.0, 0.7))


def fields(room: Room) -> list[str]:
    """Lay out plots with a hedge between them, by turns furrows and rows of wheat, each turned from the one before."""
    left, top, right, bottom = bounds(room.shape)
    plots = spread([(between(room.chance, left, right), between(room.chance, top, bottom)) for _ in range(40)])
    turn = between(room.chance, 0.0, 1.0)
    washes, faint, furrows, ears = [], "", "", ""
    for number, plot in enumerate(plots):
        corners = plot_of(plots, plot, (left, top, right, bottom))
        washes.append(path(closed(corners), PLOT_SHADES[number % len(PLOT_SHADES)]))
        if number % 2:
            pale, dark = wheat(room, plots, plot)
            ears += dark
        else:
            pale, dark = plough(room, plots, plot, direction(turn + QUARTER * number))
            furrows += dark
        faint += pale
    hedges = "".join(bush(room, place) for place in hedge_places(room, plots))
    return [*washes, path(faint, "faint"), path(furrows, "furrow"), path(ears, "wheat"), path(hedges, "hedge")]


def spread(places: list[Point]) -> list[Point]:
    """Choose a few of these places that lie far from one another."""
    chosen = places[:1]
    while len(chosen) < PLOTS:
        chosen.append(max(places, key=lambda place: min(distance(place, other) for other in chosen)))
    return chosen


def plot_of(plots: list[Point], plot: Point, box: tuple[float, float, float, float]) -> list[Point]:
    """Give the corners of what is nearer to this plot than to any other, within a box."""
    left, top, right, bottom = box
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    for other in plots:
        if other != plot:
            corners = cut(corners, plot, other)
    return corners


def cut(corners: list[Point], kept: Point, other: Point) -> list[Point]:
    """Cut off what is nearer to the other point."""
    across, down = other[0] - kept[0], other[1] - kept[1]
    level = (across * (kept[0] + other[0]) + down * (kept[1] + other[1])) / 2
    heights = [across * x + down * y - level for x, y in corners]
    left = []
    for index, corner in enumerate(corners):
        height, last = heights[index], heights[index - 1]
        if (height > 0.0) != (last > 0.0):
            left.append(share_of(corners[index - 1], corner, last / (last - height)))
        if height <= 0.0:
            left.append(corner)
    return left


def is_in_plot(plots: list[Point], plot: Point, point: Point) -> bool:
    """Tell whether a point belongs to a plot, with a strip left for the hedge."""
    mine = distance(plot, point)
    return all(other == plot or distance(other, point) > mine + HEDGE for other in plots)


def plough(room: Room, plots: list[Point], plot: Point, along: Point) -> tuple[str, str]:
    """Draw parallel, slightly wavering furrows over a plot: pale ones everywhere, dark ones where there may be any."""
    pale, dark = "", ""
    reach = int(room.reach / FURROW_STEP) + 1
    for number in range(-reach, reach + 1):
        sway = between(room.chance, -0.6, 0.6)
        line = []
        for step in range(-reach, reach + 1):
            off, far = number * FURROW_STEP + (sway if step % 2 else -sway), step * FURROW_STEP
            line.append((plot[0] + far * along[0] - off * along[1], plot[1] + far * along[1] + off * along[0]))
        pale += parts(line, [room.is_inside(point, 3.0) and is_in_plot(plots, plot, point) for point in line])
        dark += parts(line, [room.is_free(point, 4.0) and is_in_plot(plots, plot, point) for point in line])
    return pale, dark


def parts(line: list[Point], drawn: list[bool]) -> str:
    """Write those parts of a line that are to be drawn."""
    written, part = "", []
    for point, is_drawn in zip([*line, line[-1]], [*drawn, False], strict=True):
        if is_drawn:
            part.append(point)
            continue
        if len(part) > 2:
            written += polyline(part)
        part = []
    return written


def wheat(room: Room, plots: list[Point], plot: Point) -> tuple[str, str]:
    """Draw ears of wheat over a plot, pale ones and dark ones."""
    pale, dark = "", ""
    for x, y in room.places(8.8, 8.6):
        ear = f"M{at(x, y + 3.4)}v-6.8m-2.2 1.2l2.2 1.7l2.2 -1.7m-4.4 2.3l2.2 1.7l2.2 -1.7"
        if room.is_inside((x, y), 5.5) and is_in_plot(plots, plot, (x, y)):
            if room.is_clear((x, y), 4.0):
                dark += ear
            else:
                pale += ear
    return pale, dark


def hedge_places(room: Room, plots: list[Point]) -> list[Point]:
    """Find where two plots meet."""
    found = []
    for place in room.free_places(5.0, 5.0, 3.5):
        first, second = sorted(distance(place, plot) for plot in plots)[:2]
        if second - first < HEDGE / 2:
            found.append(place)
    return found


def bush(room: Room, place: Point) -> str:
    """Draw one bush of a hedge."""
    return ellipse(place, room.vary(2.1, 0.25), room.vary(1.7, 0.2))


def forest(room: Room) -> list[str]:
    """Plant round crowns and, one in three, a conifer, with grass between them."""
    stands = []
    for x, y in room.places(11.5, 9.5):
        size = room.vary(14.5, 0.14)
        foot = x, y + size * 0.4
        if room.takes(foot, size * 0.4, size):
            stands.append(Stand(foot, size, room.is_shown(foot, size * 0.4, size)))
    return [*grass(room), *layered(stands, lambda stand: tree(room, *stand.foot, stand.size))]


def tree(room: Room, x: float, foot: float, size: float) -> list[str]:
    """Draw one tree and its shadow."""
    shadow = path(ellipse((x + size * 0.2, foot + 0.2), size * 0.42, size * 0.15), "shadow")
    return [shadow, *(fir(x, foot, size * 1.12) if room.chance.below(3) == 0 else crown(room, x, foot, size))]


def grass(room: Room) -> list[str]:
    """Draw tufts of short grass all over, pale enough to lie under pieces."""
    blades = "".join(f"M{at(x - 1.6, y - 1.8)}l1 1.9l.6 -2.9l.7 2.9l1.1 -1.7" for x, y in room.places(15.0, 12.0))
    return [path(blades, "grass")]


def crown(room: Room, x: float, foot: float, size: float) -> list[str]:
    """Draw a round tree: a crown of scallops, a crescent of shade on its right and leaves in the light on its left."""
    radius, middle = size * 0.4, foot - size * 0.6
    turn = between(room.chance, 0.0, 0.14)
    rim = []
    for lobe in range(LOBES):
        across, down = direction(turn + lobe / LOBES)
        rim.append((x + radius * across, middle + radius * down))
    outline = f"M{at(*rim[0])}" + "".join(bow(radius * 0.5, 1, point) for point in [*rim[1:], rim[0]]) + "Z"
    upper, lower = (x + radius * 0.35, middle - radius * 0.95), (x - radius * 0.35, middle + radius * 0.95)
    shade = f"M{at(*upper)}{bow(radius * 1.05, 1, lower)}{bow(radius * 1.5, 0, upper)}Z"
    light = f"M{at(x - radius * 0.7, middle)}q.3 -2.2 2.4 -3.2m.4 3.3q.4 -1.2 1.5 -1.5"
    return [
        path(f"M{at(x, foot)}V{middle:.1f}", "trunk"), path(outline, "leaf"), path(shade, "leaf-shade"),
        path(light, "leaf-light"),
    ]  # fmt: skip


def bow(radius: float, turn: int, end: Point) -> str:
    """Write an arc of a circle to a point, clockwise when the turn is 1."""
    return f"A{radius:.1f} {radius:.1f} 0 0 {turn} {at(*end)}"


def fir(x: float, foot: float, size: float) -> list[str]:
    """Draw a fir of three tiers with its right half in shade."""
    left, right = [], []
    for tier in range(3):
        low, half = foot - size * (0.12 + 0.25 * (2 - tier)), size * (0.19 + 0.08 * tier)
        left += [(x - half, low), (x - half * 0.45, low - size * 0.05)]
        right += [(x + half, low), (x + half * 0.45, low - size * 0.05)]
    top = (x, foot - size)
    outline = closed([top, *left[:-1], *reversed(right[:-1])])
    shade = closed([top, (x, left[-2][1]), *reversed(right[:-1])])
    return [path(f"M{at(x, foot)}v-3", "trunk"), path(outline, "needle"), path(shade, "needle-shade")]


def hills(room: Room) -> list[str]:
    """Draw humps with hachures falling down their right side, large ones and small ones in the gaps."""
    sods = "".join(sod(room, place) for place in room.places(17.0, 11.0))
    stands = room.scatter(HILL_SIZES, HILL)
    return [path(sods, "sod"), *layered(stands, lambda stand: hump(room, *stand.foot, stand.size))]


def layered(stands: list[Stand], draw: Callable[[Stand], list[str]]) -> list[str]:
    """Draw glyphs: the pale ones together, washed out, then the dark ones."""
    pale = [part for stand in stands if not stand.is_dark for part in draw(stand)]
    dark = [part for stand in stands if stand.is_dark for part in draw(stand)]
    return [f'<g class="pale">{"".join(pale)}</g>', *dark] if pale else dark


def sod(room: Room, place: Point) -> str:
    """Draw a low swell of the ground, pale enough to lie under pieces."""
    width = room.vary(8.0, 0.3)
    return f"M{at(place[0] - width / 2, place[1])}q{width / 2:.1f} {-0.34 * width:.1f} {width:.1f} 0"


def hump(room: Room, x: float, foot: float, width: float) -> list[str]:
    """Draw one hill, whose foot fades into the ground."""
    half, height = width / 2, room.vary(width * 0.42)
    lean = room.vary(1.0, 0.2)
    arch = f"C{at(x - half * 0.62, foot - height * 1.15)} {at(x + half * 0.28 * lean, foot - height * 1.38)} "
    ridge = f"M{at(x - half, foot)}{arch}{at(x + half, foot)}"
    fill = f"{ridge}Q{at(x, foot + 3.5)} {at(x - half, foot)}Z"
    crest = x + half * 0.08 * lean, foot - height * 0.96
    shade = (
        f"M{at(*crest)}C{at(x + half * 0.42, foot - height * 0.98)} {at(x + half * 0.75, foot - height * 0.5)} "
        f"{at(x + half, foot)}Q{at(x + half * 0.7, foot + 1.6)} {at(x + half * 0.4, foot + 1.6)}"
        f"Q{at(x + half * 0.42, foot - height * 0.4)} {at(*crest)}Z"
    )
    hachures = ""
    for stroke in range(6 if width > 20.0 else 4):
        share = 0.14 + (0.13 if width > 20.0 else 0.2) * stroke
        start = x + half * share, foot - height * (0.9 - 0.86 * share * share)
        hachures += (
            f"M{at(*start)}q{0.9 + share:.1f} {height * 0.14:.1f} {0.9 + share:.1f} {height * (0.42 - 0.2 * share):.1f}"
        )
    return [path(fill, "hump"), path(shade, "hump-shade"), path(hachures, "hachure"), path(ridge, "ridge")]


def swamp(room: Room) -> list[str]:
    """Draw standing water all over, and tufts of reeds in it."""
    pools, ripples = "", ""
    for x, y in room.places(24.0, 13.0):
        if room.is_inside((x, y), 8.0):
            wide = room.vary(9.5, 0.35)
            pools += pool((x, y), wide, room.vary(2.5, 0.2))
            ripples += f"M{at(x - wide * 0.6, y - 0.4)}h{wide * 0.5:.1f}m1.8 1.2h{wide * 0.5:.1f}"
    stands = [
        Stand((x, y + 5.0), 12.0, room.is_shown((x, y + 5.0), 7.0, 12.0))
        for x, y in room.places(16.0, 12.5)
        if room.takes((x, y + 5.0), 7.0, 12.0)
    ]
    tufts = layered(stands, lambda stand: tuft(room, *stand.foot))
    return [path(pools, "pool"), path(ripples, "pale-ripple"), *tufts]


def pool(place: Point, wide: float, high: float) -> str:
    """Draw a flat pool with uneven ends."""
    x, y = place
    return (
        f"M{at(x - wide, y)}q{wide * 0.4:.1f} {-high:.1f} {wide:.1f} {-high * 0.7:.1f}t{wide:.1f} {high * 0.5:.1f}"
        f"q{-wide * 0.3:.1f} {high:.1f} {-wide:.1f} {high * 0.9:.1f}t{-wide:.1f} {-high * 0.7:.1f}Z"
    )


def tuft(room: Room, x: float, foot: float) -> list[str]:
    """Draw five bent reeds and a cattail or two in their puddle."""
    reeds, cattails = "", ""
    for number in range(5):
        lean, height = (number - 2) * room.vary(2.1, 0.3), room.vary(11.0, 0.25)
        base = x + (number - 2) * 0.8
        tip = base + lean, foot - height + abs(number - 2) * 1.2
        reeds += f"M{at(base, foot)}Q{at(base + lean * 0.15, foot - height * 0.6)} {at(*tip)}"
        if number in (1, 3) and room.chance.below(3):
            cattails += f"M{at(*tip)}l{-lean * 0.14:.1f} 3"
    ripple = f"M{at(x - 8, foot + 1.1)}h3.5m2 .8h6m1.6 -.8h3"
    drawn = [path(ellipse((x, foot + 0.4), room.vary(8.5), 2.5), "puddle"), path(ripple, "ripple"), path(reeds, "reed")]
    return [*drawn, path(cattails, "cattail")] if cattails else drawn


def mountain(room: Room) -> list[str]:
    """Draw peaks from the back to the front, large ones and small ones in the gaps, with stones about their feet."""
    stones = "".join(stone(room, place) for place in room.places(13.0, 10.0))
    stands = room.scatter(PEAK_SIZES, PEAK)
    return [path(stones, "stone"), *layered(stands, lambda stand: peak(room, *stand.foot, stand.size))]


def stone(room: Room, place: Point) -> str:
    """Draw a stone or two, pale enough to lie under pieces."""
    x, y = place
    size = room.vary(1.5, 0.3)
    return f"M{at(x - size, y)}l{size:.1f} {-size:.1f}l{size:.1f} {size * 0.9:.1f}m{size:.1f} .6h{size:.1f}"


def peak(room: Room, x: float, foot: float, height: float) -> list[str]:
    """Draw one mountain, whose foot fades into the ground: a light face, a shaded one, a white cap, and scree."""
    half, tip = height * room.vary(0.44, 0.08), x + between(room.chance, -0.07, 0.07) * height
    top = tip, foot - height
    left, right = jagged(room, (x - half, foot), top), jagged(room, top, (x + half, foot))
    spine = [
        top, (tip + half * 0.14, foot - height * 0.72), (tip - half * 0.02, foot - height * 0.5),
        (tip + half * 0.2, foot - height * 0.25), (x + half * 0.1, foot + 1.5),
    ]  # fmt: skip
    light = closed([*left, *spine[1:]])
    shade = closed([*right, *reversed(spine[1:])])
    low = foot - height * 0.7
    cap = [
        top, share_of(top, right[-1], 0.28), share_of(top, right[-1], 0.36), (tip + half * 0.2, low),
        (tip + half * 0.1, low + height * 0.07), (tip - half * 0.04, low - height * 0.02),
        (tip - half * 0.16, low + height * 0.06), share_of(top, left[0], 0.34),
    ]  # fmt: skip
    scree = ""
    for stroke in range(5 if height > 20.0 else 3):
        share = 0.2 + 0.13 * stroke
        start = x + half * share + 0.5, foot - height * (0.62 - 0.62 * share)
        scree += f"M{at(*start)}l{half * 0.13:.1f} {height * 0.17:.1f}"
    return [
        path(light, "face"), path(shade, "face-shade"), path(closed(cap), "cap"), path(scree, "scree"),
        path(polyline(spine[:-1]), "spine"), path(polyline([*left, *right[1:]]), "peak"),
    ]  # fmt: skip


def jagged(room: Room, start: Point, end: Point) -> list[Point]:
    """Give a line with four small breaks."""
    points = [start]
    for number in range(1, 5):
        x, y = share_of(start, end, number / 5)
        points.append((x + between(room.chance, -0.9, 0.9), y + between(room.chance, -0.7, 0.7)))
    return [*points, end]


def share_of(start: Point, end: Point, share: float) -> Point:
    """Give the point at a share of the way."""
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def lake(room: Room) -> list[str]:
    """Draw water that grows deep from its shore, with echoes of the shore and small waves."""
    drawn = []
    for depth in DEPTHS:
        line = offset(room.shape, -depth, 12)
        if line:
            drawn.append(path(closed(line), "deep"))
    for away, width in SHORES:
        line = offset(room.shape, -away, 2)
        if line:
            drawn.append(f'<path d="{closed(line)}" class="echo" stroke-width="{width}"/>')
    return [*drawn, *waves(room, 22.0, 10.5)]


def sea(room: Room) -> list[str]:
    """Draw the open water of a bay: longer waves, and no shore, which belongs to the coast."""
    return waves(room, 27.0, 12.0)


def waves(room: Room, across: float, down: float) -> list[str]:
    """Draw rows of small waves, each with a glint above; under pieces there are only glints."""
    dark, light = "", ""
    for x, y in room.places(across, down):
        rise, half = room.vary(2.6, 0.3), room.vary(6.0, 0.2)
        if not room.is_inside((x, y), 11.0):
            continue
        light += f"M{at(x - half * 0.8, y - 2.4)}q{half * 0.4:.1f} {-rise:.1f} {half * 0.8:.1f} 0t{half * 0.8:.1f} 0"
        if room.is_free((x, y), 8.0):
            dark += f"M{at(x - half, y)}q{half / 2:.1f} {-rise:.1f} {half:.1f} 0t{half:.1f} 0"
    return [path(light, "glint"), path(dark, "wave")]


GLYPHS: Final[dict[str, Callable[[Room], list[str]]]] = {
    "fields": fields,
    "forest": forest,
    "hills": hills,
    "swamp": swamp,
    "mountain": mountain,
    "lake": lake,
    "sea": sea,
}
