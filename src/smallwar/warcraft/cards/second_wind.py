"""Second Wind: every miss is rolled once more."""

from __future__ import annotations

from smallwar.warcraft import dice
from smallwar.warcraft.ability import AFTER_ROLL, Card
from smallwar.warcraft.state import Position
from smallwar.warcraft.steps import CARD, make


class SecondWind(Card):
    id = "second-wind"
    text = "After a roll in combat, roll all your dice that missed in this step again. Once a step."
    windows = (AFTER_ROLL,)
    once = True

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        if self._misses(s, who):
            found.append(make(CARD, self.number))

    def play(self, s: Position, who: int, step: int) -> None:
        misses = self._misses(s, who)
        for die in misses:
            s.dice.remove(die)
        s.throw(who, len(misses), self.number)

    def on_dice(self, s: Position, who: int, values: list[int]) -> None:
        s.add_dice(who, values)

    def _misses(self, s: Position, who: int) -> list[int]:
        return [die for die in s.dice if dice.player_of(die) == who and not dice.is_hit(die)]
