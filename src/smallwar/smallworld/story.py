"""What happened between two positions, as typed events: for the log, the animation and the screen reader."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import steps
from smallwar.smallworld.ability import ATTEMPT, MOVE
from smallwar.smallworld.regions import members
from smallwar.smallworld.roster import POWER_IDS, RACE_IDS, RELIC_IDS
from smallwar.smallworld.rules.fees import tolls
from smallwar.smallworld.rules.income import Line, lines
from smallwar.smallworld.state import DECLINED, ENDED, NONE, RACES, TRIBES, Position
from smallwar.smallworld.steps import kind_of, means_of, number_of, region_of
from smallwar.smallworld.words import PLACED, text_of
from smallwar.table.contract import CHANCE, Event

TOLLED: Final = {steps.CONQUER: ATTEMPT, steps.REINFORCE: ATTEMPT, steps.SWAP: MOVE, steps.INTIMIDATE: MOVE}
ABOUT_REGIONS: Final = (
    steps.ABANDON, steps.CONQUER, steps.RAID, steps.REINFORCE, steps.INTIMIDATE, steps.SWAP, steps.STEAL,
    steps.DEPLOY, steps.DEPLOY_BEASTS, steps.DEPLOY_HERO, steps.PLACE, steps.TURN_UP, steps.REVEAL,
)  # fmt: skip


def tell(before: Position, step: int, paused: Position, after: Position) -> list[Event]:
    """Tell a step: `paused` is the position in which it has been played but no income paid yet."""
    mover = before.to_move()
    who = before.turn if mover == CHANCE else mover
    events = [_step_event(before, who, step)]
    _tell_tolls(before, who, step, events)
    _tell_conquest(before, paused, who, step, events)
    _tell_losses(before, paused, events)
    _tell_coins(before, paused, step, events)
    if after.turn != before.turn or after.round != before.round or after.phase == ENDED:
        for line in lines(paused, before.turn):
            events.append(_income_event(before, line))
        events.append(Event("over", {}) if after.phase == ENDED else Event("turn", _turn_values(after)))
    return events


def _turn_values(s: Position) -> dict[str, str | int]:
    return {"player": s.players[s.turn], "round": s.round}


def _step_event(before: Position, who: int, step: int) -> Event:
    kind = kind_of(step)
    words = text_of(before.map, step)
    values: dict[str, str | int] = {"player": before.players[who], "step": words}
    if kind in ABOUT_REGIONS:
        values["region"] = before.map.names[region_of(step)]
    if kind == steps.PICK:
        place = (before.faction[who] if before.faction else 0) * len(before.badges) + region_of(step)
        values["race"] = RACE_IDS[before.banners[place]]
        values["power"] = POWER_IDS[before.badges[region_of(step)]]
        values["coins"] = before.offer_coins[region_of(step)] - region_of(step)
    elif kind in (steps.DEPLOY, steps.DEPLOY_BEASTS, steps.RAISE, steps.ROLL):
        values["number"] = number_of(step)
    elif kind == steps.BANNER:
        values["race"] = RACE_IDS[region_of(step)]
    elif kind == steps.BADGE:
        values["power"] = POWER_IDS[region_of(step)]
    elif kind == steps.REVEAL:
        values["relic"] = RELIC_IDS[number_of(step)]
    elif kind == steps.PLACE:
        values["piece"] = PLACED[number_of(step)]
    return Event(words.split(" ")[0], values)


def _tell_tolls(before: Position, who: int, step: int, events: list[Event]) -> None:
    kind = kind_of(step)
    if kind not in TOLLED:
        return
    regions = 1 << region_of(step)
    if kind == steps.SWAP:
        regions |= 1 << number_of(step)
    for toll in tolls(before, who, TOLLED[kind]):
        if toll.regions & regions:
            names = {"player": before.players[who], "to": before.players[toll.owner], "piece": toll.piece.id}
            events.append(Event("toll", {**names, "coins": toll.coins}))


def _tell_conquest(before: Position, paused: Position, who: int, step: int, events: list[Event]) -> None:
    taken = paused.held[who] & ~before.held[who]
    if kind_of(step) not in (steps.CONQUER, steps.ROLL) or not taken:
        return
    for region in members(taken):
        values: dict[str, str | int] = {
            "player": before.players[who],
            "region": before.map.names[region],
            "tokens": paused.tokens[region] + paused.beasts[region],
        }
        tribe = before.tribe_at(region)
        if tribe < TRIBES:
            values["from"] = RACE_IDS[before.race[tribe]] if before.race[tribe] != NONE else "murlocs"
        if means_of(step):
            values["means"] = text_of(before.map, step).partition(" with ")[2]
        events.append(Event("taken", values))


def _tell_losses(before: Position, paused: Position, events: list[Event]) -> None:
    for race in range(RACES):
        lost = paused.box[race] - before.box[race]
        if lost > 0:
            events.append(Event("lost", {"race": RACE_IDS[race], "tokens": lost}))
    for player in range(len(before.players)):
        back = paused.hand[player] - before.hand[player]
        if player != before.turn and back > 0:
            events.append(Event("withdrawn", {"player": before.players[player], "tokens": back}))
        gone = before.race[player + DECLINED]
        if gone != NONE and gone not in paused.race:
            events.append(Event("vanished", {"player": before.players[player], "race": RACE_IDS[gone]}))


def _tell_coins(before: Position, paused: Position, step: int, events: list[Event]) -> None:
    """Coins that moved at once, whatever for; the step, tolls and takings before say why."""
    if kind_of(step) == steps.PICK:
        return
    for player in range(len(before.players)):
        moved = paused.coins[player] - before.coins[player]
        if moved:
            events.append(Event("coins", {"player": before.players[player], "coins": moved}))


def _income_event(before: Position, line: Line) -> Event:
    values: dict[str, str | int] = {
        "player": before.players[before.turn],
        "reason": line.reason,
        "coins": line.coins,
    }
    if line.payer != NONE:
        values["from"] = before.players[line.payer]
    return Event("income", values)
