"""The laws of the second game see what breaks them: a good position is spoiled in one way after another."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import pytest

from laws.spoiling import spoiled
from smallwar.warcraft import ledger
from smallwar.warcraft.figures import FLYING, MELEE, PIECE_KINDS, TRAINED_KINDS, UNIT_KINDS, WORKER
from smallwar.warcraft.invariants import broken
from smallwar.warcraft.state import CARD_BITS, ENDED, STACK_BITS, WORK_OUTPOST, unit, work
from warcraft.laid_out import situation, table

if TYPE_CHECKING:
    from laws.spoiling import Change
    from smallwar.warcraft.game import WarcraftState

GOOD: Final = table(
    "units: {b: {melee: 2, flying: 1}, a: {melee: 1}}, workers: {a: 2, b: 1}, outposts: [f], works: [range, outpost e]",
    "units: {c: {ranged: 2}}, workers: {d: 3}, buildings: [barracks], training: [melee], laid: 1, cards: [renown]",
    "phase: buy\n",
)
ANNA: Final = 0
BERT: Final = 1
FIELDS: Final = 7
A, B, C, D, E, F, M = range(FIELDS)
"""The fields of the map: towns in a and d, a goldmine in b, a forest in e, a mountain in m."""


def stand(player: int, kind: int, field: int, count: int) -> list[Change]:
    """Put pieces from the reserve onto a field where others of the player stand already."""
    return [
        ("stacks", player * FIELDS + field, count << STACK_BITS * kind),
        ("reserve", player * PIECE_KINDS + kind, -count),
    ]


@cache
def good() -> WarcraftState:
    """Build the good position, once."""
    return situation(GOOD)


CASES: Final[dict[str, tuple[list[Change], str]]] = {
    "a people twice": ([("people", BERT, 1)], "a people has two players"),
    "one side": ([("side", BERT, -1)], "everybody is on one side"),
    "a town twice": ([("town", BERT, A - D)], "a town belongs to two players or is where the map has none"),
    "a town in a goldmine": ([("town", BERT, B - D)], "a town belongs to two players or is where the map has none"),
    "less gold than none": ([("gold", ANNA, -6)], "anna has -1 gold and 5 wood"),
    "less wood than none": ([("wood", BERT, -6)], "bert has 5 gold and -1 wood"),
    "units where none are noted": ([("stacks", ANNA * FIELDS + C, 1)], "anna stands on other fields than it is noted"),
    "workers that are noted and not there": (
        [("working", BERT, 1 << A)],
        "bert stands on other fields than it is noted",
    ),
    "a building on a field": ([("works", None, [work(ANNA, FLYING, 0, B)])], "a building is being built on a field"),
    "an outpost begun that is not noted": (
        [("works", None, [work(ANNA, WORK_OUTPOST, 0, B)])],
        "outposts are being built on other fields than it is noted",
    ),
    "an outpost that nobody builds": (
        [("works", None, [work(BERT, WORK_OUTPOST, 1, C)]), ("founded", BERT, 1 << C)],
        "an outpost is being built by nobody, or twice",
    ),
    "a unit from nowhere": (
        [("stacks", ANNA * FIELDS + A, 1)],
        "anna has 4 of melee in use and 7 in reserve instead of 10",
    ),
    "a worker lost from the reserve": (
        [("reserve", BERT * PIECE_KINDS + WORKER, -1)],
        "bert has 3 of worker in use and 4 in reserve instead of 8",
    ),
    "an outpost from nowhere": (
        [("outposts", BERT, 1 << C)],
        "bert has 1 of outpost in use and 2 in reserve instead of 2",
    ),
    "too many units": (stand(ANNA, MELEE, B, 1), "4 units of a side stand on b (WB-R8)"),
    "too many workers": (stand(BERT, WORKER, D, 1), "4 workers of a side stand on d (WB-R9)"),
    "on foot on a mountain": (
        [*stand(BERT, MELEE, M, 1), ("standing", BERT, 1 << M)],
        "bert is on foot on m, a mountain (WB-R13)",
    ),
    "an outpost in a town": (
        [("outposts", ANNA, (1 << D) - (1 << F))],
        "an outpost of anna is where none can be (WB-D11)",
    ),
    "too many building tiles": (
        [("built", BERT * UNIT_KINDS + MELEE, 2)],
        "bert has 3 buildings for melee instead of 2",
    ),
    "a level without a tile": (
        [("levels", ANNA * UNIT_KINDS + FLYING, 2)],
        "anna has no tile of flying for the level 3",
    ),
    "two in the hall": (
        [("training", ANNA * TRAINED_KINDS + WORKER, 2), ("reserve", ANNA * PIECE_KINDS + WORKER, -2)],
        "anna trains more of worker than there are buildings for it (WB-R33)",
    ),
    "a card too many": ([("laid", BERT, 1)], "bert has 4 cards renown"),
    "a card known that nobody holds": (
        [("known", BERT, 1 << CARD_BITS)],
        "bert is known to hold forced-march and does not",
    ),
    "hands of who is out": ([("out", BERT, 1)], "bert is out but still has humans"),
    "a marker on bare ground": ([("partly", None, 1 << C)], "a marker of depletion lies where none can be"),
    "two markers on a field": (
        [("partly", None, 1 << B), ("fully", None, 1 << B)],
        "a marker of depletion lies where none can be",
    ),
    "a town that is used up": ([("fully", None, 1 << A)], "a marker of depletion lies where none can be"),
    "a locked field without a town": ([("locked", None, 1 << B)], "a field is locked that is no town"),
    "a round too many": ([("round", None, 30)], "round 32 of 25, and somebody out in round 0"),
    "an end in the middle of something": (
        [("phase", None, ENDED - 3), ("pending", None, [0])],
        "something is pending after the end",
    ),
    "dice without a combat": ([("dice", None, [1])], "something of a combat is left though none is fought"),
    "a combat against nobody": (
        [("entries", ledger.FIELD, 1 + C), ("entries", ledger.FOE, ANNA)],
        "a combat is fought against nobody",
    ),
    "a marked unit that is not there": (
        [
            ("entries", ledger.FIELD, 1 + C),
            ("entries", ledger.FOE, BERT),
            ("staggered", None, [unit(BERT, FLYING, C)]),
        ],
        "a unit is marked that does not stand where it is noted",
    ),
}


def test_the_position_is_good() -> None:
    assert broken(good()) == []


@pytest.mark.parametrize("case", CASES)
def test_a_broken_law_is_named(case: str) -> None:
    changes, expected = CASES[case]
    assert broken(spoiled(good(), changes)) == [expected]
