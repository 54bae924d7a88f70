"""A position from saved values, with everything refused that no position could hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.smallworld import ledger, pending
from smallwar.smallworld.ability import SIDES, Ability
from smallwar.smallworld.invariants import broken
from smallwar.smallworld.roster import PIECES
from smallwar.smallworld.rules.setup import ROUNDS
from smallwar.smallworld.state import (
    DECLINED,
    ENDED,
    LISTS,
    NONE,
    NUMBERS,
    POWER_COUNT,
    RACE_COUNT,
    RELIC_COUNT,
    TEAMS,
    TRIBES,
    Position,
)
from smallwar.smallworld.steps import MEANS, kind_of, means_of, number_of, region_of
from smallwar.smallworld.tokens import BOMB, DUDS, EXPLOSIVES, KINDS, SUPPLY

if TYPE_CHECKING:
    from collections.abc import Mapping

MANY: Final = 9999
"""More than any count of coins, tokens or steps of a game."""
LONGEST: Final = 100


def load_into(s: Position, data: Mapping[str, object]) -> None:
    """Take every field from saved values."""
    s.clear()
    highest = _highest_numbers(s)
    for name in NUMBERS:
        setattr(s, name, _number(name, data.get(name), 0, highest[name]))
    s.rounds = _number("rounds", s.rounds, 1, ROUNDS[len(s.players)])
    s.round = _number("round", s.round, 1, s.rounds)
    lengths = _lengths(s, data)
    for name in LISTS:
        setattr(s, name, _list(name, data.get(name), lengths.get(name)))
    _check_lists(s)
    for entry in s.pending:
        _check_pending(s, entry)
    for law in broken(s):
        raise ValueError(f"expected a position that can be, found one in which {law}")


def _highest_numbers(s: Position) -> dict[str, int]:
    players = len(s.players)
    everybody = (1 << players) - 1
    return {
        "variant": TEAMS,
        "open_coins": 1,
        "round": MANY,
        "rounds": MANY,
        "turn": players - 1,
        "phase": ENDED,
        "begun": 1,
        "harmony": everybody,
        "harmony_paid": everybody,
        "champion_in_hand": everybody,
        "beasts_in_hand": (1 << 3 * players) - 1,
        "bombs": SUPPLY[BOMB],
        "explosives": EXPLOSIVES,
        "duds": DUDS,
        "hidden_relics": (1 << RELIC_COUNT) - 1,
        "hidden_banners": (1 << RACE_COUNT) - 1,
        "hidden_badges": (1 << POWER_COUNT) - 1,
        "used_badges": (1 << POWER_COUNT) - 1,
        "used": (1 << ledger.COUNTER_BITS * ledger.COUNTERS) - 1,
    }


def _lengths(s: Position, data: Mapping[str, object]) -> dict[str, int]:
    """Give the lengths of the lists that have a fixed one."""
    players = len(s.players)
    badges = data.get("badges")
    return {
        "tokens": s.map.count,
        "beasts": s.map.count,
        "held": TRIBES,
        "lying": KINDS,
        "race": TRIBES,
        "power": TRIBES,
        "coins": players,
        "hand": players,
        "box": RACE_COUNT,
        "offer_coins": len(badges) if isinstance(badges, list) else 0,
        "entries": ledger.ENTRIES,
        "faction": players if s.variant == TEAMS else 0,
    }


def _number(name: str, value: object, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"at {name}: expected a whole number from {low} to {high}, found {value!r:.40}")
    return value


def _list(name: str, value: object, length: int | None) -> list[int]:
    if not isinstance(value, list) or len(value) > LONGEST or (length is not None and len(value) != length):
        expected = f"at most {LONGEST}" if length is None else str(length)
        raise ValueError(f"at {name}: expected a list of {expected} numbers, found {value!r:.40}")
    return [_number(name, entry, NONE, 1 << 62) for entry in value]


def _check_lists(s: Position) -> None:
    """Check that every number of a list is one of those that it may be."""
    lands = s.map.all
    ranges = {
        "faction": (0, len(SIDES) - 1),
        "tokens": (0, MANY),
        "beasts": (0, MANY),
        "held": (0, lands),
        "lying": (0, lands),
        "race": (NONE, RACE_COUNT - 1),
        "power": (NONE, POWER_COUNT - 1),
        "coins": (0, MANY),
        "hand": (0, MANY),
        "box": (0, MANY),
        "banners": (NONE, RACE_COUNT - 1),
        "badges": (NONE, POWER_COUNT - 1),
        "offer_coins": (0, MANY),
        "under": (0, RACE_COUNT - 1),
        "entries": (0, max(lands, MANY)),
        "conquests": (0, ledger.LARGEST_CONQUEST),
        "pending": (0, 1 << 62),
    }
    for name, (low, high) in ranges.items():
        for value in getattr(s, name):
            _number(name, value, low, high)
    for entry in (ledger.RAIDED, ledger.WON_BY_DIE):
        _number("entries", s.entries[entry], 0, s.map.count)
    for entry in (ledger.FORM, ledger.SIDE):
        _number("entries", s.entries[entry], 0, len(SIDES) - 1)
    if not s.entries[ledger.BEGUN]:
        _number("entries", s.entries[ledger.BESIDE_CHAMPION], 0, s.hand[s.turn])
    for conquest in s.conquests:
        _number("conquests", ledger.conquered_region(conquest), 0, s.map.count - 1)
        _number("conquests", ledger.conquered_race(conquest), 0, ledger.FROM_NOBODY)
    for tribe in range(TRIBES):
        if s.race[tribe] != NONE and tribe % DECLINED >= len(s.players):
            raise ValueError("at race: expected races of players only")


def _check_pending(s: Position, entry: int) -> None:
    """Refuse what nobody could have put on the stack."""
    kind = kind_of(entry)
    number = number_of(entry)
    regions = {pending.RETREAT: len(s.players), pending.BANNER: len(SIDES), pending.BADGE: 1}
    numbers = {pending.BANNER: len(s.banners), pending.BADGE: len(s.badges)}
    thirds = {pending.ATTEMPT: 1 << MEANS, pending.PIECE_TASK: s.map.count}
    if kind in (pending.PIECE_CHANCE, pending.PIECE_TASK):
        question = "odds" if kind == pending.PIECE_CHANCE else "on_task"
        answers = number < len(PIECES) and getattr(type(PIECES[number]), question) is not getattr(Ability, question)
        numbers[kind] = number + 1 if answers else 0
    if (
        kind > pending.END_TURN
        or region_of(entry) >= regions.get(kind, s.map.count)
        or number >= numbers.get(kind, LONGEST)
        or means_of(entry) >= thirds.get(kind, 1)
    ):
        raise ValueError(f"at pending: expected what a position may wait for, found {entry}")
