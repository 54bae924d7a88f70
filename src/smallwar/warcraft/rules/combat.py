"""A combat: its start, its rounds of three steps, and its end (WB-R51 to R63, R67, R68, WB-D1 to D3, WB-D21)."""

from __future__ import annotations

from typing import Final

from smallwar.table.sets import members
from smallwar.warcraft import ledger, pending, steps
from smallwar.warcraft.ability import ROUND_START
from smallwar.warcraft.figures import (
    FLYING,
    FULL_STACK,
    MELEE,
    MOST_COMBAT_ROUNDS,
    ORDER_OF_STEPS,
    PIECE_KINDS,
    RANGED,
    UNIT_KINDS,
)
from smallwar.warcraft.ledger import ATTACKER, BOTH_SIDES, DEFENDER
from smallwar.warcraft.roster import ABILITY_OF
from smallwar.warcraft.rules import windows
from smallwar.warcraft.state import NONE, Position, field_of, kind_of, player_of, side_of
from smallwar.warcraft.steps import make, part

ALL_STEPS: Final = (1 << RANGED) | (1 << FLYING) | (1 << MELEE)


# Which combats there are


def fix(s: Position) -> None:
    """Note where units of the player in turn stand together with enemies: each must be fought (WB-R14, WB-D1)."""
    own = s.standing[s.turn]
    for player in s.opponents(s.turn):
        s.entries[ledger.DUE + s.side[player]] |= own & s.fronts(player)


def are_due(s: Position) -> bool:
    """Tell whether combats are left, and let those lapse that lost one of their sides (WB-D1)."""
    found = False
    for side in range(len(s.players)):
        due = s.entries[ledger.DUE + side]
        for field in members(due):
            if not (s.has_units(s.side[s.turn], field) and s.has_units(side, field)):
                due &= ~(1 << field)
        s.entries[ledger.DUE + side] = due
        if due:
            found = True
    return found


def legal(s: Position, found: list[int]) -> None:
    """List the combats of which the attacker may choose the next; the enemy is named where there are two."""
    for side in range(len(s.players)):
        for field in members(s.entries[ledger.DUE + side]):
            named = s.people[_speaker(s, side, field)] + 1 if _enemies_due(s, field) > 1 else 0
            found.append(make(steps.FIGHT, field, named))


def _enemies_due(s: Position, field: int) -> int:
    total = 0
    for side in range(len(s.players)):
        total += s.entries[ledger.DUE + side] >> field & 1
    return total


def _speaker(s: Position, side: int, field: int) -> int:
    """Give the first player of a side with units on a field, who stands for it."""
    for player, own in enumerate(s.side):
        if own == side and s.fronts(player) >> field & 1:
            return player
    raise AssertionError("somebody of the side stands there")


# Its start


def fight(s: Position, step: int) -> None:
    """Begin a combat: everyone involved draws a card, the defender first (WB-R51, WB-D21)."""
    field = part(step, 0)
    named = part(step, 1)
    s.entries[ledger.FIELD] = field + 1
    s.entries[ledger.FOE] = s.side[s.player_of_people(named - 1)] if named else _only_foe(s, field)
    s.entries[ledger.DUE + s.entries[ledger.FOE]] &= ~(1 << field)
    s.pending.append(pending.entry(pending.OPEN_ROUND))
    for player in reversed(s.participants(DEFENDER) + s.participants(ATTACKER)):
        draw(s, player)


def _only_foe(s: Position, field: int) -> int:
    for side in range(len(s.players)):
        if s.entries[ledger.DUE + side] >> field & 1:
            return side
    raise AssertionError("a combat is due there")


def draw(s: Position, player: int) -> None:
    """Let a player draw a card, if there is one left anywhere (WB-3.4)."""
    if s.deck[player] or s.discards[player]:
        s.pending.append(pending.entry(pending.DRAW, player))


# Its rounds


def open_round(s: Position) -> None:
    """Begin a round: steps are named, cards of its start are asked for, then ranged units roll (WB-R54)."""
    s.entries[ledger.ROUND] += 1
    if s.entries[ledger.ROUND] > MOST_COMBAT_ROUNDS:
        s.pending.append(pending.entry(pending.END_COMBAT))
        return
    s.entries[ledger.STEP] = ORDER_OF_STEPS[0]
    s.entries[ledger.FIRST_STEPS] = 0
    s.staggered = []
    s.pending.append(pending.entry(pending.OPEN_STEP))
    windows.ask(s, ROUND_START)
    _name_first_steps(s)


def _name_first_steps(s: Position) -> None:
    for side in (DEFENDER, ATTACKER):
        for player in s.participants(side):
            count = _units_that_name(s, player)
            if count:
                s.entries[ledger.FIRST_SIDE] = side
                if count >= len(ORDER_OF_STEPS):
                    s.entries[ledger.FIRST_STEPS] = ALL_STEPS
                else:
                    s.pending.append(pending.entry(pending.NAME_FIRST, player, count))


