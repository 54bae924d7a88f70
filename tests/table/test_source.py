"""Reading from outside: what is accepted, and the sentence for what is not."""

from __future__ import annotations

import random
import re
import time
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallwar.table.source import LARGEST, FormatError, Node, read_documents, read_file, read_yaml

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

EXAMPLE = """\
name: an island
regions:
  7: {terrain: fields, next: [8, "9"]}
height: -3
width: 2.5
flat: false
nothing:
"""


def root() -> dict[str, Node]:
    return read_yaml(EXAMPLE, "island.yaml").mapping()


def test_values_have_their_types() -> None:
    assert root()["name"].text() == "an island"
    assert root()["height"].integer(-3, 3) == -3
    assert root()["width"].number() == 2.5
    assert root()["height"].number() == -3.0
    assert root()["flat"].value is False
    assert root()["nothing"].is_none()
    assert root()["name"].is_text()


def test_numbers_will_do_as_names() -> None:
    region = root()["regions"].mapping()["7"].mapping()
    assert region["next"].is_sequence()
    assert [node.text() for node in region["next"].sequence()] == ["8", "9"]


def test_plain_values() -> None:
    assert read_yaml("a: [1, x, {b: true}]", "f").plain() == {"a": [1, "x", {"b": True}]}


def test_places() -> None:
    region = root()["regions"].mapping()["7"]
    assert region.place() == "island.yaml:3: at regions.7"
    assert region.mapping()["next"].sequence()[1].place() == "island.yaml:3: at regions.7.next[2]"
    assert str(region.fail("a text")) == "island.yaml:3: at regions.7: expected a text, found a mapping"


def complaint(text: str) -> str:
    with pytest.raises(FormatError) as caught:
        read_yaml(text, "f.yaml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("y: 1", "f.yaml:1: expected a name as a key, found 'y', which YAML takes for a truth value"),
        ("a:\n  no: 1", "f.yaml:2: at a: expected a name as a key, found 'no', which YAML takes for a truth value"),
        ("a: 1\na: 2", "f.yaml:2: expected every key once, found 'a' again"),
        ("a: &x 1", "f.yaml:1: expected a value, found an anchor or alias ('&' or '*')"),
        ("a: !!python/object:os.system 1", "f.yaml:1: expected a value, found a tag ('!')"),
        ("a: 1\n---\nb: 2", "f.yaml:3: expected one document, found a second one"),
        ("? [1]\n: 2", "f.yaml:1: expected a name as a key, found a list"),
        ("a: \x00", "f.yaml:1: expected text, found the character U+0000"),
        ('a:\n  "\\e[0m"', "f.yaml:2: in an escaped text:1: expected text, found the character U+001B"),
        ("[" * 100, "f.yaml:1: expected at most 20 levels, found more"),
        ("- 1\n" * 200_000, "f.yaml:100000: expected at most 100000 values, found more"),
        ("x" * (LARGEST + 1), "f.yaml: expected at most 2000000 characters, found more"),
    ],
)
def test_what_is_refused(text: str, sentence: str) -> None:
    assert complaint(text) == sentence


@pytest.mark.parametrize("text", ["a: [1", "a: b: c", "\ta: 1", "'", "%YAML 9.9\n---\na"])
def test_what_is_not_yaml_names_its_line(text: str) -> None:
    assert re.match(r"f\.yaml:[12]: expected YAML, found an error: ", complaint(text))


def test_wrong_kinds() -> None:
    node = read_yaml("race: elf\ncount: 70\nyes_or: maybe\nname: yes", "f.yaml").mapping()
    attempts: list[tuple[Callable[[], object], str]] = [
        (lambda: node["race"].text(["orcs", "trolls"]), "f.yaml:1: at race: expected one of orcs, trolls, found 'elf'"),
        (
            lambda: node["race"].text([str(n) for n in range(20)], "a race"),
            "f.yaml:1: at race: expected a race, found 'elf'",
        ),
        (node["race"].mapping, "f.yaml:1: at race: expected a mapping, found 'elf'"),
        (node["race"].sequence, "f.yaml:1: at race: expected a list, found 'elf'"),
        (node["race"].number, "f.yaml:1: at race: expected a number, found 'elf'"),
        (lambda: node["count"].integer(0, 9), "f.yaml:2: at count: expected a whole number from 0 to 9, found '70'"),
        (
            lambda: node["name"].text(what="a name"),
            "f.yaml:4: at name: expected a name, found 'yes', which YAML takes for a truth value",
        ),
    ]
    for attempt, sentence in attempts:
        with pytest.raises(FormatError) as caught:
            attempt()
        assert str(caught.value) == sentence


def test_keys_are_checked() -> None:
    node = read_yaml("a: 1\nc: 2", "f.yaml")
    with pytest.raises(FormatError, match="at c: expected one of the keys a, b, found 'c'"):
        node.mapping(["a", "b"])
    with pytest.raises(FormatError, match=r"f\.yaml:1: expected the key 'd', which is missing"):
        node.mapping(required=["d"])


def test_documents() -> None:
    assert [node.plain() for node in read_documents("---\na: 1\n---\n---\nb: 2\n", "f")] == [{"a": 1}, {"b": 2}]
    assert read_yaml("", "f").is_none()


@given(st.text(max_size=200))
def test_no_text_does_anything_but_complain(text: str) -> None:
    try:
        read_yaml(text, "f.yaml")
    except FormatError as error:
        assert str(error).startswith("f.yaml")


@given(st.text(alphabet="ab:-[]{}&*!|>'\"#%@,? \n\t0\\~", max_size=60))
def test_no_yaml_does_anything_but_complain(text: str) -> None:
    try:
        read_yaml(text, "f.yaml")
    except FormatError as error:
        assert "\n" not in str(error)


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "a file.yaml"
    path.write_bytes(b"\xef\xbb\xbfa: 1\r\nb: 2\r\n")
    assert read_file(path) == "a: 1\nb: 2\n"
    path.write_bytes(b"a: 1\nb: \xff\n")
    with pytest.raises(FormatError, match=r"a file\.yaml:2: expected text in UTF-8, found the byte 0xff"):
        read_file(path)
    with pytest.raises(FormatError, match="cannot be read: No such file"):
        read_file(tmp_path / "nothing")
    with pytest.raises(FormatError, match="cannot be read: Is a directory"):
        read_file(tmp_path)
    with pytest.raises(FormatError, match="cannot be read: embedded null byte"):
        read_file("\0")


def test_noise_is_refused_quickly(tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(random.Random(1).randbytes(10_000_000))
    start = time.monotonic()
    with pytest.raises(FormatError, match="expected at most 2000000 bytes, found more"):
        read_file(path)
    assert time.monotonic() - start < 1
