"""A map as a picture: a tile for every field, its terrain told apart by shape and by colour."""

from __future__ import annotations

from html import escape
from string import Template
from typing import TYPE_CHECKING, Final

from smallwar.warcraft.boards.placing import RADIUS, middles
from smallwar.warcraft.map import CLEAR, FOREST, GOLDMINE, MOUNTAIN, TERRAINS

if TYPE_CHECKING:
    from smallwar.warcraft.boards.board import Board
    from smallwar.warcraft.boards.placing import Point

THEMES: Final = ("day", "night")
MARGIN: Final = 2.0 * RADIUS
HEAD: Final = 34.0
"""More room above the map, for its name."""

FRAME: Final = 10.0
LARGEST_LETTERS: Final = 12.0
NAME_WIDTH: Final = 52.0
LETTER: Final = 0.56
"""How wide a letter is, as a share of its height."""

COLOURS: Final = {
    "paper": ("#e4dcc3", "#171d24"),
    "frame": ("#4a3a26", "#8d7d5e"),
    "edge": ("#4a3a26", "#0a0d10"),
    "glow": ("#fffbe9", "#e9dcb4"),
    "link": ("#8a7551", "#6d6450"),
    "letters": ("#2a1e13", "#f2e9d2"),
    "clear": ("#e3d59b", "#6f6d45"),
    "goldmine": ("#d9ab5c", "#7d5c2b"),
    "forest": ("#9dba7c", "#3f5c43"),
    "mountain": ("#c3bcb2", "#5c6068"),
    "grass": ("#9aa25a", "#96995f"),
    "mound": ("#8d6236", "#4d3720"),
    "mound-light": ("#a97a46", "#664a2b"),
    "shaft": ("#24180e", "#0d0906"),
    "beam": ("#5c3f22", "#a17c4c"),
    "gold": ("#f7cf3f", "#e8bf3c"),
    "gold-ink": ("#7d5510", "#3d2a08"),
    "leaf": ("#456f40", "#234031"),
    "leaf-light": ("#6a9657", "#44694a"),
    "trunk": ("#4a3322", "#17110b"),
    "rock": ("#8f877e", "#3c4047"),
    "rock-light": ("#b3aba1", "#777c84"),
    "snow": ("#fbf9f4", "#dfe3e6"),
    "wall": ("#efe6d2", "#c9bfa6"),
    "wall-shade": ("#cbbd9e", "#99907a"),
    "ink": ("#33261a", "#0b0d10"),
    "medal": ("#fdf3cf", "#f1e3b0"),
    "medal-rim": ("#b0472c", "#b5543a"),
    "medal-ink": ("#5d1d10", "#4a170c"),
    "seat-1": ("#a8322a", "#c0443a"),
    "seat-2": ("#2b5c96", "#3f78ba"),
    "seat-3": ("#6d3f8f", "#8a58b0"),
    "seat-4": ("#b8741a", "#cf8b2e"),
    "flag-ink": ("#ffffff", "#ffffff"),
}
"""Each colour by day and by night."""

STYLE: Final = """
.paper{fill:$paper}.frame{fill:none;stroke:$frame}.link{stroke:$link;stroke-width:7;stroke-linecap:round}
.clear{fill:$clear}.goldmine{fill:$goldmine}.forest{fill:$forest}.mountain{fill:$mountain}
.tile{stroke:$edge;stroke-width:2.4;stroke-linejoin:round}
.glow{fill:none;stroke:$glow;stroke-width:2;stroke-linejoin:round;opacity:.34}
.grass{fill:none;stroke:$grass;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.mound{fill:$mound;stroke:$ink;stroke-width:1.1;stroke-linejoin:round}.mound-light{fill:$mound_light}
.shaft{fill:$shaft;stroke:$beam;stroke-width:2.6;stroke-linejoin:round}
.nugget{fill:$gold;stroke:$gold_ink;stroke-width:.9;stroke-linejoin:round}
.leaf{fill:$leaf;stroke:$ink;stroke-width:.9;stroke-linejoin:round}.leaf-light{fill:$leaf_light}
.trunk{stroke:$trunk;stroke-width:3}
.rock{fill:$rock;stroke:$ink;stroke-width:1.1;stroke-linejoin:round}.rock-light{fill:$rock_light}.snow{fill:$snow}
.wall{fill:$wall;stroke:$ink;stroke-width:1.1;stroke-linejoin:round}.wall-shade{fill:$wall_shade}.gate{fill:$shaft}
.pole{stroke:$ink;stroke-width:1.4}.seat{stroke:$ink;stroke-width:1;stroke-linejoin:round}
.seat-1{fill:$seat_1}.seat-2{fill:$seat_2}.seat-3{fill:$seat_3}.seat-4{fill:$seat_4}
.medal{fill:$medal;stroke:$medal_rim;stroke-width:2.2;stroke-linejoin:round}
text{font-family:'IM Fell English SC','IM Fell English',Georgia,serif;text-anchor:middle;fill:$letters}
.title{font-size:24px;letter-spacing:2px}.worth{font-weight:bold;fill:$medal_ink}.number{font-weight:bold;fill:$flag_ink}
"""

