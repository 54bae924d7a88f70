"""What the player whose turn ends is paid, line by line (SW-6)."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import ledger
from smallwar.smallworld.ability import ALLIANCE, HORDE, NEUTRAL
from smallwar.smallworld.roster import RACE_SIDE, RELICS
from smallwar.smallworld.rules.voices import relics_held, voices
from smallwar.smallworld.state import DECLINED, NOBODY, NONE, RACE_COUNT, Position
from smallwar.smallworld.tokens import FIRST_RELIC
from smallwar.table.sets import size

REGIONS: Final = "regions"
DECLINED_REGIONS: Final = "declined"
BONUS: Final = "faction-bonus"


class Line:
    """So many coins for one reason, from another player or from the supply."""

    def __init__(self, reason: str, coins: int, payer: int) -> None:
        self.reason = reason
        self.coins = coins
        self.payer = payer


def lines(s: Position, who: int) -> list[Line]:
    """List what a player is paid if the turn ends now."""
    found: list[Line] = []
    _add(found, REGIONS, size(s.held[who]))
    _add(found, DECLINED_REGIONS, size(s.held[who + DECLINED]))
    for piece in voices(s, who):
        _add(found, piece.id, piece.income(s, who))
    _add(found, BONUS, faction_bonus(s, who))
    _add_prizes(s, who, found)
    _add_levies(s, who, found)
    return found


def _add(found: list[Line], reason: str, coins: int) -> None:
    if coins:
        found.append(Line(reason, coins, NOBODY))


def _add_prizes(s: Position, who: int, found: list[Line]) -> None:
    for number in range(len(RELICS)):
        if s.lying[FIRST_RELIC + number]:
            relic = RELICS[number]
            _add(found, relic.id, relic.prize(s, who) + relic.prize(s, who + DECLINED))


def _add_levies(s: Position, who: int, found: list[Line]) -> None:
    for relic in relics_held(s, who):
        for payer in s.opponents(who):
            coins = min(relic.levy(s, who, payer), s.coins[payer])
            if coins:
                found.append(Line(relic.id, coins, payer))


def faction_bonus(s: Position, who: int) -> int:
    """Count the races of the other side from which regions were conquered this turn (SW-6.3)."""
    if not s.conquests:
        return 0
    enemy = enemy_side(side(s, who))
    if enemy == NEUTRAL:
        return 0
    counts = [0] * RACE_COUNT
    for conquest in s.conquests:
        race = ledger.conquered_race(conquest)
        if race < RACE_COUNT and RACE_SIDE[race] == enemy:
            counts[race] += 1
    limit = max([piece.bonus_limit(s, who) for piece in voices(s, who)])
    return sum([min(count, limit) for count in counts])


def side(s: Position, who: int) -> int:
    """Give the side on which a player's active race stands this turn; a relic may let a neutral one choose."""
    race = s.race[who]
    if race == NONE:
        return NEUTRAL
    if RACE_SIDE[race] != NEUTRAL:
        return RACE_SIDE[race]
    for relic in relics_held(s, who):
        if relic.chosen_side(s, who) != NEUTRAL:
            return relic.chosen_side(s, who)
    return NEUTRAL


def enemy_side(own: int) -> int:
    """Give the side against which a side fights."""
    if own == ALLIANCE:
        return HORDE
    return ALLIANCE if own == HORDE else NEUTRAL


def pay_income(s: Position, who: int) -> None:
    """Pay what the turn has earned."""
    for line in lines(s, who):
        s.pay(line.payer, who, line.coins, line.reason)
