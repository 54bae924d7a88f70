"""Twenty whole games end as they did: the same steps are legal, the same scores come out, to the last byte."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from scripts.make_records import TABLES, file_name, shown_by_end, shown_by_step, wanted
from smallwar.smallworld.game import SmallWorld
from smallwar.table.record import Record, digest, read_record, replay, result, write_record
from smallwar.table.source import read_file

if TYPE_CHECKING:
    from smallwar.table.contract import State

FOLDER: Final = Path(__file__).parent
FILES: Final = [file_name(number, table) for number, table in enumerate(TABLES)]
GAMES: Final = 20


@cache
def record_of(name: str) -> Record:
    return read_record(read_file(str(FOLDER / name)), name)


@cache
def shown_by(name: str) -> frozenset[str]:
    """Replay a game and name everything that it shows."""
    record = record_of(name)
    shows: set[str] = set()

    def visit(before: State, step: int, after: State) -> None:
        shows.update(shown_by_step(before, before.text(step)))

    last = replay(record, SmallWorld(), visit)
    shows.add(shown_by_end(last, record.options.settings["variant"]))
    return frozenset(shows)


def test_the_games_are_all_there() -> None:
    assert len(FILES) == GAMES
    assert sorted(path.name for path in FOLDER.glob("*.swr")) == FILES


@pytest.mark.parametrize("name", FILES)
def test_a_game_ends_as_it_did(name: str) -> None:
    record = record_of(name)
    assert read_file(str(FOLDER / name)).startswith("Format: 1\n")
    last = replay(record, SmallWorld())
    assert result(last) == record.result
    assert digest(last) == record.digest


@pytest.mark.parametrize("name", FILES)
def test_a_game_is_written_as_it_was_read(name: str) -> None:
    assert write_record(record_of(name)) == read_file(str(FOLDER / name))


def test_all_sizes_and_variants_are_played() -> None:
    tables = {(len(record_of(name).options.players), record_of(name).options.settings["variant"]) for name in FILES}
    assert tables == {(players, variant) for players in (2, 3, 4, 5) for variant in ("classic", "teams")}


def test_together_they_show_everything() -> None:
    shows = frozenset().union(*(shown_by(name) for name in FILES))
    assert sorted(wanted() - shows) == []
