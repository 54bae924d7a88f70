"""Conquering: what may be attempted, what it takes, and what it sets off (SW-4)."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import ledger, pending
from smallwar.smallworld.ability import ATTEMPT, Ability
from smallwar.smallworld.roster import RACES
from smallwar.smallworld.rules.fees import due, start_act, tolls
from smallwar.smallworld.rules.loss import drive_out
from smallwar.smallworld.rules.price import Reach, offered
from smallwar.smallworld.rules.voices import badge_and_banner
from smallwar.smallworld.state import DECLINED, MURLOCS, NOBODY, NONE, Position
from smallwar.smallworld.steps import CONQUER, REINFORCE, kind_of, make, means_of, number_of, region_of
from smallwar.smallworld.tokens import FACE_DOWN
from smallwar.table.sets import members

DIE: Final = (0, 0, 0, 1, 2, 3)
HIGHEST_ROLL: Final = 3


def attempts(s: Position, who: int, steps: list[int]) -> None:
    """List every conquest that the tokens in hand pay for, and every last attempt with the die."""
    hand = s.in_hand(who)
    if not hand:
        return
    reach = Reach(s, who)
    fees = tolls(s, who, ATTEMPT)
    coins = s.coins[who]
    for region in members(reach.regions):
        owed = due(fees, 1 << region) if fees else 0
        if owed > coins:
            continue
        if not reach.pieces:
            _add(steps, region, 0, reach.plain_price(region, reach.near >> region & 1 == 1), hand, reach.garrison)
            continue
        for chosen, amount in reach.choices(region):
            if owed + reach.cost(region, chosen) <= coins:
                _add(steps, region, reach.words(chosen), amount, hand, reach.garrison)


def _add(steps: list[int], region: int, words: int, amount: int, hand: int, garrison: int) -> None:
    if amount <= hand:
        steps.append(make(CONQUER, region, 0, words))
    elif amount - hand <= HIGHEST_ROLL and hand >= garrison:
        steps.append(make(REINFORCE, region, 0, words))


def attempt(s: Position, who: int, step: int) -> None:
    """Pay for a conquest or an attempt with the die and make it."""
    region = region_of(step)
    words = means_of(step)
    reach = Reach(s, who)
    amount = reach.price(region, reach.chosen(words))
    s.entries[ledger.ATTEMPTED] = 1
    start_act(s, who, 1 << region, ATTEMPT)
    _pay_means(s, who, region, words)
    if kind_of(step) == REINFORCE:
        s.pending.append(make(pending.END_CONQUESTS))
        s.pending.append(make(pending.ATTEMPT, region, amount, words))
    else:
        conquer(s, who, region, amount, words)


def _pay_means(s: Position, who: int, region: int, words: int) -> None:
    holder = holder_of(s, region)
    for piece in _named(s, who, words):
        s.pay(who, NOBODY if holder == who else holder, piece.means_coins(s, who, region), piece.id)
        if not s.times_used(piece.means):
            s.use(piece.means)


def _named(s: Position, who: int, words: int) -> list[Ability]:
    """List the pieces whose means a step names."""
    if not words:
        return []
    return [piece for piece in offered(s, who) if words >> piece.means & 1]


def holder_of(s: Position, region: int) -> int:
    """Give the player whose active or declined race holds a region, or NOBODY."""
    tribe = s.tribe_at(region)
    if tribe >= MURLOCS:
        return NOBODY
    return tribe - DECLINED if tribe >= DECLINED else tribe


def roll_for_attempt(s: Position, who: int, entry: int, roll: int) -> None:
    """Finish the last attempt with what the die shows."""
    hand = s.in_hand(who)
    region = region_of(entry)
    if hand + roll >= number_of(entry):
        s.entries[ledger.WON_BY_DIE] = 1 + region
        conquer(s, who, region, hand, means_of(entry))


def conquer(s: Position, who: int, region: int, amount: int, words: int) -> None:
    """Take a region with so many tokens from the hand.

    The pieces whose means were used are found first, because what happens in the region may take them away.
    """
    used = _named(s, who, words)
    drive_out(s, who, region)
    s.settle_all(who, region, amount)
    for piece in used:
        piece.on_means(s, who, region)
    for piece in badge_and_banner(s, who):
        piece.on_conquest(s, who, region)
    tell_of_conquest(s, who, region)
    reveal_if_hidden(s, region)


def tell_of_conquest(s: Position, who: int, region: int) -> None:
    """Tell every active race on the table that a player took a region."""
    for player in range(len(s.players)):
        if s.race[player] != NONE:
            RACES[s.race[player]].on_region_taken(s, player, region, who)


def reveal_if_hidden(s: Position, region: int) -> None:
    """Turn up the face-down relic of a region that was entered (SW-4.13)."""
    if s.lying[FACE_DOWN] >> region & 1:
        s.pending.append(make(pending.REVEAL, region))


def explode(s: Position, region: int) -> None:
    """Count a region as conquered by the player whose turn it is, and leave it empty (SW-9.7)."""
    drive_out(s, s.turn, region)
    tell_of_conquest(s, s.turn, region)
