"""What a position may wait for: which entries stand on the stack of what is pending, and on which others they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.warcraft import ledger, pending
from smallwar.warcraft.ability import (
    AFTER_LOSS,
    AFTER_ROLL,
    BEFORE_LOSSES,
    BEFORE_MELEE,
    BEFORE_ROLL,
    CARD_PLAYED,
    MOVE_END,
    OPP_MOVE_START,
    ROUND_START,
    WINDOWS,
    YIELD_START,
)
from smallwar.warcraft.figures import MELEE, UNIT_KINDS, WOOD
from smallwar.warcraft.recalling import can_spread
from smallwar.warcraft.roster import CARDS
from smallwar.warcraft.state import ENDED, MOVE, YIELD, units_in
from smallwar.warcraft.steps import CARD, MOST_DICE, kind_of
from smallwar.warcraft.words import not_a_step

if TYPE_CHECKING:
    from smallwar.warcraft.state import Position

FEW: Final = 99

BOTTOM: Final = -1
ASKING: Final = 100
"""With a window: whoever is asked for a card then, as something that lies on the stack."""

AFTER_ATTACK: Final = (pending.ATTACK, pending.CLOSE_STEP)
IN_COMBAT: Final = (ROUND_START, BEFORE_ROLL, BEFORE_MELEE, AFTER_ROLL, BEFORE_LOSSES, AFTER_LOSS, CARD_PLAYED)
ASKED_IN_COMBAT: Final = tuple(ASKING + window for window in IN_COMBAT)

LIES_ON: Final[dict[int, tuple[int, ...]]] = {
    pending.START: (pending.DRAW,),
    pending.DRAW: (pending.DRAW, pending.BEGIN_PHASE, pending.OPEN_ROUND, pending.NEXT_COMBAT),
    pending.YIELD: (pending.HARVEST,),
    pending.DICE: (pending.DICE, pending.DISCARD, ASKING + AFTER_ROLL, pending.COUNT_LOSSES),
    pending.NAME_FIRST: (pending.NAME_FIRST, ASKING + ROUND_START, pending.OPEN_STEP),
    pending.LOSE: (pending.TAKE_LOSSES,),
    pending.SPREAD: (pending.DISCARD,),
    pending.EFFECT: ASKED_IN_COMBAT,
    pending.DISCARD: (ASKING + MOVE_END, *ASKED_IN_COMBAT),
    pending.ATTACK: (pending.CLOSE_STEP,),
    pending.COUNT_LOSSES: AFTER_ATTACK,
    pending.TAKE_LOSSES: (pending.AFTER_LOSSES,),
    pending.AFTER_LOSSES: AFTER_ATTACK,
    ASKING + OPP_MOVE_START: (BOTTOM,),
    ASKING + MOVE_END: (pending.FIX_COMBATS,),
    ASKING + ROUND_START: (pending.OPEN_STEP,),
    ASKING + BEFORE_ROLL: (pending.DICE,),
    ASKING + BEFORE_MELEE: (pending.DICE,),
    ASKING + AFTER_ROLL: (pending.COUNT_LOSSES,),
    ASKING + BEFORE_LOSSES: (pending.TAKE_LOSSES,),
    ASKING + AFTER_LOSS: AFTER_ATTACK,
    ASKING + YIELD_START: (pending.HARVEST,),
    ASKING + CARD_PLAYED: (pending.EFFECT,),
    **dict.fromkeys((pending.BEGIN_PHASE, pending.FIX_COMBATS, pending.NEXT_COMBAT, pending.HARVEST), (BOTTOM,)),
    **dict.fromkeys((pending.OPEN_ROUND, pending.OPEN_STEP, pending.CLOSE_STEP), (BOTTOM,)),
}
"""On what each entry may lie while somebody or chance is to move."""
COMBAT_BOTTOMS: Final = (pending.OPEN_ROUND, pending.OPEN_STEP, pending.CLOSE_STEP)
AFTER_STOP: Final = (*COMBAT_BOTTOMS, pending.FIX_COMBATS, pending.NEXT_COMBAT)


def check_waiting(s: Position) -> None:
    """Refuse what nobody could have put on the stack."""
    below = BOTTOM
    for entry in s.pending:
        _check_entry(s, entry)
        above = _thing(entry)
        if below not in LIES_ON.get(above, ()):
            raise ValueError(f"at pending: expected entries that may lie on one another, found {entry} where none may")
        below = above
    if s.pending and pending.kind_of(s.pending[-1]) > pending.LAST_DECISION:
        raise ValueError("at pending: expected somebody to decide next, or chance, found neither")
    if not _fits_phase(s, _thing(s.pending[0]) if s.pending else BOTTOM):
        raise ValueError("at pending: expected what the phase may wait for, found something else")
    _check_draws(s)
    _check_recalled(s)


def _thing(entry: int) -> int:
    """Say what an entry is; questions are told apart by their window."""
    kind = pending.kind_of(entry)
    return ASKING + pending.second_of(entry) if kind == pending.ASK else kind


def _fits_phase(s: Position, bottom: int) -> bool:
    """Tell whether what lies lowest belongs to this phase."""
    stopped = s.entries[ledger.STOPPED] == 1
    if s.is_fighting() != (bottom in COMBAT_BOTTOMS):
        return False
    if s.phase == MOVE:
        return stopped if bottom in AFTER_STOP else bottom != pending.HARVEST and (bottom == BOTTOM or not stopped)
    if stopped and s.phase != ENDED:
        return False
    return bottom == (pending.HARVEST if s.phase == YIELD else BOTTOM)


def _check_entry(s: Position, entry: int) -> None:
    """Check the numbers of an entry."""
    kind = pending.kind_of(entry)
    if kind == pending.EFFECT:
        step = pending.step_of(entry)
        fits = pending.first_of(entry) < len(s.players) and kind_of(step) == CARD and not_a_step(s.map, step) is None
    else:
        lowest, limits = _bounds(s, kind)
        found = (pending.first_of(entry), pending.second_of(entry), pending.third_of(entry))
        fits = all(number < limit for number, limit in zip(found, limits, strict=True)) and found[1] >= lowest
        fits = fits and not entry >> pending.KIND_BITS + 3 * pending.PART_BITS
    if not fits:
        raise ValueError(f"at pending: expected what a position may wait for, found {entry}")


def _bounds(s: Position, kind: int) -> tuple[int, tuple[int, int, int]]:
    """Give the lowest second number of an entry, and how many values each of its numbers may have."""
    players = len(s.players)
    limits = {
        pending.DRAW: (0, (players, 1, 1)),
        pending.YIELD: (0, (players, s.map.count, 1)),
        pending.DICE: (1, (players, MOST_DICE + 1, len(CARDS) + 1)),
        pending.ASK: (0, (players, WINDOWS, players + 1)),
        pending.NAME_FIRST: (1, (players, UNIT_KINDS, 1)),
        pending.LOSE: (0, (players, 2, 1)),
        pending.SPREAD: (0, (players, 1, 1)),
        pending.DISCARD: (0, (players, len(CARDS), 1)),
        pending.ATTACK: (0, (ledger.BOTH_SIDES + 1, 1, 1)),
        pending.TAKE_LOSSES: (0, (2, 1, 1)),
        pending.HARVEST: (0, (WOOD + 1, s.map.count + 1, FEW)),
    }
    return limits.get(kind, (0, (1, 1, 1)))


def _check_draws(s: Position) -> None:
    """Nobody draws a card where none is left (WB-D27)."""
    for entry in s.pending:
        player = pending.first_of(entry)
        if pending.kind_of(entry) == pending.DRAW and not (s.deck[player] or s.discards[player]):
            raise ValueError(f"at pending: expected a card to draw for {s.players[player]}, found none")


def _check_recalled(s: Position) -> None:
    """Units are in the air only while their owner looks for room, and there is enough of it."""
    in_the_air = s.entries[ledger.IN_THE_AIR]
    aside = s.entries[ledger.ASIDE]
    target = s.entries[ledger.CALLED_TO]
    top = s.pending[-1] if s.pending else pending.DRAW
    if pending.kind_of(top) != pending.SPREAD:
        fits = not in_the_air and not aside and not target
    else:
        who = pending.first_of(top)
        fits = 1 <= aside <= units_in(in_the_air) and units_in(in_the_air) - aside <= s.room_for(who, MELEE, target)
        fits = fits and can_spread(s, who, target, in_the_air, aside)
    if not fits:
        raise ValueError("at entries: expected room for all units that are called back, found too little")
