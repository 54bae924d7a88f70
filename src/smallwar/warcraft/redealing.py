"""Hands that a player cannot see, dealt anew from what the player cannot see (WB-D16)."""

from __future__ import annotations

from smallwar.table.chance import Chance
from smallwar.warcraft.state import CARD_BITS, CARDS_OF_PEOPLE, Position, cards_in, cards_of


def redeal(s: Position, player: int, chance: Chance) -> None:
    """Deal every other hand anew: whatever was not seen since may be in it, besides what it is known to hold."""
    for other in range(len(s.players)):
        if other != player and s.hand[other]:
            unknown = s.hand[other] - s.known[other]
            count = cards_in(unknown)
            s.deck[other] += unknown
            s.hand[other] = s.known[other]
            for _ in range(count):
                slot = _draw(s.deck[other], chance)
                s.deck[other] -= 1 << CARD_BITS * slot
                s.hand[other] += 1 << CARD_BITS * slot


def _draw(cards: int, chance: Chance) -> int:
    return chance.weigh([(slot, cards_of(cards, slot)) for slot in range(CARDS_OF_PEOPLE)])
