"""Pictures of boards: drawn in a worker process, and kept, because many look at the same ones."""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from smallwar import games
from smallwar.server import thinking
from smallwar.table.contract import Options

if TYPE_CHECKING:
    from smallwar.server.messages import GameKind
    from smallwar.server.workers import Workers

THEMES: Final = ("day", "night")


class Pictures:
    """The pictures that were asked for last."""

    def __init__(self, workers: Workers, most: int) -> None:
        self.workers = workers
        self.most = most
        self.drawn: OrderedDict[tuple[str, str, str, str], asyncio.Task[str]] = OrderedDict()

    async def draw_shipped(self, game: str, name: str, theme: str) -> str:
        """Give the picture of a board that comes with a game."""
        return await self.draw(game, Options(players=[], boards=[name], settings={}, own_boards={}), name, theme)

    async def draw_ahead(self, kinds: list[GameKind]) -> None:
        """Draw the boards that come with the games, one after another, so that nobody has to wait for them."""
        for theme in THEMES:
            for kind in kinds:
                for name in itertools.chain(*kind.boards.values()):
                    await self.draw_shipped(kind.id, name, theme)

    async def draw(self, game: str, options: Options, name: str, theme: str) -> str:
        """Give the picture of a board; those who ask for the same one while it is drawn wait together."""
        text = options.own_boards.get(name) or games.catalogue(game).boards().text(name)
        key = (game, name, text, theme)
        task = self.drawn.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(self.workers.ask(thinking.picture, game, text, name, theme))
            self.drawn[key] = task
        self.drawn.move_to_end(key)
        while len(self.drawn) > self.most:
            self.drawn.popitem(last=False)
        return await asyncio.shield(task)
