"""Setting up a game (SW-2)."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import pending
from smallwar.smallworld.ability import ALLIANCE, HORDE, NEUTRAL
from smallwar.smallworld.map import MOUNTAIN as MOUNTAIN_TERRAIN
from smallwar.smallworld.roster import BOX_TOKENS, POWERS, RACES, SIDE_RACES
from smallwar.smallworld.rules.offer import CLASSIC_ROWS, TEAM_ROWS
from smallwar.smallworld.rules.turn import run
from smallwar.smallworld.state import MURLOCS, NONE, TEAMS, Position
from smallwar.smallworld.steps import make
from smallwar.smallworld.tokens import FACE_DOWN, MOUNTAIN
from smallwar.table.sets import members

FEWEST_PLAYERS: Final = 2
ISLANDS: Final = {2: "LS", 3: "LMS", 4: "LMMS", 5: "LLMSS"}
"""The sizes of the islands by number of players (SW-2.1)."""
ROUNDS: Final = {2: 10, 3: 10, 4: 9, 5: 8}
START_COINS: Final = 5
SEATS: Final = (ALLIANCE, HORDE, ALLIANCE, HORDE)


def factions(players: int) -> list[int]:
    """Give the sides of the players in turn order (SW-13.1)."""
    sides = list(SEATS[: players - players % 2])
    if players % 2:
        sides.insert(2, NEUTRAL)
    return sides


def lay_out(s: Position, variant: int, open_coins: bool) -> None:
    """Lay out the map, the box and the stacks, up to the first banner that comes into view."""
    players = len(s.players)
    s.clear()
    s.variant = variant
    s.open_coins = 1 if open_coins else 0
    s.rounds = ROUNDS[players]
    s.coins = [START_COINS] * players
    s.box = BOX_TOKENS[:]
    s.lying[MOUNTAIN] = s.map.of_terrain[MOUNTAIN_TERRAIN]
    s.lying[FACE_DOWN] = s.map.relics
    s.held[MURLOCS] = s.map.murlocs
    for region in members(s.map.murlocs):
        s.tokens[region] = 1
    s.begun = 1
    s.hidden_badges = (1 << len(POWERS)) - 1
    _lay_out_offer(s, players)
    run(s)


def _lay_out_offer(s: Position, players: int) -> None:
    s.hidden_banners = (1 << len(RACES)) - 1
    rows = CLASSIC_ROWS
    columns = 1
    if s.variant == TEAMS:
        s.faction = factions(players)
        rows = TEAM_ROWS
        columns = 3
        if NEUTRAL not in s.faction:
            columns = 2
            s.hidden_banners &= ~SIDE_RACES[NEUTRAL]
    s.banners = [NONE] * (columns * rows)
    s.badges = [NONE] * rows
    s.offer_coins = [0] * rows
    if s.variant == TEAMS:
        for row in reversed(range(rows)):
            s.pending.append(make(pending.BADGE, 0, row))
        for place in reversed(range(columns * rows)):
            s.pending.append(make(pending.BANNER, place // rows, place))
    else:
        for row in reversed(range(rows)):
            s.pending.append(make(pending.BADGE, 0, row))
            s.pending.append(make(pending.BANNER, 0, row))
