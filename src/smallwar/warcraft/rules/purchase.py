"""Phase 4: training, building or upgrading (WB-R31 to R50, WB-D29 to D32)."""

from __future__ import annotations

from smallwar.table.sets import members
from smallwar.warcraft import ledger, steps
from smallwar.warcraft.ability import PURCHASE, PURCHASE_START
from smallwar.warcraft.figures import (
    GOLD,
    OUTPOST,
    PIECE_KINDS,
    PRINTED,
    TILE_GOLD,
    TILE_WOOD,
    TILES_OF_UNITS,
    TRAINED_KINDS,
    TRAINING_GOLD,
    TRAINING_WOOD,
    UNIT_KINDS,
    UPGRADE_NEEDS,
    WOOD,
    WORKER,
)
from smallwar.warcraft.rules.windows import choices
from smallwar.warcraft.state import NONE, WORK_OUTPOST, Position, work
from smallwar.warcraft.steps import make, part


def legal(s: Position, found: list[int]) -> None:
    """List what may be bought, given and played, and the end of it."""
    who = s.turn
    option = s.entries[ledger.OPTION]
    if option in (ledger.NO_OPTION, ledger.TRAIN_OPTION):
        for kind in range(TRAINED_KINDS):
            if can_train(s, who, kind):
                found.append(make(steps.TRAIN, kind))
    if can_pay(s, who, TILE_GOLD, TILE_WOOD):
        if option in (ledger.NO_OPTION, ledger.BUILD_OPTION):
            _list_buildings(s, who, found)
        if option in (ledger.NO_OPTION, ledger.UPGRADE_OPTION):
            for kind in range(UNIT_KINDS):
                if can_upgrade(s, who, kind):
                    found.append(make(steps.UPGRADE, kind))
    _list_gifts(s, who, found)
    if not s.entries[ledger.BOUGHT]:
        choices(s, who, PURCHASE_START, found)
    choices(s, who, PURCHASE, found)
    found.append(make(steps.DONE))


def can_pay(s: Position, who: int, gold: int, wood: int) -> bool:
    """Tell whether a player has so much (WB-R31)."""
    return s.gold[who] >= gold and s.wood[who] >= wood


def slots(s: Position, who: int, kind: int) -> int:
    """Count the finished buildings that train a kind (WB-R34); the hall is the only one for workers."""
    if s.town[who] == NONE:
        return 0
    return 1 if kind == WORKER else buildings(s, who, kind)


def buildings(s: Position, who: int, kind: int) -> int:
    """Count the finished buildings of a kind of unit, the printed one among them (WB-D14)."""
    return PRINTED[kind] + s.built[who * UNIT_KINDS + kind]


def can_train(s: Position, who: int, kind: int) -> bool:
    """Tell whether there are a free building, a piece in reserve and the price (WB-R33 to R36)."""
    return (
        s.training[who * TRAINED_KINDS + kind] < slots(s, who, kind)
        and s.left(who, kind) > 0
        and can_pay(s, who, TRAINING_GOLD[kind], TRAINING_WOOD[kind])
    )


def has_builder(s: Position, who: int) -> bool:
    """Tell whether a worker stands in town for the next building, or none is needed (WB-R38)."""
    town = s.town[who]
    return town != NONE and (s.entries[ledger.FREE_BUILDINGS] > 0 or s.count(who, WORKER, town) > 0)


def sites(s: Position, who: int) -> int:
    """Give the fields where a player may begin an outpost: one a field, none in towns (WB-R41, WB-D11)."""
    if not s.left(who, OUTPOST):
        return 0
    free = s.working[who] & ~s.map.town_fields
    for player in range(len(s.players)):
        free &= ~(s.outposts[player] | s.founded[player])
    return free


def _list_buildings(s: Position, who: int, found: list[int]) -> None:
    if has_builder(s, who):
        for kind in range(UNIT_KINDS):
            if s.tiles_left(who, kind) > 0:
                found.append(make(steps.BUILD, kind))
    for field in members(sites(s, who)):
        found.append(make(steps.FOUND, field))


def can_upgrade(s: Position, who: int, kind: int) -> bool:
    """Tell whether a type may rise by a level (WB-R45 to R47, WB-D14)."""
    level = s.level(who, kind) + 1
    if s.entries[ledger.UPGRADED] >> kind & 1 or level >= len(TILES_OF_UNITS[s.people[who]][kind]):
        return False
    return buildings(s, who, kind) >= UPGRADE_NEEDS[kind][level]


def _list_gifts(s: Position, who: int, found: list[int]) -> None:
    for mate in s.mates(who):
        people = s.people[mate]
        for resource, amount in ((GOLD, s.gold[who]), (WOOD, s.wood[who])):
            for number in range(1, amount + 1):
                found.append(steps.gift(people, resource, number))


def buy(s: Position, step: int) -> None:
    """Perform a purchase or a gift."""
    who = s.turn
    kind = steps.kind_of(step)
    s.entries[ledger.BOUGHT] = 1
    if kind == steps.TRAIN:
        _train(s, who, part(step, 0))
    elif kind == steps.BUILD:
        _build(s, who, part(step, 0))
    elif kind == steps.FOUND:
        _found(s, who, part(step, 0))
    elif kind == steps.UPGRADE:
        _upgrade(s, who, part(step, 0))
    else:
        _give(s, who, step)


def _train(s: Position, who: int, kind: int) -> None:
    s.entries[ledger.OPTION] = ledger.TRAIN_OPTION
    s.pay(who, TRAINING_GOLD[kind], TRAINING_WOOD[kind])
    s.reserve[who * PIECE_KINDS + kind] -= 1
    s.training[who * TRAINED_KINDS + kind] += 1


def _build(s: Position, who: int, kind: int) -> None:
    s.entries[ledger.OPTION] = ledger.BUILD_OPTION
    s.pay(who, TILE_GOLD, TILE_WOOD)
    alone = s.entries[ledger.FREE_BUILDINGS] > 0
    if alone:
        s.entries[ledger.FREE_BUILDINGS] -= 1
    else:
        s.put(who, WORKER, s.town[who], -1)
    s.works.append(work(who, kind, 1 if alone else 0, 0))


def _found(s: Position, who: int, field: int) -> None:
    s.entries[ledger.OPTION] = ledger.BUILD_OPTION
    s.pay(who, TILE_GOLD, TILE_WOOD)
    s.put(who, WORKER, field, -1)
    s.reserve[who * PIECE_KINDS + OUTPOST] -= 1
    s.founded[who] |= 1 << field
    s.works.append(work(who, WORK_OUTPOST, 0, field))


def _upgrade(s: Position, who: int, kind: int) -> None:
    s.entries[ledger.OPTION] = ledger.UPGRADE_OPTION
    s.entries[ledger.UPGRADED] |= 1 << kind
    s.pay(who, TILE_GOLD, TILE_WOOD)
    s.levels[who * UNIT_KINDS + kind] += 1


def _give(s: Position, who: int, step: int) -> None:
    amount = steps.gift_amount(step)
    mate = s.player_of_people(part(step, 0))
    if part(step, 1) == GOLD:
        s.pay(who, amount, 0)
        s.pay(mate, -amount, 0)
    else:
        s.pay(who, 0, amount)
        s.pay(mate, 0, -amount)
