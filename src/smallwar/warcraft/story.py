"""What a step did, as typed events: for the log, the animation and the screen reader.

The step is played once more on a copy, and so is all that follows from it by itself, one thing after another. What each
of these has changed says what happened, so that no rule is told twice. Whoever looks learns what a card is that is drawn
only if it is their own (WB-D16).
"""

from __future__ import annotations

from typing import Final

from smallwar.table.contract import CHANCE, Event
from smallwar.table.sets import members
from smallwar.warcraft import dice, ledger, pending, steps
from smallwar.warcraft.ability import A_FIELD, A_KIND, A_UNIT, GOLD_AND_WOOD, TWO_FIELDS
from smallwar.warcraft.fighting import unit_named
from smallwar.warcraft.figures import BUILDINGS, GOLD, KINDS, MELEE, ORDER_OF_STEPS, OUTPOST, RESOURCES, WOOD, WORKER
from smallwar.warcraft.inventory import depletion_of
from smallwar.warcraft.roster import CARD_IDS, CARDS, SCENARIOS
from smallwar.warcraft.rules import combat, movement, turn, victory
from smallwar.warcraft.state import (
    DEPLOY,
    ENDED,
    MOVE,
    NONE,
    PHASES,
    WORK_OUTPOST,
    Position,
    field_of,
    field_of_work,
    kind_of,
    owner_of_work,
    player_of,
    what_of_work,
)
from smallwar.warcraft.steps import part
from smallwar.warcraft.words import hidden_text, text_of

Values = dict[str, str | int]

PRICED: Final = (steps.TRAIN, steps.BUILD, steps.FOUND, steps.UPGRADE, steps.GIVE, steps.YIELD)
"""Steps that say themselves how much gold and wood moves."""


def tell(before: Position, step: int, viewer: int | None) -> list[Event]:
    """Tell a step and what followed from it by itself."""
    now = _copy(before)
    turn.act(now, step)
    events = [_step_event(before, step, now, viewer)]
    _tell_change(before, now, steps.kind_of(step) in PRICED, events)
    while True:
        earlier = _copy(now)
        if not turn.go_on(now):
            return events
        _tell_change(earlier, now, False, events)


def _copy(s: Position) -> Position:
    copied = s.copy()
    assert isinstance(copied, Position)
    return copied


# The step itself


def _step_event(before: Position, step: int, now: Position, viewer: int | None) -> Event:
    mover = before.to_move()
    who = _who_draws(before) if mover == CHANCE else mover
    kind = steps.kind_of(step)
    hidden = kind == steps.DRAW and viewer != who
    text = hidden_text(step) if hidden else text_of(before.map, step)
    values: Values = {"player": before.players[who], "step": text}
    if kind in (steps.DRAW, steps.START, steps.YIELD, steps.DICE):
        _add_chance_values(before, who, step, now, values)
    elif kind in (steps.MOVE, steps.DEPLOY):
        _add_way(before, step, values)
    elif kind in (steps.FIGHT, steps.FIRST, steps.LOSE):
        _add_combat_values(before, step, now, values)
    elif kind == steps.CARD:
        _add_choice_values(before, step, values)
    else:
        _add_purchase_values(before, who, step, now, values)
    if hidden:
        del values["card"]
    return Event(text.split(" ")[0], values)


def _who_draws(s: Position) -> int:
    """Give the player for whom chance decides."""
    due = s.pending[-1]
    return s.turn if pending.kind_of(due) == pending.START else pending.first_of(due)


def _add_chance_values(before: Position, who: int, step: int, now: Position, values: Values) -> None:
    kind = steps.kind_of(step)
    if kind == steps.START:
        values["player"] = before.players[now.start]
    elif kind == steps.DRAW:
        values["card"] = CARD_IDS[part(step, 1)]
    elif kind == steps.YIELD:
        values["field"] = before.map.names[part(step, 0)]
        values["number"] = part(step, 1)
        values["resource"] = RESOURCES[GOLD if before.map.goldmines >> part(step, 0) & 1 else WOOD]
    else:
        card = pending.third_of(before.pending[-1])
        values["dice"] = " ".join([str(value) for value in steps.values_of(step)])
        values["kind"] = KINDS[before.entries[ledger.STEP]]
        if len(now.dice) > len(before.dice):
            values["hits"] = _hits(now, who) - _hits(before, who)
        if card:
            values["card"] = CARD_IDS[card - 1]


