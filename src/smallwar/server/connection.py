"""The socket of a page: reads messages, refuses bad ones, and cuts off whoever keeps sending them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from typing import TYPE_CHECKING, Final

import structlog
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from smallwar.server.guard import Bucket
from smallwar.server.messages import FROM_PAGE, Ping, Play, Pong, Refused
from smallwar.server.room import MISTAKE, OldRulesError, UnknownGameError

if TYPE_CHECKING:
    from starlette.types import Message
    from starlette.websockets import WebSocket

    from smallwar.server.messages import Answer, Done, RefusalCode
    from smallwar.server.room import Room
    from smallwar.server.services import Services

LOG = structlog.get_logger()

NOT_TEXT: Final = 1003
BAD_MESSAGE: Final = 1007
TOO_OFTEN: Final = 1008
TOO_LARGE: Final = 1009
LATER: Final = 1013
NO_GAME: Final = 4404
OLD_RULES: Final = 4410

CLOSES: Final[dict[str, int]] = {"malformed": BAD_MESSAGE, "too-many": TOO_OFTEN, "too-large": TOO_LARGE}
"""With which code the socket closes when a bad message was one too many."""

MEMORY: Final = 60.0
"""For how many seconds a bad message is remembered."""

SECONDS_TO_CLOSE: Final = 3.0


class Connection:
    """A page that is connected to a game."""

    def __init__(self, socket: WebSocket, visitor: int | None, services: Services) -> None:
        self.socket = socket
        self.visitor = visitor
        self.services = services
        settings = services.settings
        self.unsent: asyncio.Queue[str | int] = asyncio.Queue(settings.unsent_messages)
        """Messages on their way, and after the last one the code with which to close."""
        self.bucket = Bucket(settings.message_burst, settings.messages_per_second)
        self.strikes: deque[float] = deque(maxlen=settings.bad_messages)
        self.closing: int | None = None
        self.cut = asyncio.Event()

    # What others ask of it

    def send(self, text: str) -> None:
        """Send a message as soon as the page takes it; a page that takes none for long is cut off."""
        if self.closing is not None:
            return
        try:
            self.unsent.put_nowait(text)
        except asyncio.QueueFull:
            self.cut_off(LATER)

    def close(self, code: int) -> None:
        """Send what is waiting, and then no more."""
        if self.closing is None:
            self.closing = code
            try:
                self.unsent.put_nowait(code)
            except asyncio.QueueFull:
                self.cut_off(code)

    def cut_off(self, code: int) -> None:
        """Close without sending what is waiting, nor what is stuck on its way."""
        self.closing = code
        self.cut.set()

    # Its own life

    async def run(self, room: Room, known: int | None) -> None:
        """Show the game and take messages until the page goes, or must go."""
        await self.socket.accept()
        self.services.metrics.sockets.inc()
        reader = asyncio.create_task(self.read(room, known))
        writer = asyncio.create_task(self.write())
        cut = asyncio.create_task(self.cut.wait())
        try:
            await asyncio.wait([reader, writer, cut], return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and self.closing is not None:
                await asyncio.wait([writer, cut], timeout=SECONDS_TO_CLOSE, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.watchers.discard(self)
            for task in (reader, writer, cut):
                task.cancel()
            await asyncio.gather(reader, writer, cut, return_exceptions=True)
            if self.cut.is_set():
                await self.end(self.closing or LATER)
            self.services.metrics.sockets.dec()

    async def write(self) -> None:
        """Send what waits, one after the other."""
        while self.socket.application_state == WebSocketState.CONNECTED:
            message = await self.unsent.get()
            if isinstance(message, int):
                await self.end(message)
                return
            await self.socket.send_text(message)

    async def end(self, code: int) -> None:
        """Close the socket, as far as whoever is on the other side lets it be closed."""
        self.services.metrics.closes.labels(code).inc()
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            await asyncio.wait_for(self.socket.close(code), SECONDS_TO_CLOSE)

    async def read(self, room: Room, known: int | None) -> None:
        """Take messages; whatever goes wrong, the page is told with which code the socket closes."""
        try:
            async with room.lock:
                await room.load()
                if known is not None:
                    self.services.metrics.resyncs.inc()
                room.enter(self, known)
            while self.closing is None:
                await self.take(room, await self.socket.receive())
        except WebSocketDisconnect:
            pass
        except UnknownGameError:
            self.close(NO_GAME)
        except OldRulesError:
            self.close(OLD_RULES)
        except SQLAlchemyError as error:
            LOG.error("database failed", error=repr(error))
            self.close(LATER)
        except Exception as error:
            LOG.exception("socket failed", error=repr(error))
            self.close(MISTAKE)

    async def take(self, room: Room, event: Message) -> None:
        """Take one frame."""
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text = event.get("text")
        if not self.bucket.take():
            self.refuse(room, "too-many")
        elif not isinstance(text, str):
            self.refuse(room, "malformed", NOT_TEXT)
        elif len(text.encode()) > self.services.settings.largest_message:
            self.refuse(room, "too-large")
        else:
            await self.obey(room, text)

    async def obey(self, room: Room, text: str) -> None:
        """Do what a message asks for."""
        try:
            message = FROM_PAGE.validate_json(text)
        except ValidationError:
            self.refuse(room, "malformed")
            return
        if isinstance(message, Ping):
            self.send(Pong(type="pong").model_dump_json())
        elif isinstance(message, Play):
            await self.services.referee.play(room, self.visitor, message, self.answer)
        else:
            self.answer(await self.services.referee.why(room, self.visitor, message))

    def answer(self, message: Done | Refused | Answer) -> None:
        """Answer what was asked."""
        if isinstance(message, Refused):
            self.services.metrics.rejects.labels(message.code).inc()
        self.send(message.model_dump_json())

    def refuse(self, room: Room, code: RefusalCode, close: int | None = None) -> None:
        """Refuse a bad message; close where too many came in a short time."""
        self.answer(Refused(type="refused", id="", code=code, number=room.live.number))
        now = time.monotonic()
        self.strikes.append(now)
        if len(self.strikes) == self.strikes.maxlen and now - self.strikes[0] < MEMORY:
            LOG.warning("page cut off", reason=code)
            self.close(close or CLOSES[code])
