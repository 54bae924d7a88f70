"""How a game runs: rounds of four phases, what is asked in each, and what follows by itself (WB-R2 to R4)."""

from __future__ import annotations

from smallwar.table.contract import CHANCE, OVER
from smallwar.warcraft import ledger, pending, steps
from smallwar.warcraft.ability import MOVE_END, OPP_MOVE_START, YIELD_START
from smallwar.warcraft.recalling import spread_one, spread_steps
from smallwar.warcraft.roster import SCENARIOS
from smallwar.warcraft.rules import attack, clearing, combat, deployment, fortune, harvest, movement, purchase, windows
from smallwar.warcraft.rules.victory import end_if_decided, has_reached_target, test_towns
from smallwar.warcraft.state import BUY, DEPLOY, ENDED, MOVE, YIELD, Position
from smallwar.warcraft.steps import part


def to_move(s: Position) -> int:
    """Give the player who decides, or CHANCE, or OVER."""
    if s.pending:
        due = s.pending[-1]
        return CHANCE if pending.kind_of(due) <= pending.LAST_CHANCE else pending.first_of(due)
    return OVER if s.phase == ENDED else s.turn


# What may be done


def legal(s: Position) -> list[int]:
    """List every legal step; none where chance has too many to list."""
    found: list[int] = []
    if s.pending:
        due = s.pending[-1]
        if pending.kind_of(due) <= pending.LAST_CHANCE:
            for step, _ in fortune.odds(s):
                found.append(step)
        else:
            _list_answers(s, due, found)
    elif s.phase == MOVE:
        if s.entries[ledger.STOPPED]:
            combat.legal(s, found)
        else:
            movement.legal(s, found)
    elif s.phase == DEPLOY:
        deployment.legal(s, found)
    elif s.phase == BUY:
        purchase.legal(s, found)
    return found


def _list_answers(s: Position, due: int, found: list[int]) -> None:
    kind = pending.kind_of(due)
    who = pending.first_of(due)
    if kind == pending.ASK:
        windows.answers(s, who, pending.second_of(due), found)
    elif kind == pending.NAME_FIRST:
        combat.first_choices(pending.second_of(due), found)
    elif kind == pending.LOSE:
        attack.legal_losses(s, pending.second_of(due), found)
    else:
        spread_steps(s, who, found)


# What is done


def perform(s: Position, step: int) -> None:
    """Play a legal step, and everything that follows from it by itself."""
    act(s, step)
    run(s)


def act(s: Position, step: int) -> None:
    """Play a legal step alone."""
    if s.pending:
        due = s.pending[-1]
        if pending.kind_of(due) <= pending.LAST_CHANCE:
            s.pending.pop()
            fortune.take(s, due, step)
        else:
            _answer(s, due, step)
    elif steps.kind_of(step) == steps.CARD:
        windows.play_card(s, s.turn, step)
    elif s.phase == MOVE:
        _movement_step(s, step)
    elif s.phase == DEPLOY:
        _deployment_step(s, step)
    else:
        _purchase_step(s, step)


def _answer(s: Position, due: int, step: int) -> None:
    kind = pending.kind_of(due)
    who = pending.first_of(due)
    if kind == pending.ASK:
        if steps.kind_of(step) == steps.PASS:
            windows.pass_on(s)
        else:
            windows.answer(s, who, step)
        return
    s.pending.pop()
    if kind == pending.NAME_FIRST:
        combat.name_first(s, step)
    elif kind == pending.LOSE:
        attack.lose(s, pending.second_of(due), step)
    elif not spread_one(s, who, part(step, 0), part(step, 2)):
        s.pending.append(due)


def _movement_step(s: Position, step: int) -> None:
    kind = steps.kind_of(step)
    if kind == steps.MOVE:
        movement.move(s, step)
    elif kind == steps.FIGHT:
        combat.fight(s, step)
    else:
        s.entries[ledger.STOPPED] = 1
        s.pending.append(pending.entry(pending.FIX_COMBATS))
        windows.ask(s, MOVE_END)


def _deployment_step(s: Position, step: int) -> None:
    if steps.kind_of(step) == steps.DEPLOY:
        deployment.deploy(s, step)
    else:
        _next_player(s)


