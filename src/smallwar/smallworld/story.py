"""What a step did, as typed events: for the log, the animation and the screen reader.

Why coins moved is never worked out here: the rules take every payment down with its reason while a copy plays the step.
"""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import pending, steps
from smallwar.smallworld.roster import POWER_IDS, RACE_IDS, RELIC_IDS
from smallwar.smallworld.state import DECLINED, ENDED, MURLOCS, NOBODY, NONE, RACE_COUNT, TRIBES, Payment, Position
from smallwar.smallworld.steps import MEANS_WORDS, kind_of, means_of, number_of, region_of
from smallwar.smallworld.tokens import CHAMPION
from smallwar.smallworld.words import BOMB_RESULTS, FORMS, PLACED, SIDE_WORDS, text_of
from smallwar.table.contract import CHANCE, Event
from smallwar.table.sets import members

ABOUT_REGIONS: Final = (
    steps.ABANDON, steps.CONQUER, steps.RAID, steps.REINFORCE, steps.INTIMIDATE, steps.SWAP, steps.STEAL,
    steps.DEPLOY, steps.DEPLOY_BEASTS, steps.DEPLOY_CHAMPION, steps.PLACE, steps.TURN_UP, steps.REVEAL,
)  # fmt: skip

TOKEN: Final = "token"
BEAST: Final = "beast"
THE_CHAMPION: Final = "champion"
DEPLOYED: Final = {steps.DEPLOY: TOKEN, steps.DEPLOY_BEASTS: BEAST, steps.DEPLOY_CHAMPION: THE_CHAMPION}

MURLOC_TRIBE: Final = "murlocs"

NAMED_BY_ROW: Final = {
    steps.FORM: ("form", list(FORMS)),
    steps.SIDE: ("side", list(SIDE_WORDS)),
    steps.BANNER: ("race", RACE_IDS),
    steps.BADGE: ("power", POWER_IDS),
}
NAMED_BY_NUMBER: Final = {
    steps.REVEAL: ("relic", RELIC_IDS),
    steps.PLACE: ("piece", list(PLACED)),
    steps.TURN_UP: ("result", list(BOMB_RESULTS)),
}
"""What a step names, by which part of it, and the names."""


def tell(before: Position, step: int, paused: Position, payments: list[Payment]) -> list[Event]:
    """Tell a step up to `paused`, in which it has been played but no income paid yet, and what was paid meanwhile."""
    mover = before.to_move()
    who = before.turn if mover == CHANCE else mover
    events = [_step_event(before, who, step)]
    _tell_conquest(before, paused, who, step, events)
    _tell_losses(before, paused, step, events)
    _tell_withdrawals(before, paused, step, events)
    _tell_vanished(before, paused, events)
    return events + _told("payment", before, payments)


def tell_end_of_turn(before: Position, after: Position, income: list[Payment], fees: list[Payment]) -> list[Event]:
    """Tell the income, who is next, and what was paid at the next start; nothing if the turn goes on."""
    if after.phase == ENDED:
        return [*_told("income", before, income), Event("over", {})]
    if after.turn == before.turn and after.round == before.round:
        return []
    turn = Event("turn", {"player": after.players[after.turn], "round": after.round})
    return [*_told("income", before, income), turn, *_told("payment", before, fees)]


def _told(code: str, s: Position, payments: list[Payment]) -> list[Event]:
    """Turn payments into events, which leave the supply unnamed."""
    events: list[Event] = []
    for payment in payments:
        values: dict[str, str | int] = {"coins": payment.coins, "reason": payment.reason}
        if payment.payer != NOBODY:
            values["from"] = s.players[payment.payer]
        if payment.receiver != NOBODY:
            values["to"] = s.players[payment.receiver]
        events.append(Event(code, values))
    return events


def _step_event(before: Position, who: int, step: int) -> Event:
    kind = kind_of(step)
    words = text_of(before.map, step)
    values: dict[str, str | int] = {"player": before.players[who], "step": words}
    if kind in ABOUT_REGIONS:
        values["region"] = before.map.names[region_of(step)]
    values.update(_own_values(before, who, step))
    return Event(words.split(" ")[0], values)


