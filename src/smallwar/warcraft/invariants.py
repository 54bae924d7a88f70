"""What is true of every position whatever is played: nothing is lost, nothing appears from nowhere."""

from __future__ import annotations

from smallwar.table.sets import members, union
from smallwar.warcraft import ledger, pending
from smallwar.warcraft.fighting import alike
from smallwar.warcraft.figures import (
    BUILDING_TILES,
    FLYING,
    FULL_STACK,
    KINDS,
    OUTPOST,
    PEOPLES,
    PIECE_KINDS,
    PIECES,
    PRINTED,
    TILES_OF_UNITS,
    TRAINED_KINDS,
    UNIT_KINDS,
    WORKER,
)
from smallwar.warcraft.roster import CARD_IDS, CARDS, CARDS_OF, FULL_DECK
from smallwar.warcraft.state import (
    ENDED,
    FEWEST_PLAYERS,
    MOVE,
    NONE,
    ONE_WORKER,
    UNITS_MASK,
    WORK_OUTPOST,
    Position,
    cards_of,
    field_of_work,
    is_alone,
    kind_of,
    owner_of_work,
    player_of,
    stack_of,
    units_in,
    what_of_work,
)
from smallwar.warcraft.steps import part


def broken(s: Position) -> list[str]:
    """Name every law that this position breaks, a sentence each; there is never one."""
    found: list[str] = []
    _check_players(s, found)
    _check_sets(s, found)
    _check_works(s, found)
    if found:
        return found
    _check_pieces(s, found)
    _check_stacks(s, found)
    _check_mountains(s, found)
    _check_outposts(s, found)
    _check_buildings(s, found)
    _check_cards(s, found)
    _check_losers(s, found)
    _check_markers(s, found)
    _check_turn(s, found)
    _check_combat(s, found)
    return found


def _check_players(s: Position, found: list[str]) -> None:
    """Everybody has a people of their own, enemies, and perhaps a town."""
    if len(set(s.people)) < len(s.people):
        found.append("a people has two players")
    if len(set(s.side)) < FEWEST_PLAYERS:
        found.append("everybody is on one side")
    towns = [town for town in s.town if town != NONE]
    if len(set(towns)) < len(towns) or union(towns) & ~s.map.town_fields:
        found.append("a town belongs to two players or is where the map has none")
    for player in range(len(s.players)):
        if s.gold[player] < 0 or s.wood[player] < 0:
            found.append(f"{s.players[player]} has {s.gold[player]} gold and {s.wood[player]} wood")


def _check_sets(s: Position, found: list[str]) -> None:
    """The sets of fields where somebody stands say what the stacks say."""
    for player in range(len(s.players)):
        units = 0
        workers = 0
        for field in range(s.map.count):
            stack = s.stack(player, field)
            units |= (1 << field) if stack & UNITS_MASK else 0
            workers |= (1 << field) if stack >= ONE_WORKER else 0
        if units != s.standing[player] or workers != s.working[player]:
            found.append(f"{s.players[player]} stands on other fields than it is noted")


def _check_works(s: Position, found: list[str]) -> None:
    """What is being built stands in one list, outposts also on the map."""
    founded = [0] * len(s.players)
    for entry in s.works:
        player, field = owner_of_work(entry), field_of_work(entry)
        if what_of_work(entry) != WORK_OUTPOST:
            if field:
                found.append("a building is being built on a field")
            continue
        if is_alone(entry) or founded[player] >> field & 1:
            found.append("an outpost is being built by nobody, or twice")
        founded[player] |= 1 << field
    if founded != s.founded:
        found.append("outposts are being built on other fields than it is noted")


def pieces_in_use(s: Position, player: int) -> list[int]:
    """Count the pieces of a player that are not in the reserve, by kind."""
    counted = [0] * PIECE_KINDS
    for kind in range(TRAINED_KINDS):
        counted[kind] += sum(s.count(player, kind, field) for field in range(s.map.count))
        counted[kind] += s.training[player * TRAINED_KINDS + kind]
    counted[OUTPOST] += len(members(s.outposts[player]))
    for entry in s.works:
        if owner_of_work(entry) == player:
            counted[WORKER] += not is_alone(entry)
            counted[OUTPOST] += what_of_work(entry) == WORK_OUTPOST
    for unit in s.dragged:
        if player_of(unit) == player:
            counted[kind_of(unit)] += 1
    for entry in s.pending:
        if pending.kind_of(entry) == pending.SPREAD and pending.first_of(entry) == player:
            for kind in range(UNIT_KINDS):
                counted[kind] += stack_of(s.entries[ledger.IN_THE_AIR], kind)
    return counted


def _check_pieces(s: Position, found: list[str]) -> None:
    """Pieces are on the map, on the town board, under way or in the reserve, and never anywhere else (WB-K1)."""
    for player in range(len(s.players)):
        for kind, used in enumerate(pieces_in_use(s, player)):
            left = s.left(player, kind)
            if left < 0 or used + left != PIECES[kind]:
                found.append(
                    f"{s.players[player]} has {used} of {KINDS[kind]} in use and {left} in reserve instead of {PIECES[kind]}"
                )


def _check_stacks(s: Position, found: list[str]) -> None:
    """Nobody stands over the limits, except where units that stand up again fight on (WB-R8, WB-R9, WB-3.2)."""
    for side in sorted(set(s.side)):
        for field in range(s.map.count):
            if s.units_on(side, field) > FULL_STACK and field != s.battlefield():
                found.append(f"{s.units_on(side, field)} units of a side stand on {s.map.names[field]} (WB-R8)")
            if s.workers_on(side, field) > FULL_STACK:
                found.append(f"{s.workers_on(side, field)} workers of a side stand on {s.map.names[field]} (WB-R9)")


