"""What somebody may not see does not reach the browser at all."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, cast

from browser.scenes import FOUR, beginning
from browser.visits import open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocket

    from browser.visits import Visits


def listen(page: Page) -> list[str]:
    """Keep every message that a page gets."""
    heard: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: heard.append(str(payload)))

    page.on("websocket", opened)
    return heard


def purses(message: str) -> list[int | None]:
    table = cast("dict[str, Any]", json.loads(message))
    return [player["coins"] for player in table["view"]["players"]]


def test_spectator_gets_no_secret_coins(visits: Visits) -> None:
    game = visits.keep(beginning(FOUR, "pick", coins="secret"))
    own, foreign = visits.fresh(), visits.fresh(known=False)
    heard_by_owner, heard_by_spectator = listen(own), listen(foreign)
    for page in (own, foreign):
        open_table(page, game)
    tables = [
        [message for message in heard if '"type":"table"' in message] for heard in (heard_by_owner, heard_by_spectator)
    ]
    assert all(tables)
    assert all(purses(message) == [None] * 4 for message in tables[1])
    assert any(any(coins is not None for coins in purses(message)) for message in tables[0])
    assert foreign.locator("[data-step]").count() == 0
