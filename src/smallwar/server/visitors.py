"""Knows people again by a random token in a cookie that no script can read; there are no accounts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

    from smallwar.server.settings import Settings
    from smallwar.server.storage import Store

PLAIN_NAME: Final = "smallwar"
SECURE_NAME: Final = "__Host-smallwar"
"""Browsers take a cookie of this name by https alone, and only from this very host."""

TEN_YEARS: Final = 10 * 365 * 24 * 3600
"""Browsers forget sooner, some after 400 days; so the token is brought again whenever somebody begins or joins a game."""

LONGEST_TOKEN: Final = 64


def is_secure(connection: HTTPConnection, settings: Settings) -> bool:
    """Say whether cookies can be kept to https."""
    return settings.secure_cookies or connection.url.scheme in ("https", "wss")


def cookie_name(connection: HTTPConnection, settings: Settings) -> str:
    return SECURE_NAME if is_secure(connection, settings) else PLAIN_NAME


async def recognize(connection: HTTPConnection, settings: Settings, store: Store) -> int | None:
    """Find out who is asking; nobody we know where the cookie is missing or wrong."""
    token = token_of(connection, settings)
    return await store.visitor(token) if 0 < len(token) <= LONGEST_TOKEN else None


def token_of(connection: HTTPConnection, settings: Settings) -> str:
    """Give the token that the browser brings, empty where it has none."""
    return connection.cookies.get(cookie_name(connection, settings), "")


def remember(response: Response, connection: HTTPConnection, settings: Settings, token: str) -> None:
    """Ask the browser to bring the token again, to this server alone and never for the page of another site."""
    response.set_cookie(
        cookie_name(connection, settings),
        token,
        max_age=TEN_YEARS,
        path="/",
        secure=is_secure(connection, settings),
        httponly=True,
        samesite="strict",
    )
