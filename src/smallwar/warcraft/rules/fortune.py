"""What chance decides: its steps with their weights, and what each of them does (WB-R18, R60, WB-K3, WB-D27)."""

from __future__ import annotations

from typing import Final

from smallwar.warcraft import pending, steps
from smallwar.warcraft.figures import DIE
from smallwar.warcraft.roster import CARDS, CARDS_OF, SLOT_OF
from smallwar.warcraft.rules import attack, harvest
from smallwar.warcraft.state import CARDS_OF_PEOPLE, Position, cards_of
from smallwar.warcraft.steps import make, part

LISTED_DICE: Final = 2
"""So many dice at most have their outcomes listed."""


def odds(s: Position) -> list[tuple[int, int]]:
    """List the chance steps that may come now, with their weights; none where there are too many."""
    if not s.pending:
        return []
    due = s.pending[-1]
    kind = pending.kind_of(due)
    who = pending.first_of(due)
    if kind == pending.START:
        return [(make(steps.START, people), 1) for people in s.people]
    if kind == pending.DRAW:
        return _draw_odds(s, who)
    if kind == pending.YIELD:
        return harvest.odds(pending.second_of(due))
    return _dice_odds(s.people[who], pending.second_of(due)) if kind == pending.DICE else []


def _draw_odds(s: Position, who: int) -> list[tuple[int, int]]:
    cards = s.deck[who] or s.discards[who]
    people = s.people[who]
    found: list[tuple[int, int]] = []
    for slot in range(CARDS_OF_PEOPLE):
        count = cards_of(cards, slot)
        if count:
            found.append((make(steps.DRAW, people, CARDS_OF[people][slot]), count))
    return found


def _dice_odds(people: int, count: int) -> list[tuple[int, int]]:
    rolls: list[list[int]] = [[]]
    if count > LISTED_DICE:
        return []
    for _ in range(count):
        rolls = [[*roll, face] for roll in rolls for face in range(1, DIE + 1)]
    return [(steps.dice(people, roll), 1) for roll in rolls]


def is_possible(s: Position, step: int) -> bool:
    """Tell whether a chance step may come now, also one of those that are too many to list."""
    due = s.pending[-1]
    if pending.kind_of(due) != pending.DICE:
        for listed, _ in odds(s):
            if listed == step:
                return True
        return False
    if steps.kind_of(step) != steps.DICE or part(step, 1) != pending.second_of(due):
        return False
    values = steps.values_of(step)
    for value in values:
        if not 1 <= value <= DIE:
            return False
    return step == steps.dice(s.people[pending.first_of(due)], values)


def take(s: Position, due: int, step: int) -> None:
    """Let happen what chance has decided."""
    kind = pending.kind_of(due)
    who = pending.first_of(due)
    if kind == pending.START:
        s.start = s.player_of_people(part(step, 0))
        s.turn = s.start
    elif kind == pending.DRAW:
        s.take_card(who, SLOT_OF[part(step, 1)])
    elif kind == pending.YIELD:
        harvest.take_yield(s, pending.second_of(due), part(step, 1))
    else:
        _take_dice(s, who, pending.third_of(due), steps.values_of(step))


def _take_dice(s: Position, who: int, card: int, values: list[int]) -> None:
    if card:
        CARDS[card - 1].on_dice(s, who, values)
    else:
        attack.add_dice(s, who, values)
