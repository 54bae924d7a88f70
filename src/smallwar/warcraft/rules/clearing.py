"""What goes off the map where enemy units stand once all combats of a player are over (WB-R64, WB-D6)."""

from __future__ import annotations

from smallwar.table.sets import members
from smallwar.warcraft.figures import OUTPOST, PIECE_KINDS, WORKER
from smallwar.warcraft.state import WORK_OUTPOST, Position, field_of_work, owner_of_work, what_of_work, workers_in


def clear_fields(s: Position) -> None:
    """Eliminate workers and outposts where units of one enemy side alone stand (WB-R64, WB-D6)."""
    contested = 0
    seen = 0
    for side in set(s.side):
        fields = s.fields_with_units(side)
        contested |= seen & fields
        seen |= fields
    for player in range(len(s.players)):
        doomed = s.enemy_units(player) & ~contested
        for field in members(doomed & (s.working[player] | s.outposts[player] | s.founded[player])):
            _clear_field(s, player, field)


def _clear_field(s: Position, player: int, field: int) -> None:
    bit = 1 << field
    for _ in range(workers_in(s.stack(player, field))):
        s.lose(player, WORKER, field)
    if s.founded[player] & bit:
        s.reserve[player * PIECE_KINDS + WORKER] += 1
        s.works = [entry for entry in s.works if not _is_outpost(entry, player, field)]
    if (s.outposts[player] | s.founded[player]) & bit:
        s.reserve[player * PIECE_KINDS + OUTPOST] += 1
    s.outposts[player] &= ~bit
    s.founded[player] &= ~bit


def _is_outpost(entry: int, player: int, field: int) -> bool:
    return owner_of_work(entry) == player and what_of_work(entry) == WORK_OUTPOST and field_of_work(entry) == field
