"""How a turn runs: from its start through steps and chance to its end (SW-7)."""

from __future__ import annotations

from smallwar.smallworld import ledger, pending, steps
from smallwar.smallworld.roster import PIECES, POWERS, RACES, RELICS
from smallwar.smallworld.rules import offer
from smallwar.smallworld.rules.conquest import DIE, attempt, attempts, roll_for_attempt
from smallwar.smallworld.rules.decline import decline
from smallwar.smallworld.rules.income import pay_income
from smallwar.smallworld.rules.redeployment import (
    end_conquests,
    gather,
    placements,
    push_retreats,
    retreat_steps,
)
from smallwar.smallworld.rules.voices import voices
from smallwar.smallworld.state import CONQUEST, ENDED, NONE, REDEPLOYMENT, RETREAT, START, Position
from smallwar.smallworld.steps import kind_of, make, number_of, region_of
from smallwar.smallworld.tokens import FACE_DOWN, FIRST_PLACE, FIRST_RELIC
from smallwar.table.contract import CHANCE, OVER
from smallwar.table.sets import members, size


def to_move(s: Position) -> int:
    """Give the player who decides, or CHANCE, or OVER."""
    if s.phase == ENDED:
        return OVER
    if s.pending:
        entry = s.pending[-1]
        return CHANCE if kind_of(entry) <= pending.LAST_CHANCE else region_of(entry)
    return s.turn


# What may be done


def legal(s: Position) -> list[int]:
    """List every legal step."""
    found: list[int] = []
    mover = to_move(s)
    if mover == CHANCE:
        for step, _ in odds(s):
            found.append(step)
    elif mover == OVER:
        pass
    elif s.phase == RETREAT:
        retreat_steps(s, mover, found)
    elif s.phase == REDEPLOYMENT:
        placements(s, mover, found)
    elif s.race[mover] == NONE:
        offer.picks(s, mover, found)
    else:
        _expanding(s, mover, found)
    return found


def _expanding(s: Position, who: int, found: list[int]) -> None:
    if not s.entries[ledger.BEGUN] and not s.entries[ledger.PICKED]:
        found.append(make(steps.DECLINE))
    race = RACES[s.race[who]]
    if race.blocks(s, who):
        race.conquest_steps(s, who, found)
        return
    for voice in voices(s, who):
        voice.conquest_steps(s, who, found)
    if not s.entries[ledger.ATTEMPTED]:
        for region in members(s.held[who]):
            found.append(make(steps.ABANDON, region))
    attempts(s, who, found)
    found.append(make(steps.STOP))


def odds(s: Position) -> list[tuple[int, int]]:
    """List the chance steps that may come now, with their weights; none when no chance step is due."""
    if to_move(s) != CHANCE:
        return []
    entry = s.pending[-1]
    kind = kind_of(entry)
    region = region_of(entry)
    if kind == pending.ATTEMPT:
        return die_odds()
    if kind == pending.PIECE_CHANCE:
        return PIECES[number_of(entry)].odds(s, s.turn, region)
    if kind == pending.REVEAL:
        return _relic_odds(s, region, only_places=number_of(entry) == 1)
    if kind == pending.BANNER:
        return offer.banner_odds(s, region)
    return offer.badge_odds(s)


def die_odds() -> list[tuple[int, int]]:
    """Give the faces of the reinforcement die (SW-1.4)."""
    return [(make(steps.ROLL, 0, face), DIE.count(face)) for face in sorted(set(DIE))]


def _relic_odds(s: Position, region: int, *, only_places: bool) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for relic in members(s.hidden_relics):
        if not only_places or FIRST_RELIC + relic >= FIRST_PLACE:
            found.append((make(steps.REVEAL, region, relic), 1))
    return found


# What is done


def perform(s: Position, step: int) -> None:
    """Play a legal step, and everything that follows from it by itself."""
    _do_step(s, step)
    run(s)


def perform_before_income(s: Position, step: int) -> None:
    """Play a legal step, but stop before the end of the turn is reckoned."""
    _do_step(s, step)
    run_up_to(s, pending.END_TURN)


def _do_step(s: Position, step: int) -> None:
    if s.pending and kind_of(s.pending[-1]) <= pending.LAST_CHANCE:
        _take_chance(s, step)
    elif s.phase == RETREAT:
        _retreat_step(s, region_of(s.pending[-1]), step)
    elif s.phase == REDEPLOYMENT:
        _redeployment_step(s, s.turn, step)
    else:
        _conquest_step(s, s.turn, step)


