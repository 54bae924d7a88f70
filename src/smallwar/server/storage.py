"""What is kept: games, their seats and the log of each. A step is here before anybody hears that it was played."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    delete,
    event,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from smallwar.server import migrations
from smallwar.table.contract import Options

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from contextlib import AbstractAsyncContextManager

    from sqlalchemy import URL, Row
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from smallwar.server.messages import SeatKind
    from smallwar.server.settings import Settings

BUSY_MILLISECONDS: Final = 3000
"""How long a writer waits for another one."""

METADATA: Final = MetaData()

VISITOR: Final = Table(
    "visitor",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("created", String(32), nullable=False),
)
GAME: Final = Table(
    "game",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("began_by", Integer, ForeignKey("visitor.id"), nullable=False, index=True),
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("to_move", Integer),
    Column("over", Boolean, nullable=False),
)
SEAT: Final = Table(
    "seat",
    METADATA,
    Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("index", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("visitor", Integer, ForeignKey("visitor.id"), index=True),
    Column("secret", String(64)),
)
ENTRY: Final = Table(
    "entry",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("client", String(64)),
    Column("seat", Integer),
    Column("back_to", Integer),
    Column("steps", JSON, nullable=False),
    Column("at", String(32), nullable=False),
    ForeignKeyConstraint(["game"], ["game.id"], ondelete="CASCADE"),
    UniqueConstraint("game", "client", name="entry_client"),
)
PULSE: Final = Table("pulse", METADATA, Column("id", Integer, primary_key=True), Column("at", String(32)))


@dataclass(frozen=True)
class SeatRow:
    """Who sits in a seat."""

    index: int
    name: str
    kind: SeatKind
    bot: str
    visitor: int | None
    secret: str | None
    """What opens the seat to whoever brings it; gone as soon as somebody has."""


@dataclass(frozen=True)
class GameRow:
    """A game as its line in a list."""

    id: str
    game: str
    rules: int
    options: Options
    began_by: int
    created: str
    changed: str
    number: int
    to_move: int | None
    over: bool
    seats: list[SeatRow]


@dataclass(frozen=True)
class EntryRow:
    """One decision and what chance made of it. Nobody decides how a game itself begins."""

    number: int
    client: str | None
    seat: int | None
    back_to: int | None
    steps: list[str]


@dataclass(frozen=True)
class Standing:
    """How a game stands after its last entry."""

    to_move: int | None
    over: bool


class DatabaseGoneError(SQLAlchemyError):
    """Nothing can be kept any more."""


class ConflictError(Exception):
    """The number of an entry, or the id that the page gave it, is taken."""


def now() -> str:
    """Give the time as it is stored and shown."""
    return datetime.now(tz=UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def hash_of(token: str) -> str:
    """Give what is kept of a secret that only its owner knows."""
    return hashlib.sha256(token.encode()).hexdigest()


def open_engine(address: str | URL) -> AsyncEngine:
    """Connect to the database; where it is SQLite, so that what was committed outlives a loss of power."""
    engine = create_async_engine(address, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        if engine.url.database:
            DatabaseFile(Path(engine.url.database)).watch(engine)
    return engine


class DatabaseFile:
    """Notices when the file of the database was taken away: SQLite would go on writing, and all of it would be lost."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: int | None = None

    def watch(self, engine: AsyncEngine) -> None:
        """Look before every transaction."""
        event.listen(engine.sync_engine, "begin", self.check)

    def check(self, _connection: object) -> None:
        """See that the file is still the one that was opened first."""
        found = self.path.stat().st_ino if self.path.exists() else None
        if self.known is None:
            self.known = found
        elif found != self.known:
            raise DatabaseGoneError(f"the file {self.path} was taken away")


def open_store(settings: Settings) -> Store:
    """Open the database of the settings; the folder for it is made where there is none."""
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True)
    return Store(open_engine(settings.database_address()))


