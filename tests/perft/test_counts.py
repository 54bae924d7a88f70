"""The number of step sequences from fixed positions is what it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from scripts.make_perft import DEEPEST, ENOUGH, FOLDER, Entry, perft, read_counts, write_counts
from smallwar import games

if TYPE_CHECKING:
    from pathlib import Path

FILES: Final = [FOLDER / f"{name}.txt" for name in games.CATALOGUES]
ENTRIES: Final = {path: read_counts(path) for path in FILES}
FEWEST: Final = 12
SHALLOWEST: Final = 2


@pytest.mark.parametrize(
    "entry", [entry for entries in ENTRIES.values() for entry in entries], ids=lambda entry: entry.name
)
def test_counts(entry: Entry) -> None:
    state = entry.state()
    key = state.key()
    assert {depth: perft(state, depth) for depth in entry.counts} == entry.counts
    assert state.key() == key


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_there_are_enough_of_them(path: Path) -> None:
    entries = ENTRIES[path]
    assert len({entry.name for entry in entries}) == len(entries) >= FEWEST
    for entry in entries:
        assert sorted(entry.counts) == list(range(1, len(entry.counts) + 1))
        assert len(entry.counts) == DEEPEST or entry.counts[len(entry.counts)] > ENOUGH
        assert len(entry.counts) >= SHALLOWEST


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_script_writes_what_it_reads(path: Path) -> None:
    assert write_counts(ENTRIES[path]) == path.read_text(encoding="utf-8")
