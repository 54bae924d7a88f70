"""What is kept, and what the database itself sees to."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text
from sqlalchemy.exc import IntegrityError

from server.visitors import ANNA_AND_BEN, Visitor, play
from smallwar.server import migrations
from smallwar.server.migrations import NewerDatabaseError
from smallwar.server.storage import (
    METADATA,
    ConflictError,
    EntryRow,
    GameRow,
    SeatRow,
    Standing,
    Store,
    now,
    open_engine,
)
from smallwar.table.contract import Options

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from sqlalchemy import Connection

    from server.running import Running


def with_stores(folder: Path, count: int, work: Callable[..., Awaitable[Any]]) -> Any:
    """Do something with several stores on one database."""

    async def run() -> Any:
        stores = [Store(open_engine(f"sqlite+aiosqlite:///{folder / 'games.sqlite'}")) for _ in range(count)]
        try:
            await stores[0].upgrade()
            return await work(*stores)
        finally:
            for store in stores:
                await store.close()

    return asyncio.run(run())


async def begin(store: Store) -> str:
    """Keep a game with the entry that opens it."""
    visitor, _ = await store.new_visitor()
    options = Options(["Anna", "Ben"], [], {"pace": "slow"}, {"own": "text"})
    seats = [SeatRow(n, name, "person", "", visitor, None) for n, name in enumerate(options.players)]
    row = GameRow("a-game", "toy", 1, options, visitor, now(), now(), 1, 0, False, seats)
    await store.begin(row, EntryRow(1, None, None, None, ["card 1", "card 2"]))
    return row.id


def entry(number: int, client: str | None = None) -> EntryRow:
    return EntryRow(number, client, 0, None, ["stay"])


def test_a_game_is_read_as_it_was_kept(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        game = await begin(store)
        await store.append(game, EntryRow(2, "client-a", 0, 1, ["stay"]), Standing(1, False))
        row = await store.game(game)
        assert row is not None
        assert (row.number, row.to_move, row.over) == (2, 1, False)
        assert (row.options.players, row.options.settings, row.options.own_boards) == (
            ["Anna", "Ben"],
            {"pace": "slow"},
            {"own": "text"},
        )
        assert await store.entries(game) == [
            EntryRow(1, None, None, None, ["card 1", "card 2"]),
            EntryRow(2, "client-a", 0, 1, ["stay"]),
        ]

    with_stores(tmp_path, 1, work)


def test_the_first_of_two_servers_is_right(tmp_path: Path) -> None:
    async def work(one: Store, other: Store) -> None:
        game = await begin(one)
        await one.append(game, entry(2, "client-a"), Standing(1, False))
        for clash in (entry(2, "client-b"), entry(3, "client-a")):
            with pytest.raises(ConflictError):
                await other.append(game, clash, Standing(0, True))
        row = await other.game(game)
        assert row is not None
        assert (row.number, row.over) == (2, False)
        await other.append(game, entry(3, None), Standing(0, False))
        await one.append(game, entry(4, None), Standing(1, False))

    with_stores(tmp_path, 2, work)


def test_of_many_who_write_at_once_one_is_right(tmp_path: Path) -> None:
    async def work(*stores: Store) -> None:
        game = await begin(stores[0])
        found = await asyncio.gather(
            *(store.append(game, entry(2, f"client-{n}"), Standing(1, False)) for n, store in enumerate(stores)),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in found) == ["ConflictError"] * 3 + ["NoneType"]

    with_stores(tmp_path, 4, work)


@pytest.mark.parametrize("values", ["'a-game', 1, 'x'", "'a-game', 9, 'client-a'", "'another', 1, 'x'"])
def test_the_database_itself_refuses_what_is_there_twice_or_belongs_to_nothing(tmp_path: Path, values: str) -> None:
    async def work(store: Store) -> None:
        game = await begin(store)
        await store.append(game, entry(2, "client-a"), Standing(1, False))
        with pytest.raises(IntegrityError):
            async with store.engine.begin() as connection:
                await connection.execute(
                    text(f"insert into entry (game, number, client, steps, at) values ({values}, '[]', '')")
                )

    with_stores(tmp_path, 1, work)


def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        game = await begin(store)
        async with store.engine.begin() as connection:
            await connection.execute(text("update seat set secret = 'sesame' where \"index\" = 1"))
        visitors = [(await store.new_visitor())[0] for _ in range(3)]
        found = await asyncio.gather(*(store.take_seat(game, 1, "sesame", v, f"B{v}") for v in visitors))
        assert sorted(found) == [False, False, True]

    with_stores(tmp_path, 1, work)


def test_forgetting_a_game_forgets_its_log(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        game = await begin(store)
        await store.delete(game)
        assert await store.game(game) is None
        assert await store.entries(game) == []

    with_stores(tmp_path, 1, work)


def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Any]:
        async with store.engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [(await connection.execute(text(f"pragma {name}"))).scalar() for name in names]

    assert with_stores(tmp_path, 1, work) == ["wal", 2, 1]


def test_no_token_is_kept(tmp_path: Path) -> None:
    async def work(store: Store) -> str:
        number, token = await store.new_visitor()
        assert await store.visitor(token) == number
        return token

    token = with_stores(tmp_path, 1, work)
    assert not any(token.encode() in file.read_bytes() for file in tmp_path.iterdir())


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def test_migrations_lead_from_nothing_to_the_tables_of_the_program(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(tables) == {*METADATA.tables, "alembic_version"}
            assert await connection.run_sync(migrations.is_up_to_date)
            differences = await connection.run_sync(
                lambda plain: compare_metadata(MigrationContext.configure(plain), METADATA)
            )
            assert differences == []
        await store.upgrade()

    with_stores(tmp_path, 1, work)


def up_to_the_log(name: str, *columns: Any, create: Callable[..., Any] = op.create_table) -> None:
    """Make a table, and die before that of the entries."""
    if name == "entry":
        raise RuntimeError("the power is gone")
    create(name, *columns)


def test_migrations_that_were_cut_short_are_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(op, "create_table", up_to_the_log)
            with pytest.raises(RuntimeError, match="the power is gone"):
                await store.upgrade()
        await store.upgrade()
        assert await begin(store) == "a-game"
        await store.close()

    asyncio.run(work(Store(open_engine(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}"))))


def test_no_complaint_of_the_database_tells_what_was_to_be_kept(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        game = await begin(store)
        with pytest.raises(ConflictError) as refused:
            await store.append(game, entry(1, "told-nobody"), Standing(None, False))
        assert "told-nobody" not in str(refused.value.__cause__)

    with_stores(tmp_path, 1, work)


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text("update alembic_version set version_num = 'from_the_future'"))
        with pytest.raises(NewerDatabaseError, match=r"written by a newer version of smallwar \(from_the_future\)"):
            await store.upgrade()

    with_stores(tmp_path, 1, work)


def test_two_servers_on_one_database_cannot_both_be_right_and_heal(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor], tmp_path: Path
) -> None:
    servers = [serve(folder=tmp_path) for _ in range(2)]
    anna, same = (visit(running) for running in servers)
    game = anna.begin(ANNA_AND_BEN)
    same.http.cookies = anna.http.cookies
    pages = [anna.sit_down(game), same.sit_down(game)]
    onlooker = visit(servers[1]).sit_down(game)
    message = play(1, "pick 1")
    assert pages[0].ask(message)["type"] == "done"
    assert pages[1].ask(play(1, "pick 2"))["code"] == "stale"
    assert pages[1].hear_table(2)["number"] == onlooker.hear_table(2)["number"] == 2
    assert pages[1].ask(message) == {"type": "done", "id": message["id"], "number": 2}
    step = pages[1].table["legal"][0]
    assert pages[1].play(step)["number"] == 3
    assert pages[0].ask(play(2, step))["code"] == "stale"
    assert pages[0].hear_table(3)["view"] == pages[1].hear_table(3)["view"]