def prepare_sqlite(connection: Any, _record: object) -> None:
    """Let readers and a writer work side by side, and put every commit on the disk before it counts."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


class Store:
    """Reads and writes what is kept. Every method that writes has committed when it returns."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.turn: AbstractAsyncContextManager[object]
        self.turn = asyncio.Lock() if engine.dialect.name == "sqlite" else contextlib.nullcontext()
        """SQLite takes one writer at a time, and the others sleep ever longer: waiting in line is fairer and quicker."""

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that writes, and commit it at the end."""
        async with self.turn, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()

    async def upgrade(self) -> None:
        """Bring the tables up to date; `NewerDatabaseError` where that is not possible."""
        async with self.engine.begin() as connection:
            if self.engine.dialect.name == "sqlite":
                # Its driver would begin with the first row that is written, and let what was made of tables before that stand.
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(migrations.upgrade)

    # Visitors

    async def visitor(self, token: str) -> int | None:
        """Find who bears this token."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(VISITOR.c.id).where(VISITOR.c.token_hash == hash_of(token)))
            return None if found is None else int(found)

    async def new_visitor(self) -> tuple[int, str]:
        """Give somebody a token to be known by; only its hash is kept."""
        token = secrets.token_urlsafe(32)
        async with self.writing() as connection:
            added = await connection.execute(insert(VISITOR).values(token_hash=hash_of(token), created=now()))
            assert added.inserted_primary_key is not None
            return int(added.inserted_primary_key[0]), token

    # Games

    async def begin(self, game: GameRow, opening: EntryRow) -> None:
        """Keep a new game with the entry that opens its log."""
        row = {name: getattr(game, name) for name in GAME.c.keys() if name != "options"}  # noqa: SIM118 - columns
        seats = [{"game": game.id, **vars(seat)} for seat in game.seats]
        async with self.writing() as connection:
            await connection.execute(insert(GAME).values(**row, options=written(game.options)))
            await connection.execute(insert(SEAT), seats)
            await connection.execute(insert(ENTRY).values(game=game.id, at=now(), **vars(opening)))

    async def game(self, game_id: str) -> GameRow | None:
        """Find a game."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(GAME).where(GAME.c.id == game_id))).one_or_none()
            if row is None:
                return None
            seats = await connection.execute(select(SEAT).where(SEAT.c.game == game_id).order_by(SEAT.c.index))
            return read_game(row, list(seats))

    async def games_of(self, visitor: int) -> list[GameRow]:
        """Find the games that somebody began or sits in, the latest first."""
        sits = select(SEAT.c.game).where(SEAT.c.visitor == visitor)
        mine = or_(GAME.c.began_by == visitor, GAME.c.id.in_(sits))
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(select(GAME).where(mine).order_by(GAME.c.changed.desc())))
            seats = await connection.execute(
                select(SEAT).where(SEAT.c.game.in_(select(GAME.c.id).where(mine))).order_by(SEAT.c.index)
            )
            by_game: dict[str, list[Row[Any]]] = {}
            for seat in seats:
                by_game.setdefault(seat.game, []).append(seat)
            return [read_game(row, by_game[row.id]) for row in rows if row.id in by_game]

    async def games_of_computers(self) -> list[str]:
        """Find the games in which a computer player is to move."""
        at_work = select(GAME.c.id).join(SEAT, (SEAT.c.game == GAME.c.id) & (SEAT.c.index == GAME.c.to_move))
        async with self.engine.connect() as connection:
            found = await connection.scalars(at_work.where(SEAT.c.kind == "computer"))
            return [str(game_id) for game_id in found]

    async def take_seat(self, game_id: str, index: int, secret: str, visitor: int, name: str) -> bool:
        """Give an open seat to whoever brings its secret, once."""
        this = (SEAT.c.game == game_id) & (SEAT.c.index == index)
        taking = update(SEAT).where(this & (SEAT.c.secret == secret)).values(visitor=visitor, name=name, secret=None)
        async with self.writing() as connection:
            taken = await connection.execute(taking)
            if taken.rowcount != 1:
                return False
            options = await connection.scalar(select(GAME.c.options).where(GAME.c.id == game_id))
            assert options is not None
            players = [*options["players"][:index], name, *options["players"][index + 1 :]]
            await connection.execute(
                update(GAME).where(GAME.c.id == game_id).values(options={**options, "players": players})
            )
            return True

    async def delete(self, game_id: str) -> None:
        """Forget a game."""
        async with self.writing() as connection:
            await connection.execute(delete(GAME).where(GAME.c.id == game_id))

    # Logs

    async def entries(self, game_id: str) -> list[EntryRow]:
        """Read the log of a game."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(ENTRY).where(ENTRY.c.game == game_id).order_by(ENTRY.c.number))
            return [EntryRow(row.number, row.client, row.seat, row.back_to, list(row.steps)) for row in rows]

    async def append(self, game_id: str, entry: EntryRow, standing: Standing) -> None:
        """Keep the next entry of a log, or raise `ConflictError` and change nothing."""
        at = now()
        try:
            async with self.writing() as connection:
                await connection.execute(insert(ENTRY).values(game=game_id, at=at, **vars(entry)))
                await connection.execute(
                    update(GAME)
                    .where(GAME.c.id == game_id)
                    .values(number=entry.number, changed=at, to_move=standing.to_move, over=standing.over)
                )
        except IntegrityError as error:
            raise ConflictError from error

    # Health

    async def pulse(self) -> None:
        """Write something, to see whether that works."""
        async with self.writing() as connection:
            written = await connection.execute(update(PULSE).where(PULSE.c.id == 1).values(at=now()))
            if written.rowcount == 0:
                await connection.execute(insert(PULSE).values(id=1, at=now()))


def written(options: Options) -> dict[str, object]:
    """Give what is agreed as it is kept; `Options` reads it again. Compiled, it has no `vars`."""
    return {
        "players": options.players,
        "boards": options.boards,
        "settings": options.settings,
        "own_boards": options.own_boards,
    }


def read_game(row: Row[Any], seats: list[Row[Any]]) -> GameRow:
    """Make a game of its rows."""
    fields = dict(row._mapping)
    options = Options(**fields.pop("options"))
    return GameRow(**fields, options=options, seats=[read_seat(seat) for seat in seats])


def read_seat(row: Row[Any]) -> SeatRow:
    """Make a seat of its row."""
    fields = dict(row._mapping)
    del fields["game"]
    return SeatRow(**fields)