def _units_that_name(s: Position, player: int) -> int:
    total = 0
    for kind in range(UNIT_KINDS):
        if ABILITY_OF[s.people[player]][kind][s.level(player, kind)].names_steps():
            total += s.fighters(player, kind)
    return total


def first_choices(count: int, found: list[int]) -> None:
    """List the sets of so many steps that may be named."""
    for chosen in range(1, ALL_STEPS + 1):
        if len(members(chosen)) == count:
            found.append(make(steps.FIRST, chosen))


def name_first(s: Position, step: int) -> None:
    """Note in which steps one side rolls first."""
    s.entries[ledger.FIRST_STEPS] = part(step, 0)


def open_step(s: Position) -> None:
    """Begin a step: both sides roll together, unless one has named it (WB-R55, WB-3.2)."""
    for player in range(len(s.players)):
        s.entries[ledger.FALLEN + player] = 0
    s.pending.append(pending.entry(pending.CLOSE_STEP))
    if s.entries[ledger.FIRST_STEPS] >> s.entries[ledger.STEP] & 1:
        first = s.entries[ledger.FIRST_SIDE]
        s.pending.append(pending.entry(pending.ATTACK, 1 << 1 - first))
        s.pending.append(pending.entry(pending.ATTACK, 1 << first))
    else:
        s.pending.append(pending.entry(pending.ATTACK, BOTH_SIDES))


def close_step(s: Position) -> None:
    """Let units stand up again, and go on as long as both sides have units on the battlefield (WB-R63, WB-D3)."""
    _stand_up(s)
    if not _both_stand(s):
        s.pending.append(pending.entry(pending.END_COMBAT))
        return
    place = ORDER_OF_STEPS.index(s.entries[ledger.STEP]) + 1
    if place == len(ORDER_OF_STEPS):
        s.pending.append(pending.entry(pending.OPEN_ROUND))
    else:
        s.entries[ledger.STEP] = ORDER_OF_STEPS[place]
        s.pending.append(pending.entry(pending.OPEN_STEP))


def _both_stand(s: Position) -> bool:
    field = s.battlefield()
    return s.has_units(s.side_in_combat(ATTACKER), field) and s.has_units(s.side_in_combat(DEFENDER), field)


def _stand_up(s: Position) -> None:
    """Put raised units onto the battlefield, unless it is a mountain, which they may not enter (WB-R13)."""
    field = s.battlefield()
    for player in range(len(s.players)):
        raised = min(s.entries[ledger.RAISED + player], s.left(player, MELEE))
        s.entries[ledger.RAISED + player] = 0
        if raised and s.map.ground >> field & 1:
            s.enlist(player, MELEE, field, raised)
            s.entries[ledger.RAISERS] |= 1 << player


# Its end


def end(s: Position) -> None:
    """End a combat: what was dragged off is settled, the crowd goes home, and the winner draws (WB-R67, WB-R68)."""
    field = s.battlefield()
    winner = winning_side(s)
    drawing = _drawing(s, winner)
    _settle_dragged(s, winner)
    _disarm(s, field)
    _send_crowd_home(s, field)
    for place in range(ledger.FIELD, ledger.ENTRIES):
        s.entries[place] = 0
    s.staggered = []
    s.dragged = []
    s.targets = []
    s.dice = []
    s.pending.append(pending.entry(pending.NEXT_COMBAT))
    if drawing != NONE:
        draw(s, drawing)


def winning_side(s: Position) -> int:
    """Give the side of the combat that alone has units on the battlefield, or NONE."""
    field = s.battlefield()
    attacker = s.has_units(s.side_in_combat(ATTACKER), field)
    defender = s.has_units(s.side_in_combat(DEFENDER), field)
    if attacker == defender:
        return NONE
    return ATTACKER if attacker else DEFENDER


def _drawing(s: Position, winner: int) -> int:
    """Give the player who draws for the side that won: the first of those on the battlefield."""
    return NONE if winner == NONE else s.participants(winner)[0]


def _settle_dragged(s: Position, winner: int) -> None:
    """Let dragged units be lost if the one who dragged them won or nobody did, and return otherwise."""
    for packed in s.dragged:
        player = player_of(packed)
        if winner in (NONE, side_of(packed)):
            s.reserve[player * PIECE_KINDS + kind_of(packed)] += 1
        else:
            s.put(player, kind_of(packed), field_of(packed), 1)


def _disarm(s: Position, field: int) -> None:
    """Let workers of the defending side who fought be workers again (WB-3.4)."""
    for player, side in enumerate(s.side):
        if side == s.entries[ledger.FOE]:
            s.entries[ledger.MILITIA_OF + player] &= ~(1 << field)


def _send_crowd_home(s: Position, field: int) -> None:
    """Return melee units beyond the limit to the reserve of the player who raised some (WB-3.2); team-mates keep theirs."""
    for player in members(s.entries[ledger.RAISERS]):
        while s.units_on(s.side[player], field) > FULL_STACK and s.count(player, MELEE, field):
            s.lose(player, MELEE, field)
