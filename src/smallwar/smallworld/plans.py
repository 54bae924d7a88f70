"""Ways to put everything in hand somewhere at once, at redeployment and at a retreat: suggestions, made of legal steps."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.judge import Threat, worths
from smallwar.smallworld.regions import members
from smallwar.smallworld.rules.price import defence
from smallwar.smallworld.state import REDEPLOYMENT, RETREAT, Position
from smallwar.smallworld.steps import DEPLOY, DEPLOY_BEASTS, make
from smallwar.smallworld.words import text_of

EVEN: Final = "even"
GUARD: Final = "guard"


def plans(s: Position, who: int) -> dict[str, list[str]]:
    """Give each plan as steps to be played one after another; none where nothing is to be deployed."""
    regions = members(s.held[who])
    if s.phase not in (REDEPLOYMENT, RETREAT) or not regions or not s.in_hand(who):
        return {}
    return {
        EVEN: _steps(s, who, regions, even(s, who, regions)),
        GUARD: _steps(s, who, regions, guard(s, who, regions)),
    }


def even(s: Position, who: int, regions: list[int]) -> list[int]:
    """Say how many more come to each region so that the smallest stacks grow first."""
    standing = [s.standing(region) for region in regions]
    more = [0] * len(regions)
    for _ in range(s.in_hand(who)):
        smallest = standing.index(min(standing))
        standing[smallest] += 1
        more[smallest] += 1
    return more


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
