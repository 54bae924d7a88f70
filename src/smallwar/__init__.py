"""Small World of Warcraft by its full rules, to play, to study and to search.

    import smallwar

    chance = smallwar.Chance(7)
    game = smallwar.game("small-world")
    state = game.new(game.draw_options(["Anna", "Bert"], {}, chance))

`state.legal()` lists the steps that may be played now, `state.play(step)` plays one, and `state.text(step)` says it
in words. When `state.to_move()` is `CHANCE`, `state.toss(chance)` draws what the die or the stack shows.
"""

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
