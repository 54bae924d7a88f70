"""Small World of Warcraft by its full rules, to play, to study and to search.

    import smallwar

    chance = smallwar.Chance(7)
    game = smallwar.game("small-world")
    state = game.new(game.draw_options(["Anna", "Bert"], {}, chance))

`state.legal()` lists the steps that may be played now, `state.play(step)` plays one, and `state.text(step)` says it
in words. When `state.to_move()` is `CHANCE`, `state.toss(chance)` draws what the die or the stack shows.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smallwar.api import *  # noqa: F403
else:

    def __getattr__(name: str) -> object:
        """Load the names of `smallwar.api` when one is asked for: the command can then begin before the rules are loaded."""
        api = import_module("smallwar.api")
        found = {known: getattr(api, known) for known in api.__all__}
        if name not in found:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals().update(found)
        return found[name]
