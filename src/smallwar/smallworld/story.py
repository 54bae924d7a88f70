"""What happened between two positions, as typed events: for the log, the animation and the screen reader."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import pending, steps
from smallwar.smallworld.ability import ATTEMPT, MOVE
from smallwar.smallworld.powers.champion import RANSOM
from smallwar.smallworld.regions import members
from smallwar.smallworld.roster import POWER_IDS, RACE_IDS, RELIC_IDS
from smallwar.smallworld.rules.conquest import holder_of
from smallwar.smallworld.rules.fees import tolls
from smallwar.smallworld.rules.income import Line, lines
from smallwar.smallworld.rules.price import offered
from smallwar.smallworld.state import DECLINED, ENDED, NOBODY, NONE, RACE_COUNT, TRIBES, Position
from smallwar.smallworld.steps import MEANS_WORDS, kind_of, means_of, number_of, region_of
from smallwar.smallworld.tokens import CHAMPION, TARGET
from smallwar.smallworld.words import BOMB_RESULTS, FORMS, PLACED, SIDE_WORDS, text_of
from smallwar.table.contract import CHANCE, Event

TOLLED: Final = {steps.CONQUER: ATTEMPT, steps.REINFORCE: ATTEMPT, steps.SWAP: MOVE, steps.INTIMIDATE: MOVE}
ABOUT_REGIONS: Final = (
    steps.ABANDON, steps.CONQUER, steps.RAID, steps.REINFORCE, steps.INTIMIDATE, steps.SWAP, steps.STEAL,
    steps.DEPLOY, steps.DEPLOY_BEASTS, steps.DEPLOY_CHAMPION, steps.PLACE, steps.TURN_UP, steps.REVEAL,
)  # fmt: skip

TROOPS: Final = {steps.DEPLOY: "token", steps.DEPLOY_BEASTS: "beast", steps.DEPLOY_CHAMPION: "champion"}

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

REASONS: Final = {steps.FORM: "worgen", steps.RAISE: "forsaken"}
"""Why coins move at once with a step that is no conquest."""


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
        _tell_end_of_turn(before, paused, after, events)
    return events


def _tell_end_of_turn(before: Position, paused: Position, after: Position, events: list[Event]) -> None:
    """Tell the income, who is next, and what that player had to pay before anything else."""
    coins = paused.coins[:]
    for line in lines(paused, before.turn):
        events.append(_income_event(before, line))
        coins[before.turn] += line.coins
        if line.payer != NOBODY:
            coins[line.payer] -= line.coins
    events.append(Event("over", {}) if after.phase == ENDED else Event("turn", _turn_values(after)))
    _add_moves(before, coins, after.coins, "fee", events)


def _turn_values(s: Position) -> dict[str, str | int]:
    return {"player": s.players[s.turn], "round": s.round}


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
        names: dict[str, str | int] = {"race": RACE_IDS[before.banners[place]], "power": POWER_IDS[before.badges[row]]}
        return {**names, "paid": row, "found": before.offer_coins[row]}
    if kind == steps.DECLINE:
        return {"race": RACE_IDS[before.race[who]]}
    if kind == steps.REINFORCE:
        return {"hand": before.in_hand(who)}
    if kind in TROOPS:
        return {"troops": TROOPS[kind], "number": max(number, 1)}
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
            values["from"] = RACE_IDS[before.race[tribe]] if before.race[tribe] != NONE else "murlocs"
        if means:
            values["means"] = " ".join([word for number, word in enumerate(MEANS_WORDS) if means >> number & 1])
        events.append(Event("taken", values))


def _tell_losses(before: Position, paused: Position, events: list[Event]) -> None:
    for race in range(RACE_COUNT):
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


def _attempted(before: Position) -> list[int]:
    """Give the attempt that waits for the die, if that is what is due."""
    return [entry for entry in before.pending[-1:] if kind_of(entry) == pending.ATTEMPT]


def _tell_coins(before: Position, paused: Position, step: int, events: list[Event]) -> None:
    """Tell the coins that moved at once besides prices of combos and tolls, each with its reason."""
    if kind_of(step) == steps.PICK:
        return
    coins = before.coins[:]
    for event in events:
        if event.code == "toll":
            payer = before.players.index(str(event.values["player"]))
            owner = before.players.index(str(event.values["to"]))
            _move(coins, payer, owner, int(event.values["coins"]))
    for piece in offered(before, before.turn) if means_of(step) else []:
        price = piece.means_coins(before, before.turn, region_of(step))
        if price and means_of(step) >> piece.means & 1:
            paid = coins[:]
            holder = holder_of(before, region_of(step))
            _move(paid, before.turn, NOBODY if holder == before.turn else holder, price)
            _add_moves(before, coins, paid, piece.id, events)
            coins = paid
    for owner in before.opponents(before.turn):
        if before.lying[CHAMPION] & before.held[owner] and not paused.lying[CHAMPION] and paused.has_champion(owner):
            paid = coins[:]
            _move(paid, owner, before.turn, RANSOM)
            _add_moves(before, coins, paid, "ransom", events)
            coins = paid
    _add_moves(before, coins, paused.coins, _reason(before, paused, step), events)


def _move(coins: list[int], payer: int, receiver: int, amount: int) -> None:
    coins[payer] -= amount
    if receiver != NOBODY:
        coins[receiver] += amount


def _add_moves(before: Position, old: list[int], new: list[int], reason: str, events: list[Event]) -> None:
    for player, name in enumerate(before.players):
        if new[player] != old[player]:
            events.append(Event("coins", {"player": name, "coins": new[player] - old[player], "reason": reason}))


def _reason(before: Position, paused: Position, step: int) -> str:
    if kind_of(step) in REASONS:
        return REASONS[kind_of(step)]
    if before.lying[TARGET] & ~paused.lying[TARGET]:
        return "target"
    return "fee"


def _income_event(before: Position, line: Line) -> Event:
    values: dict[str, str | int] = {
        "player": before.players[before.turn],
        "reason": line.reason,
        "coins": line.coins,
    }
    if line.payer != NOBODY:
        values["from"] = before.players[line.payer]
    return Event("income", values)
