"""Pictures of boards are drawn before anybody waits for them, and only once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

from smallwar.server.beginning import kinds
from smallwar.server.pictures import THEMES, Pictures

if TYPE_CHECKING:
    from smallwar.server.workers import Workers

EVERYTHING = 10_000


class Artist:
    """Stands for worker processes and counts what is asked of them."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    async def ask(self, question: object, *values: object) -> str:
        self.asked.append(values)
        await asyncio.sleep(0)
        return "picture"


def test_shipped_boards_are_drawn_ahead_by_day_and_by_night() -> None:
    artist = Artist()
    pictures = Pictures(cast("Workers", artist), EVERYTHING)
    shipped = [(kind.id, name) for kind in kinds() for names in kind.boards.values() for name in names]

    async def run() -> None:
        await pictures.draw_ahead(kinds())
        for game, name in shipped:
            assert await pictures.draw_shipped(game, name, "night") == "picture"

    asyncio.run(run())
    assert len(artist.asked) == len(shipped) * len(THEMES) > 0


def test_whoever_asks_while_it_is_drawn_waits_for_the_same_picture() -> None:
    artist = Artist()
    pictures = Pictures(cast("Workers", artist), EVERYTHING)

    async def run() -> None:
        await asyncio.gather(*(pictures.draw_shipped("small-world", "L1a", "day") for _ in range(5)))

    asyncio.run(run())
    assert len(artist.asked) == 1


def test_only_the_latest_are_kept() -> None:
    artist = Artist()
    pictures = Pictures(cast("Workers", artist), 1)

    async def run() -> None:
        for name in ("L1a", "L1b", "L1a"):
            await pictures.draw_shipped("small-world", name, "day")

    asyncio.run(run())
    assert len(artist.asked) == 3
