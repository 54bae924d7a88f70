"""Hold Fast: one loss fewer."""

from __future__ import annotations

from smallwar.warcraft import ledger
from smallwar.warcraft.ability import BEFORE_LOSSES, Card
from smallwar.warcraft.state import Position
from smallwar.warcraft.steps import CARD, make


class HoldFast(Card):
    id = "hold-fast"
    text = "Before losses are taken in a step of the combat, your side suffers 1 loss fewer."
    windows = (BEFORE_LOSSES,)

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        side = s.combat_side(who)
        if s.entries[ledger.LOSSES + side] > s.entries[ledger.HELD + side] and s.may_be_lost(side):
            found.append(make(CARD, self.number))

    def play(self, s: Position, who: int, step: int) -> None:
        s.entries[ledger.HELD + s.combat_side(who)] += 1
