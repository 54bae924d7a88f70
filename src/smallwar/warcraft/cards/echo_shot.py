"""Echo Shot: every hit is followed by another die."""

from __future__ import annotations

from smallwar.warcraft import dice
from smallwar.warcraft.ability import AFTER_ROLL, Card
from smallwar.warcraft.state import Position
from smallwar.warcraft.steps import CARD, make


class EchoShot(Card):
    id = "echo-shot"
    text = "After a roll in combat, roll one more die for each of your hits of this step, at the same strength. Once a step."
    windows = (AFTER_ROLL,)
    once = True

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        if self._hits(s, who):
            found.append(make(CARD, self.number))

    def play(self, s: Position, who: int, step: int) -> None:
        s.throw(who, self._hits(s, who), self.number)

    def on_dice(self, s: Position, who: int, values: list[int]) -> None:
        s.add_dice(who, values)

    def _hits(self, s: Position, who: int) -> int:
        hits = 0
        for die in s.dice:
            if dice.player_of(die) == who and dice.counts(die):
                hits += 1
        return hits
