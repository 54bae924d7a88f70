"""Rules examples: a position, what is played, and what must then be true, in a YAML file that needs no Python.

The runner knows the lines of a scenario; what a position is and what can be expected of it, the game says.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from smallwar.table.contract import CHANCE, IllegalStep
from smallwar.table.source import FormatError, Node, quote, read_documents

if TYPE_CHECKING:
    from collections.abc import Callable

    from smallwar.table.contract import State

LINES: Final = ["price", "legal", "illegal", "play", "chance", "expect"]
RULE: Final = re.compile(r"[A-Z]+-[A-Z]?[0-9]+(\.[0-9]+)?")
END: Final = "end"


class Line:
    """What a line of a scenario does, for a game that must bring its position to where the line finds it.

    `named` are the words of the steps that the line names, or the keys of what it expects. `coming` are those of the steps
    of the next line that plays any, a chance line or none.
    """

    def __init__(self, kind: str, named: list[str], coming: list[str]) -> None:
        self.kind = kind
        self.named = named
        self.coming = coming


class Situation:
    """The position of a scenario while it runs. Games add how it is priced and what is expected of it."""

    state: State

    def settle(self, line: Line) -> str | None:
        """Bring the position to where a line (or `end`) finds it; say what stands in the way of that.

        A chance step that is due and that no line names stands in the way, unless the game lets it be drawn.
        """
        raise NotImplementedError

    def prices(self, node: Node) -> list[str]:
        """Compare prices with those written; give a sentence for each that differs."""
        raise NotImplementedError

    def expect(self, node: Node) -> list[str]:
        """Compare the position with what is written, such as `expected coins.anna 7, was 6` for what differs."""
        raise NotImplementedError

    def step(self, text: str) -> int:
        """Read the words of a step."""
        return self.state.step(text)

    def chance(self, text: str) -> None:
        """Play the chance step that is due."""
        if self.state.to_move() != CHANCE:
            raise FormatError(f"expected no chance step, because none is due, found {quote(text)}")
        self.state.play(self.step(text))

    def play(self, text: str) -> None:
        """Play a player's step."""
        self.state.play(self.step(text))

    def is_legal(self, text: str) -> bool:
        """Say whether a step is among the legal ones, or possible where chance has too many to list."""
        step = self.step(text)
        legal = self.state.legal()
        if not legal and self.state.to_move() == CHANCE:
            return self.state.why_not(step) is None
        return step in legal


class ScenarioGame:
    """Makes the positions of one game's scenarios."""

    def situation(self, root: dict[str, Node], source_name: str) -> Situation:
        """Build the position from all keys that are not the runner's; `FormatError` for what is wrong with it."""
        raise NotImplementedError


class Scenario:
    """A scenario that was read and whose position stands."""

    def __init__(self, name: str, covers: list[str], situation: Situation, steps: list[Node]) -> None:
        self.name = name
        self.covers = covers
        self.situation = situation
        self.steps = steps

    def run(self) -> str:
        """Run it; give the first thing that is not as it should be, or nothing."""
        for number, step in enumerate(self.steps, start=1):
            failures = self.attempt(step, self.coming(number))
            if failures:
                return f"step {number}: {'; '.join(failures)}"
        return self.situation.settle(Line(END, [], [])) or ""

    def coming(self, number: int) -> list[str]:
        """Give the words of the next line after so many that plays anything, if chance plays there."""
        for step in self.steps[number:]:
            for kind, node in step.mapping().items() if step.is_mapping() else []:
                if kind in ("chance", "play"):
                    return [item.written for item in items_of(node)] if kind == "chance" else []
        return []

    def attempt(self, step: Node, coming: list[str]) -> list[str]:
        """Run one line; what its author wrote badly fails like what the rules do otherwise."""
        try:
            lines = step.mapping(LINES)
            if len(lines) != 1:
                raise step.fail(f"one of {', '.join(LINES)}")
            ((kind, node),) = lines.items()
            return self.run_line(kind, node, coming)
        except FormatError as error:
            return [str(error)]

    def run_line(self, kind: str, node: Node, coming: list[str]) -> list[str]:
        """Run a line of this kind up to the first thing that fails."""
        if kind in ("price", "expect"):
            obstacle = self.situation.settle(Line(kind, list(node.mapping()), coming))
            if obstacle:
                return [obstacle]
            return self.situation.prices(node) if kind == "price" else self.situation.expect(node)
        texts = words_of(node)
        for text in texts:
            named = [text] if kind in ("play", "chance") else texts
            failure = self.situation.settle(Line(kind, named, coming)) or self.run_step(kind, text)
            if failure:
                return [failure]
        return []

    def run_step(self, kind: str, text: str) -> str:
        """Play or judge the words of one step."""
        try:
            self.situation.step(text)
        except IllegalStep as error:
            return f"expected a step, found {quote(text)}: {error}"
        try:
            if kind == "play":
                self.situation.play(text)
            elif kind == "chance":
                self.situation.chance(text)
            else:
                return self.judge(text, wanted=kind == "legal")
        except IllegalStep as error:
            return f"expected {quote(text)} to be legal, was not: {error}"
        return ""

    def judge(self, text: str, *, wanted: bool) -> str:
        """Compare whether a step is legal with what the author says of it."""
        legal = self.situation.is_legal(text)
        if legal == wanted:
            return ""
        if legal:
            return f"expected {quote(text)} to be illegal, was legal"
        reason = self.situation.state.why_not(self.situation.step(text))
        return f"expected {quote(text)} to be legal, was not: {reason}"


def words_of(node: Node) -> list[str]:
    """Give the words of each step that a line names, one space between two of them."""
    return [" ".join(item.text(what="a step").split()) for item in items_of(node)]


def items_of(node: Node) -> list[Node]:
    """Give the values of a list, or the one value that stands in its place."""
    return node.sequence() if node.is_sequence() else [node]


def read_scenarios(text: str, name: str, find: Callable[[Node | None], ScenarioGame]) -> list[Scenario]:
    """Read a file of scenarios; `find` gives the game that a node names, the default one for None."""
    documents = read_documents(text, name)
    if not documents:
        raise FormatError(f"{name}:1: expected a scenario, found nothing")
    return [read_scenario(document, find) for document in documents]


def read_scenario(document: Node, find: Callable[[Node | None], ScenarioGame]) -> Scenario:
    """Read one scenario and build its position."""
    root = dict(document.mapping(required=["name", "steps"]))
    title = root.pop("name").text(what="the name of the scenario")
    steps = root.pop("steps").sequence()
    covers = read_covers(root.pop("covers", None))
    game = find(root.pop("game", None))
    return Scenario(title, covers, game.situation(root, document.source_name), steps)


def read_covers(node: Node | None) -> list[str]:
    """Read the numbers of the rules that a scenario shows."""
    if node is None:
        return []
    for item in node.sequence():
        if not RULE.fullmatch(item.text(what="the number of a rule such as SW-4.2")):
            raise item.fail("the number of a rule such as SW-4.2")
    return [item.text() for item in node.sequence()]
