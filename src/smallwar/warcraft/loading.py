"""A position from saved values, with everything refused that no position could hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.warcraft import dice, ledger
from smallwar.warcraft.figures import (
    DIE,
    FULLY_AFTER,
    MILITIA,
    MOST_COMBAT_ROUNDS,
    PEOPLES,
    TRAINED_KINDS,
    UNIT_KINDS,
)
from smallwar.warcraft.invariants import broken
from smallwar.warcraft.roster import CARDS, SCENARIO_IDS
from smallwar.warcraft.state import (
    CARD_BITS,
    CARDS_OF_PEOPLE,
    ENDED,
    LISTS,
    NONE,
    NUMBERS,
    STACK_BITS,
    Position,
    field_of,
    field_of_work,
    kind_of,
    owner_of_work,
    player_of,
    side_of,
)
from smallwar.warcraft.waiting import FEW, check_waiting

if TYPE_CHECKING:
    from collections.abc import Mapping

MANY: Final = 9999
"""More than any count of resources, points or losses of a game."""
LONGEST: Final = 100
LARGEST_STACK: Final = (1 << STACK_BITS * TRAINED_KINDS) - 1
LARGEST_HAND: Final = (1 << CARD_BITS * CARDS_OF_PEOPLE) - 1
LARGEST_ENTRY: Final = 1 << 62


def load_into(s: Position, data: Mapping[str, object]) -> None:
    """Take every field from saved values."""
    s.clear()
    bounds = _bounds(s)
    for name in NUMBERS:
        low, high = bounds[name]
        setattr(s, name, _number(name, data.get(name), low, high))
    lengths = _lengths(s)
    bounds_of_lists = _bounds_of_lists(s)
    for name in LISTS:
        low, high = bounds_of_lists[name]
        setattr(s, name, _list(name, data.get(name), lengths.get(name), low, high))
    _check_ledger(s)
    _check_packed(s)
    check_waiting(s)
    for law in broken(s):
        raise ValueError(f"expected a position that can be, found one in which {law}")


def _bounds(s: Position) -> dict[str, tuple[int, int]]:
    """Give the lowest and the highest value of every field that holds one number."""
    players = len(s.players)
    return {
        "scenario": (0, len(SCENARIO_IDS) - 1),
        "fixed_yield": (0, 1),
        "active_first": (0, 1),
        "partner_stays": (0, 1),
        "target": (0, MANY),
        "cap": (1, MANY),
        "round": (1, MANY),
        "start": (0, players - 1),
        "turn": (0, players - 1),
        "phase": (0, ENDED),
        "beacon": (NONE, s.map.count - 1),
        "partly": (0, s.map.all),
        "fully": (0, s.map.all),
        "locked": (0, s.map.all),
    }


def _lengths(s: Position) -> dict[str, int]:
    """Give the lengths of the lists that have a fixed one: as long as on an empty table."""
    changing = ("works", "dice", "staggered", "dragged", "targets", "pending")
    return {name: len(getattr(s, name)) for name in LISTS if name not in changing}


def _bounds_of_lists(s: Position) -> dict[str, tuple[int, int]]:
    """Give the lowest and the highest value in every list."""
    players = len(s.players)
    lands = (0, s.map.all)
    cards = (0, LARGEST_HAND)
    packed = (0, MANY)
    return {
        "people": (0, len(PEOPLES) - 1),
        "side": (0, players - 1),
        "town": (NONE, s.map.count - 1),
        "stacks": (0, LARGEST_STACK),
        "standing": lands,
        "working": lands,
        "outposts": lands,
        "founded": lands,
        "reserve": (0, FEW),
        "gold": (0, MANY),
        "wood": (0, MANY),
        "levels": (0, FEW),
        "built": (0, FEW),
        "training": (0, FEW),
        "works": packed,
        "hand": cards,
        "deck": cards,
        "discards": cards,
        "known": cards,
        "laid": (0, FEW),
        "marks": (0, FEW),
        "out": (0, MANY),
        "moved": (0, LARGEST_STACK),
        "far": (0, FEW),
        "near": (0, FEW),
        "given": (0, FULLY_AFTER),
        "entries": (0, max(s.map.all, LARGEST_STACK)),
        "dice": packed,
        "staggered": packed,
        "dragged": packed,
        "targets": packed,
        "pending": (0, LARGEST_ENTRY),
    }


def _number(name: str, value: object, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"at {name}: expected a whole number from {low} to {high}, found {value!r:.40}")
    return value


def _list(name: str, value: object, length: int | None, low: int, high: int) -> list[int]:
    if not isinstance(value, list) or len(value) > max(length or 0, LONGEST) or len(value) != (length or len(value)):
        expected = f"at most {LONGEST}" if length is None else str(length)
        raise ValueError(f"at {name}: expected a list of {expected} numbers, found {value!r:.40}")
    return [_number(name, entry, low, high) for entry in value]


def _check_ledger(s: Position) -> None:
    """Check that every entry is one of those that it may be; those not named here are sets of fields."""
    players = len(s.players)
    highest = {
        ledger.STOPPED: 1,
        ledger.MOVED: 1,
        ledger.BOUGHT: 1,
        ledger.OPTION: ledger.UPGRADE_OPTION,
        ledger.UPGRADED: (1 << UNIT_KINDS) - 1,
        ledger.FREE_BUILDINGS: FEW,
        ledger.IN_THE_AIR: LARGEST_STACK,
        ledger.ASIDE: FEW,
        ledger.CALLED_TO: s.map.count - 1,
        ledger.FIELD: s.map.count,
        ledger.FOE: players - 1,
        ledger.ROUND: MOST_COMBAT_ROUNDS,
        ledger.STEP: UNIT_KINDS - 1,
        ledger.FIRST_STEPS: (1 << UNIT_KINDS) - 1,
        ledger.FIRST_SIDE: 1,
        ledger.ROLLING: ledger.BOTH_SIDES,
        ledger.USED: (1 << len(CARDS)) - 1,
        ledger.NETTED: ledger.BOTH_SIDES,
        ledger.CHOOSER: players,
        ledger.RAISERS: (1 << players) - 1,
        ledger.LOST: 1,
    }
    for start, count, most in (
        (ledger.AIM, players, FEW),
        (ledger.HELD, 2, FEW),
        (ledger.LOSSES, 2, FEW),
        (ledger.FALLEN, players, LARGEST_STACK),
        (ledger.RAISED, players, FEW),
        (ledger.DUE, players, s.map.all),
        (ledger.MILITIA_OF, players, s.map.all),
    ):
        highest.update(dict.fromkeys(range(start, start + count), most))
    for entry, value in enumerate(s.entries):
        _number("entries", value, 0, highest.get(entry, 0))


def _check_packed(s: Position) -> None:
    """Check the parts of units, dice and buildings that are packed into a number each."""
    players = len(s.players)
    for name, units in (("staggered", s.staggered), ("dragged", s.dragged), ("targets", s.targets)):
        for unit in units:
            kind = kind_of(unit)
            known = kind < UNIT_KINDS or (kind == MILITIA and name != "dragged")
            if player_of(unit) >= players or not known or field_of(unit) >= s.map.count or side_of(unit) > 1:
                raise ValueError(f"at {name}: expected units on fields of the map, found {unit}")
    for die in s.dice:
        if dice.player_of(die) >= players or not 1 <= dice.value_of(die) <= DIE:
            raise ValueError(f"at dice: expected dice of players, found {die}")
    for entry in s.works:
        if owner_of_work(entry) >= players or field_of_work(entry) >= s.map.count:
            raise ValueError(f"at works: expected what players are building, found {entry}")
