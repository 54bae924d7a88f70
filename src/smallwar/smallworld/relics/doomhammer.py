"""Doomhammer: one blow is enough."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import steps
from smallwar.smallworld.ability import Artifact
from smallwar.smallworld.state import Position
from smallwar.smallworld.tokens import DOOMHAMMER

PRICE: Final = 2


class Doomhammer(Artifact):
    id = "doomhammer"
    name = "Doomhammer"
    text = (
        "Once a turn, conquer a region in reach with 1 token, whatever defends it, after paying 2 coins to its holder."
    )
    kind = DOOMHAMMER

    means = steps.BY_DOOMHAMMER

    def means_price(self, s: Position, who: int, region: int, near: bool, price: int) -> int:
        return 1

    def means_coins(self, s: Position, who: int, region: int) -> int:
        return PRICE
