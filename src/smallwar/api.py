"""What programs use of the package, under its own name."""

from __future__ import annotations

from smallwar.games import game
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER, Event, Game, IllegalStep, Options, Reason, State
from smallwar.table.playout import playout
from smallwar.version import VERSION as __version__

__all__ = [
    "CHANCE",
    "OVER",
    "Chance",
    "Event",
    "Game",
    "IllegalStep",
    "Options",
    "Reason",
    "State",
    "__version__",
    "game",
    "playout",
]
