"""Null Order: an enemy's card comes to nothing."""

from __future__ import annotations

from smallwar.warcraft.ability import CARD_PLAYED, Card
from smallwar.warcraft.state import Position


class NullOrder(Card):
    id = "null-order"
    text = "When an enemy plays a card in a combat of yours, it goes to the discards without any effect."
    windows = (CARD_PLAYED,)

    def play(self, s: Position, who: int, step: int) -> None:
        s.cancel_card()
