"""Renown: a deed that is told of for the rest of the game."""

from __future__ import annotations

from smallwar.warcraft.ability import PURCHASE, Card
from smallwar.warcraft.state import Position


class Renown(Card):
    id = "renown"
    text = "At any moment of your purchase, lay this card open. It is worth 1 point for the rest of the game."
    windows = (PURCHASE,)
    stays = True

    def play(self, s: Position, who: int, step: int) -> None:
        s.laid[who] += 1
