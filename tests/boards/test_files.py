"""Board files: what is read is what was written, and every mistake is named with its place."""

from __future__ import annotations

import pytest

from smallwar.smallworld.boards.board import describe, load_shipped, problems, read_board, shipped, write_board
from smallwar.table.source import FormatError

GOOD = """\
name: Twins
size: small
regions:
  a:
    name: "Old Field"
    terrain: fields
    marks: [entry]
    next: [b]
    shape: [[0, 0], [10, 0], [10, 10], [0, 10]]
    slots: {stack: [5, 5]}
  b:
    terrain: lake
    marks: [relic]
    next: [a]
    shape: [[10, 0], [20, 0], [20, 10], [10, 10]]
"""

BAD = [
    ("name: Twins\n", "", "own.yaml:1: expected the key 'name', which is missing"),
    ("name: Twins", "name: Two Twins", "own.yaml:1: at name: expected a name of letters, digits and hyphens"),
    ("small", "huge", "own.yaml:2: at size: expected one of small, medium, large, found 'huge'"),
    (
        "size: small",
        "size: small\nclimate: mild",
        "own.yaml:3: at climate: expected one of the keys name, size, regions",
    ),
    ("fields", "desert", "own.yaml:6: at regions.a.terrain: expected one of fields, forest, hills, swamp"),
    ("[relic]", "[treasure]", "own.yaml:13: at regions.b.marks[1]: expected one of entry, cave, magic, murloc, relic"),
    ("[entry]", "[entry, entry]", "own.yaml:7: at regions.a.marks[2]: expected every mark once, found 'entry'"),
    ("[entry]", "[]", "own.yaml:4: at regions: expected at least one region with the mark entry, found none"),
    ("[relic]", "[]", "own.yaml:4: at regions: expected exactly one region with the mark relic, found none"),
    ("[entry]", "[entry, relic]", "expected exactly one region with the mark relic, found a, b"),
    ("next: [a]", "next: [c]", "own.yaml:14: at regions.b.next[1]: expected a region of this board, found 'c'"),
    ("next: [a]", "next: [b]", "expected another region, since none is its own neighbour, found 'b'"),
    ("next: [a]", "next: [a, a]", "own.yaml:14: at regions.b.next[2]: expected every neighbour once, found 'a'"),
    ("next: [a]", "next: []", "own.yaml:8: at regions.a.next[1]: expected a region whose own 'next' names a"),
    ("[0, 0], [10, 0], [10, 10], [0, 10]", "[0, 0], [10, 0]", "at regions.a.shape: expected 3 to 500 points, found 2"),
    ("[0, 0], [10, 0], [10, 10], [0, 10]", "[0, 0], [5, 0], [9, 0]", "expected a shape with something inside"),
    ("[0, 10]", "[0]", "own.yaml:9: at regions.a.shape[4]: expected two numbers, found 1"),
    ("[0, 10]", "[0, far]", "own.yaml:9: at regions.a.shape[4][2]: expected a number, found 'far'"),
    ("[0, 10]", "[0, 10001]", "expected a number from -10000 to 10000, found '10001'"),
    ("[10, 0], [20, 0]", "[11, 0], [20, 0]", "expected at least two points shared with its neighbour b, found fewer"),
    ("    shape: [[10, 0], [20, 0], [20, 10], [10, 10]]\n", "", "expected a shape for every region or for none"),
    ("stack:", "stable:", "own.yaml:10: at regions.a.slots.stable: expected one of the keys stack, seal"),
    ('"Old Field"', '" "', "own.yaml:5: at regions.a.name: expected a name of 1 to 40 letters, found ' '"),
    ("  a:\n", "  a b:\n", "expected a name of letters, digits and hyphens without a space, found 'a b'"),
    ("  a:\n", "  no:\n", "which YAML takes for a truth value"),
]


@pytest.mark.parametrize(("old", "new", "message"), BAD)
def test_a_mistake_is_named(old: str, new: str, message: str) -> None:
    assert GOOD.count(old) == 1 or old in ("small", "[entry]", "[relic]", "next: [a]")
    text = GOOD.replace(old, new, 1)
    with pytest.raises(FormatError) as caught:
        read_board(text, "own.yaml")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_all_mistakes_are_listed() -> None:
    text = GOOD.replace("fields", "desert").replace("[relic]", "[treasure]").replace("small", "tiny")
    assert [sentence.split(":")[1] for sentence in problems(text, "own.yaml")] == ["2", "6", "13"]


def test_a_good_file_has_no_problems() -> None:
    assert problems(GOOD, "own.yaml") == []


def test_a_board_in_two_pieces_is_refused() -> None:
    lonely = "  c: {terrain: hills, next: [d], shape: [[0, 50], [9, 50], [9, 60]]}\n"
    lonely += "  d: {terrain: hills, next: [c], shape: [[9, 50], [9, 60], [20, 60]]}\n"
    assert problems(GOOD + lonely, "own.yaml") == [
        "own.yaml:4: at regions: expected a way from a to every region, found none to c"
    ]


def test_too_many_regions_are_refused() -> None:
    lines = ["name: Chain", "size: large", "regions:"]
    for number in range(63):
        neighbours = [other for other in (number - 1, number + 1) if 0 <= other <= 62]
        mark = "entry, relic" if number == 0 else ""
        lines.append(f"  {number}: {{terrain: hills, marks: [{mark}], next: {neighbours}}}")
    assert problems("\n".join(lines), "long.yaml") == ["long.yaml:4: at regions: expected 1 to 62 regions, found 63"]


@pytest.mark.parametrize("text", ["", "[]", "name", "name: [", "regions: {}", "\x00\x01"])
def test_what_is_no_board_is_refused(text: str) -> None:
    with pytest.raises(FormatError, match=r"noise\.yaml"):
        read_board(text, "noise.yaml")


@pytest.mark.parametrize("name", shipped())
def test_shipped_boards_are_written_as_they_are_read(name: str) -> None:
    board = load_shipped(name)
    again = read_board(write_board(board), name)
    assert vars(again) == vars(board)
    assert write_board(again) == write_board(board)


def test_names_that_yaml_would_misread_are_quoted() -> None:
    text = (
        GOOD.replace("  a:", '  "0x1F":').replace("next: [a]", 'next: ["0x1F"]').replace("Old Field", 'yes: \\"no\\"')
    )
    board = read_board(text, "own.yaml")
    assert board.titles == ['yes: "no"', ""]
    assert vars(read_board(write_board(board), "own.yaml")) == vars(board)


def test_a_description_counts() -> None:
    described = describe(read_board(GOOD, "own.yaml"))
    assert described["regions"] == 2
    assert described["terrain"] == {
        "fields": 1, "forest": 0, "hills": 0, "swamp": 0, "mountain": 0, "lake": 1, "sea": 0
    }  # fmt: skip
    assert described["marks"] == {"entry": 1, "cave": 0, "magic": 0, "murloc": 0, "relic": 1}


def test_an_unknown_face_is_named() -> None:
    with pytest.raises(FormatError, match=r"'L9z' is not a board of the game; there are L1a, L1b"):
        load_shipped("L9z")
