"""A game with everybody who looks at it. All that changes a game happens under the lock of its room."""

from __future__ import annotations

import asyncio
import time
import weakref
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, Protocol

import structlog

from smallwar import games
from smallwar.server import showing
from smallwar.server.live import LiveGame
from smallwar.server.undo import eyes

if TYPE_CHECKING:
    from smallwar.server.metrics import Metrics
    from smallwar.server.storage import GameRow, Store

LOG = structlog.get_logger()

MISTAKE: Final = 1011
"""Closes the socket of somebody to whom the table cannot be shown; what was played is kept nevertheless."""

LONGEST_STRETCH: Final = 0.01
"""How many seconds a long log is played again before others get a turn."""


class UnknownGameError(LookupError):
    """There is no such game."""


class OldRulesError(Exception):
    """The game was begun under other rules than this program plays."""


class Watcher(Protocol):
    """A page that looks at a game."""

    visitor: int | None

    def send(self, text: str) -> None:
        """Send a message as soon as the page takes it."""

    def close(self, code: int) -> None:
        """Send what is waiting, and then no more."""


class Room:
    """A game and its watchers."""

    def __init__(self, row: GameRow, store: Store, metrics: Metrics) -> None:
        self.row = row
        self.store = store
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.guests = 0
        """How many pages are here or on their way in."""
        self.folded: LiveGame | None = None
        self.layout: dict[str, object] | None = None
        self.thinking = False
        """Whether a computer player is at work here."""
        self.gone = False

    @property
    def live(self) -> LiveGame:
        assert self.folded is not None, "a room is entered by way of its lock and `load`"
        return self.folded

    async def load(self) -> LiveGame:
        """Fold the log, unless that is done; only under the lock."""
        if self.gone:
            raise UnknownGameError(self.row.id)
        if self.folded is None:
            await self.reload()
        return self.live

    async def reload(self) -> None:
        """Fold the log anew, after a restart or when somebody else has written to it; only under the lock."""
        row = await self.store.game(self.row.id)
        if row is None:
            self.gone = True
            raise UnknownGameError(self.row.id)
        self.row = row
        catalogue = games.catalogue(row.game)
        if row.rules != catalogue.game().rules():
            raise OldRulesError(row.id)
        live = await asyncio.to_thread(LiveGame, catalogue, row.options)
        began = time.monotonic()
        for entry in await self.store.entries(row.id):
            live.replay(entry)
            if time.monotonic() - began > LONGEST_STRETCH:
                await asyncio.sleep(0)
                began = time.monotonic()
        self.folded = live
        LOG.debug("game folded", game=row.id, number=live.number)

    async def facts_layout(self) -> dict[str, object]:
        """Give what the page needs to draw the table; it is made once, and off the event loop."""
        if self.layout is None:
            catalogue = games.catalogue(self.row.game)
            self.layout = await asyncio.to_thread(catalogue.layout, self.row.options)
        return self.layout

    def seats_of(self, visitor: int | None) -> list[int]:
        """Name the seats that somebody sits in."""
        return [seat.index for seat in self.row.seats if visitor is not None and seat.visitor == visitor]

    def eyes(self, visitor: int | None) -> int | None:
        """Choose the seat through which somebody looks."""
        return eyes(self.live, self.seats_of(visitor))

    def enter(self, watcher: Watcher, known: int | None) -> None:
        """Show the table to somebody who comes, and everything that happens from now on; only under the lock."""
        self.watchers.add(watcher)
        watcher.send(showing.table(self.live, self.eyes(watcher.visitor), known).model_dump_json())

    def show(self, known: int) -> None:
        """Show the table to everybody, with what is new after this entry; only under the lock."""
        began = time.perf_counter()
        written: dict[int | None, str] = {}
        for watcher in list(self.watchers):
            viewer = self.eyes(watcher.visitor)
            try:
                if viewer not in written:
                    written[viewer] = showing.table(self.live, viewer, known).model_dump_json()
            except Exception:
                LOG.exception("table not shown", game=self.row.id, number=self.live.number, seat=viewer)
                watcher.close(MISTAKE)
            else:
                watcher.send(written[viewer])
        self.metrics.fanout.observe(time.perf_counter() - began)

    def close(self, code: int) -> None:
        """Send everybody away."""
        for watcher in list(self.watchers):
            watcher.close(code)


class Rooms:
    """The rooms in memory: those that somebody is in, and the ones that were used last."""

    def __init__(self, store: Store, metrics: Metrics, most: int) -> None:
        self.store = store
        self.metrics = metrics
        self.most = most
        self.known: weakref.WeakValueDictionary[str, Room] = weakref.WeakValueDictionary()
        """Every room that somebody is in or on the way to: a game never has a second one, whose watchers would miss something."""
        self.recent: OrderedDict[str, Room] = OrderedDict()
        metrics.games_live.set_function(lambda: len(self.known))

    async def find(self, game_id: str) -> Room:
        """Give the room of a game; `UnknownGameError` where there is none."""
        room = self.known.get(game_id)
        if room is None:
            row = await self.store.game(game_id)
            if row is None:
                raise UnknownGameError(game_id)
            room = self.known.setdefault(game_id, Room(row, self.store, self.metrics))
        self.recent[game_id] = room
        self.recent.move_to_end(game_id)
        while len(self.recent) > self.most:
            self.recent.popitem(last=False)
        return room

    def forget(self, room: Room, code: int) -> None:
        """Close the room of a game that is no more."""
        room.gone = True
        room.close(code)
        self.known.pop(room.row.id, None)
        self.recent.pop(room.row.id, None)
