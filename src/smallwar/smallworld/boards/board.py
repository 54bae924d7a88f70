"""One island face as plain data, and its YAML file: read with every rule checked, and written for people to edit."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from smallwar.smallworld.boards.geometry import area
from smallwar.table.board_reading import BoardReading, unreached
from smallwar.table.source import FormatError, Node, identifier, read_yaml
from smallwar.table.writing import flow, scalar

if TYPE_CHECKING:
    from smallwar.smallworld.boards.geometry import Point

SIZES: Final = ("small", "medium", "large")
LAND: Final = ("fields", "forest", "hills", "swamp", "mountain")
WATER: Final = ("lake", "sea")
TERRAINS: Final = LAND + WATER
MARKS: Final = ("entry", "cave", "magic", "murloc", "relic")
SLOTS: Final = (
    "stack", "seal", "entry", "cave", "magic", "murloc",
    "relic-1", "relic-2", "relic-3", "relic-4", "relic-5", "relic-6",
    "fort", "wall", "tower", "target", "bomb", "champion", "beasts", "label",
)  # fmt: skip
"""What has a place in a region: a mark by its own name, a piece by its kind; `relic-1` is the relic it begins with."""

LARGEST: Final = 62
FEWEST_POINTS: Final = 3
MOST_POINTS: Final = 500
SMALLEST_AREA: Final = 1.0
FARTHEST: Final = 10_000
LONGEST_NAME: Final = 40


class Board:
    """One island: parallel lists, one entry a region, in map order; neighbours are numbers in that order.

    `shapes`, `titles` and `slots` are for drawing only. A board without a picture has empty shapes and slots.
    """

    def __init__(self, name: str, size: str) -> None:
        self.name = name
        self.size = size
        self.ids: list[str] = []
        self.terrain: list[str] = []
        self.marks: list[list[str]] = []
        self.next: list[list[int]] = []
        self.shapes: list[list[Point]] = []
        self.titles: list[str] = []
        self.slots: list[dict[str, Point]] = []

    def with_mark(self, mark: str) -> list[int]:
        """Give the regions that bear a mark."""
        return [region for region, marks in enumerate(self.marks) if mark in marks]

    def with_terrain(self, terrain: str) -> list[int]:
        """Give the regions of a terrain."""
        return [region for region, found in enumerate(self.terrain) if found == terrain]

    def is_drawn(self) -> bool:
        """Tell whether every region has a shape."""
        return bool(self.ids) and all(self.shapes)


def describe(board: Board) -> dict[str, object]:
    """Count what a board holds, for lists that people and programs read."""
    return {
        "name": board.name,
        "size": board.size,
        "regions": len(board.ids),
        "terrain": {terrain: len(board.with_terrain(terrain)) for terrain in TERRAINS},
        "marks": {mark: len(board.with_mark(mark)) for mark in MARKS},
    }


@cache
def shipped() -> tuple[str, ...]:
    """Name the faces that come with the game."""
    folder = resources.files(__package__)
    return tuple(sorted(entry.name.removesuffix(".yaml") for entry in folder.iterdir() if entry.name.endswith(".yaml")))


def load_shipped(name: str) -> Board:
    """Read a face that comes with the game."""
    if name not in shipped():
        raise FormatError(f"{name!r} is not a board of the game; there are {', '.join(shipped())}")
    text = resources.files(__package__).joinpath(f"{name}.yaml").read_text(encoding="utf-8")
    return read_board(text, f"{name}.yaml")


def read_board(text: str, source_name: str) -> Board:
    """Read a board, or raise `FormatError` with the first thing that is wrong with it."""
    reader = BoardReader(text, source_name)
    if reader.errors:
        raise reader.errors[0]
    return reader.board


def problems(text: str, source_name: str) -> list[str]:
    """Say everything that is wrong with a board, as far as one error does not hide another."""
    return [str(error) for error in BoardReader(text, source_name).errors]


class BoardReader(BoardReading):
    """Reads one file and goes on after an error, so that a mapmaker sees all of them at once."""

    def __init__(self, text: str, source_name: str) -> None:
        super().__init__("region")
        self.board = Board("", "")
        self.nodes: list[Node] = []
        self.attempt(self.read, text, source_name)

    def read(self, text: str, source_name: str) -> None:
        """Read the whole file; rules about several regions are asked once each region is sound."""
        keys = ("name", "size", "regions")
        fields = read_yaml(text, source_name).mapping(keys, keys)
        self.attempt(self.read_head, fields)
        regions = fields["regions"]
        for key, node in regions.mapping().items():
            self.attempt(self.read_region, key, node)
        if self.errors:
            return
        if not 1 <= len(self.nodes) <= LARGEST:
            raise FormatError(f"{regions.place()}: expected 1 to {LARGEST} regions, found {len(self.nodes)}")
        self.board.next = self.linked()
        self.attempt(self.check_marks, regions)
        if not self.errors:
            self.attempt(self.check_connected, regions)
            self.attempt(self.check_all_drawn, regions)
        if not self.errors and self.board.is_drawn():
            self.check_shared_borders()

    def read_head(self, fields: dict[str, Node]) -> None:
        """Read what is said about the island as a whole."""
        self.board.name = identifier(fields["name"].text(), fields["name"])
        self.board.size = fields["size"].text(SIZES)

    def read_region(self, key: str, node: Node) -> None:
        """Read one region; its neighbours stay names until all regions are known."""
        identifier(key, node)
        fields = node.mapping(("terrain", "marks", "next", "shape", "name", "slots"), ("terrain", "next"))
        terrain = fields["terrain"].text(TERRAINS)
        marks = read_marks(fields["marks"]) if "marks" in fields else []
        shape = read_shape(fields["shape"]) if "shape" in fields else []
        title = read_title(fields["name"]) if "name" in fields else ""
        slots = read_slots(fields["slots"]) if "slots" in fields else {}
        neighbours = fields["next"].sequence()
        self.numbers[key] = len(self.nodes)
        self.nodes.append(node)
        self.neighbours.append(neighbours)
        self.board.ids.append(key)
        self.board.terrain.append(terrain)
        self.board.marks.append(marks)
        self.board.shapes.append(shape)
        self.board.titles.append(title)
        self.board.slots.append(slots)

    def check_marks(self, regions: Node) -> None:
        """See that the island can be entered and hides one relic."""
        if not self.board.with_mark("entry"):
            raise FormatError(f"{regions.place()}: expected at least one region with the mark entry, found none")
        relics = [self.board.ids[region] for region in self.board.with_mark("relic")]
        if len(relics) != 1:
            found = ", ".join(relics) if relics else "none"
            raise FormatError(f"{regions.place()}: expected exactly one region with the mark relic, found {found}")

    def check_connected(self, regions: Node) -> None:
        """See that one can walk, or swim, from any region to any other."""
        apart = unreached(self.board.next, list(range(len(self.board.ids))))
        if apart:
            first, lonely = self.board.ids[0], self.board.ids[apart[0]]
            raise FormatError(f"{regions.place()}: expected a way from {first} to every region, found none to {lonely}")

    def check_all_drawn(self, regions: Node) -> None:
        """See that the picture, if there is one, shows all of the island."""
        if any(self.board.shapes) and not self.board.is_drawn():
            missing = self.board.ids[self.board.shapes.index([])]
            raise FormatError(
                f"{regions.place()}: expected a shape for every region or for none, found none for {missing}"
            )

    def check_shared_borders(self) -> None:
        """See that neighbours meet along a line both of them name point by point."""
        for region, shape in enumerate(self.board.shapes):
            for other in self.board.next[region]:
                if other > region and len(set(shape) & set(self.board.shapes[other])) < 2:
                    here, there = self.board.ids[region], self.board.ids[other]
                    place = self.nodes[region].place()
                    problem = f"{place}: expected at least two points shared with its neighbour {there}, found fewer"
                    self.errors.append(FormatError(f"{problem} (the shapes of {here} and {there} do not meet)"))


def read_marks(node: Node) -> list[str]:
    """Read the marks of a region."""
    marks: list[str] = []
    for entry in node.sequence():
        mark = entry.text(MARKS)
        if mark in marks:
            raise entry.fail("every mark once")
        marks.append(mark)
    return marks


def read_title(node: Node) -> str:
    """Read what a region is called on the map."""
    title = node.text()
    if not title.strip() or len(title) > LONGEST_NAME or not title.isprintable():
        raise node.fail(f"a name of 1 to {LONGEST_NAME} letters")
    return title


def read_shape(node: Node) -> list[Point]:
    """Read the polygon of a region."""
    points = [read_point(entry) for entry in node.sequence()]
    if not FEWEST_POINTS <= len(points) <= MOST_POINTS:
        raise FormatError(f"{node.place()}: expected {FEWEST_POINTS} to {MOST_POINTS} points, found {len(points)}")
    if area(points) < SMALLEST_AREA:
        raise FormatError(f"{node.place()}: expected a shape with something inside, found one without area")
    return points


def read_slots(node: Node) -> dict[str, Point]:
    """Read where pieces are drawn."""
    return {name: read_point(entry) for name, entry in node.mapping(SLOTS).items()}


def read_point(node: Node) -> Point:
    """Read a point; a tenth of a unit is the finest that counts, so that equal points are equal numbers."""
    numbers = node.sequence()
    if len(numbers) != 2:
        raise FormatError(f"{node.place()}: expected two numbers, found {len(numbers)}")
    return read_coordinate(numbers[0]), read_coordinate(numbers[1])


def read_coordinate(node: Node) -> float:
    """Read one number of a point."""
    number = node.number()
    if not -FARTHEST <= number <= FARTHEST:
        raise node.fail(f"a number from {-FARTHEST} to {FARTHEST}")
    return round(number, 1)


def write_board(board: Board) -> str:
    """Write a board as YAML that `read_board` reads back to an equal one."""
    lines = [f"name: {scalar(board.name)}", f"size: {board.size}", "regions:"]
    for region, name in enumerate(board.ids):
        lines.append(f"  {scalar(name)}:")
        if board.titles[region]:
            lines.append(f"    name: {scalar(board.titles[region])}")
        lines.append(f"    terrain: {board.terrain[region]}")
        lines += flow("marks", "[", board.marks[region], "]")
        lines += flow("next", "[", [scalar(board.ids[other]) for other in board.next[region]], "]")
        if board.shapes[region]:
            lines += flow("shape", "[", [write_point(point) for point in board.shapes[region]], "]")
        if board.slots[region]:
            slots = [f"{name}: {write_point(point)}" for name, point in board.slots[region].items()]
            lines += flow("slots", "{", slots, "}")
    return "\n".join(lines) + "\n"


def write_point(point: Point) -> str:
    """Write a point in tenths."""
    return f"[{point[0]:.1f}, {point[1]:.1f}]"