def _hits(s: Position, who: int) -> int:
    return len([die for die in s.dice if dice.player_of(die) == who and dice.counts(die)])


def _add_way(before: Position, step: int, values: Values) -> None:
    values["kind"] = KINDS[part(step, 0)]
    values["number"] = part(step, 1)
    if steps.kind_of(step) == steps.MOVE:
        values["from"] = before.map.names[part(step, 2)]
        values["field"] = before.map.names[movement.end_of(step)]
    else:
        values["field"] = before.map.names[part(step, 2)]


def _add_combat_values(before: Position, step: int, now: Position, values: Values) -> None:
    kind = steps.kind_of(step)
    if kind == steps.FIGHT:
        values["field"] = before.map.names[part(step, 0)]
        values["enemies"] = ", ".join([now.players[player] for player in now.participants(ledger.DEFENDER)])
    elif kind == steps.FIRST:
        values["steps"] = ", ".join([KINDS[own] for own in ORDER_OF_STEPS if part(step, 0) >> own & 1])
    else:
        side = pending.second_of(before.pending[-1])
        lost = unit_named(before, side, part(step, 0), part(step, 1), part(step, 2))
        values["kind"] = KINDS[part(step, 0)]
        values["field"] = before.map.names[part(step, 1)]
        values["owner"] = before.players[player_of(lost)]


def _add_choice_values(before: Position, step: int, values: Values) -> None:
    """Say which card it is and what was chosen for it."""
    card = CARDS[part(step, 0)]
    first = part(step, 1)
    second = part(step, 2)
    values["card"] = card.id
    if card.takes in (A_FIELD, TWO_FIELDS):
        values["field"] = before.map.names[first]
    if card.takes == TWO_FIELDS:
        values["other"] = before.map.names[second]
    if card.takes in (A_UNIT, A_KIND):
        values["kind"] = KINDS[first]
    if card.takes == A_UNIT:
        values["field"] = before.map.names[second]
    if card.takes == GOLD_AND_WOOD:
        values["gold"] = first
        values["wood"] = second


def _add_purchase_values(before: Position, who: int, step: int, now: Position, values: Values) -> None:
    kind = steps.kind_of(step)
    if kind in (steps.TRAIN, steps.UPGRADE):
        values["kind"] = KINDS[part(step, 0)]
    if kind == steps.UPGRADE:
        values["level"] = now.level(who, part(step, 0)) + 1
    elif kind == steps.BUILD:
        values["building"] = BUILDINGS[part(step, 0)]
    elif kind == steps.FOUND:
        values["building"] = KINDS[OUTPOST]
        values["field"] = before.map.names[part(step, 0)]
    elif kind == steps.GIVE:
        values["to"] = before.players[before.player_of_people(part(step, 0))]
    if kind in PRICED:
        values["gold"] = before.gold[who] - now.gold[who]
        values["wood"] = before.wood[who] - now.wood[who]


# What changed


def _tell_change(earlier: Position, now: Position, priced: bool, events: list[Event]) -> None:
    """Tell what one thing that happened has changed, first of all whose phase has begun."""
    if earlier.pending and pending.kind_of(earlier.pending[-1]) == pending.BEGIN_PHASE:
        phase = PHASES[earlier.phase]
        events.append(Event("turn", {"player": earlier.players[earlier.turn], "phase": phase, "round": earlier.round}))
    _tell_cards(earlier, now, events)
    if earlier.is_fighting():
        _tell_combat(earlier, now, events)
    if not priced:
        _tell_resources(earlier, now, events)
    _tell_fields(earlier, now, events)
    _tell_works(earlier, now, events)
    for player, name in enumerate(now.players):
        if now.out[player] and not earlier.out[player]:
            events.append(Event("out", {"player": name}))
    _tell_marks(earlier, now, events)
    _tell_time(earlier, now, events)


