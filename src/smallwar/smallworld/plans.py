"""Ways to put everything in hand somewhere at once, at redeployment and at a retreat: suggestions, made of legal steps."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.judge import Threat, worths
from smallwar.smallworld.rules.price import defence
from smallwar.smallworld.state import REDEPLOYMENT, RETREAT, Position
from smallwar.smallworld.steps import DEPLOY, DEPLOY_BEASTS, make
from smallwar.smallworld.words import text_of
from smallwar.table.sets import members

EVEN: Final = "even"
BEFORE: Final = "before"
GUARD: Final = "guard"


def plans(s: Position, who: int, earlier: Position | None) -> dict[str, list[str]]:
    """Give each plan as steps to be played one after another; none where nothing is to be deployed.

    `earlier` is the position before this turn, if the race stood on the map then.
    """
    regions = members(s.held[who])
    if s.phase not in (REDEPLOYMENT, RETREAT) or not regions or not s.in_hand(who):
        return {}
    found = {EVEN: even(s, who, regions), GUARD: guard(s, who, regions)}
    if earlier is not None and earlier.race[who] == s.race[who] and earlier.held[who]:
        found[BEFORE] = before(s, who, regions, earlier)
    return {name: _steps(s, who, regions, more) for name, more in found.items()}


def even(s: Position, who: int, regions: list[int]) -> list[int]:
    """Say how many more come to each region so that the smallest stacks grow first."""
    return fill([s.standing(region) for region in regions], s.in_hand(who))


def before(s: Position, who: int, regions: list[int], earlier: Position) -> list[int]:
    """Say how many more come to each region so that all stand as they stood, as far as they last; the rest is spread evenly."""
    standing = [s.standing(region) for region in regions]
    stood = [earlier.standing(region) if earlier.held[who] >> region & 1 else 0 for region in regions]
    lacking = [max(0, stood[number] - standing[number]) for number in range(len(regions))]
    hand = s.in_hand(who)
    if sum(lacking) > hand:
        return fill([-lack for lack in lacking], hand)
    rest = fill([standing[number] + lacking[number] for number in range(len(regions))], hand - sum(lacking))
    return [lacking[number] + rest[number] for number in range(len(regions))]


def fill(heights: list[int], amount: int) -> list[int]:
    """Say how many more come onto each of some heaps if the lowest always grows next."""
    grown = heights[:]
    for _ in range(amount):
        grown[grown.index(min(grown))] += 1
    return [grown[number] - heights[number] for number in range(len(heights))]


def guard(s: Position, who: int, regions: list[int]) -> list[int]:
    """Say how many more come to each region so that the least is lost to opponents, as far as that can be guessed."""
    threat = Threat(s, who)
    worth = worths(s, who, regions)
    at_stake = [threat.exposure(region) * (1.0 + worth[number]) for number, region in enumerate(regions)]
    before = [defence(s, region) for region in regions]
    prices = before[:]
    threat.spread(at_stake, prices, s.in_hand(who))
    return [prices[number] - before[number] for number in range(len(regions))]


def _steps(s: Position, who: int, regions: list[int], more: list[int]) -> list[str]:
    """Write down who goes where: race tokens first, then beasts."""
    tokens = s.hand[who]
    found: list[str] = []
    for number, region in enumerate(regions):
        of_race = min(more[number], tokens)
        tokens -= of_race
        if of_race:
            found.append(text_of(s.map, make(DEPLOY, region, of_race)))
        if more[number] > of_race:
            found.append(text_of(s.map, make(DEPLOY_BEASTS, region, more[number] - of_race)))
    return found
