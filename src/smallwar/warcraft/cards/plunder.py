"""Plunder: what a fallen enemy cost changes hands."""

from __future__ import annotations

from smallwar.warcraft import ledger
from smallwar.warcraft.ability import A_KIND, AFTER_LOSS, Card
from smallwar.warcraft.figures import TRAINING_GOLD, TRAINING_WOOD, UNIT_KINDS
from smallwar.warcraft.state import NONE, STACK_BITS, Position, stack_of
from smallwar.warcraft.steps import CARD, make, part


class Plunder(Card):
    id = "plunder"
    text = (
        "After losses, name a kind of unit that the enemy lost in this step: take what it costs to train from its owner, "
        "as far as they have it. Each lost unit can be named once."
    )
    windows = (AFTER_LOSS,)
    takes = A_KIND

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        for kind in range(UNIT_KINDS):
            if self._owner(s, who, kind) != NONE:
                found.append(make(CARD, self.number, kind))

    def play(self, s: Position, who: int, step: int) -> None:
        kind = part(step, 1)
        owner = self._owner(s, who, kind)
        gold = min(TRAINING_GOLD[kind], s.gold[owner])
        wood = min(TRAINING_WOOD[kind], s.wood[owner])
        s.pay(owner, gold, wood)
        s.pay(who, -gold, -wood)
        s.entries[ledger.FALLEN + owner] -= 1 << STACK_BITS * kind

    def _owner(self, s: Position, who: int, kind: int) -> int:
        """Give the first enemy who lost such a unit and has something of its price; it may have been their last one."""
        for enemy in s.opponents(who):
            if stack_of(s.entries[ledger.FALLEN + enemy], kind) and (
                (TRAINING_GOLD[kind] and s.gold[enemy]) or (TRAINING_WOOD[kind] and s.wood[enemy])
            ):
                return enemy
        return NONE
