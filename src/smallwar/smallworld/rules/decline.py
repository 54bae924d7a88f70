"""Letting a race decline (SW-8)."""

from __future__ import annotations

from smallwar.smallworld.ledger import BESIDE_CHAMPION
from smallwar.smallworld.roster import POWERS
from smallwar.smallworld.rules.loss import leave_map, tidy
from smallwar.smallworld.rules.redeployment import push_retreats
from smallwar.smallworld.rules.voices import badge_and_banner
from smallwar.smallworld.state import DECLINED, NONE, Position
from smallwar.smallworld.tokens import CHAMPION, REMOVED_IN_DECLINE
from smallwar.table.sets import members


def decline(s: Position, who: int) -> None:
    """Flip the active race, which ends the turn. An older declined race leaves the map first."""
    declined = who + DECLINED
    leave_map(s, declined)
    for piece in badge_and_banner(s, who):
        piece.on_decline(s, who)
    race = s.race[who]
    power = s.power[who]
    _put_back(s, who)
    for region in members(s.held[who]):
        _flip(s, who, region)
    s.box[race] += s.hand[who]
    s.hand[who] = 0
    s.add_beasts(who, -s.beasts_of(who))
    s.champion_in_hand &= ~(1 << who)
    s.held[declined] = s.held[who]
    s.held[who] = 0
    s.race[declined] = race
    s.race[who] = NONE
    s.power[who] = NONE
    if POWERS[power].lasts():
        s.power[declined] = power
    else:
        s.used_badges |= 1 << power
    tidy(s)
    push_retreats(s)


def _put_back(s: Position, who: int) -> None:
    """Put tokens back beside the champion: he goes, so as many must stay as elsewhere, and none has left (SW-8.3)."""
    for region in members(s.held[who] & s.lying[CHAMPION]):
        s.hand[who] -= s.entries[BESIDE_CHAMPION]
        s.tokens[region] += s.entries[BESIDE_CHAMPION]


def _flip(s: Position, who: int, region: int) -> None:
    """Leave the tokens that must stay in a region; beasts, champion and towers go."""
    s.beasts[region] = 0
    for kind in REMOVED_IN_DECLINE:
        s.lift(kind, region)
    stay = s.must_stay(who, region)
    s.box[s.race[who]] += s.tokens[region] - stay
    s.tokens[region] = stay
