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
RULES: Final = ROOT / "docs" / "rules" / "small-world.md"
SCENARIOS: Final = ROOT / "tests" / "scenarios"
NUMBER: Final = re.compile(r"SW-([0-9]+)\.([0-9]+)")
FIRST_SECTION: Final = 3
"""Words and material, and how the table is laid out, are no examples to play; they are tested as they are."""


def scenario_files() -> list[Path]:
    """Give every file of scenarios."""
    return sorted(SCENARIOS.rglob("*.yaml"))


@cache
def scenarios_of(path: Path) -> list[Scenario]:
    """Read the scenarios of a file. Each can be run once, because running it plays its position."""
    name = str(path.relative_to(ROOT))
    return read_scenarios(read_file(str(path)), name, games.find_scenarios)


def rule_numbers(first_section: int = FIRST_SECTION) -> list[str]:
    """Give the numbers of the rules from a section on, in the order of the book."""
    text = RULES.read_text(encoding="utf-8")
    found = {(int(section), int(number)) for section, number in NUMBER.findall(text)}
    return [f"SW-{section}.{number}" for section, number in sorted(found) if section >= first_section]


def uncovered() -> list[str]:
    """Give the numbers that stand in the rules and in no scenario."""
    covered = {number for path in scenario_files() for scenario in scenarios_of(path) for number in scenario.covers}
    return [number for number in rule_numbers() if number not in covered]


def main() -> int:
    """Print the report."""
    missing = uncovered()
    for number in missing:
        print(f"{number} is shown by no scenario")
    if not missing:
        print(f"each of {len(rule_numbers())} rules is shown by a scenario")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
