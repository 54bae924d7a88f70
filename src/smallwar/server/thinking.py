"""What worker processes do: everything that takes long, so that the event loop only waits for it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from typing import TYPE_CHECKING, Final

from smallwar import games
from smallwar.search.players import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Mapping

MODESTY: Final = 10
"""How much less a worker process counts than the server where processors are short."""

LONGEST_STRETCH: Final = 40
"""So many decisions are thought of before the first is shown."""


def prepare() -> None:
    """Begin a worker process: give way to the server, leave Ctrl-C to it, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait until the server is gone: nobody else would end this process after `kill -9`."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm_up() -> int:
    """Load what a first question would wait for."""
    return len(PLAYERS) + len(games.CATALOGUES)


def decide(game: str, data: Mapping[str, object], bot: str, seed: int) -> list[str]:
    """Let a computer player decide until somebody else or chance is to move."""
    state = games.game(game).load(data)
    player = PLAYERS[bot](seed)
    mover = state.to_move()
    steps: list[str] = []
    while state.to_move() == mover and len(steps) < LONGEST_STRETCH:
        step = player.choose(state)
        steps.append(state.text(step))
        state.play(step)
    return steps


def new_boards(game: str, sizes: list[str], seed: int) -> dict[str, str]:
    """Make a board of each of these sizes; the same seed makes the same ones."""
    shelf = games.catalogue(game).boards()
    named = [(f"N{number}", size) for number, size in enumerate(sizes, start=1)]
    return {name: shelf.new(size, seed * len(sizes) + place, name) for place, (name, size) in enumerate(named)}


def picture(game: str, text: str, name: str, theme: str) -> str:
    """Draw the ground of a board."""
    return games.catalogue(game).boards().picture(text, name, theme)
