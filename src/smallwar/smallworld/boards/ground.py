"""The ground of a board as a picture: everything of an island that never changes in a game, by day or by night.

The page draws names, marks, seals and pieces over it, and the sea beneath it: its background is transparent.
"""

from __future__ import annotations

from html import escape
from math import sqrt
from typing import TYPE_CHECKING, Final
from zlib import crc32

from smallwar.smallworld.boards.board import WATER, Board
from smallwar.smallworld.boards.geometry import Border, Point, bounds, direction, middle
from smallwar.smallworld.boards.glyphs import GLYPHS
from smallwar.smallworld.boards.noise import Noise, between
from smallwar.smallworld.boards.palette import GLYPH_STYLE, GROUND_STYLE, THEMES, blot_styles, coloured, colours, fades
from smallwar.smallworld.boards.pen import closed, offset, path, polyline, rounded, swelling
from smallwar.smallworld.boards.room import Room
from smallwar.table.chance import Chance
from smallwar.table.source import FormatError

if TYPE_CHECKING:
    from typing import TypeAlias

Disk: TypeAlias = "tuple[Point, float]"

MARGIN: Final = 70.0
"""Room around the island for its shallows and water lines."""

BOX_AREA: Final = 16_500.0
"""What a region takes of the rectangle around an island of ours."""

TOLERANCE: Final = 1.5
WATER_LINES: Final = ((4.5, 1.15), (9.5, 1.0), (15.5, 0.9), (23.0, 0.8), (32.0, 0.7))
"""How far each broken line lies from the coast, and how wide it is."""

POOLS: Final = ((30.0, 0.05), (23.0, 0.06), (17.0, 0.07), (12.0, 0.08), (8.0, 0.09), (4.0, 0.12))
"""Watercolour gathers at the edge of a region: strokes over one another, how wide and how dense each is."""

SHADE: Final = 4.0
BLOTS: Final = 5
BLOT_POINTS: Final = 14
COAST_WIDTH: Final = 1.05
SHORE_WIDTH: Final = 0.8

MARK_STEP: Final = 26.0
MARK_RISE: Final = 16.0
CLEAR: Final = {
    "stack": 20.0,
    "seal": 12.0,
    "entry": 11.5,
    "cave": 11.5,
    "magic": 11.5,
    "murloc": 13.0,
    "relic-1": 11.0,
}
"""How much room pieces need that their numbers may be read."""


def draw_ground(board: Board, theme: str) -> str:
    """Draw the ground of a board as SVG in a theme, `day` or `night`; `FormatError` when it has no shapes."""
    if theme not in THEMES:
        raise FormatError(f"theme: expected one of {', '.join(THEMES)}, found {theme!r}")
    scaled = to_scale(board)
    left, top, width, height = ground_box(scaled)
    picture = GroundPicture(scaled, theme, [clear_of_pieces(scaled, region) for region in range(len(board.ids))])
    layers = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {width:.1f} {height:.1f}"'
        f' width="{width:.1f}" height="{height:.1f}" role="img" aria-label="{escape(board.name)}">',
        f"<style>{picture.style()}</style>",
        f"<defs>{picture.definitions()}</defs>",
        *picture.layers(),
        "</svg>",
    ]
    return "\n".join(layers) + "\n"


def ground_box(board: Board) -> tuple[float, float, float, float]:
    """Give left, top, width and height of the picture of a board, in units of the chart."""
    left, top, right, bottom = bounds([point for shape in to_scale(board).shapes for point in shape])
    return left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN


def to_scale(board: Board) -> Board:
    """Give a board of any units in those of the chart, so that trees and letters have their size beside its regions."""
    if not board.is_drawn():
        raise FormatError(f"board {board.name}: expected a shape for every region to draw it, found none")
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


def mark_places(board: Board, region: int) -> dict[str, Point]:
    """Say where the marks of a region are drawn; without slots they stand in a row over its middle."""
    slots, marks = board.slots[region], board.marks[region]
    x, y = middle(board.shapes[region])
    row = {mark: (x + MARK_STEP * (number - (len(marks) - 1) / 2), y - MARK_RISE) for number, mark in enumerate(marks)}
    return {mark: slots.get("relic-1" if mark == "relic" else mark, row[mark]) for mark in marks}


def clear_of_pieces(board: Board, region: int) -> list[Disk]:
    """Say what has to stay free of dark lines: the places of what is nearly always there, and of the marks."""
    slots = {"stack": middle(board.shapes[region]), **board.slots[region]}
    places = {**slots, **mark_places(board, region)}
    return [(places[name], reach) for name, reach in CLEAR.items() if name in places]