def _tell_cards(earlier: Position, now: Position, events: list[Event]) -> None:
    for place, entry in enumerate(earlier.pending[: len(now.pending)]):
        cancelled = pending.kind_of(entry) == pending.EFFECT and pending.kind_of(now.pending[place]) == pending.DISCARD
        if cancelled and place < len(earlier.pending) - 1:
            card = CARD_IDS[part(pending.step_of(entry), 0)]
            events.append(Event("countered", {"player": now.players[pending.first_of(entry)], "card": card}))
    for player, name in enumerate(now.players):
        if earlier.discards[player] and not now.discards[player] and not now.out[player]:
            events.append(Event("reshuffled", {"player": name}))


# A combat


def _tell_combat(earlier: Position, now: Position, events: list[Event]) -> None:
    if not now.is_fighting():
        _tell_end_of_combat(earlier, now, events)
        return
    _tell_misfortunes(earlier, now, events)
    if now.entries[ledger.ROUND] > earlier.entries[ledger.ROUND]:
        field = now.map.names[now.battlefield()]
        events.append(Event("combat-round", {"field": field, "number": now.entries[ledger.ROUND]}))
    for player, name in enumerate(now.players):
        raised = earlier.left(player, MELEE) - now.left(player, MELEE)
        if raised > 0:
            values: Values = {"player": name, "field": now.map.names[now.battlefield()], "number": raised}
            events.append(Event("raised", values))


def _tell_misfortunes(earlier: Position, now: Position, events: list[Event]) -> None:
    """Tell which hits a card has cancelled, and how many units each side must lose."""
    for player, name in enumerate(now.players):
        missing = _cancelled(now, player) - _cancelled(earlier, player)
        if missing > 0:
            events.append(Event("cancelled", {"player": name, "number": missing}))
    for side in (ledger.DEFENDER, ledger.ATTACKER):
        losses = now.entries[ledger.LOSSES + side] - earlier.entries[ledger.LOSSES + side]
        suffering = now.participants(side)
        if losses > 0 and suffering:
            code = "losses" if now.may_be_lost(side) else "lapsed"
            events.append(Event(code, {"player": now.players[suffering[0]], "number": losses}))


def _cancelled(s: Position, player: int) -> int:
    return len([die for die in s.dice if dice.player_of(die) == player and dice.is_hit(die) and not dice.counts(die)])


def _tell_end_of_combat(earlier: Position, now: Position, events: list[Event]) -> None:
    field = earlier.battlefield()
    winner = combat.winning_side(earlier)
    place = now.map.names[field]
    if winner == NONE:
        events.append(Event("undecided", {"field": place}))
    else:
        events.append(Event("won", {"player": now.players[earlier.participants(winner)[0]], "field": place}))
    lost = [0] * len(now.players)
    for packed in earlier.dragged:
        player = player_of(packed)
        kind = kind_of(packed)
        returned = now.count(player, kind, field_of(packed)) > earlier.count(player, kind, field_of(packed))
        lost[player] += 0 if returned or kind != MELEE else 1
        values: Values = {"player": now.players[player], "kind": KINDS[kind], "field": now.map.names[field_of(packed)]}
        events.append(Event("dragged-back" if returned else "dragged-away", values))
    for player, name in enumerate(now.players):
        beyond = now.left(player, MELEE) - earlier.left(player, MELEE) - lost[player]
        if beyond > 0:
            events.append(Event("sent-home", {"player": name, "field": place, "number": beyond}))


# The map and what is built


def _tell_resources(earlier: Position, now: Position, events: list[Event]) -> None:
    """Tell who got or lost gold and wood, and what workers bring in where the yield is fixed."""
    given = [field for field in range(now.map.count) if now.given[field] > earlier.given[field]]
    for player, name in enumerate(now.players):
        gold = now.gold[player] - earlier.gold[player]
        wood = now.wood[player] - earlier.wood[player]
        for resource, amount in ((RESOURCES[GOLD], gold), (RESOURCES[WOOD], wood)):
            if amount and given:
                place = now.map.names[given[0]]
                values: Values = {"player": name, "field": place, "number": amount, "resource": resource}
                events.append(Event("harvest", values))
            elif amount:
                code = "gained" if amount > 0 else "paid"
                events.append(Event(code, {"player": name, "number": abs(amount), "resource": resource}))