def _conquest_step(s: Position, who: int, step: int) -> None:
    kind = kind_of(step)
    if kind == steps.PICK:
        offer.pick(s, who, region_of(step))
        return
    if kind == steps.DECLINE:
        decline(s, who)
        return
    s.phase = CONQUEST
    s.entries[ledger.BEGUN] = 1
    if kind in (steps.CONQUER, steps.REINFORCE):
        attempt(s, who, step)
    elif kind == steps.STOP:
        end_conquests(s, who)
    elif kind == steps.ABANDON:
        s.take_up(who, region_of(step))
    else:
        _own_step(s, who, step)
    RACES[s.race[who]].after_step(s, who, step)


def _own_step(s: Position, who: int, step: int) -> None:
    for voice in voices(s, who):
        if voice.perform(s, who, step):
            return


def _redeployment_step(s: Position, who: int, step: int) -> None:
    kind = kind_of(step)
    if kind in (steps.DEPLOY, steps.DEPLOY_BEASTS, steps.DEPLOY_CHAMPION):
        s.entries[ledger.DEPLOYED] = 1
    if kind in (steps.DEPLOY, steps.DEPLOY_BEASTS):
        _deploy(s, who, step)
    elif kind == steps.DONE:
        for voice in voices(s, who):
            voice.on_turn_end(s, who)
        push_retreats(s)
    else:
        _own_step(s, who, step)


def _retreat_step(s: Position, who: int, step: int) -> None:
    kind = kind_of(step)
    if kind == steps.DONE:
        s.pending.pop()
    elif kind in (steps.DEPLOY, steps.DEPLOY_BEASTS):
        _deploy(s, who, step)
    else:
        _own_step(s, who, step)


def _deploy(s: Position, who: int, step: int) -> None:
    if kind_of(step) == steps.DEPLOY:
        s.settle(who, region_of(step), number_of(step), 0)
    else:
        s.settle(who, region_of(step), 0, number_of(step))


def _take_chance(s: Position, step: int) -> None:
    entry = s.pending.pop()
    kind = kind_of(entry)
    if kind == pending.ATTEMPT:
        roll_for_attempt(s, s.turn, entry, number_of(step))
    elif kind == pending.PIECE_CHANCE:
        PIECES[number_of(entry)].on_chance(s, s.turn, region_of(entry), step)
    elif kind == pending.REVEAL:
        _reveal(s, region_of(entry), number_of(step))
    elif kind == pending.BANNER:
        offer.show_banner(s, number_of(entry), region_of(step))
    else:
        offer.show_badge(s, number_of(entry), region_of(step))


def _reveal(s: Position, region: int, relic: int) -> None:
    s.hidden_relics &= ~(1 << relic)
    s.lift(FACE_DOWN, region)
    s.lay(FIRST_RELIC + relic, region)
    if not RELICS[relic].on_reveal(s, region):
        s.lying[FIRST_RELIC + relic] = 0
        to_spare = size(s.hidden_relics) > size(s.lying[FACE_DOWN])
        if to_spare and _relic_odds(s, region, only_places=True):
            s.lay(FACE_DOWN, region)
            s.pending.append(make(pending.REVEAL, region, 1))


# What follows by itself


def begin_turn(s: Position) -> None:
    """Let the effects at the start of the turn happen (SW-7.2)."""
    s.begun = 1
    if s.race[s.turn] != NONE:
        s.pending.append(make(pending.GATHER))
        s.pending.append(make(pending.WAKE_POWER))
        s.pending.append(make(pending.WAKE_RACE))
        run(s)


def run(s: Position) -> None:
    """Do what is pending, up to the next decision or chance step."""
    run_up_to(s, NONE)


def run_up_to(s: Position, last: int) -> None:
    """Do what is pending, up to the next decision, chance step, or entry of a kind."""
    while s.pending:
        entry = s.pending[-1]
        kind = kind_of(entry)
        if kind in (pending.RETREAT, last) or kind <= pending.LAST_CHANCE:
            return
        s.pending.pop()
        _do(s, entry, kind)


def _do(s: Position, entry: int, kind: int) -> None:
    who = s.turn
    if kind == pending.PIECE_TASK:
        PIECES[number_of(entry)].on_task(s, who, region_of(entry), steps.means_of(entry))
    elif kind == pending.WAKE_RACE:
        RACES[s.race[who]].on_turn(s, who)
    elif kind == pending.WAKE_POWER:
        POWERS[s.power[who]].on_turn(s, who)
    elif kind == pending.GATHER:
        gather(s, who)
    elif kind == pending.END_CONQUESTS:
        end_conquests(s, who)
    else:
        end_turn(s)


def end_turn(s: Position) -> None:
    """Pay the income and pass the turn on."""
    pay_income(s, s.turn)
    s.clear_ledger()
    s.turn += 1
    if s.turn == len(s.players):
        s.turn = 0
        s.round += 1
    if s.round > s.rounds:
        s.round = s.rounds
        s.phase = ENDED
    else:
        s.phase = START
        s.begun = 0
