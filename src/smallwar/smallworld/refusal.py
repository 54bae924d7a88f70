"""Why a step is not legal, in words with the number of the rule. Slow, and asked only when a person wants to know."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import steps
from smallwar.smallworld.ability import ATTEMPT, MOVE, TAKE
from smallwar.smallworld.roster import RACES
from smallwar.smallworld.rules.conquest import HIGHEST_ROLL
from smallwar.smallworld.rules.fees import due, tolls
from smallwar.smallworld.rules.offer import column_of_player, rows
from smallwar.smallworld.rules.price import OUT_OF_REACH, Reach, conquerable
from smallwar.smallworld.state import CONQUEST, NONE, REDEPLOYMENT, RETREAT, START, Position
from smallwar.smallworld.steps import MEANS_WORDS, kind_of, means_of, number_of, region_of
from smallwar.smallworld.tokens import FORT, WATCHTOWER, WISP_WALL
from smallwar.smallworld.words import not_a_step, text_of
from smallwar.table.contract import CHANCE, OVER, Reason

CHANCE_STEPS: Final = (steps.ROLL, steps.TURN_UP, steps.REVEAL, steps.BANNER, steps.BADGE)
DEPLOYMENTS: Final = (steps.DEPLOY, steps.DEPLOY_BEASTS, steps.DEPLOY_CHAMPION)
AT_THE_END: Final = (*DEPLOYMENTS, steps.RAISE, steps.PLACE, steps.DONE)

OWN_RULES: Final = {
    steps.FORM: (
        "SW-9.16",
        "only Worgen choose a form, once, when their turn begins, and the worgen form costs a coin",
    ),
    steps.SIDE: ("SW-11.7", "only a neutral race that holds the Battleground chooses a side, once a turn"),
    steps.RAID: ("SW-9.6", "only Gnomes raid, once a turn, a land region that is neither theirs nor immune"),
    steps.INTIMIDATE: (
        "SW-10.13",
        "only Intimidating races do this, three times a turn, in a neighbouring region of others",
    ),
    steps.SWAP: ("SW-10.17", "only Portal-mages swap, twice a turn, two magic regions that are not immune"),
    steps.STEAL: ("SW-9.4", "only Ethereals do this, once a turn, with an artifact next to a region of theirs"),
    steps.RAISE: ("SW-9.5", "only Forsaken raise tokens, once, for what others lost this turn and what they can pay"),
    steps.PLACE: ("SW-5.2", "only its holder places this, in a region that is allowed, as often as the rules say"),
    steps.DEPLOY_CHAMPION: (
        "SW-10.5",
        "only the champion's player moves him, once, and tokens enough must stay behind",
    ),
}

ACTS: Final = {steps.INTIMIDATE: MOVE, steps.SWAP: MOVE, steps.STEAL: TAKE}
"""Which act a step of a piece is, so that its fees can be named."""


def why_not(s: Position, step: int) -> Reason | None:
    """Say why a step is not legal, or None when it is."""
    if step in s.legal():
        return None
    no_step = not_a_step(s.map, step)
    if no_step is not None:
        return no_step
    mover = s.to_move()
    kind = kind_of(step)
    if mover == OVER:
        return _reason(s, step, "over", "SW-12.1", "the game is over")
    if mover == CHANCE:
        return _reason(s, step, "chance-due", "", "a chance step is due, and this is none of the possible ones")
    if kind in CHANCE_STEPS:
        return _reason(s, step, "no-chance-due", "", "no chance step is due")
    return _of_player(s, mover, kind, step)


def _reason(s: Position, step: int, code: str, rule: str, sentence: str, **values: str | int) -> Reason:
    return Reason(code, rule, sentence, {"step": text_of(s.map, step), **values})


def _of_player(s: Position, who: int, kind: int, step: int) -> Reason:
    if kind == steps.PICK:
        return _why_not_pick(s, who, step)
    if s.phase in (START, CONQUEST) and s.race[who] == NONE:
        return _reason(s, step, "pick-first", "SW-3.1", "a player without an active race takes a combo first")
    if (s.phase in (REDEPLOYMENT, RETREAT)) != (kind in AT_THE_END):
        expected = "conquests are over" if s.phase in (REDEPLOYMENT, RETREAT) else "conquests have to be stopped first"
        return _reason(s, step, "wrong-phase", "SW-5.1", expected)
    if s.phase in (START, CONQUEST) and RACES[s.race[who]].blocks(s, who):
        return _reason(s, step, "choose-first", "SW-7.2", "another choice is due first, see the legal steps")
    if kind in (steps.CONQUER, steps.REINFORCE):
        return _why_not_attempt(s, who, step)
    if kind == steps.DECLINE:
        return _reason(s, step, "too-late", "SW-7.1", "a race declines as the first thing in a turn")
    if kind == steps.ABANDON:
        return _why_not_abandon(s, who, step)
    if kind == steps.DONE:
        return _reason(s, step, "not-all-placed", "SW-5.1", "not everything that has to be placed is placed")
    if kind in (steps.DEPLOY, steps.DEPLOY_BEASTS):
        return _why_not_deploy(s, who, kind, step)
    return _why_not_own(s, who, kind, step)


def _why_not_own(s: Position, who: int, kind: int, step: int) -> Reason:
    act = ACTS.get(kind)
    if kind == steps.INTIMIDATE and (s.lying[WISP_WALL] | s.lying[FORT]) >> region_of(step) & 1:
        if number_of(step):
            return _reason(s, step, "wall-first", "SW-10.13", "its wisp wall or fort comes before its tokens")
        act = TAKE
    if act is not None:
        other = 1 << number_of(step) if kind == steps.SWAP else 0
        fee = s.tolls_due(who, 1 << region_of(step) | other, act)
        if fee > s.coins[who]:
            return _unpaid(s, who, step, fee)
    rule, sentence = OWN_RULES[kind]
    return _reason(s, step, "not-possible", rule, sentence)


def _unpaid(s: Position, who: int, step: int, fee: int) -> Reason:
    sentence = f"this costs {_coins(fee)} in fees, you have {s.coins[who]}"
    return _reason(s, step, "unpaid-fee", "SW-4.14", sentence, coins=s.coins[who], fee=fee)


def _coins(count: int) -> str:
    return f"{count} coin" if count == 1 else f"{count} coins"


def _why_not_pick(s: Position, who: int, step: int) -> Reason:
    row = region_of(step)
    if s.race[who] != NONE or s.phase != START:
        return _reason(s, step, "has-race", "SW-3.1", "only a player without an active race takes a combo")
    if row >= rows(s) or s.banners[column_of_player(s, who) * rows(s) + row] == NONE or s.badges[row] == NONE:
        return _reason(s, step, "no-combo", "SW-3.1", "there is no combo in this row")
    coins = s.coins[who]
    return _reason(
        s, step, "too-dear", "SW-3.2", f"this row costs {_coins(row)}, you have {coins}", price=row, coins=coins
    )


def _why_not_abandon(s: Position, who: int, step: int) -> Reason:
    if not s.held[who] >> region_of(step) & 1:
        return _reason(s, step, "not-yours", "SW-7.3", "this is no region of your active race")
    return _reason(s, step, "too-late", "SW-7.3", "regions are abandoned before the first conquest of the turn")


def _why_not_deploy(s: Position, who: int, kind: int, step: int) -> Reason:
    if not s.held[who] >> region_of(step) & 1:
        return _reason(s, step, "not-yours", "SW-5.1", "this is no region of your active race")
    hand = s.hand[who] if kind == steps.DEPLOY else s.beasts_of(who)
    return _reason(s, step, "too-many", "SW-5.1", f"you have {hand} in hand", hand=hand, number=number_of(step))


def _why_not_attempt(s: Position, who: int, step: int) -> Reason:
    region = region_of(step)
    if not s.in_hand(who):
        return _reason(s, step, "empty-hand", "SW-4.6", "you need at least one token in hand")
    if s.held[who] >> region & 1:
        return _reason(s, step, "own-region", "SW-4.3", "your active race holds this region")
    if s.lying[WATCHTOWER] >> region & 1:
        return _reason(s, step, "immune", "SW-4.18", "a watchtower guards this region")
    if not conquerable(s, who) >> region & 1:
        return _reason(s, step, "water", "SW-4.4", "only Naga conquer water")
    reach = Reach(s, who)
    chosen = reach.chosen(means_of(step))
    if reach.words(chosen) != means_of(step):
        lacking = means_of(step) & ~reach.words(chosen)
        missing = [word for number, word in enumerate(MEANS_WORDS) if lacking >> number & 1]
        return _reason(s, step, "no-means", "SW-11.1", f"you cannot use {' and '.join(missing)} now")
    price = reach.price(region, chosen)
    if price == OUT_OF_REACH:
        return _reason(s, step, "out-of-reach", "SW-4.3", "it is neither next to your active race nor an entry region")
    if chosen not in [choice for choice, _ in reach.choices(region)]:
        return _reason(
            s, step, "means-change-nothing", "SW-4.5", "these are not the means that make the difference here"
        )
    return _why_too_dear(s, who, step, price, reach.cost(region, chosen))


def _why_too_dear(s: Position, who: int, step: int, price: int, means_cost: int) -> Reason:
    region = region_of(step)
    hand = s.in_hand(who)
    coins = due(tolls(s, who, ATTEMPT), 1 << region) + means_cost
    if coins > s.coins[who]:
        return _unpaid(s, who, step, coins)
    if kind_of(step) == steps.REINFORCE and price <= hand:
        sentence = f"{price} in hand would be enough, so no die is needed"
        return _reason(s, step, "no-die-needed", "SW-4.11", sentence, price=price, hand=hand)
    if kind_of(step) == steps.CONQUER:
        sentence = f"it costs {price} tokens, you have {hand} in hand"
        return _reason(s, step, "too-dear", "SW-4.2", sentence, price=price, hand=hand)
    if price - hand > HIGHEST_ROLL:
        sentence = f"it costs {price} tokens, you have {hand} in hand, and the die adds at most {HIGHEST_ROLL}"
        return _reason(s, step, "too-dear-for-the-die", "SW-4.11", sentence, price=price, hand=hand)
    return _reason(
        s, step, "too-few-of-their-own", "SW-9.14", "with the die too, two tokens of their own are needed", hand=hand
    )
