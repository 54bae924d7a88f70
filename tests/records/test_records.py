"""Whole games of every kind end as they did: the same steps are legal, the same scores come out, to the last byte."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from scripts.make_records import COLLECTIONS
from smallwar import games
from smallwar.table.record import Record, digest, read_record, replay, result, write_record
from smallwar.table.source import read_file

if TYPE_CHECKING:
    from scripts.golden import Collection
    from smallwar.table.contract import State

FOLDER: Final = Path(__file__).parent
FILES: Final = [file for collection in COLLECTIONS.values() for file in collection.file_names()]
FEWEST: Final = {"small-world": 20, "warcraft": 12}


@cache
def record_of(name: str) -> Record:
    return read_record(read_file(str(FOLDER / name)), name, games.find_form)


@cache
def shown_by(name: str) -> frozenset[str]:
    """Replay a game, which must end as it did, and name everything that it shows."""
    record = record_of(name)
    collection = COLLECTIONS[record.game]
    shows: set[str] = set()

    def visit(before: State, step: int, after: State) -> None:
        shows.update(collection.shown_by_step(before, before.text(step)))

    last = replay(record, games.game(record.game), visit)
    assert result(last) == record.result
    assert digest(last) == record.digest
    shows.update(collection.shown_by_end(last, record.options))
    return frozenset(shows)


def test_the_games_are_all_there() -> None:
    assert {name: len(collection.tables) for name, collection in COLLECTIONS.items()} == FEWEST
    found = [path.name for path in FOLDER.iterdir() if path.suffix in (".swr", ".wbr")]
    assert sorted(found) == sorted(FILES)


@pytest.mark.parametrize("name", FILES)
def test_a_game_ends_as_it_did(name: str) -> None:
    assert read_file(str(FOLDER / name)).startswith("Format: 1\n")
    assert shown_by(name)


@pytest.mark.parametrize("name", FILES)
def test_a_game_is_written_as_it_was_read(name: str) -> None:
    assert write_record(record_of(name)) == read_file(str(FOLDER / name))


@pytest.mark.parametrize("collection", COLLECTIONS.values(), ids=COLLECTIONS)
def test_every_table_is_played(collection: Collection) -> None:
    for table, file in zip(collection.tables, collection.file_names(), strict=True):
        options = record_of(file).options
        assert len(options.players) == table.players
        agreed = {**options.settings, "map": options.boards[0]}
        assert all(agreed[name] == value for name, value in table.settings.items() if name != "target")


@pytest.mark.parametrize("collection", COLLECTIONS.values(), ids=COLLECTIONS)
def test_together_they_show_everything(collection: Collection) -> None:
    shows = frozenset().union(*(shown_by(name) for name in collection.file_names()))
    assert sorted(collection.wanted() - shows) == []
