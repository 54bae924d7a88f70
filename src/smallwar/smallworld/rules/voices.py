"""Who is asked: the pieces that speak for a player."""

from __future__ import annotations

from smallwar.smallworld.ability import Ability, Relic
from smallwar.smallworld.roster import POWERS, RACES, RELICS
from smallwar.smallworld.state import NONE, Position
from smallwar.smallworld.tokens import FIRST_RELIC


def relics_held(s: Position, who: int) -> list[Relic]:
    """List the relics that lie face up in the regions of a player's active race."""
    found: list[Relic] = []
    mine = s.held[who]
    if not mine:
        return found
    for number in range(len(RELICS)):
        if s.lying[FIRST_RELIC + number] & mine:
            found.append(RELICS[number])
    return found


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
