"""Runs the application until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sqlite3
import threading
import webbrowser
from typing import TYPE_CHECKING, Final

import h11
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.http.h11_impl import H11Protocol

from smallwar.server import logs
from smallwar.server.app import make_app
from smallwar.server.settings import names
from smallwar.server.storage import open_store

if TYPE_CHECKING:
    from types import FrameType

    from sqlalchemy import URL

    from smallwar.server.settings import Settings

SECONDS_TO_FINISH: Final = 5
"""How long what is in flight may take when the server is told to stop."""

LARGEST_FRAME: Final = 4
"""Frames so many times larger than the largest message are not even read; the others are refused by name."""

FRAMES_WAITING: Final = 16

SECONDS_TO_ASK: Final = 10.0
"""How long somebody who has connected may take until a request has come, up to what it brings."""

SECONDS_OF_SILENCE: Final = 30
"""How long somebody may take nothing of what is sent before the connection counts as dead."""


class ListeningError(OSError):
    """The port is taken, or the address is not one of this machine."""


class KeepingError(OSError):
    """Games cannot be kept where they should be."""


class HttpProtocol(H11Protocol):
    """Listens to a connection, and ends it where no request comes: idle ones would take all that the system has."""

    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.patience is not None:
            self.patience.cancel()
        super().connection_lost(exc)

    def expect_request(self) -> None:
        """Give whoever is connected so much time from now."""
        if self.patience is not None:
            self.patience.cancel()
        self.patience = self.loop.call_later(SECONDS_TO_ASK, self.give_up)

    def give_up(self) -> None:
        """End the connection, unless it became a socket or somebody waits for an answer."""
        answering = self.conn.our_state in (h11.SEND_RESPONSE, h11.SEND_BODY)
        if not answering and self.transport.get_protocol() is self:
            self.transport.close()


class Server(uvicorn.Server):
    """Says when it is ready, opens the page without waiting for browsers that stay, and ends in good order when it is told to."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"smallwar: open {self.address}", flush=True)  # noqa: T201 - this is what the command answers
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=[self.address], daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        # Being told to stop is no failure: the signal is not raised once more when all is done.
        self._captured_signals.clear()


def listen(host: str, port: int) -> socket.socket:
    """Take a port; `ListeningError` says why that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, what is accepted sends small packets at once; otherwise each could wait for 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen()
        give_up_on_the_dead(listener)
    except OSError as error:
        listener.close()
        raise ListeningError(f"smallwar: cannot listen on {host}, port {port}: {error.strerror or error}") from None
    return listener


def take_port(settings: Settings, open_browser: bool) -> socket.socket:
    """Listen where the host wishes; whoever named no port and wants the page opened need not know that one was taken."""
    try:
        return listen(settings.host, settings.port)
    except ListeningError:
        if not open_browser or "port" in settings.model_fields_set:
            raise
        return listen(settings.host, 0)


def give_up_on_the_dead(listener: socket.socket) -> None:
    """Let the system end the connections of those who take nothing any more, where it knows how."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * SECONDS_OF_SILENCE)


def try_file(url: URL) -> None:
    """See that a file is, or can become, a database of SQLite: its driver would tell of it in another thread, and too late."""
    if url.get_backend_name() == "sqlite" and url.database:
        with contextlib.closing(sqlite3.connect(url.database)) as file:
            file.execute("pragma schema_version")


async def try_database(settings: Settings) -> None:
    """See that games can be kept; `KeepingError` or `NewerDatabaseError` says why not."""
    try:
        store = open_store(settings)
        try_file(store.engine.url)
        try:
            await store.upgrade()
        finally:
            await store.close()
    except (SQLAlchemyError, sqlite3.Error, ImportError) as error:
        raise KeepingError(f"smallwar: cannot use the database: {str(error).splitlines()[0]}") from None
    except OSError as error:
        raise KeepingError(f"smallwar: cannot keep games in {settings.data}: {error.strerror}") from None


def address_of(listener: socket.socket) -> str:
    """Give what a browser on this machine opens."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def configuration(settings: Settings) -> uvicorn.Config:
    """Say how the application is to be run."""
    return uvicorn.Config(
        make_app(settings),
        http=HttpProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=names(settings.trusted_proxies),
        ws_max_size=LARGEST_FRAME * settings.largest_message,
        ws_max_queue=FRAMES_WAITING,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )


def serve(settings: Settings, open_browser: bool) -> None:
    """Serve until a signal says to stop."""
    listener = take_port(settings, open_browser)
    logs.configure(settings)
    with listener:
        asyncio.run(try_database(settings))
        Server(configuration(settings), address_of(listener), open_browser).run(sockets=[listener])
