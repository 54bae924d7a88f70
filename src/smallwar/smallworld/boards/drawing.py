"""A board as a picture: an SVG in the manner of an old nautical chart, the same for the same board every time."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from math import cos, pi, sin, sqrt
from typing import Final
from zlib import crc32

from smallwar.smallworld.boards.board import WATER, Board
from smallwar.smallworld.boards.geometry import (
    Border,
    Point,
    border_distance,
    bounds,
    contains,
    distance,
    middle,
    raster,
    resample,
)
from smallwar.smallworld.boards.glyphs import GLYPH_STYLE, GLYPHS, Ground, at, path, polyline
from smallwar.smallworld.boards.icons import ICON_STYLE, MARKS
from smallwar.smallworld.boards.noise import Noise, between
from smallwar.table.chance import Chance
from smallwar.table.source import FormatError

MARGIN: Final = 78.0
FRAME: Final = 14.0
BAR: Final = 34.0
BAR_WIDTH: Final = 6.0
ROSE: Final = 30.0
LINE_HEIGHT: Final = 12.0
LETTER: Final = 6.0
MARK: Final = 13.0
NAME_STEP: Final = 6.0
ROOMY: Final = 6.0
FEWEST_STEPS: Final = 12
MOST_STEPS: Final = 600
BOX_AREA: Final = 16_500.0
"""What a region takes of the rectangle around an island of ours."""

TOLERANCE: Final = 1.5
WATER_LINES: Final = ((4.5, 1.15), (9.5, 1.0), (15.5, 0.9), (23.0, 0.8), (32.0, 0.7))
"""How far each broken line lies from the coast, and how wide it is."""

SEA: Final = "#dfe0cb"
FILLS: Final = {
    "fields": "#ecd388",
    "forest": "#a6bd80",
    "hills": "#dbb287",
    "swamp": "#bdb0bb",
    "mountain": "#cbc1b4",
    "lake": "#8ec1cd",
    "sea": "#9fc9cf",
}
WASHES: Final = {
    "fields": "#b98f35",
    "forest": "#5f7f3f",
    "hills": "#a8703c",
    "swamp": "#7c6a80",
    "mountain": "#857a6e",
    "lake": "#3f7f94",
    "sea": "#5b98a5",
}

STYLE: Final = (
    """
