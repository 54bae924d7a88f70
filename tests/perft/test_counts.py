"""The number of step sequences from fixed positions is what it was."""

from __future__ import annotations

from typing import Final

import pytest

from scripts.make_perft import COUNTS, DEEPEST, Entry, perft, read_counts, write_counts

ENTRIES: Final = read_counts(COUNTS.read_text(encoding="utf-8"))
FEWEST: Final = 12


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_counts(entry: Entry) -> None:
    state = entry.state()
    key = state.key()
    assert {depth: perft(state, depth) for depth in entry.counts} == entry.counts
    assert state.key() == key


def test_there_are_enough_of_them() -> None:
    assert len({entry.name for entry in ENTRIES}) == len(ENTRIES) >= FEWEST
    assert all(sorted(entry.counts) == list(range(1, DEEPEST + 1)) for entry in ENTRIES)


def test_the_script_writes_what_it_reads() -> None:
    assert write_counts(ENTRIES) == COUNTS.read_text(encoding="utf-8")
