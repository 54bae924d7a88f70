"""Every scenario holds, every rule has one, and every piece has two of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from scripts.uncovered_rules import BOOKS, ROOT, scenarios_of
from smallwar.smallworld.roster import POWER_IDS, RACE_IDS, RELIC_IDS

if TYPE_CHECKING:
    from pathlib import Path

SCENARIOS: Final = BOOKS["small-world"].scenarios
PIECES: Final = {"races": RACE_IDS, "powers": POWER_IDS, "relics": RELIC_IDS}
FEWEST_OF_A_PIECE: Final = 2
FEWEST_INTERACTIONS: Final = 40
LAST_OF_SECTIONS: Final = {
    "small-world": (
        *("SW-3.4", "SW-4.18", "SW-5.3", "SW-6.3", "SW-7.4", "SW-8.7"),
        *("SW-9.16", "SW-10.20", "SW-11.12", "SW-12.1", "SW-13.8"),
    ),
    "warcraft": ("WB-R68", "WB-K9", "WB-D34", "WB-3.7", "WB-3.10"),
}


def files() -> list[Path]:
    """Give every file of scenarios of every game."""
    return [path for book in BOOKS.values() for path in book.files()]


def cases() -> list[tuple[Path, int]]:
    """Give the place of every scenario: its file, and its number in there."""
    return [(path, number) for path in files() for number in range(len(scenarios_of(path)))]


def title(place: tuple[Path, int]) -> str:
    """Name a scenario by its file and itself."""
    path, number = place
    return f"{path.relative_to(ROOT / 'tests').with_suffix('')}: {scenarios_of(path)[number].name}"


@pytest.mark.parametrize("place", cases(), ids=title)
def test_scenario(place: tuple[Path, int]) -> None:
    path, number = place
    assert scenarios_of(path)[number].run() == ""


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_is_covered(game: str) -> None:
    assert set(LAST_OF_SECTIONS[game]) <= set(BOOKS[game].to_show())
    assert BOOKS[game].uncovered() == []


@pytest.mark.parametrize("game", BOOKS)
def test_no_scenario_covers_a_rule_that_is_not_there(game: str) -> None:
    known = set(BOOKS[game].known())
    for path in BOOKS[game].files():
        for scenario in scenarios_of(path):
            assert scenario.covers, f"{path}: {scenario.name} covers nothing"
            assert [number for number in scenario.covers if number not in known] == []


@pytest.mark.parametrize("folder", PIECES)
def test_every_piece_has_scenarios_of_its_own(folder: str) -> None:
    assert sorted(path.stem for path in (SCENARIOS / folder).iterdir()) == sorted(PIECES[folder])
    for piece in PIECES[folder]:
        assert len(scenarios_of(SCENARIOS / folder / f"{piece}.yaml")) >= FEWEST_OF_A_PIECE, piece


def test_there_are_many_interactions() -> None:
    found = sum(len(scenarios_of(path)) for path in (SCENARIOS / "interactions").iterdir())
    assert found >= FEWEST_INTERACTIONS


def test_no_file_uses_a_name_twice() -> None:
    for path in files():
        names = [scenario.name for scenario in scenarios_of(path)]
        assert len(set(names)) == len(names), path
