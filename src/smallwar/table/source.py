"""Text from outside, read with care: every complaint names the file, the place in it, and what was expected.

YAML is read as the small language that people write by hand: mappings, lists and plain values. Anchors, tags and
repeated keys are refused, because each of them lets a file say something other than what it shows.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

import yaml

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

LARGEST: Final = 2_000_000
"""Bytes in a file. A whole game with boards of its own takes a hundredth of it."""

DEEPEST: Final = 20
MOST_VALUES: Final = 100_000
LONGEST_QUOTE: Final = 40
FEW_CHOICES: Final = 12

TRUE_WORDS: Final = frozenset({"true", "yes", "on", "y"})
FALSE_WORDS: Final = frozenset({"false", "no", "off", "n"})
NONE_WORDS: Final = frozenset({"", "~", "null"})

INTEGER: Final = re.compile(r"[-+]?[0-9]{1,15}")
NUMBER: Final = re.compile(r"[-+]?[0-9]{1,15}\.[0-9]{0,15}")
IDENTIFIER: Final = re.compile(r"[^\W_][\w'-]{0,39}")
UNPRINTABLE: Final = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

Value: TypeAlias = "bool | int | float | str | list[Node] | dict[str, Node] | None"


class FormatError(ValueError):
    """What is wrong with something from outside, in one sentence."""


def quote(text: str) -> str:
    """Show a piece of a file inside a sentence, cut where it would drown the sentence."""
    if len(text) > LONGEST_QUOTE:
        text = text[:LONGEST_QUOTE] + "…"
    return repr(text)


def read_file(path: str | Path) -> str:
    """Read a text file of reasonable size."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise FormatError(f"{path}: cannot be read: {reason}") from None
    if len(content) > LARGEST:
        raise FormatError(f"{path}: expected at most {LARGEST} bytes, found more")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise FormatError(
            f"{path}:{line}: expected text in UTF-8, found the byte {content[error.start]:#04x}"
        ) from None
    check_printable(text, str(path))
    return text.replace("\r\n", "\n").replace("\r", "\n")


def check_printable(text: str, name: str) -> None:
    """Refuse control characters, which no file of ours needs."""
    noise = UNPRINTABLE.search(text)
    if noise is not None:
        line = text.count("\n", 0, noise.start()) + 1
        raise FormatError(f"{name}:{line}: expected text, found the character U+{ord(noise.group()):04X}")


class Node:
    """One value of a YAML file, with the place where it stands."""

    def __init__(self, value: Value, source_name: str, line: int, path: str = "", written: str = "") -> None:
        self.value = value
        self.source_name = source_name
        self.line = line
        self.path = path
        self.written = written

    def place(self) -> str:
        """Say where this value stands."""
        where = f"{self.source_name}:{self.line}"
        return f"{where}: at {self.path}" if self.path else where

    def found(self) -> str:
        """Say what stands here."""
        if isinstance(self.value, dict):
            return "a mapping"
        if isinstance(self.value, list):
            return "a list"
        if self.value is None:
            return "nothing"
        if isinstance(self.value, bool) and self.written.lower() not in ("true", "false"):
            return f"{quote(self.written)}, which YAML takes for a truth value"
        return quote(self.written)

    def fail(self, expected: str, found: str = "") -> FormatError:
        """Make the error that says what was expected here and what stands here instead; the caller raises it."""
        return FormatError(f"{self.place()}: expected {expected}, found {found or self.found()}")

    def is_none(self) -> bool:
        return self.value is None

    def is_sequence(self) -> bool:
        return isinstance(self.value, list)

    def is_mapping(self) -> bool:
        return isinstance(self.value, dict)

    def is_text(self) -> bool:
        return isinstance(self.value, str)

    def mapping(self, allowed: Collection[str] | None = None, required: Collection[str] = ()) -> dict[str, Node]:
        """Give the entries of a mapping, after checking its keys."""
        if not isinstance(self.value, dict):
            raise self.fail("a mapping")
        for key, node in self.value.items():
            if allowed is not None and key not in allowed:
                choices = ", ".join(allowed)
                raise FormatError(f"{node.place()}: expected one of the keys {choices}, found {quote(key)}")
        for key in required:
            if key not in self.value:
                raise FormatError(f"{self.place()}: expected the key {quote(key)}, which is missing")
        return self.value

    def sequence(self) -> list[Node]:
        """Give the values of a list."""
        if not isinstance(self.value, list):
            raise self.fail("a list")
        return self.value

    def text(self, choices: Collection[str] | None = None, what: str = "a text") -> str:
        """Give a text as it is written; a number will do, because regions may be called 7."""
        if not isinstance(self.value, str | int | float) or isinstance(self.value, bool):
            raise self.fail(expectation(choices, what))
        if choices is not None and self.written not in choices:
            raise self.fail(expectation(choices, what))
        return self.written

    def integer(self, low: int, high: int) -> int:
        """Give a whole number within bounds, which both belong to it."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise self.fail(f"a whole number from {low} to {high}")
        return self.value

    def number(self) -> float:
        """Give a number, whole or not."""
        if not isinstance(self.value, int | float) or isinstance(self.value, bool):
            raise self.fail("a number")
        return float(self.value)

    def plain(self) -> object:
        """Give this value and all in it without their places."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value


