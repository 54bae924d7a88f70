"""While computer players think, everybody else is answered at once."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from typing import TYPE_CHECKING, Final

import httpx
import pytest
from websockets.asyncio.client import connect

from server.visitors import Visitor, computer, person, play

if TYPE_CHECKING:
    from pathlib import Path

    from serving import Server

GAMES: Final = 50
SECONDS: Final = 15.0
PAUSE: Final = 2.0
"""How long a person thinks about a step, on the average."""

PROMISED: Final = 0.1
"""In how many seconds 99 of 100 are answered."""

SEVERAL: Final = 3
"""So many entries of different games may wait in line to be kept."""

THREADS_ASKED: Final = 8
"""As often another thread is asked for the commit of one entry."""


class Load:
    """People who play against computers that think, and what they wait for."""

    def __init__(self, address: str, cookies: httpx.Cookies) -> None:
        self.address = address
        self.cookies = cookies
        self.seed = random.Random(1)
        self.steps: list[float] = []
        self.requests: list[float] = []
        self.excuses: list[float] = []
        """How long the machine takes for the mere writing of something in another thread: it may have more to do than this."""
        self.end = time.monotonic() + SECONDS

    async def run(self, games: list[str], scratch: Path) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self.watch(scratch))
            group.create_task(self.ask(games))
            for game in games:
                group.create_task(self.play(game))

    async def pause(self) -> None:
        await asyncio.sleep(self.seed.uniform(0, 2 * PAUSE))

    async def watch(self, scratch: Path) -> None:
        while time.monotonic() < self.end:
            began = time.monotonic()
            for _ in range(THREADS_ASKED):
                await asyncio.to_thread(time.monotonic)
            await asyncio.to_thread(write, scratch)
            self.excuses.append(time.monotonic() - began)
            await asyncio.sleep(0.05)

    async def ask(self, games: list[str]) -> None:
        """Open games, one after the other."""
        async with httpx.AsyncClient(
            base_url=self.address, cookies=self.cookies, trust_env=False, verify=False
        ) as http:
            while time.monotonic() < self.end:
                began = time.monotonic()
                answer = await http.get(f"/api/games/{self.seed.choice(games)}/log?before=1000")
                self.requests.append(time.monotonic() - began)
                assert answer.status_code == 200
                await asyncio.sleep(0.05)

    async def play(self, game: str) -> None:
        """Play whenever it is one's turn."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        address = f"{self.address.replace('http', 'ws', 1)}/api/games/{game}/socket"
        async with connect(address, additional_headers={"Cookie": cookies}, proxy=None, max_size=None) as socket:
            waiting: dict[str, float] = {}
            while time.monotonic() < self.end:
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 1))
                except TimeoutError:
                    continue
                if message["type"] == "done":
                    self.steps.append(time.monotonic() - waiting.pop(message["id"]))
                elif message["type"] == "table" and message["yours"]:
                    await self.pause()
                    step = play(message["number"], self.seed.choice(message["legal"]))
                    waiting[step["id"]] = time.monotonic()
                    await socket.send(json.dumps(step))


def write(scratch: Path) -> None:
    """Put something on the disk."""
    with scratch.open("wb") as file:
        file.write(b"x" * 4096)
        file.flush()
        os.fsync(file.fileno())


def worst_of_hundred(times: list[float]) -> float:
    return sorted(times)[int(0.99 * (len(times) - 1))]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="ends a process as Unix does")
def test_everybody_is_answered_at_once_while_computers_think(server: Server) -> None:
    visitor = Visitor(server.address)
    greedy = computer("Greta", "greedy")
    games = [visitor.begin([person("Anna"), greedy, computer("Rando")]) for _ in range(GAMES)]
    load = Load(server.address, visitor.http.cookies)
    asyncio.run(load.run(games, server.folder / "scratch"))
    visitor.close()
    assert len(load.steps) > GAMES
    allowed = PROMISED + SEVERAL * worst_of_hundred(load.excuses)
    assert worst_of_hundred(load.steps) < allowed
    assert worst_of_hundred(load.requests) < allowed
