"""What must happen before the turn goes on: a small stack in the position, the next entry at its end.

Some entries wait for a chance step or for a player, the others are done by the rules as soon as they come up.
An entry is packed like a step: its kind, a region (or player), a number (or piece, column) and means (or a second region).
"""

from __future__ import annotations

from typing import Final

ATTEMPT: Final = 0
"""The reinforcement die is due for the attempt on a region with some means."""
PIECE_CHANCE: Final = 1
"""A chance step is due that a piece has asked for."""
REVEAL: Final = 2
"""A relic is turned up; a number of 1 says that only a legendary place counts now."""
BANNER: Final = 3
"""A banner comes into view in a place of the offer."""
BADGE: Final = 4
"""A badge comes into view in a row of the offer."""
LAST_CHANCE: Final = BADGE

RETREAT: Final = 5
"""A player places the tokens that were taken back."""

PIECE_TASK: Final = 6
"""A piece goes on with what it has begun."""
WAKE_RACE: Final = 7
WAKE_POWER: Final = 8
"""The effects of race, then of power at the start of the turn."""
GATHER: Final = 9
"""Tokens come to hand."""
END_CONQUESTS: Final = 10
END_TURN: Final = 11
