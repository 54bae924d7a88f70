"""The application as a host runs it, in a thread of this process, so that tests can look into it and break things."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any, Final, TypeVar

import uvicorn
from fastapi import FastAPI

from smallwar.server.services import Services
from smallwar.server.serving import address_of, configuration, listen
from smallwar.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path

PATIENCE: Final = 60.0
GENEROUS: Final[dict[str, Any]] = {
    "port": 0,
    "workers": 1,
    "draw_ahead": False,
    "request_burst": 100_000,
    "messages_per_second": 100_000.0,
}
"""All tests come from one address, so that this one may ask more than people do."""

Result = TypeVar("Result")


class Running(uvicorn.Server):
    """A server that runs until it is told to stop."""

    def __init__(self, folder: Path, **given: Any) -> None:
        self.settings = Settings(**{**GENEROUS, "message_burst": 100_000, "data": folder, **given})
        super().__init__(configuration(self.settings))
        self.listener = listen(self.settings.host, self.settings.port)
        self.address = address_of(self.listener).rstrip("/")
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, kwargs={"sockets": [self.listener]})
        self.loop: asyncio.AbstractEventLoop | None = None

    def begin(self) -> None:
        self.thread.start()
        assert self.ready.wait(PATIENCE), "the server did not start"

    async def startup(self, sockets: Any = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.ready.set()

    def stop(self) -> None:
        self.should_exit = True
        self.thread.join(PATIENCE)
        self.listener.close()

    @property
    def services(self) -> Services:
        assert isinstance(self.config.app, FastAPI)
        services = self.config.app.state.services
        assert isinstance(services, Services)
        return services

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Let the event loop of the server do something, and wait for it."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)
