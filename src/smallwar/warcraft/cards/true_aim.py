"""True Aim: the dice count lower."""

from __future__ import annotations

from smallwar.warcraft import ledger
from smallwar.warcraft.ability import BEFORE_MELEE, BEFORE_ROLL, Card
from smallwar.warcraft.fighting import rolling
from smallwar.warcraft.state import Position
from smallwar.warcraft.steps import CARD, make


class TrueAim(Card):
    id = "true-aim"
    text = "Before a roll in combat: your dice of this step count 1 lower. Abilities still go by what the dice show."
    windows = (BEFORE_ROLL, BEFORE_MELEE)

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        rolls_now = s.entries[ledger.ROLLING] >> s.combat_side(who) & 1
        if rolls_now and rolling(s, who, s.entries[ledger.STEP]):
            found.append(make(CARD, self.number))

    def play(self, s: Position, who: int, step: int) -> None:
        s.entries[ledger.AIM + who] += 1
