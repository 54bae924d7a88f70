"""A position as plain values: a flat key, and JSON from which an equal position is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.smallworld import pending
from smallwar.smallworld.ability import SIDES, Ability
from smallwar.smallworld.invariants import broken
from smallwar.smallworld.ledger import ENTRIES, FROM_NOBODY, conquered_race
from smallwar.smallworld.roster import PIECES
from smallwar.smallworld.state import (
    ENDED,
    LISTS,
    MOST_PLAYERS,
    NONE,
    NUMBERS,
    POWER_COUNT,
    RACE_COUNT,
    TEAMS,
    TRIBES,
    Position,
)
from smallwar.smallworld.steps import kind_of, means_of, number_of, region_of
from smallwar.smallworld.tokens import KINDS

if TYPE_CHECKING:
    from collections.abc import Mapping

LARGEST: Final = (1 << 62) - 1
LONGEST: Final = 100


def save(s: Position) -> dict[str, object]:
    """Give every field of a position by name. The map is named by what `game` adds."""
    values: dict[str, object] = {name: getattr(s, name) for name in NUMBERS}
    for name in LISTS:
        values[name] = list(getattr(s, name))
    return values


def load_into(s: Position, data: Mapping[str, object]) -> None:
    """Take every field from saved values, refusing what no position could hold."""
    s.clear()
    for name in NUMBERS:
        setattr(s, name, _number(name, data.get(name)))
    for name in LISTS:
        setattr(s, name, _list(name, data.get(name)))
    _check(s)


def _number(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not NONE <= value <= LARGEST:
        raise ValueError(f"at {name}: expected a whole number, found {value!r:.40}")
    return value


def _list(name: str, value: object) -> list[int]:
    if not isinstance(value, list) or len(value) > LONGEST:
        raise ValueError(f"at {name}: expected a list of at most {LONGEST} numbers, found {value!r:.40}")
    return [_number(name, entry) for entry in value]


def _check(s: Position) -> None:
    players = len(s.players)
    lengths = {
        "tokens": s.map.count,
        "beasts": s.map.count,
        "held": TRIBES,
        "lying": KINDS,
        "race": TRIBES,
        "power": TRIBES,
        "coins": players,
        "hand": players,
        "box": RACE_COUNT,
        "offer_coins": len(s.badges),
        "entries": ENTRIES,
        "faction": players if s.variant == TEAMS else 0,
    }
    for name, length in lengths.items():
        if len(getattr(s, name)) != length:
            raise ValueError(f"at {name}: expected {length} numbers, found {len(getattr(s, name))}")
    _check_range("race", s.race, RACE_COUNT)
    _check_range("power", s.power, POWER_COUNT)
    _check_range("banners", s.banners, RACE_COUNT)
    _check_range("badges", s.badges, POWER_COUNT)
    if not 2 <= players <= MOST_PLAYERS or not 0 <= s.turn < players or not 0 <= s.phase <= ENDED:
        raise ValueError("at turn: expected the number of a player, and a phase of the turn")
    _check_range("faction", s.faction, len(SIDES))
    _check_range("conquests", [conquered_race(conquest) for conquest in s.conquests], FROM_NOBODY + 1)
    for name in ("held", "lying"):
        if any(regions & ~s.map.all for regions in getattr(s, name)):
            raise ValueError(f"at {name}: expected regions of the map only")

    for entry in s.pending:
        _check_pending(s, entry)
    for law in broken(s):
        raise ValueError(f"expected a position that can be, found one in which {law}")


def _check_pending(s: Position, entry: int) -> None:
    """Refuse what nobody could have put on the stack."""
    kind = kind_of(entry)
    number = number_of(entry)
    regions = {pending.RETREAT: len(s.players), pending.BANNER: len(SIDES), pending.BADGE: 1}
    numbers = {pending.BANNER: len(s.banners), pending.BADGE: len(s.badges)}
    if kind in (pending.PIECE_CHANCE, pending.PIECE_TASK):
        question = "odds" if kind == pending.PIECE_CHANCE else "on_task"
        answers = number < len(PIECES) and getattr(type(PIECES[number]), question) is not getattr(Ability, question)
        numbers[kind] = number + 1 if answers else 0
    if (
        kind > pending.END_TURN
        or region_of(entry) >= regions.get(kind, s.map.count)
        or number >= numbers.get(kind, LONGEST)
        or means_of(entry) >= s.map.count
    ):
        raise ValueError(f"at pending: expected what a position may wait for, found {entry}")


def _check_range(name: str, values: list[int], count: int) -> None:
    for value in values:
        if not NONE <= value < count:
            raise ValueError(f"at {name}: expected numbers from {NONE} to {count - 1}, found {value}")


def numbers_of(s: Position) -> tuple[int, ...]:
    """Flatten a position into one key; lists of changing length are closed by their length."""
    found = [
        s.variant,
        s.open_coins,
        s.round,
        s.rounds,
        s.turn,
        s.phase,
        s.begun,
        s.harmony,
        s.harmony_paid,
        s.champion_in_hand,
        s.beasts_in_hand,
        s.bombs,
        s.explosives,
        s.duds,
        s.hidden_relics,
        s.hidden_banners,
        s.hidden_badges,
        s.used_badges,
        s.used,
    ]
    found += s.faction
    found += s.tokens
    found += s.beasts
    found += s.held
    found += s.lying
    found += s.race
    found += s.power
    found += s.coins
    found += s.hand
    found += s.box
    found += s.banners
    found += s.badges
    found += s.offer_coins
    found += s.under
    found.append(len(s.under))
    found += s.entries
    found += s.conquests
    found.append(len(s.conquests))
    found += s.pending
    found.append(len(s.pending))
    return tuple(found)