def _check_mountains(s: Position, found: list[str]) -> None:
    for player in range(len(s.players)):
        for field in members(s.map.mountains):
            stack = s.stack(player, field)
            if stack_of(stack, FLYING) != units_in(stack) or stack >= ONE_WORKER:
                found.append(f"{s.players[player]} is on foot on {s.map.names[field]}, a mountain (WB-R13)")


def _check_outposts(s: Position, found: list[str]) -> None:
    """There is one outpost on a field, and none in a town or on a mountain (WB-D11)."""
    seen = s.map.mountains
    for player, town in enumerate(s.town):
        if town != NONE and not s.out[player]:
            seen |= 1 << town
    for player in range(len(s.players)):
        for fields in (s.outposts[player], s.founded[player]):
            if seen & fields:
                found.append(f"an outpost of {s.players[player]} is where none can be (WB-D11)")
            seen |= fields


def _check_buildings(s: Position, found: list[str]) -> None:
    """Nobody has more tiles, higher levels or more in training than there is room for."""
    for player, name in enumerate(s.players):
        tiles = s.built[player * UNIT_KINDS : (player + 1) * UNIT_KINDS]
        for kind in range(UNIT_KINDS):
            begun = sum(owner_of_work(entry) == player and what_of_work(entry) == kind for entry in s.works)
            if tiles[kind] < 0 or tiles[kind] + begun > BUILDING_TILES[kind]:
                found.append(
                    f"{name} has {tiles[kind] + begun} buildings for {KINDS[kind]} instead of {BUILDING_TILES[kind]}"
                )
            if not 0 <= s.level(player, kind) < len(TILES_OF_UNITS[s.people[player]][kind]):
                found.append(f"{name} has no tile of {KINDS[kind]} for the level {s.level(player, kind) + 1}")
        room = [printed + built for printed, built in zip(PRINTED, tiles, strict=True)] + [1]
        for kind in range(TRAINED_KINDS):
            if not 0 <= s.training[player * TRAINED_KINDS + kind] <= room[kind]:
                found.append(f"{name} trains more of {KINDS[kind]} than there are buildings for it (WB-R33)")


def _check_cards(s: Position, found: list[str]) -> None:
    """No kind of card is there more often than in a deck (WB-3.4)."""
    for player, people in enumerate(s.people):
        for slot, card in enumerate(CARDS_OF[people]):
            count = cards_of(s.hand[player], slot) + cards_of(s.deck[player], slot) + cards_of(s.discards[player], slot)
            count += s.laid[player] if CARDS[card].stays else 0
            count += _played(s, player, card)
            if count > cards_of(FULL_DECK[people], slot):
                found.append(f"{s.players[player]} has {count} cards {CARD_IDS[card]}")
            if cards_of(s.known[player], slot) > cards_of(s.hand[player], slot):
                found.append(f"{s.players[player]} is known to hold {CARD_IDS[card]} and does not")


def _played(s: Position, player: int, card: int) -> int:
    """Count the cards of a kind that a player has played and that are still to take effect or to be discarded."""
    total = 0
    for entry in s.pending:
        kind = pending.kind_of(entry)
        if pending.first_of(entry) == player:
            total += kind == pending.DISCARD and pending.second_of(entry) == card
            total += kind == pending.EFFECT and part(pending.step_of(entry), 0) == card
    return total


def _check_losers(s: Position, found: list[str]) -> None:
    """Who is out has nothing left (WB-D15)."""
    for player, name in enumerate(s.players):
        if s.out[player] and (any(pieces_in_use(s, player)) or s.hand[player] or s.laid[player]):
            found.append(f"{name} is out but still has {PEOPLES[s.people[player]]}")


def _check_markers(s: Position, found: list[str]) -> None:
    """Markers lie where something is to be had or lost, one on a field (WB-R19, WB-R65)."""
    deposits = s.map.goldmines | s.map.forests
    if s.partly & s.fully or s.fully & ~deposits or s.partly & ~(deposits | s.map.town_fields):
        found.append("a marker of depletion lies where none can be")
    if s.locked & ~s.map.town_fields:
        found.append("a field is locked that is no town")


def _check_turn(s: Position, found: list[str]) -> None:
    if not 1 <= s.round <= s.cap or max(s.out) > s.round:
        found.append(f"round {s.round} of {s.cap}, and somebody out in round {max(s.out)}")
    if s.phase == ENDED and s.pending:
        found.append("something is pending after the end")
    if s.phase != ENDED and s.out[s.turn]:
        found.append(f"it is the turn of {s.players[s.turn]}, who is out")
    if s.phase == MOVE and not s.entries[ledger.STOPPED]:
        for field, stack in enumerate(s.moved):
            if any(stack_of(stack, kind) > s.count(s.turn, kind, field) for kind in range(TRAINED_KINDS)):
                found.append(f"more has moved to {s.map.names[field]} than stands there")


def _check_combat(s: Position, found: list[str]) -> None:
    """Only what takes part in a combat can be marked in it, and each unit once."""
    if not s.is_fighting():
        if s.dice or s.staggered or s.dragged or s.targets or any(s.entries[ledger.FIELD :]):
            found.append("something of a combat is left though none is fought")
        return
    if s.entries[ledger.FOE] not in [own for own in s.side if own != s.side[s.turn]]:
        found.append("a combat is fought against nobody")
    for units in (s.staggered, s.targets):
        if any(units.count(unit) > alike(s, unit) for unit in units):
            found.append("a unit is marked that does not stand where it is noted")
