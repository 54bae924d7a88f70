"""What belongs to a player, in the words of the formats, as views show it and scenarios expect it."""

from __future__ import annotations

from smallwar.table.sets import members
from smallwar.warcraft.figures import (
    BUILDINGS,
    KINDS,
    OUTPOST,
    PIECE_KINDS,
    TILES_OF_UNITS,
    TRAINED_KINDS,
    UNIT_KINDS,
    Tile,
)
from smallwar.warcraft.roster import CARD_IDS, CARDS_OF
from smallwar.warcraft.state import (
    WORK_OUTPOST,
    Position,
    cards_of,
    field_of_work,
    is_alone,
    owner_of_work,
    stack_of,
    what_of_work,
    workers_in,
)


def kinds_in(stack: int) -> dict[str, int]:
    """Count the units of a stack by kind; kinds of which there is none are left out."""
    return {KINDS[kind]: stack_of(stack, kind) for kind in range(UNIT_KINDS) if stack_of(stack, kind)}


def units_of(s: Position, player: int) -> dict[str, dict[str, int]]:
    """Give a player's units by field and kind."""
    return {s.map.names[field]: kinds_in(s.stack(player, field)) for field in members(s.standing[player])}


def workers_of(s: Position, player: int) -> dict[str, int]:
    """Count a player's workers by field, without those who are tied up."""
    return {s.map.names[field]: workers_in(s.stack(player, field)) for field in members(s.working[player])}


def outposts_of(s: Position, player: int) -> list[str]:
    """Name the fields with a finished outpost of a player."""
    return [s.map.names[field] for field in members(s.outposts[player])]


def works_of(s: Position, player: int) -> list[str]:
    """Name what a player is building, in the order in which it was begun."""
    found: list[str] = []
    for entry in s.works:
        if owner_of_work(entry) != player:
            continue
        what = what_of_work(entry)
        if what == WORK_OUTPOST:
            found.append(f"{KINDS[OUTPOST]} {s.map.names[field_of_work(entry)]}")
        else:
            found.append(f"{BUILDINGS[what]} alone" if is_alone(entry) else BUILDINGS[what])
    return found


def buildings_of(s: Position, player: int) -> list[str]:
    """Name a player's finished buildings, without the printed ones."""
    found: list[str] = []
    for kind, building in enumerate(BUILDINGS):
        found += [building] * s.built[player * UNIT_KINDS + kind]
    return found


def training_of(s: Position, player: int) -> list[str]:
    """Name what a player has in training."""
    found: list[str] = []
    for kind in range(TRAINED_KINDS):
        found += [KINDS[kind]] * s.training[player * TRAINED_KINDS + kind]
    return found


def tile_of(s: Position, player: int, kind: int) -> Tile:
    """Give the tile that is in force for a unit type of a player (WB-R49)."""
    return TILES_OF_UNITS[s.people[player]][kind][s.level(player, kind)]


def reserve_of(s: Position, player: int) -> dict[str, int]:
    """Count the pieces in a player's reserve by kind."""
    return {KINDS[kind]: s.left(player, kind) for kind in range(PIECE_KINDS)}


def card_names(people: int, cards: int) -> list[str]:
    """Name the cards of a hand, deck or heap of discards."""
    found: list[str] = []
    for slot, card in enumerate(CARDS_OF[people]):
        found += [CARD_IDS[card]] * cards_of(cards, slot)
    return found


def depletion_of(s: Position, field: int) -> str:
    """Name the marker on a field (WB-R19, WB-R20)."""
    if s.fully >> field & 1:
        return "fully"
    return "partly" if s.partly >> field & 1 else "none"
