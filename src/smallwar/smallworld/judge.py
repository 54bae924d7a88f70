"""The value of a position: how many coins a player will have at the end if nothing dramatic happens."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.regions import size
from smallwar.smallworld.state import DECLINED, ENDED, Position

TOKEN: Final = 0.35
"""What a race token is worth in a turn, beyond the region that it holds."""


def estimate(s: Position, player: int) -> float:
    """Count coins, and for every turn to come the regions held and the tokens that may take more."""
    coins = float(s.coins[player])
    if s.phase == ENDED:
        return coins
    turns = s.rounds - s.round + (1 if player >= s.turn else 0)
    regions = size(s.held[player]) + size(s.held[player + DECLINED])
    tokens = s.count_on_map(player) + s.hand[player]
    return coins + turns * (regions + TOKEN * tokens)
