"""Stands before everything: refuses what comes from foreign pages or is too large, and tells browsers what a page may do."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response

from smallwar.server.messages import Problem
from smallwar.server.settings import names

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from smallwar.server.messages import ProblemCode
    from smallwar.server.settings import Settings

LOG = structlog.get_logger()

SAFE: Final = ("GET", "HEAD", "OPTIONS")

PAGE_POLICY: Final = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""A page runs scripts and takes styles, pictures and fonts from this server alone; nothing that stands in it is a script."""

HEADERS: Final = {
    "cache-control": "no-store",
    "content-security-policy": PAGE_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}

MOST_ADDRESSES: Final = 10_000

SECONDS_TO_BRING: Final = 10.0
"""How long what a request brings may be on its way."""

LONGEST_LENGTH: Final = 12
"""How many digits the announced length of a request may have."""


class Bucket:
    """Lets through so much at once, and so much a second in the long run."""

    def __init__(self, burst: int, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = float(burst)
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Say whether one more may pass."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.per_second)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def host_name(host: str) -> str:
    """Give a host without its port."""
    return host.rsplit(":", 1)[0] if ":" in host.rpartition("]")[2] else host


class TooLargeError(HTTPException):
    """A request brings more than may be brought; what reads it lets errors of this kind pass."""

    def __init__(self) -> None:
        super().__init__(413)


class TooSlowError(HTTPException):
    """A request does not bring what it said it would."""

    def __init__(self) -> None:
        super().__init__(408)


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.origins = {origin.rstrip("/") for origin in names(settings.origins)}
        self.hosts = set(names(settings.hosts))
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if self.is_foreign(scope):
                await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
            else:
                await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer = StrictAnswer(send)
        refusal = self.refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, answer)
            return
        try:
            await self.app(scope, Bringing(receive, self.settings.largest_request), answer)
        except Exception as error:
            LOG.exception("request failed", path=scope["path"], error=repr(error))
            if answer.begun:
                raise
            await problem(500, "mistake")(scope, receive, answer)

    def refusal(self, scope: Scope) -> Response | None:
        """Say why a request is not even looked at, if it is not."""
        headers = Headers(scope=scope)
        if self.hosts and host_name(headers.get("host", "")) not in self.hosts:
            return problem(400, "unknown-host")
        if scope["method"] in SAFE:
            return None
        if self.is_foreign(scope):
            return problem(403, "foreign-origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > LONGEST_LENGTH or int(length) > self.settings.largest_request:
            return problem(413, "too-large")
        if not self.bucket(scope).take():
            return problem(429, "too-many")
        return None

    def is_foreign(self, scope: Scope) -> bool:
        """Say whether the page of another site is behind this. Programs that are no browsers name no origin."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self.hosts and host_name(host) not in self.hosts:
            return True
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        return origin not in self.origins and origin not in (f"http://{host}", f"https://{host}")

    def bucket(self, scope: Scope) -> Bucket:
        """Find how much the address that is asking may still ask."""
        client = scope.get("client")
        address = client[0] if client else ""
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = Bucket(self.settings.request_burst, self.settings.requests_per_second)
            self.buckets[address] = bucket
        self.buckets.move_to_end(address)
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket


class Bringing:
    """What a request brings: only so much, also where it does not say so beforehand, and only so long on its way."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive = receive
        self.left = most
        self.deadline: float | None = None
        self.complete = False

    async def __call__(self) -> Message:
        if self.complete:
            return await self.receive()
        message = await self.receive_in_time()
        self.complete = not message.get("more_body", False)
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise TooLargeError
        return message

    async def receive_in_time(self) -> Message:
        """Wait for the next part; the time runs from the first one that somebody waits for."""
        now = asyncio.get_running_loop().time()
        self.deadline = self.deadline or now + SECONDS_TO_BRING
        try:
            async with asyncio.timeout_at(self.deadline):
                return await self.receive()
        except TimeoutError:
            raise TooSlowError from None


class StrictAnswer:
    """Adds to an answer what tells browsers to be strict, unless the answer is stricter itself."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await self.send(message)


def problem(status: int, code: ProblemCode) -> Response:
    """Answer with a problem."""
    return Response(Problem(code=code).model_dump_json(), status_code=status, media_type="application/json")
