"""Puts the beginning of a game into the database of a server, as if somebody had played it there."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from smallwar import games
from smallwar.server.live import LiveGame, standing
from smallwar.server.storage import EntryRow, GameRow, SeatRow, Store, now, open_engine
from smallwar.table.contract import CHANCE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from smallwar.table.contract import State
    from smallwar.table.record import Record

Found = TypeVar("Found")


def new_visitor(database: Path) -> tuple[int, str]:
    """Make somebody known to the server: give the number and the token that the browser must bring."""
    return with_store(database, lambda store: store.new_visitor())


def keep_game(database: Path, record: Record, visitor: int) -> str:
    """Keep a game in which all seats are of this visitor, and give its id. Every decision is an entry of its own."""
    live = LiveGame(games.catalogue(record.game), record.options)
    for seat, steps in decisions(live.start, record.steps):
        live.replay(EntryRow(live.number + 1, None, seat, None, steps))
    row = game_row(live, record, visitor)

    async def write(store: Store) -> str:
        opening, *rest = live.moments
        await store.begin(row, opening.row)
        for moment in rest:
            await store.append(row.id, moment.row, standing(moment.after))
        return row.id

    return with_store(database, write)


def steps_of(database: Path, game: str) -> list[str]:
    """Give every step in the log of a game, also those that were taken back."""

    async def read(store: Store) -> list[str]:
        return [step for entry in await store.entries(game) for step in entry.steps]

    return with_store(database, read)


def decisions(start: State, steps: list[str]) -> list[tuple[int | None, list[str]]]:
    """Put together what was decided and what chance made of it; the game itself begins."""
    state = start.copy()
    found: list[tuple[int | None, list[str]]] = [(None, [])]
    for text in steps:
        mover = state.to_move()
        if mover != CHANCE:
            found.append((mover, []))
        found[-1][1].append(text)
        state.play(state.step(text))
    return found


def game_row(live: LiveGame, record: Record, visitor: int) -> GameRow:
    """Describe a game of which all entries are to be kept, as it is after the first."""
    at = now()
    stands = standing(live.moments[0].after)
    return GameRow(
        id=secrets.token_urlsafe(12),
        game=record.game,
        rules=record.rules,
        options=record.options,
        began_by=visitor,
        created=at,
        changed=at,
        number=live.moments[0].row.number,
        to_move=stands.to_move,
        over=stands.over,
        seats=[SeatRow(index, name, "person", "", visitor, None) for index, name in enumerate(record.options.players)],
    )


def with_store(database: Path, work: Callable[[Store], Awaitable[Found]]) -> Found:
    """Do something with the database; in a thread, because Playwright has a loop of its own in this one."""

    async def run() -> Found:
        store = Store(open_engine(f"sqlite+aiosqlite:///{database}"))
        try:
            return await work(store)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, run()).result()