class GroundPicture:
    """The layers of one picture, from the bottom up; nothing dark is drawn where a region is to stay clear."""

    def __init__(self, board: Board, theme: str, kept_clear: list[list[Disk]]) -> None:
        self.board = board
        self.theme = theme
        self.kept_clear = kept_clear
        self.colours = colours(theme)
        self.chance = Chance(crc32(board.name.encode()))
        self.noise = Noise(self.chance)
        self.border = Border(board.shapes)
        self.shapes = self.border.shapes
        self.outlines = [closed(shape) for shape in self.shapes]
        self.coasts = self.border.coasts()
        self.island = "".join(closed(coast) for coast in self.coasts)
        seas, lakes = set(board.with_terrain("sea")), set(board.with_terrain("lake"))
        land = set(range(len(board.ids))) - seas
        self.shores = self.border.between(land, [None, *seas])
        self.lake_shores = self.border.between(land - lakes, lakes)

    def style(self) -> str:
        """Give the style sheet of all layers."""
        return coloured(GROUND_STYLE + GLYPH_STYLE, self.theme) + blot_styles(self.theme)

    def definitions(self) -> str:
        """Give what the layers refer to: soft edges, and the outlines to cut washes by."""
        clips = "".join(
            f'<path id="shape-{region}" d="{outline}"/>'
            f'<clipPath id="region-{region}"><use href="#shape-{region}"/></clipPath>'
            for region, outline in enumerate(self.outlines)
        )
        return (
            '<filter id="far-edge" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="13"/></filter>'
            '<filter id="near-edge" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>'
            f'<clipPath id="island"><path d="{self.island}" clip-rule="evenodd"/></clipPath>{clips}{fades(self.theme)}'
        )

    def layers(self) -> list[str]:
        """Draw all layers."""
        return [*self.shallows(), *self.grounds(), *self.shading(), *self.lines()]

    def shallows(self) -> list[str]:
        """Draw the water around the coast: two soft rings, and broken lines, each rounder and fainter than the last."""
        bays = [f'<use href="#shape-{bay}" fill="{self.colours["sea"]}"/>' for bay in self.board.with_terrain("sea")]
        shore = "".join(polyline(line) for line in self.shores)
        drawn = [
            f'<path d="{shore}" class="far" filter="url(#far-edge)"/>',
            *bays,
            f'<path d="{shore}" class="near" filter="url(#near-edge)"/>',
        ]
        for order, (away, width) in enumerate(WATER_LINES):
            for coast in self.shores:
                line = offset(coast[:-1], away, 2 + 2 * order)
                style = f'stroke-width="{width}" opacity="{0.85 - 0.13 * order:.2f}" stroke-dasharray="{self.dashes()}"'
                if line:
                    drawn.append(f'<path d="{closed(line)}" class="water" {style}/>')
        return [*drawn, path(shore, "foam"), f'<path d="{shore}" class="cast" transform="translate(2.5 4)"/>']

    def dashes(self) -> str:
        """Give lengths by turns of strokes and gaps, at random."""
        lengths = [
            between(self.chance, 30.0, 130.0) if number % 2 == 0 else between(self.chance, 5.0, 16.0)
            for number in range(12)
        ]
        return " ".join(f"{length:.0f}" for length in lengths)

    def grounds(self) -> list[str]:
        """Paint each region: its colour, blots, watercolour gathered at its edge, and the texture of its terrain."""
        drawn = []
        for region, terrain in enumerate(self.board.terrain):
            room = Room(self.shapes[region], self.kept_clear[region], self.chance)
            fill, pool = self.colours[terrain], self.colours[f"{terrain}-pool"]
            if terrain != "sea":
                drawn.append(f'<use href="#shape-{region}" fill="{fill}" stroke="{fill}" stroke-width=".8"/>')
            pools = "".join(
                f'<use href="#shape-{region}" stroke-width="{width}" opacity="{density}"/>' for width, density in POOLS
            )
            layers = [
                path(self.blots(region), f"{terrain}-blot"),
                f'<g fill="none" stroke="{pool}">{pools}</g>',
                *GLYPHS[terrain](room),
            ]
            drawn.append(f'<g clip-path="url(#region-{region})">{"".join(layers)}</g>')
        return drawn

    def blots(self, region: int) -> str:
        """Let the watercolour run: a few uneven blots, where a wet brush touched the paper again."""
        shape, written = self.shapes[region], ""
        left, top, right, bottom = bounds(shape)
        for _ in range(BLOTS):
            x, y = between(self.chance, left, right), between(self.chance, top, bottom)
            radius = between(self.chance, 0.12, 0.34) * min(right - left, bottom - top)
            rim = []
            for number in range(BLOT_POINTS):
                across, down = direction(number / BLOT_POINTS)
                reach = radius * (1.0 + 0.45 * self.noise.at(x + 1.6 * across, y + 1.6 * down))
                rim.append((x + 1.25 * reach * across, y + reach * down))
            written += rounded(rim)
        return written

    def shading(self) -> list[str]:
        """Give the island thickness: a darker band inside the coast to the lower right, a lighter one opposite."""
        left, top, width, height = ground_box(self.board)
        around = f"M{left:.0f} {top:.0f}h{width:.0f}v{height:.0f}h{-width:.0f}Z"
        bands = ""
        for name, shift in (("band", -SHADE), ("sun", 0.6 * SHADE)):
            moved = "".join(closed([(x + shift, y + shift) for x, y in coast]) for coast in self.coasts)
            bands += path(around + moved, name)
        return [f'<g clip-path="url(#island)">{bands}</g>']

    def lines(self) -> list[str]:
        """Draw borders once each, shores of lakes, mouths of bays, and the coast, whose line swells as a pen's does."""
        dry = [region for region, terrain in enumerate(self.board.terrain) if terrain not in WATER]
        borders = "".join(
            polyline(line)
            for region in dry
            for other, line in self.border.runs(region)
            if other in dry and other > region
        )
        seas = self.board.with_terrain("sea")
        mouths = "".join(polyline(line) for line in self.border.between(seas, [None]))
        shores = "".join(swelling(line, SHORE_WIDTH, self.noise) for line in self.lake_shores)
        coasts = "".join(swelling(line, COAST_WIDTH, self.noise) for line in self.shores)
        drawn = [("border", borders), ("mouth", mouths), ("coast", shores + coasts)]
        return [path(commands, name) for name, commands in drawn if commands]
