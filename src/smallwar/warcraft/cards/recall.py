"""Recall: the units of a field come home before the combats are fixed."""

from __future__ import annotations

from smallwar.table.sets import members
from smallwar.warcraft.ability import MOVE_END, TWO_FIELDS, Card
from smallwar.warcraft.recalling import can_recall, recall
from smallwar.warcraft.state import NONE, Position
from smallwar.warcraft.steps import CARD, make, part


class Recall(Card):
    id = "recall"
    text = (
        "At the end of anyone's movement, all your units of one field, but not of a locked town, go to your town or to "
        "a finished outpost of yours. Those beyond the limit there go to fields next to it that hold no enemy piece."
    )
    windows = (MOVE_END,)
    takes = TWO_FIELDS

    def choices(self, s: Position, who: int, found: list[int]) -> None:
        homes = s.outposts[who]
        if s.town[who] != NONE:
            homes |= 1 << s.town[who]
        for origin in members(s.standing[who] & ~s.locked):
            for target in members(homes & ~(1 << origin)):
                if can_recall(s, who, origin, target):
                    found.append(make(CARD, self.number, origin, target))

    def play(self, s: Position, who: int, step: int) -> None:
        recall(s, who, part(step, 1), part(step, 2))
