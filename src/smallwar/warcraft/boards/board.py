"""One map as plain data, and its YAML file: read with every rule checked, and written for people to edit."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from smallwar.table.board_reading import BoardReading, unreached
from smallwar.table.sets import LARGEST
from smallwar.table.source import FormatError, Node, identifier, quote, read_yaml
from smallwar.table.writing import flow, scalar
from smallwar.warcraft.map import CLEAR, FOREST, GOLDMINE, MOUNTAIN, TERRAINS, TOWN_VALUE

MOST_NEIGHBOURS: Final = 6
MOST_TOWNS: Final = 4
HIGHEST_VALUE: Final = 9
FARTHEST: Final = 99
ROW_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""What leads from a place to its neighbours, in axial coordinates q and r."""

TOWN: Final = "T"
WRITTEN: Final = {CLEAR: ".", GOLDMINE: "g", FOREST: "w", MOUNTAIN: "^"}
LETTERS: Final = {letter: terrain for terrain, letter in WRITTEN.items()} | {TOWN: CLEAR}
"""How rows write fields; a digit is a clear field of this value."""

Place = tuple[int, int]


class Board:
    """One map: parallel lists, one entry a field, in map order; neighbours are numbers in that order.

    `places` are the axial coordinates (q, r) of a map that was written in rows; empty for one that was not.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.names: list[str] = []
        self.terrain: list[int] = []
        self.values: list[int] = []
        self.next: list[list[int]] = []
        self.towns: list[int] = []
        """Town fields by seat."""
        self.places: list[Place] = []

    def add(self, name: str, terrain: int, value: int) -> None:
        """Put another field behind the others."""
        self.names.append(name)
        self.terrain.append(terrain)
        self.values.append(value)

    def add_row(self, r: int, first: int, text: str) -> None:
        """Put another row below the others, from its place q; its fields are named by the row's letter and numbers."""
        letter = ROW_LETTERS[len({r for _, r in self.places})]
        for number, character in enumerate(text):
            if character == TOWN:
                self.towns.append(len(self.names))
            value = int(character) if character.isdigit() else 0
            self.add(f"{letter}{number + 1}", LETTERS.get(character, CLEAR), value)
            self.places.append((first + number, r))

    def rows(self) -> list[tuple[int, int, str]]:
        """Give the rows from the top: r, q of the first field, and the fields as letters."""
        found: dict[int, list[int]] = {}
        for field, (_, r) in enumerate(self.places):
            found.setdefault(r, []).append(field)
        return [
            (r, self.places[fields[0]][0], "".join(self.letter(field) for field in fields))
            for r, fields in found.items()
        ]

    def letter(self, field: int) -> str:
        """Write a field as rows do."""
        if field in self.towns:
            return TOWN
        return str(self.values[field]) if self.values[field] else WRITTEN[self.terrain[field]]

    def worth(self, field: int) -> int:
        """Give the points of a field; all towns are worth the same."""
        return TOWN_VALUE if field in self.towns else self.values[field]


def describe(board: Board) -> dict[str, object]:
    """Count what a map holds, for lists that people and programs read. Its size is the number of players."""
    return {
        "name": board.name,
        "size": str(len(board.towns)),
        "fields": len(board.names),
        "terrain": {word: board.terrain.count(number) for number, word in enumerate(TERRAINS)},
        "towns": len(board.towns),
        "points": sum(board.worth(field) for field in range(len(board.names))),
    }


@cache
def shipped() -> tuple[str, ...]:
    """Name the maps that come with the game."""
    folder = resources.files(__package__)
    return tuple(sorted(entry.name.removesuffix(".yaml") for entry in folder.iterdir() if entry.name.endswith(".yaml")))


@cache
def load_shipped(name: str) -> Board:
    """Read a map that comes with the game, once; nobody changes it."""
    if name not in shipped():
        raise FormatError(f"{name!r} is not a map of the game; there are {', '.join(shipped())}")
    text = resources.files(__package__).joinpath(f"{name}.yaml").read_text(encoding="utf-8")
    return read_board(text, f"{name}.yaml")


def read_board(text: str, source_name: str) -> Board:
    """Read a map, or raise `FormatError` with the first thing that is wrong with it."""
    reader = BoardReader()
    reader.attempt(reader.read, text, source_name)
    return reader.result()


