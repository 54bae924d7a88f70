"""Reading the words of a step from left to right; what the words mean, each game says."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from smallwar.table.contract import IllegalStep, Reason
from smallwar.table.source import quote


@mypyc_attr(allow_interpreted_subclasses=True)
class StepReader:
    """Reads one step; every complaint names what was expected and what stands there instead."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split()
        self.at = 0

    def step(self) -> int:
        """Read a step of the game from its first word on."""
        raise NotImplementedError

    def read(self) -> int:
        """Read the whole text as one step."""
        step = self.step()
        if not self.is_at_end():
            raise self.fail("nothing more")
        return step

    def fail(self, expected: str) -> IllegalStep:
        """Give the error that says what was expected instead of the present word."""
        found = "the end" if self.is_at_end() else quote(self.words[self.at])
        values: dict[str, str | int] = {"expected": expected, "text": self.text}
        return IllegalStep(Reason("unreadable", "", f"expected {expected}, found {found}", values))

    def is_at_end(self) -> bool:
        return self.at == len(self.words)

    def one_of(self, choices: tuple[str, ...], expected: str) -> str:
        """Read a word that must be one of these."""
        if self.is_at_end() or self.words[self.at] not in choices:
            raise self.fail(expected)
        self.at += 1
        return self.words[self.at - 1]

    def index(self, choices: tuple[str, ...], expected: str) -> int:
        """Read a word that must be one of these, and give its place among them."""
        return choices.index(self.one_of(choices, expected))

    def place(self, numbers: dict[str, int], expected: str) -> int:
        """Read the name of something that is numbered."""
        if self.is_at_end() or self.words[self.at] not in numbers:
            raise self.fail(expected)
        self.at += 1
        return numbers[self.words[self.at - 1]]

    def starts_number(self) -> bool:
        """Tell whether a number comes next."""
        return not self.is_at_end() and self.words[self.at].isascii() and self.words[self.at].isdigit()

    def number(self, low: int, high: int) -> int:
        """Read a whole number between two others."""
        word = self.words[self.at] if self.starts_number() else ""
        if not word or len(word) > len(str(high)) or word != str(int(word)) or not low <= int(word) <= high:
            raise self.fail(f"a number from {low} to {high}")
        self.at += 1
        return int(word)
