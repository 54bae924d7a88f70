"""Computer players at the tables: they play whenever it is their turn, whether or not a page is open."""

from __future__ import annotations

import asyncio
import contextvars
import secrets
import time
from typing import TYPE_CHECKING, Final

import structlog

from smallwar.server import thinking
from smallwar.server.room import OldRulesError, UnknownGameError
from smallwar.server.workers import WorkersError

if TYPE_CHECKING:
    from smallwar.server.metrics import Metrics
    from smallwar.server.referee import Referee
    from smallwar.server.room import Room, Rooms
    from smallwar.server.storage import SeatRow, Store
    from smallwar.server.workers import Workers

LOG = structlog.get_logger()

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 60.0
"""Seconds to wait before trying again what has failed: the first time, and at most."""


class Computers:
    """Sees to it that computer players play."""

    def __init__(self, workers: Workers, metrics: Metrics) -> None:
        self.workers = workers
        self.metrics = metrics
        self.tasks: set[asyncio.Task[None]] = set()
        self.referee: Referee | None = None

    async def resume(self, store: Store, rooms: Rooms) -> None:
        """Go on in every game that waits for a computer player, after a restart."""
        for game_id in await store.games_of_computers():
            self.wake(await rooms.find(game_id))

    def wake(self, room: Room) -> None:
        """Look whether a computer player is to move in this game, unless one is at work there."""
        if not room.thinking and not room.gone:
            room.thinking = True
            task = asyncio.create_task(self.play(room), context=contextvars.Context())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Stop; the log says where to go on."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def play(self, room: Room) -> None:
        """Play for computers until a person is to move; try again, ever more slowly, what fails."""
        pause = FIRST_PAUSE
        try:
            while not room.gone:
                try:
                    if not await self.play_stretch(room):
                        return
                    pause = FIRST_PAUSE
                    continue
                except (UnknownGameError, OldRulesError) as error:
                    LOG.info("computer player leaves", game=room.row.id, error=repr(error))
                    return
                except WorkersError as error:
                    LOG.warning("computer player waits", game=room.row.id, again_in=pause, error=repr(error))
                except Exception as error:
                    LOG.exception("computer player failed", game=room.row.id, again_in=pause, error=repr(error))
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            room.thinking = False

    async def play_stretch(self, room: Room) -> bool:
        """Let the computer player who is to move decide until others do; say whether there was one."""
        async with room.lock:
            live = await room.load()
            seat = computer_to_move(room)
            if seat is None:
                return False
            number, data = live.number, live.state.data()
        began = time.perf_counter()
        with self.metrics.ai_queue.track_inprogress():
            steps = await self.workers.ask(thinking.decide, room.row.game, data, seat.bot, secrets.randbits(32))
        self.metrics.ai_move.labels(seat.bot).observe(time.perf_counter() - began)
        assert self.referee is not None
        await self.referee.play_for_computer(room, seat.index, number, steps)
        return True


def computer_to_move(room: Room) -> SeatRow | None:
    """Give the seat of the computer player who is to move."""
    mover = room.live.to_move
    if mover is None or room.row.seats[mover].kind != "computer":
        return None
    return room.row.seats[mover]
