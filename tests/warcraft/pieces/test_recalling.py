"""Units that are called back: who finds room, and where."""

from __future__ import annotations

from typing import Final

import pytest

from smallwar.warcraft import ledger, pending
from smallwar.warcraft.figures import FLYING, MELEE
from smallwar.warcraft.map import CLEAR, MOUNTAIN, Map
from smallwar.warcraft.recalling import can_recall, recall, spread_one, spread_steps
from smallwar.warcraft.state import Position
from smallwar.warcraft.steps import DEPLOY, make

ANNA: Final = 0
BERT: Final = 1
FAR: Final = 0
GATE: Final = 1
HOME: Final = 2
PEAK: Final = 3
YARD: Final = 4


@pytest.fixture
def s() -> Position:
    """A home with three units, next to it a gate, a mountain and a yard; behind the gate a field with three more."""
    names = ["far", "gate", "home", "peak", "yard"]
    terrain = [CLEAR, CLEAR, CLEAR, MOUNTAIN, CLEAR]
    next_to = [[GATE], [FAR, HOME], [GATE, PEAK, YARD], [HOME], [HOME]]
    s = Position(Map(names, terrain, [0] * len(names), next_to, [HOME, FAR]), ["anna", "bert"])
    s.clear()
    s.town = [HOME, FAR]
    s.enlist(ANNA, MELEE, HOME, 3)
    s.enlist(ANNA, MELEE, FAR, 2)
    s.enlist(ANNA, FLYING, FAR, 1)
    return s


def steps_of(s: Position) -> list[int]:
    found: list[int] = []
    spread_steps(s, ANNA, found)
    return found


def test_who_finds_room_lands_at_once(s: Position) -> None:
    s.put(ANNA, MELEE, HOME, -3)
    recall(s, ANNA, FAR, HOME)
    assert (s.count(ANNA, MELEE, HOME), s.count(ANNA, FLYING, HOME), s.stack(ANNA, FAR)) == (2, 1, 0)
    assert s.pending == []


def test_flyers_alone_land_in_the_mountains(s: Position) -> None:
    s.enlist(BERT, MELEE, GATE, 1)
    recall(s, ANNA, FAR, HOME)
    assert s.pending == [pending.entry(pending.SPREAD, ANNA)]
    assert steps_of(s) == [make(DEPLOY, MELEE, 1, YARD), make(DEPLOY, FLYING, 1, PEAK), make(DEPLOY, FLYING, 1, YARD)]


def test_nobody_takes_a_place_that_another_needs(s: Position) -> None:
    s.enlist(BERT, MELEE, GATE, 1)
    s.enlist(ANNA, MELEE, YARD, 1)
    recall(s, ANNA, FAR, HOME)
    assert steps_of(s) == [make(DEPLOY, MELEE, 1, YARD), make(DEPLOY, FLYING, 1, PEAK)]


def test_without_room_for_all_nobody_can_be_called(s: Position) -> None:
    s.enlist(BERT, MELEE, GATE, 1)
    assert can_recall(s, ANNA, FAR, HOME)
    s.enlist(ANNA, MELEE, YARD, 2)
    assert not can_recall(s, ANNA, FAR, HOME)


def test_a_field_next_to_the_target_has_room_for_those_who_leave_it(s: Position) -> None:
    s.enlist(ANNA, FLYING, GATE, 3)
    s.put(ANNA, MELEE, YARD, 3)
    s.put(ANNA, FLYING, PEAK, 3)
    assert can_recall(s, ANNA, GATE, HOME)
    assert not can_recall(s, ANNA, FAR, HOME)


def test_the_last_that_goes_aside_lets_the_others_land(s: Position) -> None:
    s.put(ANNA, MELEE, HOME, -2)
    recall(s, ANNA, FAR, HOME)
    assert spread_one(s, ANNA, FLYING, PEAK)
    assert s.count(ANNA, MELEE, HOME) == 3
    assert s.count(ANNA, FLYING, PEAK) == 1
    assert [s.entries[place] for place in (ledger.IN_THE_AIR, ledger.ASIDE, ledger.CALLED_TO)] == [0, 0, 0]