def _own_values(before: Position, who: int, step: int) -> dict[str, str | int]:
    """Give what steps of this kind alone have to say."""
    kind = kind_of(step)
    row = region_of(step)
    number = number_of(step)
    if kind == steps.PICK:
        place = (before.faction[who] if before.faction else 0) * len(before.badges) + row
        return {"race": RACE_IDS[before.banners[place]], "power": POWER_IDS[before.badges[row]]}
    if kind == steps.DECLINE:
        return {"race": RACE_IDS[before.race[who]]}
    if kind == steps.REINFORCE:
        return {"hand": before.in_hand(who)}
    if kind in DEPLOYED:
        return {"troops": DEPLOYED[kind], "number": max(number, 1)}
    if kind in (steps.RAISE, steps.ROLL):
        return {"number": number}
    if kind in (steps.SWAP, steps.STEAL):
        return {"other": before.map.names[number]}
    if kind == steps.INTIMIDATE and number:
        return {"other": before.map.names[number - 1]}
    if kind in NAMED_BY_ROW:
        key, names_of_kind = NAMED_BY_ROW[kind]
        return {key: names_of_kind[row]}
    if kind in NAMED_BY_NUMBER:
        key, names_of_kind = NAMED_BY_NUMBER[kind]
        return {key: names_of_kind[number]}
    return {}


def _tell_conquest(before: Position, paused: Position, who: int, step: int, events: list[Event]) -> None:
    taken = paused.held[who] & ~before.held[who]
    if kind_of(step) not in (steps.CONQUER, steps.ROLL):
        return
    attempted = _attempted(before)
    if not taken and attempted:
        missed = before.map.names[region_of(attempted[0])]
        events.append(Event("failed", {"player": before.players[who], "region": missed}))
    means = means_of(attempted[0]) if attempted else means_of(step)
    for region in members(taken):
        values: dict[str, str | int] = {
            "player": before.players[who],
            "region": before.map.names[region],
            "tokens": paused.tokens[region] + paused.beasts[region],
        }
        tribe = before.tribe_at(region)
        if tribe < TRIBES:
            values["from"] = RACE_IDS[before.race[tribe]] if before.race[tribe] != NONE else MURLOC_TRIBE
        if means:
            values["means"] = " ".join([word for number, word in enumerate(MEANS_WORDS) if means >> number & 1])
        events.append(Event("taken", values))


def _attempted(before: Position) -> list[int]:
    """Give the attempt that waits for the die, if that is what is due."""
    return [entry for entry in before.pending[-1:] if kind_of(entry) == pending.ATTEMPT]


def _tell_losses(before: Position, paused: Position, step: int, events: list[Event]) -> None:
    """Tell what went back to the box: lost, or put back by the player who lets a race decline."""
    declines = kind_of(step) == steps.DECLINE
    for race, troops, number in _losses(before, paused, declines):
        if number > 0:
            values: dict[str, str | int] = {"race": race, "troops": troops, "number": number}
            if declines:
                values["player"] = before.players[before.turn]
            events.append(Event("discarded" if declines else "lost", values))


def _losses(before: Position, paused: Position, declines: bool) -> list[tuple[str, str, int]]:
    """Count what each race has less of, by kind.

    Beasts and champion are counted for whom they can be lost by, since beasts also come and go as a turn starts.
    """
    found = [(RACE_IDS[race], TOKEN, paused.box[race] - before.box[race]) for race in range(RACE_COUNT)]
    found.append((MURLOC_TRIBE, TOKEN, before.count_on_map(MURLOCS) - paused.count_on_map(MURLOCS)))
    for player in [before.turn] if declines else before.opponents(before.turn):
        race = RACE_IDS[before.race[player]]
        found.append((race, BEAST, _beasts(before, player) - _beasts(paused, player)))
        found.append((race, THE_CHAMPION, _champions(before, player) - _champions(paused, player)))
    return found


def _beasts(s: Position, player: int) -> int:
    """Count a player's beasts, on the map and in hand."""
    return s.beasts_of(player) + sum([s.beasts[region] for region in members(s.held[player])])


def _champions(s: Position, player: int) -> int:
    return int(s.has_champion(player) or s.lying[CHAMPION] & s.held[player] != 0)


def _tell_withdrawals(before: Position, paused: Position, step: int, events: list[Event]) -> None:
    """Tell what came back to hand, unless its player takes it up as every turn does to start or redeploy."""
    players = before.opponents(before.turn)
    if kind_of(step) == steps.ABANDON:
        players.append(before.turn)
    for player in players:
        had = _in_hand(before, player)
        for troops, number in _in_hand(paused, player).items():
            if number > had[troops]:
                values: dict[str, str | int] = {"troops": troops, "number": number - had[troops]}
                events.append(Event("withdrawn", {"player": before.players[player], **values}))


def _in_hand(s: Position, player: int) -> dict[str, int]:
    return {TOKEN: s.hand[player], BEAST: s.beasts_of(player), THE_CHAMPION: int(s.has_champion(player))}


def _tell_vanished(before: Position, paused: Position, events: list[Event]) -> None:
    for player, name in enumerate(before.players):
        gone = before.race[player + DECLINED]
        if gone != NONE and gone not in paused.race:
            events.append(Event("vanished", {"player": name, "race": RACE_IDS[gone]}))
