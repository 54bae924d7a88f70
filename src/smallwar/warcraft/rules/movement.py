"""Phase 1: where pieces may go (WB-R5 to R13, WB-D19)."""

from __future__ import annotations

from typing import Final

from smallwar.table.sets import members
from smallwar.warcraft import ledger, steps
from smallwar.warcraft.ability import MOVE_START
from smallwar.warcraft.figures import FLYING, FULL_STACK, LONGEST_STRIDE, TRAINED_KINDS, WORKER
from smallwar.warcraft.rules.windows import choices
from smallwar.warcraft.state import STACK_BITS, Position, stack_of
from smallwar.warcraft.steps import KIND_BITS, PART, make, part

NUMBER_SHIFT: Final = KIND_BITS + PART
FIRST_SHIFT: Final = KIND_BITS + 3 * PART
SECOND_SHIFT: Final = KIND_BITS + 4 * PART
THIRD_SHIFT: Final = KIND_BITS + 5 * PART


def legal(s: Position, found: list[int]) -> None:
    """List every move, the cards at the start, and the stop."""
    if not s.entries[ledger.MOVED]:
        choices(s, s.turn, MOVE_START, found)
    Ways(s).list_moves(found)
    found.append(make(steps.STOP))


def end_of(step: int) -> int:
    """Give the field where a move ends."""
    third = part(step, 5)
    if third:
        return third - 1
    second = part(step, 4)
    return second - 1 if second else part(step, 3)


class Ways:
    """The ways that are open to the pieces of the player in turn."""

    def __init__(self, s: Position) -> None:
        self.s = s
        who = s.turn
        side = s.side[who]
        self.stops = s.enemy_pieces(who)
        own_units = s.fields_with_units(side)
        ground = s.map.ground
        self.for_workers = ground & ~(self.stops & ~own_units)
        self.unit_room = self.rooms(own_units, worker=False)
        workers = 0
        for player, own in enumerate(s.side):
            if own == side:
                workers |= s.working[player] | s.founded[player]
        self.worker_room = self.rooms(workers, worker=True)

    def rooms(self, taken: int, *, worker: bool) -> list[int]:
        """Give the fields with room for one, two and three pieces more, counting those that the side has there."""
        s = self.s
        side = s.side[s.turn]
        room = [s.map.all] * (FULL_STACK + 1)
        for field in members(taken):
            count = s.workers_on(side, field) if worker else s.units_on(side, field)
            for number in range(max(1, FULL_STACK - count + 1), FULL_STACK + 1):
                room[number] &= ~(1 << field)
        return room

    def entered(self, kind: int) -> int:
        """Give the fields that a piece of this kind may enter."""
        if kind == WORKER:
            return self.for_workers
        return self.s.map.all if kind == FLYING else self.s.map.ground

    def list_moves(self, found: list[int]) -> None:
        """List the moves of every piece that has not moved yet, of one or of several alike."""
        s = self.s
        base = s.turn * s.map.count
        for field in members((s.standing[s.turn] | s.working[s.turn]) & ~s.locked):
            waiting = s.stacks[base + field] - s.moved[field]
            if waiting:
                for kind in range(TRAINED_KINDS):
                    count = stack_of(waiting, kind)
                    if count:
                        self.list_moves_of(kind, min(count, FULL_STACK), field, found)

    def list_moves_of(self, kind: int, most: int, field: int, found: list[int]) -> None:
        """List the moves of pieces of one kind from a field."""
        length = self.s.stride(kind, field)
        if not length:
            return
        entered = self.entered(kind)
        rooms = self.worker_room if kind == WORKER else self.unit_room
        start = make(steps.MOVE, kind, 0, field)
        for number in range(1, most + 1):
            ends = rooms[number] & entered
            moves = start | number << NUMBER_SHIFT
            if length == 1:
                for end in members(self.s.map.next[field] & ends):
                    found.append(moves | end << FIRST_SHIFT)
            else:
                self.list_ways(moves, field, length, entered, ends, found)

    def list_ways(self, moves: int, field: int, length: int, entered: int, ends: int, found: list[int]) -> None:
        """List the ways of up to two or three fields; who comes back to where they began finds their own room."""
        neighbours = self.s.map.next
        ends |= 1 << field
        for first in members(neighbours[field] & entered):
            way = moves | first << FIRST_SHIFT
            if ends >> first & 1:
                found.append(way)
            if self.stops >> first & 1:
                continue
            for second in members(neighbours[first] & entered):
                longer = way | second + 1 << SECOND_SHIFT
                if ends >> second & 1:
                    found.append(longer)
                if length == LONGEST_STRIDE and not self.stops >> second & 1:
                    for third in members(neighbours[second] & ends & entered):
                        found.append(longer | third + 1 << THIRD_SHIFT)


def move(s: Position, step: int) -> None:
    """Move pieces to the end of their way."""
    kind = part(step, 0)
    count = part(step, 1)
    end = end_of(step)
    s.put(s.turn, kind, part(step, 2), -count)
    s.put(s.turn, kind, end, count)
    s.moved[end] += count << STACK_BITS * kind
    s.entries[ledger.MOVED] = 1