def read_map_fields(node: Node) -> Board:
    """Read the fields of a map that stands in a larger text, where nothing names it or its towns."""
    reader = BoardReader()
    reader.attempt(reader.read_fields, node)
    return reader.result()


def problems(text: str, source_name: str) -> list[str]:
    """Say everything that is wrong with a map, as far as one error does not hide another."""
    reader = BoardReader()
    reader.attempt(reader.read, text, source_name)
    return [str(error) for error in reader.errors]


def link_places(board: Board) -> None:
    """Make fields neighbours whose coordinates are."""
    fields = {place: field for field, place in enumerate(board.places)}
    around = [[(q + across, r + down) for across, down in DIRECTIONS] for q, r in board.places]
    board.next = [sorted(fields[place] for place in places if place in fields) for places in around]


def count_fault(count: int) -> str:
    """Say that a map has too many fields, or none; nothing when all is well."""
    return "" if 1 <= count <= LARGEST else f"expected 1 to {LARGEST} fields, found {count}"


def fault(board: Board) -> str:
    """Say in the words `expected …, found …` what is wrong with a map as a whole; nothing when all is well."""
    fields = list(range(len(board.names)))
    for field in fields:
        if len(board.next[field]) > MOST_NEIGHBOURS:
            found = f"{len(board.next[field])} of {board.names[field]}"
            return f"expected at most {MOST_NEIGHBOURS} neighbours of a field, found {found}"
    ground = [field for field in fields if board.terrain[field] != MOUNTAIN]
    for way, goal, wanted in (
        ("a way", "every field", fields),
        ("a way without mountains", "every other field that is none", ground),
    ):
        apart = unreached(board.next, wanted)
        if apart:
            first, lonely = board.names[wanted[0]], board.names[apart[0]]
            return f"expected {way} from {first} to {goal}, found none to {lonely}"
    return towns_fault(board, board.towns)


def towns_fault(board: Board, towns: list[int]) -> str:
    """Say why these fields cannot be the towns of a map; nothing when they can."""
    if len(towns) > MOST_TOWNS:
        return f"expected at most {MOST_TOWNS} towns, found {len(towns)}"
    for seat, town in enumerate(towns):
        if board.terrain[town] != CLEAR:
            return f"expected towns on clear fields, found {board.names[town]}, a {TERRAINS[board.terrain[town]]}"
        if town in towns[:seat]:
            return f"expected every town once, found {board.names[town]} again"
    return ""


def refuse(node: Node, wrong: str) -> None:
    """Raise what was found to be wrong, if anything, with the place where it stands."""
    if wrong:
        raise FormatError(f"{node.place()}: {wrong}")


