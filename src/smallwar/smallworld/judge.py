"""The value of a position: how many coins a player will have at the end if nothing dramatic happens.

What the turn would pay if it ended now is certain. The turns to come are guessed: lands that opponents can take are
held with less confidence the cheaper they are, tokens in hand count as if they guarded the lands that need it most,
a race grows as long as it has tokens to spare, and at the best moment it declines and makes room for a fresh one.
"""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.ability import ATTEMPT
from smallwar.smallworld.roster import RACES
from smallwar.smallworld.rules.fees import tolls
from smallwar.smallworld.rules.income import lines
from smallwar.smallworld.rules.price import defence, near
from smallwar.smallworld.rules.voices import voices
from smallwar.smallworld.state import DECLINED, ENDED, NONE, Position
from smallwar.smallworld.tokens import WATCHTOWER
from smallwar.table.sets import members

RISKS: Final[list[float]] = [0.95, 0.95, 0.85, 0.65, 0.44, 0.28, 0.17, 0.10, 0.06, 0.03, 0.01, 0.0]
"""How likely a region within an opponent's reach falls before the next turn, by its price."""

REMOTE: Final = 0.25
AT_THE_COAST: Final = 0.6
AT_THE_BORDER: Final = 1.0
"""How much of that risk there is for regions that nobody can reach yet, that are open by travel, and at a border."""

DETERRENCE: Final = 0.6
"""What a toll leaves of the risk."""

GROWTH: Final = 0.22
"""How many regions a token to spare takes in a turn."""

WEAR: Final = 0.92
DECLINED_WEAR: Final = 0.85
"""What is left of active and of declined lands after another round."""

FRESH: Final[list[float]] = [0.0, 6.0, 14.0, 22.0, 28.0, 35.5, 43.5, 51.0, 58.5, 66.0, 73.5]
"""What races yet to be taken earn in so many turns, counted from the turn in which the first is taken."""

LONGEST_WAIT: Final = 4
"""Decline is not planned further ahead than this."""


def estimate(s: Position, player: int) -> float:
    """Count coins, what the present turn would pay, and what the turns to come may bring."""
    coins = float(s.coins[player])
    if s.phase == ENDED:
        return coins
    if s.turn == player:
        for line in lines(s, player):
            coins += line.coins
    turns = s.rounds - s.round + (1 if player > s.turn else 0)
    if not turns:
        return coins
    if s.race[player] != NONE:
        coins += RACES[s.race[player]].promise(s, player)
    return coins + prospects(s, player, turns)


def prospects(s: Position, player: int, turns: int) -> float:
    """Guess what a player earns in so many turns to come."""
    threat = Threat(s, player)
    declined = threat.kept(player + DECLINED)
    if s.race[player] == NONE:
        return FRESH[turns] + tail(declined, turns)
    held = threat.guarded(player)
    return best_plan(held, declined, turns)


class Lands:
    """What a player may count on at the beginning of the next turn."""

    def __init__(self) -> None:
        self.regions = 0.0
        self.bonus = 0.0
        self.spare = 0.0
        """Tokens that are not needed to hold the regions."""


def tail(regions: float, turns: int) -> float:
    """Guess what declined lands earn in so many turns, until the next race follows them."""
    total = 0.0
    for _ in range(min(turns, LONGEST_WAIT)):
        total += regions
        regions *= DECLINED_WEAR
    return total


def best_plan(held: Lands, declined: float, turns: int) -> float:
    """Guess what the turns bring if the race declines at the best time, or never."""
    best = 0.0
    earned = 0.0
    regions = held.regions
    spare = held.spare
    bonus = held.bonus
    for wait in range(min(turns, LONGEST_WAIT) + 1):
        left = turns - wait
        if left == 0:
            return max(best, earned)
        flipped = earned + regions + FRESH[left - 1] + tail(regions * DECLINED_WEAR, left - 1)
        best = max(best, flipped)
        taken = GROWTH * max(spare, 0.0)
        spare -= taken
        earned += regions + taken + bonus + declined
        regions = (regions + taken) * WEAR
        bonus *= WEAR
        declined *= DECLINED_WEAR
    return best


class Threat:
    """How dear the lands of a player are to the others."""

    def __init__(self, s: Position, player: int) -> None:
        self.position = s
        self.border = 0
        self.guarded_by_toll = 0
        for opponent in s.opponents(player):
            if s.held[opponent]:
                self.border |= near(s, opponent)
        first = s.opponents(player)[0]
        for toll in tolls(s, first, ATTEMPT):
            if toll.owner == player:
                self.guarded_by_toll |= toll.regions

    def exposure(self, region: int) -> float:
        """Say how open a region is to the opponents, whatever stands there."""
        s = self.position
        if s.lying[WATCHTOWER] >> region & 1:
            return 0.0
        exposure = REMOTE
        if self.border >> region & 1:
            exposure = AT_THE_BORDER
        elif s.map.entries >> region & 1:
            exposure = AT_THE_COAST
        return exposure * DETERRENCE if self.guarded_by_toll >> region & 1 else exposure

    def risk(self, price: int) -> float:
        """Say how likely a region of this price falls when it is open."""
        return RISKS[min(price, len(RISKS) - 1)]

    def relief(self, price: int) -> float:
        """Say how much of that risk one more token takes away."""
        return self.risk(price) - self.risk(price + 1)

    def kept(self, tribe: int) -> float:
        """Say how many regions of a tribe are still held next turn."""
        total = 0.0
        for region in members(self.position.held[tribe]):
            total += 1.0 - self.exposure(region) * self.risk(defence(self.position, region))
        return total

    def guarded(self, player: int) -> Lands:
        """Say what the active race keeps, its tokens in hand placed where they help most."""
        s = self.position
        regions = members(s.held[player])
        worth = worths(s, player, regions)
        open_worth = [self.exposure(region) * (1.0 + worth[number]) for number, region in enumerate(regions)]
        prices = [defence(s, region) for region in regions]
        self.spread(open_worth, prices, s.in_hand(player))
        lands = Lands()
        kept = 0.0
        for number, region in enumerate(regions):
            safety = 1.0 - self.exposure(region) * self.risk(prices[number])
            kept += safety
            lands.bonus += safety * worth[number]
        lands.regions = kept
        tokens = s.count_on_map(player) + s.in_hand(player)
        lands.spare = tokens - kept * s.garrison(player) - (len(regions) - kept)
        return lands

    def spread(self, open_worth: list[float], prices: list[int], hand: int) -> None:
        """Raise the prices by the tokens in hand, each where it lowers the expected loss most."""
        if not prices:
            return
        gains = [worth * self.relief(prices[number]) for number, worth in enumerate(open_worth)]
        for _ in range(hand):
            best = 0
            for number in range(1, len(gains)):
                if gains[number] > gains[best]:
                    best = number
            prices[best] += 1
            gains[best] = open_worth[best] * self.relief(prices[best])


def worths(s: Position, player: int, regions: list[int]) -> list[float]:
    """Give what each region pays a turn beside its own coin: what race, power and relics would not pay without it."""
    pieces = voices(s, player)
    held = s.held[player]
    before = 0
    for piece in pieces:
        before += piece.income(s, player)
    found: list[float] = []
    for region in regions:
        s.held[player] = held & ~(1 << region)
        without = 0
        for piece in pieces:
            without += piece.income(s, player)
        found.append(float(before - without))
    s.held[player] = held
    return found
