"""Somebody who plays: requests with cookies, and sockets on which messages are said and heard."""

from __future__ import annotations

import contextlib
import itertools
import json
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

PATIENCE: Final = 60.0
IDS: Final = itertools.count(1)


def person(name: str) -> Json:
    return {"name": name, "kind": "person"}


def open_seat(name: str) -> Json:
    return {"name": name, "kind": "open"}


def computer(name: str, bot: str = "random") -> Json:
    return {"name": name, "kind": "computer", "bot": bot}


ANNA_AND_BEN: Final = [person("Anna"), person("Ben")]


class Page:
    """A socket to a game."""

    def __init__(self, socket: ClientConnection, game: str) -> None:
        self.socket = socket
        self.game = game
        self.table: Json = {}
        """The last one that was heard."""
        self.heard: list[str] = []
        """Every frame, as it came."""

    def say(self, message: Json | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def hear(self) -> Json:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "table":
            self.table = message
        return message

    def hear_table(self, number: int = 0) -> Json:
        """Hear until there is a table of this entry or a later one."""
        while self.table.get("number", -1) < number or not self.table:
            self.hear()
        return self.table

    def hear_next(self) -> Json:
        """Hear the next message that is no table."""
        while (message := self.hear())["type"] == "table":
            pass
        return message

    def ask(self, message: Json | str | bytes) -> Json:
        """Say something and hear the answer."""
        self.say(message)
        return self.hear_next()

    def play(self, *steps: str, **given: Any) -> Json:
        """Play, and hear the answer; where it was kept, also the table."""
        answer = self.ask(play(self.table["number"], *steps, **given))
        if answer["type"] == "done":
            self.hear_table(answer["number"])
        return answer

    def close_code(self) -> int | None:
        """Hear until the server closes; give the code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def close(self) -> None:
        self.socket.close()


def play(number: int, *steps: str, **given: Any) -> Json:
    return {"type": "play", "id": f"intention-{next(IDS)}", "number": number, "steps": list(steps), **given}


class Visitor:
    """Somebody with cookies of their own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, trust_env=False, verify=False, timeout=PATIENCE)
        self.pages = contextlib.ExitStack()

    def begin(self, seats: list[Json], **wish: Any) -> str:
        """Begin a game and give its id."""
        answer = self.http.post("/api/games", json={"game": "small-world", "seats": seats, **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def open(self, game: str, since: int | None = None, **given: Any) -> Page:
        """Open the socket of a game, and hear nothing yet."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1) + f"/api/games/{game}/socket"
        headers = {"Cookie": cookies} if cookies else {}
        socket = connect(
            address if since is None else f"{address}?since={since}",
            additional_headers=headers,
            proxy=None,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            **given,
        )
        return Page(self.pages.enter_context(socket), game)

    def sit_down(self, game: str, since: int | None = None) -> Page:
        """Open the socket of a game and hear the first table."""
        page = self.open(game, since)
        page.hear_table()
        return page

    def close(self) -> None:
        self.pages.close()
        self.http.close()
