"""Lean Years: little to begin with, and little that grows again."""

from __future__ import annotations

from typing import Final

from smallwar.table.sets import members
from smallwar.warcraft.ability import Scenario
from smallwar.warcraft.figures import PARTLY_AFTER
from smallwar.warcraft.state import Position

START: Final = 3


class LeanYears(Scenario):
    id = "lean-years"
    text = (
        "As Border War to the short target, but everyone begins with 3 gold and 3 wood, and every goldmine and forest that "
        "is not next to a town is partly depleted from the start."
    )

    def target(self, players: int, in_teams: bool, *, long: bool) -> int:
        return super().target(players, in_teams, long=False)

    def gold(self, players: int, seat: int) -> int:
        return START

    def wood(self, players: int, seat: int) -> int:
        return START

    def set_up(self, s: Position) -> None:
        far_off = s.map.goldmines | s.map.forests
        for town in s.map.towns:
            far_off &= ~s.map.next[town]
        s.partly |= far_off
        if s.fixed_yield:
            for field in members(far_off):
                s.given[field] = PARTLY_AFTER
