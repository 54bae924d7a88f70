"""Map files: what is read is what was written, and every mistake is named with its place."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from smallwar.table.source import FormatError, read_yaml
from smallwar.warcraft.boards.board import (
    describe,
    load_shipped,
    problems,
    read_board,
    read_map_fields,
    shipped,
    write_board,
)
from smallwar.warcraft.map import FOREST

ROWS = """\
name: Pass
towns: [[0, 0], [1, 1]]
rows:
  - [0, 0, "Tg1"]
  - [1, 0, "^T."]
"""

FIELDS = """\
name: Valley
towns: [hill, c]
fields:
  hill: {next: [b, d]}
  b: {terrain: forest, value: 2, next: [c, hill]}
  c: {next: [b]}
  d: {terrain: mountain, next: [hill]}
"""

BAD_ROWS = [
    ("name: Pass\n", "", "own.yaml:1: expected the key 'name', which is missing"),
    ("name: Pass", "name: The Pass", "own.yaml:1: at name: expected a name of letters, digits and hyphens"),
    ("rows:", "lines:", "own.yaml:4: at lines: expected one of the keys name, towns, rows, fields, found 'lines'"),
    ("rows:", "fields: {}\nrows:", "own.yaml:1: expected either the key 'rows' or 'fields', found both or neither"),
    ("towns: [[0, 0], [1, 1]]\n", "", "own.yaml:1: expected towns where the rows have T: a1, b2, found none"),
    ("[[0, 0], [1, 1]]", "[[0, 0]]", "own.yaml:1: expected towns where the rows have T: a1, b2, found a1"),
    ("[1, 1]", "[2, 1]", "own.yaml:1: expected towns where the rows have T: a1, b2, found a1, b3"),
    ("[1, 1]", "[1, 0]", "own.yaml:2: at towns: expected towns on clear fields, found a2, a goldmine"),
    ("[1, 1]", "[0, 1]", "own.yaml:2: at towns: expected towns on clear fields, found b1, a mountain"),
    ("[1, 1]", "[0, 0]", "own.yaml:2: at towns: expected every town once, found a1 again"),
    ("[1, 1]", "[9, 1]", "at towns[2]: expected the place [q, r] of a field of this board, found [9, 1]"),
    ("[1, 1]", "[1]", "at towns[2]: expected the place [q, r] of a field of this board, found [1]"),
    ("[1, 1]", "[1, far]", "own.yaml:2: at towns[2][2]: expected a whole number from -99 to 99, found 'far'"),
    ("[1, 1]", "c9", "own.yaml:2: at towns[2]: expected a field of this board, found 'c9'"),
    ("Tg1", "Tg0", "own.yaml:4: at rows[1][3]: expected fields from ., g, w, ^, T, 1 to 9, found 'Tg0'"),
    ("Tg1", "Tg²", "own.yaml:4: at rows[1][3]: expected fields from ., g, w, ^, T, 1 to 9, found 'Tg²'"),
    ("Tg1", "", "own.yaml:4: at rows[1][3]: expected fields from ., g, w, ^, T, 1 to 9, found ''"),
    ('"Tg1"', "[T]", "own.yaml:4: at rows[1][3]: expected the fields of a row, found a list"),
    ('[0, 0, "Tg1"]', "[0, 0]", "own.yaml:4: at rows[1]: expected r, q and the fields of a row, found 2 values"),
    ("[1, 0,", "[0, 0,", "own.yaml:5: at rows[2][1]: expected a whole number from 1 to 99, found '0'"),
    ("[1, 0,", "[-1, 0,", "own.yaml:5: at rows[2][1]: expected a whole number from 1 to 99, found '-1'"),
    ("[1, 0,", "[1, 900,", "own.yaml:5: at rows[2][2]: expected a whole number from -99 to 99, found '900'"),
    ("[1, 0,", "[2, 0,", "own.yaml:4: at rows: expected a way from a1 to every field, found none to b1"),
    (
        "Tg1",
        "Tg1^1",
        "own.yaml:4: at rows: expected a way without mountains from a1 to every other field that is none,",
    ),
    ('"^T."', '"^T' + "." * 60 + '"', "own.yaml:4: at rows: expected 1 to 62 fields, found 65"),
]

BAD_FIELDS = [
    ("fields:\n  hill", "fields:\n  a hill", "expected a name of letters, digits and hyphens without a space"),
    ("forest", "swamp", "at fields.b.terrain: expected one of clear, goldmine, forest, mountain, found 'swamp'"),
    ("value: 2", "value: -1", "own.yaml:5: at fields.b.value: expected a whole number from 0 to 9, found '-1'"),
    ("value: 2", "value: 10", "own.yaml:5: at fields.b.value: expected a whole number from 0 to 9, found '10'"),
    ("value: 2", "worth: 2", "own.yaml:5: at fields.b.worth: expected one of the keys terrain, value, next"),
    ("next: [b]}", "next: [x]}", "own.yaml:6: at fields.c.next[1]: expected a field of this board, found 'x'"),
    ("next: [b]}", "next: [c]}", "own.yaml:6: at fields.c.next[1]: expected another field, since none is its own"),
    ("next: [b]}", "next: [b, b]}", "own.yaml:6: at fields.c.next[2]: expected every neighbour once, found 'b'"),
    ("next: [b]}", "next: []}", "at fields.b.next[1]: expected a field whose own 'next' names b"),
    ("  c: {", "  e: {}\n  c: {", "own.yaml:4: at fields: expected a way from hill to every field, found none to e"),
    ("forest, value: 2", "mountain", "expected a way without mountains from hill to every other field that is none,"),
    ("[hill, c]", "[hill, b]", "own.yaml:2: at towns: expected towns on clear fields, found b, a forest"),
    ("[hill, c]", "[hill, d]", "own.yaml:2: at towns: expected towns on clear fields, found d, a mountain"),
    ("[hill, c]", "[c, hill, c]", "own.yaml:2: at towns: expected every town once, found c again"),
    ("[hill, c]", "[c, c, c, c, c]", "own.yaml:2: at towns: expected at most 4 towns, found 5"),
    ("[hill, c]", "[[0, 0]]", "at towns[1]: expected the place [q, r] of a field of this board, found [0, 0]"),
    ("[hill, c]", "[x]", "own.yaml:2: at towns[1]: expected a field of this board, found 'x'"),
]  # fmt: skip


@pytest.mark.parametrize(("good", "old", "new", "message"), [
    *((ROWS, *bad) for bad in BAD_ROWS), *((FIELDS, *bad) for bad in BAD_FIELDS),
])  # fmt: skip
def test_a_mistake_is_named(good: str, old: str, new: str, message: str) -> None:
    assert good.count(old) == 1
    with pytest.raises(FormatError) as caught:
        read_board(good.replace(old, new), "own.yaml")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_all_mistakes_are_listed() -> None:
    text = FIELDS.replace("Valley", "The Valley").replace("forest", "swamp").replace("terrain: mountain", "value: x")
    assert [sentence.split(":")[1] for sentence in problems(text, "own.yaml")] == ["1", "5", "7"]


@pytest.mark.parametrize("text", [ROWS, FIELDS, *(write_board(load_shipped(name)) for name in shipped())])
def test_what_is_written_is_read_again(text: str) -> None:
    assert problems(text, "own.yaml") == []
    board = read_board(text, "own.yaml")
    again = read_board(write_board(board), "own.yaml")
    assert vars(again) == vars(board)
    assert write_board(again) == write_board(board)


def star(points: int) -> str:
    """Give a map of one field and others around it."""
    names = ", ".join(f"p{number}" for number in range(points))
    return f"name: Star\nfields:\n  m: {{next: [{names}]}}\n" + "".join(
        f"  p{number}: {{next: [m]}}\n" for number in range(points)
    )


def test_a_field_has_at_most_six_neighbours() -> None:
    assert problems(star(6), "own.yaml") == []
    assert problems(star(7), "own.yaml") == [
        "own.yaml:3: at fields: expected at most 6 neighbours of a field, found 7 of m"
    ]


def test_a_map_has_at_most_62_fields() -> None:
    lines = ["name: Chain", "fields:"]
    for number in range(63):
        lines.append(f"  {number}: {{next: {[other for other in (number - 1, number + 1) if 0 <= other < 63]}}}")
    assert problems("\n".join(lines), "own.yaml") == ["own.yaml:3: at fields: expected 1 to 62 fields, found 63"]


def test_a_row_of_endless_fields_is_refused_before_it_is_read() -> None:
    text = f'name: Long\nrows: [[0, 0, "{"." * 1_000_000}"]]\n'
    assert problems(text, "own.yaml") == [
        "own.yaml:2: at rows[1][3]: expected at most 62 fields in a row, found 1000000"
    ]


def test_a_map_has_at_most_26_rows() -> None:
    text = "name: Tower\nrows:\n" + "".join(f'  - [{r}, 0, "."]\n' for r in range(27))
    assert problems(text, "own.yaml") == ["own.yaml:3: at rows: expected at most 26 rows, found 27"]


def test_towns_of_rows_may_be_named_by_field() -> None:
    assert vars(read_board(ROWS.replace("[[0, 0], [1, 1]]", "[a1, b2]"), "own.yaml")) == vars(
        read_board(ROWS, "own.yaml")
    )


def test_fields_in_a_larger_text_need_no_towns() -> None:
    node = read_yaml("map:\n  a: {next: [b]}\n  b: {terrain: forest, next: [a]}\n", "one.yaml").mapping()["map"]
    board = read_map_fields(node)
    assert (board.names, board.next, board.terrain[1], board.towns) == (["a", "b"], [[1], [0]], FOREST, [])


def test_a_mistake_in_a_larger_text_is_named_where_it_stands() -> None:
    node = read_yaml("map:\n  a: {next: [b]}\n  b: {}\n", "one.yaml").mapping()["map"]
    with pytest.raises(FormatError, match=r"^one\.yaml:2: at map\.a\.next\[1\]: expected a field whose own 'next'"):
        read_map_fields(node)


def test_a_description_counts() -> None:
    assert describe(read_board(FIELDS, "own.yaml")) == {
        "name": "Valley",
        "size": "2",
        "fields": 4,
        "terrain": {"clear": 2, "goldmine": 0, "forest": 1, "mountain": 1},
        "towns": 2,
        "points": 8,
    }


def test_an_unknown_map_is_named() -> None:
    with pytest.raises(FormatError, match=r"'Z9' is not a map of the game; there are A2, A3, A4, D2"):
        load_shipped("Z9")


def test_the_maps_of_the_documents_are_good() -> None:
    text = (Path(__file__).parents[3] / "docs" / "formats.md").read_text(encoding="utf-8")
    section = text.partition("### Maps of Warcraft")[2].partition("\n## ")[0]
    examples = re.findall(r"```yaml\n(.*?)```", section, re.DOTALL)
    boards = [read_board(example, "formats.md") for example in examples]
    assert [(board.name, [board.names[town] for town in board.towns]) for board in boards] == [
        ("Pass", ["a1", "c3"]),
        ("Valley", ["hill", "dale"]),
    ]


@pytest.mark.parametrize("text", ["", "[]", "name", "name: [", "name: a\nrows: {}", "name: a\nfields:\n", "\x00\x01"])
def test_what_is_no_map_is_refused(text: str) -> None:
    with pytest.raises(FormatError, match=r"noise\.yaml"):
        read_board(text, "noise.yaml")


@pytest.mark.parametrize("seed", range(20))
def test_damaged_maps_are_read_or_refused_in_a_sentence(seed: int) -> None:
    chance = random.Random(seed)
    texts = [ROWS, FIELDS, write_board(load_shipped("A4"))]
    for _ in range(50):
        text = chance.choice(texts)
        for _ in range(chance.randint(1, 3)):
            place, length = chance.randrange(len(text)), chance.randrange(4)
            text = (
                text[:place]
                + "".join(chance.choices(texts[0] + "{}-9é", k=chance.randrange(4)))
                + text[place + length :]
            )
        for sentence in problems(text, "own.yaml"):
            assert sentence.startswith("own.yaml")
            assert "\n" not in sentence
            assert len(sentence) < 500
        if not problems(text, "own.yaml"):
            board = read_board(text, "own.yaml")
            assert vars(read_board(write_board(board), "own.yaml")) == vars(board)