def identifier(text: str, node: Node) -> str:
    """Check a name that stands in steps and records, where a space would end it."""
    if IDENTIFIER.fullmatch(text) is None:
        place = f"{node.place()}: expected a name of letters, digits and hyphens without a space"
        raise FormatError(f"{place}, found {text[:LONGEST_QUOTE]!r}")
    return text


def expectation(choices: Collection[str] | None, what: str) -> str:
    """Name what is expected; the choices too when they are few enough to help."""
    if choices is None or len(choices) > FEW_CHOICES:
        return what
    listed = ", ".join(choices)
    return f"one of {listed}" if what == "a text" else f"{what} (one of {listed})"


def read_yaml(text: str, name: str) -> Node:
    """Read a YAML file of one document; an empty one is a node without a value."""
    nodes = read_documents(text, name)
    if len(nodes) > 1:
        raise FormatError(f"{name}:{nodes[1].line}: expected one document, found a second one")
    return nodes[0] if nodes else Node(None, name, 1)


def read_documents(text: str, name: str) -> list[Node]:
    """Read a YAML file of any number of documents, divided by lines of `---`."""
    if len(text) > LARGEST:
        raise FormatError(f"{name}: expected at most {LARGEST} characters, found more")
    check_printable(text, name)
    try:
        return list(TreeReader(text, name).documents())
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = line_of(mark)
        problem = error.problem or error.context or "something else"
        raise FormatError(f"{name}:{line}: expected YAML, found an error: {problem}") from None
    except yaml.YAMLError as error:
        raise FormatError(f"{name}: expected YAML, found an error: {' '.join(str(error).split())}") from None


def parse(text: str) -> Iterator[yaml.Event]:
    """Take YAML apart, with the fast parser where it is installed."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    events: Iterator[yaml.Event] = yaml.parse(text, Loader=loader)
    return events


class Mark(Protocol):
    """A place in YAML, whichever parser found it."""

    line: int


def line_of(mark: Mark | None) -> int:
    """Give the line of a place in YAML as people count it."""
    return mark.line + 1 if mark is not None else 1


class TreeReader:
    """Builds nodes from the events of the YAML parser, so that a hostile file is stopped before it grows."""

    def __init__(self, text: str, name: str) -> None:
        self.events = parse(text)
        self.name = name
        self.count = 0

    def documents(self) -> Iterator[Node]:
        """Give the documents that hold anything."""
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                node = self.node(next(self.events), "", 0)
                if not node.is_none():
                    yield node

    def node(self, event: yaml.Event, path: str, depth: int) -> Node:
        """Build the node that begins with this event."""
        line = line_of(event.start_mark)
        self.count += 1
        if self.count > MOST_VALUES:
            raise FormatError(f"{self.name}:{line}: expected at most {MOST_VALUES} values, found more")
        if depth > DEEPEST:
            raise FormatError(f"{self.name}:{line}: expected at most {DEEPEST} levels, found more")
        self.refuse_indirection(event, line)
        if isinstance(event, yaml.ScalarEvent):
            check_printable(event.value, f"{self.name}:{line}: in an escaped text")
            value = resolve(event.value) if event.implicit[0] else event.value
            return Node(value, self.name, line, path, event.value)
        if isinstance(event, yaml.SequenceStartEvent):
            return Node(self.items(path, depth), self.name, line, path)
        return Node(self.entries(path, depth), self.name, line, path)

    def refuse_indirection(self, event: yaml.Event, line: int) -> None:
        """Refuse what would make a value mean something that does not stand there."""
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise FormatError(f"{self.name}:{line}: expected a value, found an anchor or alias ('&' or '*')")
        if getattr(event, "tag", None) is not None:
            raise FormatError(f"{self.name}:{line}: expected a value, found a tag ('!')")

    def items(self, path: str, depth: int) -> list[Node]:
        """Build the values of a list up to its end."""
        nodes: list[Node] = []
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            nodes.append(self.node(event, f"{path}[{len(nodes) + 1}]", depth + 1))
        return nodes

    def entries(self, path: str, depth: int) -> dict[str, Node]:
        """Build the entries of a mapping up to its end."""
        nodes: dict[str, Node] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            key = self.key(event, path, depth)
            if key in nodes:
                line = line_of(event.start_mark)
                raise FormatError(f"{self.name}:{line}: expected every key once, found {quote(key)} again")
            nodes[key] = self.node(next(self.events), f"{path}.{key}" if path else key, depth + 1)
        return nodes

    def key(self, event: yaml.Event, path: str, depth: int) -> str:
        """Read the key of an entry, which must be a name and look like one."""
        node = self.node(event, path, depth + 1)
        if node.value is None or isinstance(node.value, bool | list | dict):
            raise node.fail("a name as a key")
        if len(node.written) > LONGEST_QUOTE or not node.written.isprintable():
            raise node.fail(f"a key of at most {LONGEST_QUOTE} printable letters")
        return node.written


def resolve(written: str) -> bool | int | float | str | None:
    """Give the meaning of a value written without quotes."""
    lowered = written.lower()
    if lowered in NONE_WORDS:
        return None
    if lowered in TRUE_WORDS:
        return True
    if lowered in FALSE_WORDS:
        return False
    if INTEGER.fullmatch(written):
        return int(written)
    if NUMBER.fullmatch(written):
        return float(written)
    return written
