"""What is shared by all pages of a game, and what becomes of a page that goes or takes nothing any more."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import TYPE_CHECKING, Any

import pytest

from server.visitors import ANNA_AND_BEN, computer, person, play
from serving import until

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.running import Running
    from server.visitors import Visitor
    from smallwar.server.storage import EntryRow, Standing


def test_a_game_never_has_two_rooms_however_few_are_kept(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor]
) -> None:
    running = serve(live_games=1)
    anna = visit(running)
    games = [anna.begin(ANNA_AND_BEN) for _ in range(4)]
    pages = [anna.sit_down(game) for game in games]
    for game in games:
        anna.get(f"/api/games/{game}")
    assert set(running.services.rooms.known) == set(games)
    for game, page in zip(games, pages, strict=True):
        assert anna.sit_down(game).play("pick 1")["type"] == "done"
        assert page.hear_table(2)["number"] == 2
    for page in pages:
        page.close()


def test_rooms_that_nobody_is_in_are_let_go(serve: Callable[..., Running], visit: Callable[[Running], Visitor]) -> None:
    running = serve(live_games=2)
    anna = visit(running)
    games = [anna.begin(ANNA_AND_BEN) for _ in range(5)]
    for game in games:
        anna.get(f"/api/games/{game}")
    until(lambda: set(running.services.rooms.known) == set(games[-2:]), "only the last ones are kept")
    assert anna.sit_down(games[0]).table["number"] == 1


def test_what_is_being_kept_happens_though_its_page_is_gone(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    running = serve()
    anna = visit(running)
    game = anna.begin([person("Anna"), computer("Rando")])
    page = anna.sit_down(game)
    append = running.services.store.append
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(game_id: str, entry: EntryRow, standing: Standing) -> None:
        begun.set()
        await go_on.wait()
        await append(game_id, entry, standing)

    monkeypatch.setattr(running.services.store, "append", slowly)
    message = play(1, "pick 1")
    page.say(message)
    running.do(begun.wait())
    (watcher,) = running.services.rooms.known[game].watchers
    running.do(cut(watcher))
    page.close()
    running.do(set_now(go_on))
    later = anna.sit_down(game)
    assert later.hear_table(2)["number"] == 2
    assert later.ask(message) == {"type": "done", "id": message["id"], "number": 2}


async def cut(watcher: Any) -> None:
    watcher.cut_off(1013)


async def set_now(event: asyncio.Event) -> None:
    event.set()


def deaf(visitor: Visitor, game: str) -> socket.socket:
    """Connect to a game and never read what comes."""
    address = visitor.http.base_url
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    plain.connect((address.host, address.port))
    plain.sendall(
        f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: {address.host}:{address.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return plain


@pytest.mark.slow
def test_a_page_that_takes_nothing_is_cut_off_and_others_do_not_wait(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor]
) -> None:
    running = serve(unsent_messages=4)
    running.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    anna = visit(running)
    page = anna.sit_down(anna.begin(ANNA_AND_BEN))
    room = running.services.rooms.known[page.game]
    with contextlib.ExitStack() as sockets:
        for _ in range(5):
            sockets.enter_context(deaf(anna, page.game))
        until(lambda: len(room.watchers) == 6, "all have come")
        while len(room.watchers) > 1:
            assert page.play(page.table["legal"][0])["type"] == "done"
        until(lambda: room.guests == 1, "the deaf are gone")
    assert 'smallwar_ws_closes_total{code="1013"} 5.0' in anna.http.get("/metrics").text
