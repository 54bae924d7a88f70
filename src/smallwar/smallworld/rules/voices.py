"""Who is asked: the pieces that speak for a player."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.ability import Ability, Relic
from smallwar.smallworld.roster import POWERS, RACES, RELICS
from smallwar.smallworld.state import NONE, RELIC_COUNT, Position
from smallwar.smallworld.tokens import FIRST_RELIC
from smallwar.table.sets import members

ALL_RELICS: Final = (1 << RELIC_COUNT) - 1


def relic_numbers_held(s: Position, who: int) -> list[int]:
    """List the numbers of the relics in the regions of a player's active race; hidden ones need not be looked for."""
    found: list[int] = []
    mine = s.held[who]
    if mine:
        for number in members(ALL_RELICS & ~s.hidden_relics):
            if s.lying[FIRST_RELIC + number] & mine:
                found.append(number)
    return found


def relics_held(s: Position, who: int) -> list[Relic]:
    """List the relics that lie face up in the regions of a player's active race."""
    return [RELICS[number] for number in relic_numbers_held(s, who)]


def badge_and_banner(s: Position, who: int) -> list[Ability]:
    """List a player's active race and its power, or nothing."""
    if s.race[who] == NONE:
        return []
    return [RACES[s.race[who]], POWERS[s.power[who]]]


def voices(s: Position, who: int) -> list[Ability]:
    """List race, power and relics of a player's active race."""
    found = badge_and_banner(s, who)
    found.extend(relics_held(s, who))
    return found
