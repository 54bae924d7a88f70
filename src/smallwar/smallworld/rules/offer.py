"""The combos on offer: what they cost, taking one, and how the columns fill again (SW-3, SW-13.2 to SW-13.5).

The classic game has one column of banners, the team variant one for each side. A place is free where it holds NONE.
"""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import ledger, pending
from smallwar.smallworld.roster import BADGE_TOKENS, BANNER_TOKENS, POWERS, RACE_SIDE, RACES, SIDE_RACES
from smallwar.smallworld.state import CONQUEST, NOBODY, NONE, TEAMS, Position
from smallwar.smallworld.steps import BADGE, BANNER, PICK, make
from smallwar.table.sets import members

CLASSIC_ROWS: Final = 6
TEAM_ROWS: Final = 4
FEW_ON_VIEW: Final = 3

PRICE: Final = "combo"
FOUND: Final = "found"
"""Why coins move: for the row of a combo, and from the combo that was taken."""


def rows(s: Position) -> int:
    """Give the number of rows of the offer."""
    return len(s.badges)


def column_of(s: Position, race: int) -> int:
    """Give the column of a race."""
    return RACE_SIDE[race] if s.variant == TEAMS else 0


def column_of_player(s: Position, player: int) -> int:
    """Give the column from which a player takes."""
    return s.faction[player] if s.variant == TEAMS else 0


def column_races(s: Position, column: int) -> int:
    """Give the set of races that belong to a column."""
    return SIDE_RACES[column] if s.variant == TEAMS else (1 << len(RACES)) - 1


def picks(s: Position, who: int, steps: list[int]) -> None:
    """List the combos that a player can pay."""
    start = column_of_player(s, who) * rows(s)
    for row in range(min(rows(s), s.coins[who] + 1)):
        if s.banners[start + row] != NONE and s.badges[row] != NONE:
            steps.append(make(PICK, row))


def pick(s: Position, who: int, row: int) -> None:
    """Pay for a combo, take it and its coins, and bring the next ones into view."""
    place = column_of_player(s, who) * rows(s) + row
    s.pay(who, NOBODY, row, PRICE)
    if s.variant != TEAMS:
        for above in range(row):
            s.offer_coins[above] += 1
    s.pay(NOBODY, who, s.offer_coins[row], FOUND)
    race = s.banners[place]
    power = s.badges[row]
    s.race[who] = race
    s.power[who] = power
    s.take_from_box(who, BANNER_TOKENS[race] + BADGE_TOKENS[power])
    s.entries[ledger.PICKED] = 1
    s.phase = CONQUEST
    _move_up(s, column_of_player(s, who), row)
    RACES[race].on_muster(s, who)
    POWERS[power].on_muster(s, who)


def _move_up(s: Position, column: int, row: int) -> None:
    start = column * rows(s)
    end = start + rows(s)
    s.banners[start:end] = _without(s.banners[start:end], row)
    s.badges = _without(s.badges, row)
    del s.offer_coins[row]
    s.offer_coins.append(0)
    if has_badges(s):
        s.pending.append(make(pending.BADGE, 0, s.badges.index(NONE)))
    if has_banners(s, column):
        s.pending.append(make(pending.BANNER, column, s.banners.index(NONE, start)))


def _without(column: list[int], row: int) -> list[int]:
    """Take one entry out of a column; the others move up, and the free places are below them."""
    left = [entry for number, entry in enumerate(column) if number != row and entry != NONE]
    return left + [NONE] * (len(column) - len(left))


def has_badges(s: Position) -> bool:
    """Tell whether there is another badge to bring into view."""
    return (s.hidden_badges | s.used_badges) != 0


def has_banners(s: Position, column: int) -> bool:
    """Tell whether a column has another banner to bring into view."""
    if s.hidden_banners & column_races(s, column):
        return True
    for race in s.under:
        if column_of(s, race) == column:
            return True
    return False


def banner_odds(s: Position, column: int) -> list[tuple[int, int]]:
    """Give the banners that may come next: any of the shuffled ones, or the first that was put under the stack."""
    hidden = s.hidden_banners & column_races(s, column)
    if hidden:
        return [(make(BANNER, race), 1) for race in members(hidden)]
    for race in s.under:
        if column_of(s, race) == column:
            return [(make(BANNER, race), 1)]
    return []


def badge_odds(s: Position) -> list[tuple[int, int]]:
    """Give the badges that may come next; a stack that ran out is made anew from the discarded ones."""
    return [(make(BADGE, power), 1) for power in members(s.hidden_badges or s.used_badges)]


def show_banner(s: Position, place: int, race: int) -> None:
    """Bring a banner into view."""
    if s.hidden_banners >> race & 1:
        s.hidden_banners &= ~(1 << race)
    else:
        s.under.remove(race)
    s.banners[place] = race


def show_badge(s: Position, row: int, power: int) -> None:
    """Bring a badge into view."""
    if not s.hidden_badges:
        s.hidden_badges = s.used_badges
        s.used_badges = 0
    s.hidden_badges &= ~(1 << power)
    s.badges[row] = power


def banner_leaves(s: Position, race: int) -> None:
    """Put the banner of a race that has left the map back (SW-8.6, SW-13.5)."""
    if s.variant == TEAMS:
        column = column_of(s, race)
        start = column * rows(s)
        free = [place for place in range(start, start + rows(s)) if s.banners[place] == NONE]
        if free and (rows(s) - len(free) < FEW_ON_VIEW or not has_banners(s, column)):
            s.banners[free[0]] = race
            return
    s.under.append(race)