def _tell_fields(earlier: Position, now: Position, events: list[Event]) -> None:
    for field in members((earlier.partly ^ now.partly) | (earlier.fully ^ now.fully)):
        name = now.map.names[field]
        if field in now.town:
            events.append(Event("besieged", {"player": now.players[now.town.index(field)], "field": name}))
        else:
            values: Values = {"field": name, "depletion": depletion_of(now, field)}
            less = _depletion(now, field) < _depletion(earlier, field)
            events.append(Event("regrown" if less else "depleted", values))
    for field in members(now.locked & ~earlier.locked):
        events.append(Event("locked", {"field": now.map.names[field]}))


def _depletion(s: Position, field: int) -> int:
    return (s.partly >> field & 1) + 2 * (s.fully >> field & 1)


def _tell_works(earlier: Position, now: Position, events: list[Event]) -> None:
    """Tell what is finished, and what workers and outposts enemies have eliminated (WB-R64)."""
    if earlier.phase == DEPLOY:
        _tell_finished(earlier, now, events)
    elif earlier.phase == MOVE and not earlier.is_fighting():
        for player in range(len(now.players)):
            if not now.out[player]:
                _tell_eliminated(earlier, now, player, events)


def _tell_finished(earlier: Position, now: Position, events: list[Event]) -> None:
    for entry in earlier.works:
        if entry in now.works or now.out[owner_of_work(entry)]:
            continue
        what = what_of_work(entry)
        values: Values = {"player": now.players[owner_of_work(entry)]}
        values["building"] = KINDS[OUTPOST] if what == WORK_OUTPOST else BUILDINGS[what]
        if what == WORK_OUTPOST:
            values["field"] = now.map.names[field_of_work(entry)]
        events.append(Event("finished", values))


def _tell_eliminated(earlier: Position, now: Position, player: int, events: list[Event]) -> None:
    """Compare field by field, if anything came back to the reserve: whoever only moves does not."""
    for kind in (WORKER, OUTPOST):
        if now.left(player, kind) > earlier.left(player, kind):
            for field in range(now.map.count):
                gone = _standing(earlier, player, kind, field) - _standing(now, player, kind, field)
                if gone > 0:
                    values: Values = {"player": now.players[player], "kind": KINDS[kind], "number": gone}
                    events.append(Event("eliminated", {**values, "field": now.map.names[field]}))


def _standing(s: Position, player: int, kind: int, field: int) -> int:
    """Count workers or outposts on a field, with those that are tied up there."""
    founded = s.founded[player] >> field & 1
    return founded + (s.count(player, kind, field) if kind == WORKER else s.outposts[player] >> field & 1)


# What time it is


def _tell_marks(earlier: Position, now: Position, events: list[Event]) -> None:
    """Tell how often in a row the beacon was held, once for a team."""
    for player, name in enumerate(now.players):
        if now.marks[player] != earlier.marks[player] and not now.out[player] and _speaks_for_side(now, player):
            events.append(Event("beacon", {"player": name, "number": now.marks[player]}))


def _speaks_for_side(s: Position, player: int) -> bool:
    """Tell whether nobody sits before this player who is of the same side and still in the game."""
    return player == min([player, *s.mates(player)])


def _tell_time(earlier: Position, now: Position, events: list[Event]) -> None:
    if now.round > earlier.round:
        events.append(Event("round", {"round": now.round, "player": now.players[now.start]}))
    if now.phase == ENDED:
        events.append(Event("over", {"reason": _reason_of_end(now), "winner": ", ".join(now.ranking()[0])}))


def _reason_of_end(s: Position) -> str:
    """Name what has ended the game (WB-3.5)."""
    if len({s.side[player] for player in range(len(s.players)) if not s.out[player]}) <= 1:
        return "elimination"
    if SCENARIOS[s.scenario].winner(s) != NONE:
        return "scenario"
    return "points" if victory.has_reached_target(s, s.turn) else "cap"
