"""The price of a region, line by line: the same answers to the same questions that make the price."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.roster import RACE_IDS
from smallwar.smallworld.rules.price import BASE, Reach
from smallwar.smallworld.state import DECLINED, MURLOCS, NONE, Position
from smallwar.smallworld.tokens import DEFENDING, WORDS

LOWEST: Final = "lowest-price"


def price_lines(s: Position, region: int) -> list[tuple[str, int]]:
    """Say what makes up the price of a region for the player whose turn it is, without once-a-turn means.

    Empty when the region cannot be conquered: out of reach, one's own, water or immune.
    """
    who = s.turn
    if s.race[who] == NONE:
        return []
    reach = Reach(s, who)
    if not reach.without_means >> region & 1:
        return []
    found = [("base", BASE)]
    for kind in DEFENDING:
        _add(found, WORDS[kind], s.lying[kind] >> region & 1)
    _add(found, _defenders(s, region), s.tokens[region])
    _add(found, "beasts", s.beasts[region])
    for piece in (reach.race, reach.power):
        _add(found, piece.id, piece.price_change(s, who, region))
    if not reach.near >> region & 1:
        _add(found, "travel", reach.travel_to(region))
    total = sum(amount for _, amount in found)
    _add(found, LOWEST, max(0, reach.garrison - total))
    return found


def _add(found: list[tuple[str, int]], reason: str, amount: int) -> None:
    if amount:
        found.append((reason, amount))


def _defenders(s: Position, region: int) -> str:
    tribe = s.tribe_at(region)
    return RACE_IDS[s.race[tribe]] if tribe < DECLINED * 2 else "murloc" if tribe == MURLOCS else ""
