"""Everything that answers requests, in one place: made when the server starts, ended when it stops."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from smallwar.server import beginning, migrations
from smallwar.server.computers import Computers
from smallwar.server.metrics import Metrics
from smallwar.server.pictures import Pictures
from smallwar.server.referee import Referee
from smallwar.server.room import Rooms
from smallwar.server.storage import open_store
from smallwar.server.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from smallwar.server.settings import Settings

LOG = structlog.get_logger()

SECONDS_BETWEEN_TICKS: Final = 1.0
SECONDS_FOR_A_PICTURE: Final = 60.0


class Services:
    """What the application is made of."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = open_store(settings)
        self.rooms = Rooms(self.store, self.metrics, settings.live_games)
        self.workers = Workers(settings.workers, settings.think_seconds, settings.most_waiting, self.metrics)
        self.artists = Workers(1, SECONDS_FOR_A_PICTURE, settings.most_waiting, self.metrics)
        """Makes boards and pictures: nobody who opens a page waits for a computer player to finish its turn."""
        self.computers = Computers(self.workers, self.metrics)
        self.referee = Referee(self.metrics, self.computers.wake)
        self.computers.referee = self.referee
        self.pictures = Pictures(self.artists, settings.pictures)
        self.kinds = beginning.kinds()
        self.sockets = 0
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Bring the tables up to date, and go on where the last run ended."""
        await self.store.upgrade()
        self.spawn(self.warm_up())
        self.spawn(self.watch_the_loop())
        await self.computers.resume(self.store, self.rooms)

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Let something go on beside the requests."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def warm_up(self) -> None:
        """Start worker processes, and draw what all will see, while nobody waits for it."""
        try:
            await asyncio.gather(self.artists.warm_up(), self.workers.warm_up())
            if self.settings.draw_ahead:
                await self.pictures.draw_ahead(self.kinds)
        except Exception as error:
            LOG.exception("worker processes not started", error=repr(error))

    async def watch_the_loop(self) -> None:
        """Measure how late the event loop comes: a step that takes long there keeps everybody waiting."""
        while True:
            due = time.monotonic() + SECONDS_BETWEEN_TICKS
            await asyncio.sleep(SECONDS_BETWEEN_TICKS)
            self.metrics.loop_lag.observe(max(0.0, time.monotonic() - due))

    async def stop(self) -> None:
        """End everything that goes on; what is kept says where to go on."""
        await self.referee.close()
        await self.computers.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.workers.close()
        self.artists.close()
        await self.store.close()

    async def ready(self) -> dict[str, bool]:
        """Say of everything that an answer needs whether it is there."""
        return {
            "database": await works(self.write_something()),
            "migrations": await works(self.up_to_date()),
            "workers": all([self.workers.mend(), self.artists.mend()]),
        }

    async def write_something(self) -> bool:
        """Say whether entries can be kept."""
        await self.store.pulse()
        return True

    async def up_to_date(self) -> bool:
        """Say whether the tables are those that this program knows."""
        async with self.store.engine.connect() as connection:
            return await connection.run_sync(migrations.is_up_to_date)


async def works(work: Coroutine[object, object, bool]) -> bool:
    """Try something; say whether it worked."""
    try:
        return await work
    except Exception as error:  # noqa: BLE001 - whatever it is, the answer is no
        LOG.warning("not ready", error=repr(error))
        return False