def _purchase_step(s: Position, step: int) -> None:
    if steps.kind_of(step) != steps.DONE:
        purchase.buy(s, step)
        return
    SCENARIOS[s.scenario].on_purchase_end(s, s.turn)
    end_if_decided(s)
    if has_reached_target(s, s.turn):
        s.phase = ENDED
    if s.phase != ENDED:
        _next_player(s)


# What follows by itself


def run(s: Position) -> None:
    """Do what is pending, up to the next decision or chance step."""
    while go_on(s):
        pass


def go_on(s: Position) -> bool:
    """Do the next thing that is pending; say whether it happens by itself."""
    if not s.pending:
        return False
    due = s.pending[-1]
    kind = pending.kind_of(due)
    if kind == pending.ASK:
        return not windows.settle(s)
    if kind <= pending.LAST_DECISION:
        return False
    s.pending.pop()
    _do(s, kind, due)
    return True


def _do(s: Position, kind: int, due: int) -> None:
    if kind == pending.EFFECT:
        windows.take_effect(s, due)
    elif kind == pending.DISCARD:
        windows.discard(s, due)
    elif kind == pending.BEGIN_PHASE:
        _begin_phase(s)
    elif kind == pending.HARVEST:
        if not harvest.go_on(s, due):
            _next_player(s)
    elif kind == pending.FIX_COMBATS:
        combat.fix(s)
        _go_on_fighting(s)
    elif kind == pending.NEXT_COMBAT:
        _go_on_fighting(s)
    else:
        _do_in_combat(s, kind, due)


def _do_in_combat(s: Position, kind: int, due: int) -> None:
    if kind == pending.OPEN_ROUND:
        combat.open_round(s)
    elif kind == pending.OPEN_STEP:
        combat.open_step(s)
    elif kind == pending.ATTACK:
        attack.begin(s, pending.first_of(due))
    elif kind == pending.COUNT_LOSSES:
        attack.count_losses(s)
    elif kind == pending.TAKE_LOSSES:
        attack.take_losses(s, pending.first_of(due))
    elif kind == pending.AFTER_LOSSES:
        attack.after_losses(s)
    elif kind == pending.CLOSE_STEP:
        combat.close_step(s)
    else:
        combat.end(s)


def _go_on_fighting(s: Position) -> None:
    """Leave the choice of the next combat to the attacker, or end the movement phase when none is left."""
    if not combat.are_due(s):
        clearing.clear_fields(s)
        _next_player(s)


# From phase to phase


def resume(s: Position) -> None:
    """Begin the phase of the player in turn in a position that was laid out by hand."""
    _begin_phase(s)
    run(s)


def _begin_phase(s: Position) -> None:
    """Begin the phase of the player in turn, up to the first decision."""
    for place in range(ledger.FIELD):
        s.entries[place] = 0
    if s.phase == MOVE:
        _begin_movement(s)
    elif s.phase == YIELD:
        s.pending.append(pending.entry(pending.HARVEST))
        windows.ask(s, YIELD_START)
    elif s.phase == DEPLOY:
        deployment.finish_works(s, s.turn)
        if not deployment.has_trained(s, s.turn):
            _next_player(s)


def _begin_movement(s: Position) -> None:
    fields = s.map.count
    s.moved = [0] * fields
    s.far = [0] * fields
    s.near = [0] * fields
    windows.ask(s, OPP_MOVE_START)


def _next_player(s: Position) -> None:
    """Let the next player have the same phase, or everybody the next one (WB-R2, WB-D34)."""
    count = len(s.players)
    for place in range((s.turn - s.start) % count + 1, count):
        player = (s.start + place) % count
        if not s.out[player]:
            s.turn = player
            s.pending.append(pending.entry(pending.BEGIN_PHASE))
            return
    _end_phase(s)


def _end_phase(s: Position) -> None:
    if s.phase == MOVE:
        s.locked = 0
        test_towns(s)
        end_if_decided(s)
        if s.phase == ENDED:
            return
    s.phase += 1
    if s.phase > BUY:
        _end_round(s)
        if s.phase == ENDED:
            return
    s.turn = s.clockwise(s.start)[0]
    s.pending.append(pending.entry(pending.BEGIN_PHASE))


def _end_round(s: Position) -> None:
    """Pass the start player role on to the left, and end the game after the last round (WB-R4, WB-3.5)."""
    if s.round == s.cap:
        s.phase = ENDED
        return
    s.phase = MOVE
    s.round += 1
    s.start = s.clockwise((s.start + 1) % len(s.players))[0]