TUFT: Final = "m0 0l-3 -5m3 5v-7m0 7l3 -5"
TUFTS: Final = ((-19, 8), (14, -9), (21, 13), (-6, 24), (-9, -12), (3, 8))

TREE: Final = (
    '<path d="M0 9v5" class="trunk"/><path d="M0 -17L7 -5H4L10 4H6L12 11H-12L-6 4H-10L-4 -5H-7Z" class="leaf"/>'
    '<path d="M-1 -13L-5 -6H-3L-8 3H-4L-9 9H-1Z" class="leaf-light"/>'
)
TREES: Final = ((0, -4), (-17, 4), (17, 4), (-8, 17), (9, 17))

PICTURES: Final = {
    GOLDMINE: (
        '<path d="M-29 22Q-25 4 -16 -3Q-9 -15 2 -14Q15 -12 19 0Q27 6 29 22Z" class="mound"/>'
        '<path d="M-26 20Q-22 4 -14 -1Q-8 -12 1 -12Q-7 -4 -10 4Q-18 8 -19 20Z" class="mound-light"/>'
        '<path d="M-9 21V6Q0 -4 9 6V21Z" class="shaft"/>'
        '<path d="M-22 24l3 -6l6 -1l4 5l-3 5h-7Z" class="nugget"/><path d="M10 26l2 -6l6 -2l5 4l-1 5h-8Z" class="nugget"/>'
        '<path d="M-7 27l2 -4l5 0l2 4l-3 3h-4Z" class="nugget"/><path d="M17 16l2 -4l4 -1l3 3l-1 4h-6Z" class="nugget"/>'
    ),
    FOREST: "".join(f'<g transform="translate({x} {y})">{TREE}</g>' for x, y in TREES),
    MOUNTAIN: (
        '<path d="M1 23L17 -8L23 0L33 23Z" class="rock"/><path d="M5 22L17 -6L15 22Z" class="rock-light"/>'
        '<path d="M17 -8L22 -1L19 2L16 -1L13 0Z" class="snow"/>'
        '<path d="M-33 25L-18 2L-13 5L-3 -19L4 -8L8 -10L21 25Z" class="rock"/>'
        '<path d="M-31 24L-18 4L-13 7L-3 -17L-6 4L-12 24Z" class="rock-light"/>'
        '<path d="M-3 -19L4 -8L3 -3L-1 -7L-4 -2L-10 -3Z" class="snow"/>'
    ),
}

TOWN: Final = Template(
    '<path d="M-22 25V4H-8V25ZM8 25V4H22V25Z" class="wall"/><path d="M-12 25V-4H12V25Z" class="wall"/>'
    '<path d="M4 25V-4H12V25ZM17 25V5H21V25ZM-13 25V5H-9V25Z" class="wall-shade"/><path d="M-5 25V15Q0 9 5 15V25Z" class="gate"/>'
    '<path d="M-25 5L-16 -6L-8 3V5ZM25 5L16 -6L8 3V5ZM-15 -4L0 -15L15 -4Z" class="seat $seat"/>'
    '<path d="M16 -5V-21" class="pole"/><path d="M16 -21H33L29 -15L33 -9H16Z" class="seat $seat"/>'
    '<text x="23" y="-11.3" font-size="11" class="number">$number</text>'
)

MEDAL: Final = Template(
    '<g transform="translate($x $y) scale($scale)"><path d="$star" class="medal"/>'
    '<text y="7" font-size="20" class="worth">$value</text></g>'
)
STAR: Final = (
    "M0 -21L5.4 -16.6L12.3 -17L14 -10.2L20 -6.5L17.5 0L20 6.5L14 10.2L12.3 17L5.4 16.6L0 21"
    "L-5.4 16.6L-12.3 17L-14 10.2L-20 6.5L-17.5 0L-20 -6.5L-14 -10.2L-12.3 -17L-5.4 -16.6Z"
)


def draw_board(board: Board) -> str:
    """Draw a map with its name and the names of its fields."""
    return Picture(board).svg("day", is_lettered=True)


def draw_ground(board: Board, theme: str) -> str:
    """Draw a map without a letter, so that all that is written on it may change in a game."""
    return Picture(board).svg(theme, is_lettered=False)


