"""Hex: hits go astray."""

from __future__ import annotations

from typing import Final

from smallwar.warcraft import dice
from smallwar.warcraft.ability import AFTER_ROLL, Card
from smallwar.warcraft.state import Position
from smallwar.warcraft.steps import CARD, MOST_DICE, make

CANCELS: Final = 3
"""The highest number that cancels a hit."""


class Hex(Card):
    id = "hex"
    text = (
        "After an enemy's roll in combat, roll a die for each of their hits of this step, in the order in which they were "
        "rolled: 1 to 3 cancels that hit with all its losses. Once a step."
    )
    windows = (AFTER_ROLL,)
    once = True

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        if self._hits(s, who):
            found.append(make(CARD, self.number))

    def play(self, s: Position, who: int, step: int) -> None:
        self._throw(s, who)

    def on_dice(self, s: Position, who: int, values: list[int]) -> None:
        hits = self._hits(s, who)
        for number, value in enumerate(values):
            s.dice[hits[number]] |= dice.TESTED_BIT | (dice.CANCELLED_BIT if value <= CANCELS else 0)
        self._throw(s, who)

    def _throw(self, s: Position, who: int) -> None:
        """Roll for the hits that are left; team-mates may have more than are rolled at once."""
        hits = len(self._hits(s, who))
        if hits:
            s.throw(who, min(hits, MOST_DICE), self.number)

    def _hits(self, s: Position, who: int) -> list[int]:
        """List the places of enemy dice that hit and were not rolled for yet."""
        found: list[int] = []
        for place, die in enumerate(s.dice):
            if s.side[dice.player_of(die)] != s.side[who] and dice.counts(die) and not dice.is_tested(die):
                found.append(place)
        return found