class BoardReader(BoardReading):
    """Reads one map and goes on after an error, so that a mapmaker sees all of them at once."""

    def __init__(self) -> None:
        super().__init__("field")
        self.board = Board("")

    def result(self) -> Board:
        """Give the map, or raise the first error."""
        if self.errors:
            raise self.errors[0]
        return self.board

    def read(self, text: str, source_name: str) -> None:
        """Read a whole file."""
        root = read_yaml(text, source_name)
        keys = root.mapping(("name", "towns", "rows", "fields"), ("name",))
        self.attempt(self.read_name, keys["name"])
        if ("rows" in keys) == ("fields" in keys):
            raise FormatError(f"{root.place()}: expected either the key 'rows' or 'fields', found both or neither")
        if "rows" in keys:
            self.read_rows(keys["rows"])
        else:
            self.read_fields(keys["fields"])
        if not self.errors:
            marked = self.board.towns
            self.board.towns = self.read_towns(keys["towns"]) if "towns" in keys else []
            if self.board.places and sorted(self.board.towns) != marked:
                raise FormatError(
                    f"{root.place()}: expected towns where the rows have {TOWN}: {self.named(marked)}, "
                    f"found {self.named(sorted(self.board.towns))}"
                )

    def read_name(self, node: Node) -> None:
        """Read what the map is called."""
        self.board.name = identifier(node.text(), node)

    def read_rows(self, node: Node) -> None:
        """Read a map of hexes in rows, each with the place of its first field."""
        rows = node.sequence()
        if len(rows) > len(ROW_LETTERS):
            raise FormatError(f"{node.place()}: expected at most {len(ROW_LETTERS)} rows, found {len(rows)}")
        for row in rows:
            self.attempt(self.read_row, row)
        if not self.errors:
            refuse(node, count_fault(len(self.board.names)))
            link_places(self.board)
            refuse(node, fault(self.board))

    def read_row(self, node: Node) -> None:
        """Read one row."""
        parts = node.sequence()
        if len(parts) != 3:
            raise FormatError(f"{node.place()}: expected r, q and the fields of a row, found {len(parts)} values")
        lowest = self.board.places[-1][1] + 1 if self.board.places else -FARTHEST
        r = parts[0].integer(lowest, FARTHEST)
        first = parts[1].integer(-FARTHEST, FARTHEST)
        text = parts[2].text(what="the fields of a row")
        if len(text) > LARGEST:
            raise FormatError(f"{parts[2].place()}: expected at most {LARGEST} fields in a row, found {len(text)}")
        if not text or any(character not in LETTERS and character not in "123456789" for character in text):
            choices = ", ".join(LETTERS)
            raise FormatError(f"{parts[2].place()}: expected fields from {choices}, 1 to 9, found {quote(text)}")
        self.board.add_row(r, first, text)

    def read_fields(self, node: Node) -> None:
        """Read a map of fields that name their neighbours."""
        refuse(node, count_fault(len(node.mapping())))
        for name, field in node.mapping().items():
            self.attempt(self.read_field, name, field)
        if not self.errors:
            self.board.next = self.linked()
        if not self.errors:
            refuse(node, fault(self.board))

    def read_field(self, name: str, node: Node) -> None:
        """Read one field; its neighbours stay names until all fields are known."""
        identifier(name, node)
        keys = node.mapping(("terrain", "value", "next"))
        terrain = TERRAINS.index(keys["terrain"].text(TERRAINS)) if "terrain" in keys else CLEAR
        value = keys["value"].integer(0, HIGHEST_VALUE) if "value" in keys else 0
        self.numbers[name] = len(self.neighbours)
        self.neighbours.append(keys["next"].sequence() if "next" in keys else [])
        self.board.add(name, terrain, value)

    def read_towns(self, node: Node) -> list[int]:
        """Read the town fields by seat."""
        towns = [self.town(entry) for entry in node.sequence()]
        refuse(node, towns_fault(self.board, towns))
        return towns

    def town(self, node: Node) -> int:
        """Find a town by the name of its field, or by its place in rows."""
        if not node.is_sequence():
            name = node.text(what="a field of this board")
            if name not in self.board.names:
                raise node.fail("a field of this board")
            return self.board.names.index(name)
        numbers = [part.integer(-FARTHEST, FARTHEST) for part in node.sequence()[:3]]
        if len(numbers) != 2 or (numbers[0], numbers[1]) not in self.board.places:
            raise FormatError(f"{node.place()}: expected the place [q, r] of a field of this board, found {numbers}")
        return self.board.places.index((numbers[0], numbers[1]))

    def named(self, fields: list[int]) -> str:
        """Name some fields in a sentence."""
        return ", ".join(self.board.names[field] for field in fields) or "none"


def write_board(board: Board) -> str:
    """Write a map as YAML that `read_board` reads back to an equal one."""
    lines = [f"name: {scalar(board.name)}"]
    if board.places:
        rows = [f'  - [{r}, {first}, "{text}"]' for r, first, text in board.rows()]
        towns = [f"[{board.places[town][0]}, {board.places[town][1]}]" for town in board.towns]
        return "\n".join([*lines, f"towns: [{', '.join(towns)}]", "rows:", *rows]) + "\n"
    if board.towns:
        lines.append(f"towns: [{', '.join(scalar(board.names[town]) for town in board.towns)}]")
    lines.append("fields:")
    for field, name in enumerate(board.names):
        lines.append(f"  {scalar(name)}:")
        if board.terrain[field] != CLEAR:
            lines.append(f"    terrain: {TERRAINS[board.terrain[field]]}")
        if board.values[field]:
            lines.append(f"    value: {board.values[field]}")
        lines += flow("next", "[", [scalar(board.names[other]) for other in board.next[field]], "]")
    return "\n".join(lines) + "\n"