class Picture:
    """One picture, drawn from the bottom up."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.middles = middles(board)
        self.left = min(x for x, _ in self.middles) - MARGIN
        self.top = min(y for _, y in self.middles) - MARGIN
        self.width = max(x for x, _ in self.middles) + MARGIN - self.left
        self.height = max(y for _, y in self.middles) + MARGIN - self.top

    def svg(self, theme: str, *, is_lettered: bool) -> str:
        """Put all layers together."""
        title = escape(self.board.name)
        top, height = (self.top - HEAD, self.height + HEAD) if is_lettered else (self.top, self.height)
        box = f"{self.left:.1f} {top:.1f} {self.width:.1f} {height:.1f}"
        column = THEMES.index(theme)
        colours = {name.replace("-", "_"): pair[column] for name, pair in COLOURS.items()}
        layers = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{self.width:.0f}" height="{height:.0f}" '
            f'role="img" aria-label="Map {title}">',
            f"<title>Map {title}</title><style>{Template(STYLE).substitute(colours)}</style>",
            *self.paper(top, height),
            *self.links(),
            *(self.field(field, is_lettered=is_lettered) for field in range(len(self.middles))),
        ]
        if is_lettered:
            middle = self.left + self.width / 2
            layers.append(f'<text x="{middle:.1f}" y="{top + FRAME + HEAD + 8:.1f}" class="title">{title}</text>')
        return "\n".join([*layers, "</svg>"]) + "\n"

    def paper(self, top: float, height: float) -> list[str]:
        """Draw what the map lies on, in a double frame."""
        drawn = [f'<rect {rectangle(self.left, top, self.width, height)} class="paper"/>']
        for inset, width in ((FRAME, 2.4), (FRAME + 4.5, 0.9)):
            inner = rectangle(self.left + inset, top + inset, self.width - 2 * inset, height - 2 * inset)
            drawn.append(f'<rect {inner} class="frame" stroke-width="{width}"/>')
        return drawn

    def links(self) -> list[str]:
        """Draw the ways between fields that do not touch."""
        if self.board.places:
            return []
        pairs = [(field, other) for field, fields in enumerate(self.board.next) for other in fields if field < other]
        return [line(self.middles[field], self.middles[other]) for field, other in pairs]

    def field(self, field: int, *, is_lettered: bool) -> str:
        """Draw one field with all that is printed on it."""
        x, y = self.middles[field]
        name = self.board.names[field]
        drawn = [
            f'<g transform="translate({x:.1f} {y:.1f})"><title>{escape(self.told(field))}</title>',
            f'<path d="{HEXAGON}" class="tile {TERRAINS[self.board.terrain[field]]}"/>',
            f'<path d="{HEXAGON}" class="glow" transform="scale(.92)"/>',
            self.printed(field),
        ]
        if is_lettered:
            letters = min(LARGEST_LETTERS, NAME_WIDTH / LETTER / len(name))
            drawn.append(f'<text y="-26" font-size="{letters:.1f}">{escape(name)}</text>')
        return "".join([*drawn, "</g>"])

    def told(self, field: int) -> str:
        """Say in words what a field is, for those who point at it or have it read out."""
        board = self.board
        parts = [f"{board.names[field]}: {TERRAINS[board.terrain[field]]}"]
        if field in board.towns:
            parts = [f"{board.names[field]}: town of player {board.towns.index(field) + 1}"]
        points = board.worth(field)
        return ", ".join([*parts, f"{points} point{'' if points == 1 else 's'}"] if points else parts)

    def printed(self, field: int) -> str:
        """Draw the terrain of a field, its town and its value."""
        terrain = self.board.terrain[field]
        if field in self.board.towns:
            number = self.board.towns.index(field) + 1
            return TOWN.substitute(seat=f"seat-{number}", number=number)
        drawn = PICTURES[terrain] if terrain in PICTURES else meadow(field)
        value = self.board.values[field]
        if value:
            x, y, scale = (0, 5, 1) if terrain == CLEAR else (20, 19, 0.6)
            drawn += MEDAL.substitute(x=x, y=y, scale=scale, star=STAR, value=value)
        return drawn


HEXAGON: Final = f"M0 {-RADIUS:.0f}L38.1 -22V22L0 {RADIUS:.0f}L-38.1 22V-22Z"


def meadow(field: int) -> str:
    """Draw some grass, not the same on every field."""
    tufts = [TUFTS[(field + number) % len(TUFTS)] for number in range(3)]
    return f'<path d="{"".join(f"M{x} {y}{TUFT}" for x, y in tufts)}" class="grass"/>'


def rectangle(left: float, top: float, width: float, height: float) -> str:
    """Write the place and size of a rectangle."""
    return f'x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}"'


def line(start: Point, end: Point) -> str:
    """Draw a way between two places."""
    return f'<path d="M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}" class="link"/>'