.sea{fill:#dfe0cb}.rhumb{stroke:#5f553c;stroke-width:.6;opacity:.3}.shallow{fill:none;stroke-linejoin:round}
.water{fill:none;stroke:#2f6673;stroke-linecap:round;stroke-linejoin:round}
.border{fill:none;stroke:#3a2919;stroke-width:1.25;stroke-linecap:round;opacity:.82}
.mouth{fill:none;stroke:#2f6673;stroke-width:1.2;stroke-dasharray:7 5;stroke-linecap:round}
.coast{fill:#2a1e13}.shore{fill:none;stroke:#2a1e13;stroke-width:1.7;stroke-linejoin:round}
.echo{fill:none;stroke:#2f6673}.frame{fill:none;stroke:#3a2c1b;stroke-width:.9}.bar{fill:#3a2c1b}
.rose,.rose-light{fill:#5f553c;stroke:#5f553c;stroke-width:.6}
.rose-light{fill:#efe9cf}
.rose-ring{fill:none;stroke:#5f553c;stroke-width:.6}
text{font-family:'IM Fell English SC','IM Fell English',Georgia,serif;fill:#2a1e13;text-anchor:middle}
.title{font-size:23px;letter-spacing:1px}.name{font-style:italic;font-size:12.5px}.number{font-size:11px;font-weight:bold}
.halo{stroke-width:3.5px;stroke-linejoin:round;opacity:.85}
"""
    + GLYPH_STYLE
    + ICON_STYLE
)


def draw_board(board: Board) -> str:
    """Draw a board as SVG; `FormatError` when it has no shapes."""
    if not board.is_drawn():
        raise FormatError(f"board {board.name}: expected a shape for every region to draw it, found none")
    return Chart(to_scale(board)).svg()


def to_scale(board: Board) -> Board:
    """Give a board of any units in those of the chart, so that trees and letters have their size beside its regions."""
    left, top, right, bottom = bounds([point for shape in board.shapes for point in shape])
    scale = sqrt(len(board.ids) * BOX_AREA / ((right - left) * (bottom - top)))
    if 1 / TOLERANCE < scale < TOLERANCE:
        return board
    scaled = Board(board.name, board.size)
    scaled.ids, scaled.terrain, scaled.marks = board.ids, board.terrain, board.marks
    scaled.next, scaled.titles = board.next, board.titles
    scaled.shapes = [[(x * scale, y * scale) for x, y in shape] for shape in board.shapes]
    scaled.slots = [{name: (x * scale, y * scale) for name, (x, y) in slots.items()} for slots in board.slots]
    return scaled


class Chart:
    """One picture, drawn from the bottom up."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.chance = Chance(crc32(board.name.encode()))
        self.noise = Noise(self.chance)
        self.border = Border(board.shapes)
        self.coasts = self.border.coasts()
        self.names = [self.find_name_place(region) for region in range(len(board.ids))]
        left, top, right, bottom = bounds([point for shape in board.shapes for point in shape])
        self.left, self.top = left - MARGIN, top - MARGIN
        self.width, self.height = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN + 20.0

    def svg(self) -> str:
        """Put all layers together."""
        title = escape(self.board.name)
        box = f"{self.left:.1f} {self.top:.1f} {self.width:.1f} {self.height:.1f}"
        size = f'width="{self.width * 1.5:.0f}" height="{self.height * 1.5:.0f}"'
        layers = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size} role="img" aria-label="Island {title}">',
            f"<title>Island {title}</title><style>{STYLE}</style>",
            self.definitions(),
            *self.sea(),
            *self.grounds(),
            *self.lines(),
            *self.lettering(),
            *self.frame(),
            "</svg>",
        ]
        return "\n".join(layer for layer in layers if layer) + "\n"

    def definitions(self) -> str:
        """Give what other parts refer to: soft edges, paper, and the outlines to cut washes by."""
        clips = "".join(
            f'<clipPath id="region-{region}"><path d="{closed(shape)}"/></clipPath>'
            for region, shape in enumerate(self.board.shapes)
        )
        island = "".join(closed(coast) for coast in self.coasts)
        return (
            '<defs><filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="13"/></filter>'
            '<filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>'
            '<filter id="pool" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3"/></filter>'
            '<filter id="mottle" x="0" y="0" width="100%" height="100%">'
            '<feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="4" seed="7"/>'
            '<feColorMatrix values="0 0 0 0 .25  0 0 0 0 .18  0 0 0 0 .08  0 0 0 1.5 -.6"/></filter>'
            f'<clipPath id="island"><path d="{island}"/></clipPath>{clips}</defs>'
        )

    def sea(self) -> list[str]:
        """Draw the sea: paper, rhumb lines, shallows and the broken lines of water around the coast."""
        rose = self.rose_place()
        drawn = [f'<rect {box(self.left, self.top, self.width, self.height)} class="sea"/>']
        for number in range(32):
            x, y = rose[0] + 1500.0 * cos(number * pi / 16), rose[1] + 1500.0 * sin(number * pi / 16)
            drawn.append(path(f"M{at(*rose)}L{at(x, y)}", "rhumb"))
        island = "".join(closed(coast) for coast in self.coasts)
        drawn.append(f'<path d="{island}" class="shallow" stroke="#a9cccb" stroke-width="66" filter="url(#far)"/>')
        drawn.append(f'<path d="{island}" class="shallow" stroke="#7fb4ba" stroke-width="26" filter="url(#near)"/>')
        for order, (away, width) in enumerate(WATER_LINES):
            for coast in self.coasts:
                line = offset(coast, away, 2 + 2 * order)
                style = f'stroke-width="{width}" opacity="{0.85 - 0.13 * order:.2f}" stroke-dasharray="{self.dashes()}"'
                drawn.append(f'<path d="{closed(line)}" class="water" {style}/>')
        return drawn

    def dashes(self) -> str:
        """Give lengths by turns of strokes and gaps, at random."""
        lengths = [
            between(self.chance, 30.0, 130.0) if number % 2 == 0 else between(self.chance, 5.0, 16.0)
            for number in range(12)
        ]
        return " ".join(f"{length:.0f}" for length in lengths)

    def grounds(self) -> list[str]:
        """Paint each region: colour, watercolour pooled at its edge, and the texture of its terrain."""
        drawn = []
        for region, shape in enumerate(self.board.shapes):
            terrain = self.board.terrain[region]
            outline = closed(shape)
            drawn.append(f'<path d="{outline}" fill="{FILLS[terrain]}"/>')
            wash = f'fill="none" stroke="{WASHES[terrain]}" stroke-width="15" opacity=".42" filter="url(#pool)"'
            drawn.append(f'<g clip-path="url(#region-{region})"><path d="{outline}" {wash}/></g>')
        paper = f'<rect {box(self.left, self.top, self.width, self.height)} filter="url(#mottle)" opacity=".5"/>'
        drawn.append(f'<g clip-path="url(#island)">{paper}</g>')
        for region in range(len(self.board.shapes)):
            drawn.append(f'<g clip-path="url(#region-{region})">{"".join(self.texture(region))}</g>')
        return drawn

    def texture(self, region: int) -> list[str]:
        """Draw the glyphs of a region around its name and marks."""
        kept_clear = [(place, MARK) for place in self.mark_places(region).values()]
        kept_clear += [(place, 8.0) for place in self.lettered(region)]
        terrain = self.board.terrain[region]
        ground = Ground(self.board.shapes[region], kept_clear, self.chance)
        drawn = GLYPHS[terrain](ground)
        if terrain == "lake":
            for away, width in ((3.2, 1.0), (7.0, 0.7)):
                echo = offset(self.board.shapes[region], -away, 2)
                drawn.append(f'<path d="{closed(echo)}" class="echo" stroke-width="{width}" opacity=".7"/>')
        return drawn

    def lines(self) -> list[str]:
        """Draw borders once each, shores of lakes, and the coast, whose line swells as a pen's does."""
        drawn = []
        for region in range(len(self.board.shapes)):
            for other, line in self.border.runs(region):
                if other is not None and other > region:
                    wet = WATER[0] in (self.board.terrain[region], self.board.terrain[other])
                    drawn.append(path(polyline(line), "shore" if wet else "border"))
                if self.board.terrain[region] == "sea":
                    drawn.append(path(polyline(line), "mouth") if other is None else self.swelling(line))
                elif other is None:
                    drawn.append(self.swelling(line))
        return drawn

    def swelling(self, line: list[Point]) -> str:
        """Draw a line as a filled outline whose width follows noise."""
        left, right = [], []
        for index, (x, y) in enumerate(line):
            before, after = line[max(0, index - 1)], line[min(len(line) - 1, index + 1)]
            length = distance(before, after) or 1.0
            half = 0.95 + 0.6 * self.noise.at(x / 26.0, y / 26.0)
            across, down = -(after[1] - before[1]) / length * half, (after[0] - before[0]) / length * half
            left.append((x + across, y + down))
            right.append((x - across, y - down))
        ends = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r=".9" class="coast"/>' for x, y in (line[0], line[-1]))
        return path(closed([*left, *reversed(right)]), "coast") + ends

    def mark_places(self, region: int) -> dict[str, Point]:
        """Say where the marks of a region are drawn; without slots they stand in a row over its middle."""
        slots = self.board.slots[region]
        marks = self.board.marks[region]
        x, y = middle(self.board.shapes[region])
        row = {mark: (x + 26.0 * (number - (len(marks) - 1) / 2), y - 16.0) for number, mark in enumerate(marks)}
        return {mark: slots.get("relic-1" if mark == "relic" else mark, row[mark]) for mark in marks}

    def find_name_place(self, region: int) -> Point:
        """Say where the middle of a region's name lies: where it is clearest of the border and of the marks."""
        shape = self.board.shapes[region]
        marks = list(self.mark_places(region).values())
        lines = self.label(region)
        half = LETTER * max(len(line) for line in lines) / 2, LINE_HEIGHT * len(lines) / 2
        center = middle(shape)
        inside = [point for point in raster(shape, NAME_STEP) if border_distance(shape, point) > half[1]]
        return max(
            inside,
            key=lambda place: clearness(shape, marks, place, half) - 0.02 * distance(place, center),
            default=center,
        )

    def lettered(self, region: int) -> list[Point]:
        """Give the points that the number and name of a region cover."""
        x, y = self.names[region]
        covered = []
        for number, line in enumerate(self.label(region)):
            half = LETTER / 2 * len(line)
            height = y + LINE_HEIGHT * (number - 1)
            covered += [(x + half * share, height) for share in (-0.9, -0.3, 0.3, 0.9)]
        return covered

    def label(self, region: int) -> list[str]:
        """Give the lines that are written into a region: its number, and its name in one line a word."""
        return [self.board.ids[region], *self.board.titles[region].split()]

    def lettering(self) -> list[str]:
        """Write numbers and names, and set the marks."""
        drawn = []
        for region in range(len(self.board.ids)):
            for mark, (x, y) in self.mark_places(region).items():
                drawn.append(f'<g transform="translate({x:.1f} {y:.1f})">{MARKS[mark]}</g>')
            fill = FILLS[self.board.terrain[region]]
            x, y = self.names[region]
            for number, line in enumerate(self.label(region)):
                place = x, y + 4.0 + LINE_HEIGHT * (number - 1)
                drawn += written(line, place, "name" if number else "number", fill)
        return drawn

    def corners(self) -> list[Point]:
        """Give the four places for ornaments."""
        near = FRAME + ROSE + 14.0
        right, bottom = self.left + self.width - near, self.top + self.height - near
        return [
            (right, bottom),
            (self.left + near, bottom),
            (right, self.top + near),
            (self.left + near, self.top + near),
        ]

    def rose_place(self) -> Point:
        """Find the corner with the most open sea."""
        return max(self.corners(), key=self.openness)

    def openness(self, place: Point) -> float:
        """Measure from a place in the sea to the nearest coast; nothing on land."""
        if any(contains(coast, place) for coast in self.coasts):
            return 0.0
        return min(border_distance(coast, place) for coast in self.coasts)

    def frame(self) -> list[str]:
        """Draw the scale bar around the chart, the compass rose and the title."""
        left, top, width, height = self.left + 4.0, self.top + 4.0, self.width - 8.0, self.height - 8.0
        drawn = [
            f'<rect {box(left + inset, top + inset, width - 2 * inset, height - 2 * inset)} class="frame"/>'
            for inset in (0.0, BAR_WIDTH, BAR_WIDTH + 4.5)
        ]
        for number in range(0, int(width / BAR), 2):
            for y in (top, top + height - BAR_WIDTH):
                drawn.append(f'<rect {box(left + number * BAR, y, BAR, BAR_WIDTH)} class="bar"/>')
        for number in range(0, int(height / BAR), 2):
            for x in (left, left + width - BAR_WIDTH):
                drawn.append(f'<rect {box(x, top + number * BAR, BAR_WIDTH, BAR)} class="bar"/>')
        rose = self.rose_place()
        if self.openness(rose) > ROSE + 6.0:
            drawn.append(compass_rose(rose))
        return drawn + written(self.board.name, self.title_place(rose), "title", SEA)

    def title_place(self, rose: Point) -> Point:
        """Find the corner for the island's name: the most open one but that of the rose."""
        return max((corner for corner in self.corners() if corner != rose), key=self.openness)


def clearness(shape: list[Point], marks: list[Point], place: Point, half: tuple[float, float]) -> float:
    """Measure how far a block of text, of half this width and height, stays from the border and from marks."""
    (x, y), (wide, high) = place, half
    rim = [(x + wide * across, y + high * down) for across in (-1.0, 0.0, 1.0) for down in (-1.0, 1.0)]
    border = min(border_distance(shape, point) * (1.0 if contains(shape, point) else -1.0) for point in rim)
    crowd = min((max(abs(x - u) - wide, abs(y - v) - high) - MARK for u, v in marks), default=MARK)
    return min(border, crowd, ROOMY)


def closed(line: list[Point]) -> str:
    """Write a closed line."""
    return polyline(line) + "Z"


def box(left: float, top: float, width: float, height: float) -> str:
    """Write where a rectangle lies."""
    return f'x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}"'


def written(text: str, place: Point, style: str, ground: str) -> list[str]:
    """Write a text with a halo in the colour of its ground, so that it reads on any texture."""
    where, letters = f'x="{place[0]:.1f}" y="{place[1]:.1f}"', escape(text)
    return [
        f'<text {where} class="{style} halo" style="fill:{ground};stroke:{ground}">{letters}</text>',
        f'<text {where} class="{style}">{letters}</text>',
    ]


def offset(line: list[Point], away: float, rounds: int) -> list[Point]:
    """Give a closed line at a distance from another, outside when positive, without folds, and rounded a little."""
    around = [*line, line[0]]
    length = sum(distance(start, end) for start, end in pairwise(around))
    ring = resample(around, max(min(4.0, length / FEWEST_STEPS), length / MOST_STEPS))[:-1]
    sign = 1.0 if signed_area(ring) > 0 else -1.0
    moved = []
    for index, (x, y) in enumerate(ring):
        before, after = ring[index - 2], ring[(index + 2) % len(ring)]
        length = distance(before, after) or 1.0
        place = x + sign * away * (after[1] - before[1]) / length, y - sign * away * (after[0] - before[0]) / length
        if border_distance(ring, place) > 0.9 * abs(away):
            moved.append(place)
    for _ in range(rounds):
        moved = [
            middle([moved[index - 1], place, moved[(index + 1) % len(moved)]]) for index, place in enumerate(moved)
        ]
    return moved or ring


def signed_area(line: list[Point]) -> float:
    """Measure a closed line; positive when it runs clockwise on the screen."""
    return sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in pairwise([*line, line[0]])) / 2


def compass_rose(place: Point) -> str:
    """Draw a rose of sixteen points."""
    rays = []
    for number, reach in [(number, (1.0, 0.42, 0.66, 0.42)[number % 4]) for number in range(16)]:
        angle = number * pi / 8 - pi / 2
        tip = ROSE * reach * cos(angle), ROSE * reach * sin(angle)
        for side in (-0.5, 0.5):
            foot = 6.5 * cos(angle + side), 6.5 * sin(angle + side)
            style = "rose" if side > 0 else "rose-light"
            rays.append(path(f"M0 0L{at(*tip)}L{at(*foot)}Z", style))
    rings = "".join(f'<circle r="{ROSE * share:.1f}" class="rose-ring"/>' for share in (0.74, 0.8))
    return f'<g transform="translate({at(*place)})">{rings}{"".join(rays)}</g>'
