"""Which regions can be reached, and how many tokens they cost (SW-4.1 to SW-4.6)."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.ability import Ability
from smallwar.smallworld.roster import POWER_MEANS, POWERS, RACE_MEANS, RACES, RELIC_MEANS, RELICS
from smallwar.smallworld.rules.voices import badge_and_banner, relic_numbers_held, voices
from smallwar.smallworld.state import NONE, Position
from smallwar.smallworld.tokens import CHAMPION, FORT, MOUNTAIN, WATCHTOWER, WISP_WALL

BASE: Final = 2
TRAVEL: Final = 1
OUT_OF_REACH: Final = 1000
"""A price that nobody can pay."""


def near(s: Position, who: int) -> int:
    """Give the regions that are next to the active race or count as next to it."""
    regions = s.map.around(s.held[who])
    if s.race[who] != NONE:
        regions |= RACES[s.race[who]].borders(s, who) | POWERS[s.power[who]].borders(s, who)
    return regions


def conquerable(s: Position, who: int) -> int:
    """Give the regions that could be conquered if they were in reach: not the own ones, immune ones or water."""
    regions = s.map.all & ~s.held[who] & ~s.lying[WATCHTOWER]
    for piece in badge_and_banner(s, who):
        if piece.enters_water(s, who):
            return regions
    return regions & ~s.map.water


def travels(s: Position, who: int) -> bool:
    """Tell whether the player pays for travel."""
    for piece in voices(s, who):
        if not piece.travels(s, who):
            return False
    return True


def defence(s: Position, region: int) -> int:
    """Give the price of a region before any cut and travel."""
    return (
        BASE
        + s.tokens[region]
        + s.beasts[region]
        + (s.lying[MOUNTAIN] >> region & 1)
        + (s.lying[WISP_WALL] >> region & 1)
        + (s.lying[FORT] >> region & 1)
        + (s.lying[CHAMPION] >> region & 1)
    )


def offered(s: Position, who: int) -> list[Ability]:
    """List the player's pieces that offer a means of conquering, ready or not, in the order of the means."""
    found: list[Ability] = []
    for number in relic_numbers_held(s, who):
        if RELIC_MEANS[number] != NONE:
            found.append(RELICS[number])
    if RACE_MEANS[s.race[who]] != NONE:
        found.append(RACES[s.race[who]])
    if POWER_MEANS[s.power[who]] != NONE:
        found.append(POWERS[s.power[who]])
    return found


class Reach:
    """What a player can reach now, at which price, and with which once-a-turn means."""

    def __init__(self, s: Position, who: int) -> None:
        self.position = s
        self.who = who
        self.race = RACES[s.race[who]]
        self.power = POWERS[s.power[who]]
        self.near = near(s, who)
        self.travel = TRAVEL if travels(s, who) else 0
        self.garrison = self.race.garrison(s, who)
        self.pieces: list[Ability] = []
        self.opened_by: list[int] = []
        self.open = self.race.opens(s, who) | self.power.opens(s, who)
        allowed = conquerable(s, who)
        self.without_means = (self.near | self.open | s.map.entries) & allowed
        self.regions = self.without_means
        for piece in offered(s, who):
            if piece.means_ready(s, who):
                self.pieces.append(piece)
                self.opened_by.append(piece.means_borders(s, who))
                self.regions |= self.opened_by[-1] & allowed

    def plain_price(self, region: int, is_near: bool) -> int:
        """Give the price of a region without means."""
        s = self.position
        total = (
            defence(s, region)
            + self.race.price_change(s, self.who, region)
            + self.power.price_change(s, self.who, region)
        )
        if not is_near:
            total += self.travel_to(region)
        return max(total, self.garrison)

    def travel_to(self, region: int) -> int:
        """Give what travel adds to the price of a region that is not neighbouring."""
        return 0 if self.open >> region & 1 else self.travel

    def price(self, region: int, chosen: int) -> int:
        """Give the price of a region with a choice of the ready means, a bit each in their order, or OUT_OF_REACH."""
        s = self.position
        opened = self.near
        for index in range(len(self.pieces)):
            if chosen >> index & 1:
                opened |= self.opened_by[index]
        is_near = opened >> region & 1 == 1
        if not is_near and not (self.open | s.map.entries) >> region & 1:
            return OUT_OF_REACH
        amount = self.plain_price(region, is_near)
        lowest = self.garrison
        for index in range(len(self.pieces)):
            if chosen >> index & 1:
                piece = self.pieces[index]
                lowest -= piece.means_brings()
                amount = max(lowest, piece.means_price(s, self.who, region, is_near, amount))
        return amount

    def choices(self, region: int) -> list[tuple[int, int]]:
        """List the choices of means that make sense for a region, with their prices.

        Each means must change something: open the region or lower the price. One that is forced must be named.
        """
        forced = 0
        for index in range(len(self.pieces)):
            if self.pieces[index].means_forced(self.position, self.who, region):
                forced |= 1 << index
        prices = [self.price(region, chosen) for chosen in range(1 << len(self.pieces))]
        found: list[tuple[int, int]] = []
        for chosen in range(len(prices)):
            if prices[chosen] < OUT_OF_REACH and chosen & forced == forced and self._each_helps(prices, chosen, forced):
                found.append((chosen, prices[chosen]))
        return found

    def _each_helps(self, prices: list[int], chosen: int, forced: int) -> bool:
        for index in range(len(self.pieces)):
            bit = 1 << index
            if chosen & bit and not forced & bit and prices[chosen & ~bit] <= prices[chosen]:
                return False
        return True

    def words(self, chosen: int) -> int:
        """Give the set of means, as a step names them, of a choice."""
        named = 0
        for index in range(len(self.pieces)):
            if chosen >> index & 1:
                named |= 1 << self.pieces[index].means
        return named

    def chosen(self, words: int) -> int:
        """Give the choice that a step names, as far as those means are ready."""
        chosen = 0
        for index in range(len(self.pieces)):
            if words >> self.pieces[index].means & 1:
                chosen |= 1 << index
        return chosen

    def cost(self, region: int, chosen: int) -> int:
        """Give the coins that the chosen means themselves cost."""
        coins = 0
        for index in range(len(self.pieces)):
            if chosen >> index & 1:
                coins += self.pieces[index].means_coins(self.position, self.who, region)
        return coins
