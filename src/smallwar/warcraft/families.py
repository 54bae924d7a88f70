"""Cards that do the same in part: the classes between `Card` and the files of two cards or more."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from smallwar.table.sets import members
from smallwar.warcraft import ledger
from smallwar.warcraft.ability import A_FIELD, A_UNIT, Card
from smallwar.warcraft.fighting import enemies_in_combat, owner_named, unit_named
from smallwar.warcraft.figures import FLYING, TRAINED_KINDS
from smallwar.warcraft.state import Position, field_of, kind_of
from smallwar.warcraft.steps import CARD, make, part


@mypyc_attr(allow_interpreted_subclasses=True)
class StrideCard(Card):
    """A card that changes how far pieces of the player in turn go that stand on one field (WB-R6, WB-R7)."""

    takes = A_FIELD
    change: ClassVar[int] = 0

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        for field in members((s.standing[s.turn] | s.working[s.turn]) & ~s.locked):
            if self._matters(s, field):
                found.append(make(CARD, self.number, field))

    def _matters(self, s: Position, field: int) -> bool:
        for kind in range(TRAINED_KINDS):
            if s.count(s.turn, kind, field) and s.stride(kind, field, self.change) != s.stride(kind, field):
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class UnitCard(Card):
    """A card that is played on one enemy unit of the combat."""

    takes = A_UNIT

    def targets(self, s: Position, who: int) -> list[int]:
        """List the units on which it may be played, packed."""
        raise NotImplementedError

    def strike(self, s: Position, who: int, target: int) -> None:
        """Take effect on a unit."""
        raise NotImplementedError

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        for target in self.targets(s, who):
            found.append(make(CARD, self.number, kind_of(target), field_of(target), owner_named(s, target)))

    def play(self, s: Position, who: int, step: int) -> None:
        self.strike(s, who, unit_named(s, 1 - s.combat_side(who), part(step, 1), part(step, 2), part(step, 3)))


@mypyc_attr(allow_interpreted_subclasses=True)
class NetCard(Card):
    """A card that brings enemy flyers within reach of melee units for the rest of the combat (WB-R57)."""

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        if s.entries[ledger.NETTED] >> 1 - s.combat_side(who) & 1:
            return
        for enemy in enemies_in_combat(s, who):
            if s.fighters(enemy, FLYING):
                found.append(make(CARD, self.number))
                return

    def play(self, s: Position, who: int, step: int) -> None:
        s.entries[ledger.NETTED] |= 1 << 1 - s.combat_side(who)
