"""A die that lies on the table during an attack, packed into an int: whose it is, what it shows, and what it does.

What it does is fixed when it falls, since who takes part then decides it (WB-3.2).
"""

from __future__ import annotations

from typing import Final

PLAYER_BITS: Final = 2
VALUE_SHIFT: Final = 2
HIT_BIT: Final = 1 << 5
LOSSES_SHIFT: Final = 6
CANCELLED_BIT: Final = 1 << 8
TESTED_BIT: Final = 1 << 9
"""A die was rolled for this hit, whether it cancelled it or not."""


def die(player: int, value: int, hit: bool, losses: int) -> int:
    """Pack a die that shows this number."""
    return player | value << VALUE_SHIFT | (HIT_BIT if hit else 0) | losses << LOSSES_SHIFT


def player_of(packed: int) -> int:
    """Give the player who rolled."""
    return packed & (1 << PLAYER_BITS) - 1


def value_of(packed: int) -> int:
    """Give what the die shows: its natural number."""
    return packed >> VALUE_SHIFT & 7


def is_hit(packed: int) -> bool:
    """Tell whether it hit, whatever became of the hit."""
    return packed & HIT_BIT != 0


def counts(packed: int) -> bool:
    """Tell whether it hit and was not cancelled."""
    return packed & (HIT_BIT | CANCELLED_BIT) == HIT_BIT


def losses_of(packed: int) -> int:
    """Give how many losses it causes if it counts."""
    return packed >> LOSSES_SHIFT & 3


def is_tested(packed: int) -> bool:
    """Tell whether a die was rolled for this hit, which may cancel it."""
    return packed & TESTED_BIT != 0
