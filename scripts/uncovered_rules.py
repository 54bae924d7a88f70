"""Print the numbers of the rules that no scenario shows: `python scripts/uncovered_rules.py`."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Final

from smallwar import games
from smallwar.table.scenario import Scenario, read_scenarios
from smallwar.table.source import read_file

ROOT: Final = Path(__file__).resolve().parents[1]
PARTS: Final = re.compile(r"[0-9]+|[^0-9]+")


class Book:
    """The numbered rules of a game, and the folder of scenarios that show them."""

    def __init__(self, prefix: str, rules: str, scenarios: str, numbers: str, not_shown: str) -> None:
        self.prefix = prefix
        self.rules = ROOT / "docs" / "rules" / rules
        self.scenarios = ROOT / scenarios
        self.numbers = re.compile(numbers, re.MULTILINE)
        """Finds the numbers, without the prefix, in the rules."""
        self.not_shown = re.compile(not_shown)
        """Finds those that are no examples to play."""

    def files(self) -> list[Path]:
        """Give every file of scenarios."""
        return sorted(self.scenarios.rglob("*.yaml"))

    def known(self) -> list[str]:
        """Give all numbers that a scenario may cite, in their order."""
        found = set(self.numbers.findall(self.rules.read_text(encoding="utf-8")))
        return [f"{self.prefix}-{number}" for number in sorted(found, key=in_order)]

    def to_show(self) -> list[str]:
        """Give the numbers of which each needs a scenario."""
        return [number for number in self.known() if not self.not_shown.fullmatch(number)]

    def uncovered(self) -> list[str]:
        """Give the numbers that need a scenario and have none."""
        covered = {number for path in self.files() for scenario in scenarios_of(path) for number in scenario.covers}
        return [number for number in self.to_show() if number not in covered]


BOOKS: Final = {
    "small-world": Book(
        "SW",
        "small-world.md",
        "tests/scenarios",
        r"SW-([0-9]+\.[0-9]+)",
        r"SW-[012]\..*",  # words, material, and how the table is laid out, which is tested as it is
    ),
    "warcraft": Book(
        "WB",
        "warcraft.md",
        "tests/warcraft/scenarios",
        r"(?:^- \*\*WB-|^### )([RKD][0-9]+(?=\*\*)|3\.[0-9]+)",
        r"WB-3\.[89]",  # the heading of the decisions, each of which has its number, and what simulations showed
    ),
}


def in_order(number: str) -> list[tuple[int, str]]:
    """Let 3.10 come after 3.9."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in PARTS.findall(number)]


@cache
def scenarios_of(path: Path) -> list[Scenario]:
    """Read the scenarios of a file. Each can be run once, because running it plays its position."""
    name = str(path.relative_to(ROOT))
    return read_scenarios(read_file(str(path)), name, games.find_scenarios)


def main() -> int:
    """Print the report."""
    missing = [number for book in BOOKS.values() for number in book.uncovered()]
    for number in missing:
        print(f"{number} is shown by no scenario")
    if not missing:
        print(f"each of {sum(len(book.to_show()) for book in BOOKS.values())} rules is shown by a scenario")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
