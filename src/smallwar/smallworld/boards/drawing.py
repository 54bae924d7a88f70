"""A board as a picture: its ground in the manner of an old nautical chart, with sea, names, marks and a frame."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from smallwar.smallworld.boards.geometry import (
    Point,
    border_distance,
    contains,
    direction,
    distance,
    middle,
    raster,
)
from smallwar.smallworld.boards.ground import Disk, GroundPicture, ground_box, mark_places, to_scale
from smallwar.smallworld.boards.icons import ICON_STYLE, MARKS
from smallwar.smallworld.boards.palette import coloured
from smallwar.smallworld.boards.pen import at, box, path

if TYPE_CHECKING:
    from smallwar.smallworld.boards.board import Board

THEME: Final = "day"
BELOW: Final = 20.0
"""More room under the island, for its name."""

FRAME: Final = 14.0
BAR: Final = 34.0
BAR_WIDTH: Final = 6.0
ROSE: Final = 30.0
RHUMBS: Final = 32
RHUMB_LENGTH: Final = 1500.0
LINE_HEIGHT: Final = 12.0
LETTER: Final = 6.0
MARK: Final = 13.0
LETTERED: Final = 8.0
NAME_STEP: Final = 6.0
ROOMY: Final = 6.0

CHART_STYLE: Final = """
.sea{fill:$sea_paper}.rhumb{fill:none;stroke:#5f553c;stroke-width:.6;opacity:.3}
.frame{fill:none;stroke:#3a2c1b;stroke-width:.9}.bar{fill:#3a2c1b}
.rose,.rose-light{fill:#5f553c;stroke:#5f553c;stroke-width:.6}
.rose-light{fill:#efe9cf}
.rose-ring{fill:none;stroke:#5f553c;stroke-width:.6}
text{font-family:'IM Fell English SC','IM Fell English',Georgia,serif;fill:#2a1e13;text-anchor:middle}
.title{font-size:23px;letter-spacing:1px}.name{font-style:italic;font-size:12.5px}.number{font-size:11px;font-weight:bold}
.halo{stroke-width:3.5px;stroke-linejoin:round;opacity:.85}
"""


def draw_board(board: Board) -> str:
    """Draw a board as SVG; `FormatError` when it has no shapes."""
    return Chart(to_scale(board)).svg()


class Chart:
    """One picture, drawn from the bottom up."""

    def __init__(self, board: Board) -> None:
        self.board = board
        regions = range(len(board.ids))
        self.marks = [mark_places(board, region) for region in regions]
        self.names = [self.find_name_place(region) for region in regions]
        self.ground = GroundPicture(board, THEME, [self.kept_clear(region) for region in regions])
        self.left, self.top, self.width, self.height = ground_box(board)
        self.height += BELOW

    def svg(self) -> str:
        """Put all layers together."""
        title = escape(self.board.name)
        box = f"{self.left:.1f} {self.top:.1f} {self.width:.1f} {self.height:.1f}"
        size = f'width="{self.width * 1.5:.0f}" height="{self.height * 1.5:.0f}"'
        style = self.ground.style() + coloured(CHART_STYLE, THEME) + ICON_STYLE
        layers = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size} role="img" aria-label="Island {title}">',
            f"<title>Island {title}</title><style>{style}</style>",
            f"<defs>{self.ground.definitions()}</defs>",
            *self.sea(),
            *self.ground.layers(),
            *self.lettering(),
            *self.frame(),
            "</svg>",
        ]
        return "\n".join(layers) + "\n"

    def sea(self) -> list[str]:
        """Draw the paper of the sea, and rhumb lines from the rose."""
        x, y = self.rose_place()
        rays = [direction(number / RHUMBS) for number in range(RHUMBS)]
        lines = "".join(
            f"M{at(x, y)}L{at(x + RHUMB_LENGTH * across, y + RHUMB_LENGTH * down)}" for across, down in rays
        )
        return [f'<rect {box(self.left, self.top, self.width, self.height)} class="sea"/>', path(lines, "rhumb")]

    def kept_clear(self, region: int) -> list[Disk]:
        """Give the disks that marks and letters cover."""
        marks = [(place, MARK) for place in self.marks[region].values()]
        return marks + [(place, LETTERED) for place in self.lettered(region)]

    def find_name_place(self, region: int) -> Point:
        """Say where the middle of a region's name lies: where it is clearest of the border and of the marks."""
        shape = self.board.shapes[region]
        marks = list(self.marks[region].values())
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
            for mark, (x, y) in self.marks[region].items():
                drawn.append(f'<g transform="translate({x:.1f} {y:.1f})">{MARKS[mark]}</g>')
            fill = self.ground.colours[self.board.terrain[region]]
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
        coasts = self.ground.coasts
        if any(contains(coast, place) for coast in coasts):
            return 0.0
        return min(border_distance(coast, place) for coast in coasts)

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
        return drawn + written(self.board.name, self.title_place(rose), "title", self.ground.colours["sea-paper"])

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


def written(text: str, place: Point, style: str, ground: str) -> list[str]:
    """Write a text with a halo in the colour of its ground, so that it reads on any texture."""
    where, letters = f'x="{place[0]:.1f}" y="{place[1]:.1f}"', escape(text)
    return [
        f'<text {where} class="{style} halo" style="fill:{ground};stroke:{ground}">{letters}</text>',
        f'<text {where} class="{style}">{letters}</text>',
    ]


def compass_rose(place: Point) -> str:
    """Draw a rose of sixteen points."""
    rays = []
    for number, reach in [(number, (1.0, 0.42, 0.66, 0.42)[number % 4]) for number in range(16)]:
        turn = number / 16 - 0.25
        across, down = direction(turn)
        tip = ROSE * reach * across, ROSE * reach * down
        for side in (-0.08, 0.08):
            across, down = direction(turn + side)
            foot = 6.5 * across, 6.5 * down
            style = "rose" if side > 0 else "rose-light"
            rays.append(path(f"M0 0L{at(*tip)}L{at(*foot)}Z", style))
    rings = "".join(f'<circle r="{ROSE * share:.1f}" class="rose-ring"/>' for share in (0.74, 0.8))
    return f'<g transform="translate({at(*place)})">{rings}{"".join(rays)}</g>'
