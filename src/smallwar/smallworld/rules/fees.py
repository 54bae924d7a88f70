"""What an act against a region costs its player in coins, and who cannot be touched at all (SW-4.14, SW-4.15, SW-4.18)."""

from __future__ import annotations

from smallwar.smallworld.ability import ATTEMPT, BOMB, MOVE, Ability
from smallwar.smallworld.ledger import ATTACKED
from smallwar.smallworld.roster import POWERS, RACES
from smallwar.smallworld.rules.voices import relics_held
from smallwar.smallworld.state import DECLINED, NONE, Position
from smallwar.smallworld.tokens import WATCHTOWER
from smallwar.table.sets import members


class Toll:
    """Coins that are owed for an act against some regions, once for all of them."""

    def __init__(self, regions: int, coins: int, owner: int, piece: Ability) -> None:
        self.regions = regions
        self.coins = coins
        self.owner = owner
        self.piece = piece


def tolls(s: Position, by: int, act: int) -> list[Toll]:
    """List every toll that such an act of a player may meet."""
    found: list[Toll] = []
    for owner in range(len(s.players)):
        if owner == by:
            continue
        if s.race[owner] != NONE:
            _ask(s, RACES[s.race[owner]], owner, owner, by, act, found)
            _ask(s, POWERS[s.power[owner]], owner, owner, by, act, found)
            for relic in relics_held(s, owner):
                _ask(s, relic, owner, owner, by, act, found)
        if s.power[owner + DECLINED] != NONE:
            _ask(s, POWERS[s.power[owner + DECLINED]], owner, owner + DECLINED, by, act, found)
    return found


def _ask(s: Position, piece: Ability, owner: int, tribe: int, by: int, act: int, found: list[Toll]) -> None:
    regions = piece.toll_regions(s, owner, tribe, by, act)
    if regions:
        found.append(Toll(regions, piece.toll_coins(), owner, piece))


def due(found: list[Toll], regions: int) -> int:
    """Sum the tolls that are owed for an act against these regions."""
    total = 0
    for toll in found:
        if toll.regions & regions:
            total += toll.coins
    return total


def open_to(s: Position, by: int, act: int) -> int:
    """Give the regions that are not immune, and against each of which the player can pay the tolls."""
    regions = s.map.all & ~s.lying[WATCHTOWER]
    found = tolls(s, by, act)
    guarded = 0
    for toll in found:
        guarded |= toll.regions
    for region in members(guarded):
        if due(found, 1 << region) > s.coins[by]:
            regions &= ~(1 << region)
    return regions


def start_act(s: Position, by: int, regions: int, act: int) -> None:
    """Pay the tolls for an act against these regions, and note whose active race was attacked."""
    for toll in tolls(s, by, act):
        if toll.regions & regions:
            s.pay(by, toll.owner, toll.coins, toll.piece.id)
            toll.piece.on_toll_paid(s, toll.owner, by)
    if act in (ATTEMPT, MOVE, BOMB):
        for player in range(len(s.players)):
            if s.held[player] & regions:
                s.entries[ATTACKED] |= 1 << player
