"""What lies on the table, how it is copied, and the verbs that rules and pieces use to change it.

A position is flat: sets of regions are ints, counts are lists of ints. It knows no rule and names no race, power or relic.

A *tribe* is a number: 0 to 4 the active races of the players, 5 to 9 their declined races, 10 the Murlocs.
"""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import ledger
from smallwar.smallworld.map import Map
from smallwar.smallworld.tokens import BEASTS, CHAMPION, DUDS, EXPLOSIVES, FIRST_RELIC, KINDS, REMOVED_WHEN_LEFT
from smallwar.table.contract import State
from smallwar.table.sets import members, size

MOST_PLAYERS: Final = 5
DECLINED: Final = 5
"""Added to a player, it gives the tribe of the declined race."""
MURLOCS: Final = 10
TRIBES: Final = 11
NOBODY: Final = 11

NONE: Final = -1
"""Stands for no race, no power, a free place of the offer."""

RACE_COUNT: Final = 16
POWER_COUNT: Final = 20
RELIC_COUNT: Final = 12

CLASSIC: Final = 0
TEAMS: Final = 1

START: Final = 0
CONQUEST: Final = 1
REDEPLOYMENT: Final = 2
RETREAT: Final = 3
ENDED: Final = 4
PHASES: Final = ("start", "conquer", "redeploy", "retreat", "over")

NUMBERS: Final = (
    "variant",
    "open_coins",
    "round",
    "rounds",
    "turn",
    "phase",
    "begun",
    "harmony",
    "harmony_paid",
    "champion_in_hand",
    "beasts_in_hand",
    "bombs",
    "explosives",
    "duds",
    "hidden_relics",
    "hidden_banners",
    "hidden_badges",
    "used_badges",
    "used",
)
"""The fields of a position that hold one number, by name, in the order in which `key` gives them."""

LISTS: Final = (
    "faction",
    "tokens",
    "beasts",
    "held",
    "lying",
    "race",
    "power",
    "coins",
    "hand",
    "box",
    "banners",
    "badges",
    "offer_coins",
    "under",
    "entries",
    "conquests",
    "pending",
)
"""The fields of a position that hold a list of numbers.

`clear`, `copy_to` and `saving.numbers_of` name every field once more, one by one: compiled code then needs no look-up.
"""


class Payment:
    """Coins that moved, and why."""

    def __init__(self, payer: int, receiver: int, coins: int, reason: str) -> None:
        self.payer = payer
        self.receiver = receiver
        self.coins = coins
        self.reason = reason


class Position(State):
    """Everything that a photograph of the table would show, and this turn's ledger."""

    def __init__(self, map: Map, players: list[str]) -> None:
        self.map = map
        self.players = players
        self.listed: list[int] | None = None
        """The legal steps, once listed; nothing but a memory of `legal`."""
        self.journal: list[Payment] | None = None
        """Takes down every payment for whoever wants to tell it; None where nobody listens, as in search."""

    variant: int
    open_coins: int
    round: int
    rounds: int
    turn: int
    phase: int
    begun: int
    """Whether the effects at the start of the turn have happened."""
    harmony: int
    """The set of players who hold a harmony token."""
    harmony_paid: int
    """The set of players who hold one and have paid."""
    champion_in_hand: int
    beasts_in_hand: int
    bombs: int
    """Bombs left on the stack; which of the unseen ones explode is not decided."""
    explosives: int
    duds: int
    hidden_relics: int
    """The set of relics that nobody has seen."""
    hidden_banners: int
    hidden_badges: int
    """The sets of races and powers that are still in the shuffled stacks."""
    used_badges: int
    """The set of powers that were discarded."""
    used: int
    """How often each once-a-turn means was used, two bits each (see `ledger`)."""

    faction: list[int]
    """The side of each player; empty in the classic game."""
    tokens: list[int]
    """Race tokens and Murlocs by region."""
    beasts: list[int]
    """Beasts by region."""
    held: list[int]
    """The set of regions of each tribe."""
    lying: list[int]
    """The set of regions on which each kind of piece lies (see `tokens`)."""
    race: list[int]
    """The race of each player's tribe."""
    power: list[int]
    """The power of each active tribe, and of a declined one whose power lasts."""
    coins: list[int]
    hand: list[int]
    """Race tokens in each player's hand."""
    box: list[int]
    """Tokens left of each race."""
    banners: list[int]
    """The races on offer, column by column."""
    badges: list[int]
    offer_coins: list[int]
    under: list[int]
    """Banners that were put under their stack, in order."""
    entries: list[int]
    """This turn's ledger."""
    conquests: list[int]
    """This turn's conquests in order."""
    pending: list[int]
    """What must happen before the turn goes on, the next at the end (see `rules.pending`)."""

    def clear(self) -> None:
        """Lay out an empty table."""
        self.variant = CLASSIC
        self.open_coins = 0
        self.round = 1
        self.rounds = 1
        self.turn = 0
        self.phase = START
        self.begun = 0
        self.harmony = 0
        self.harmony_paid = 0
        self.champion_in_hand = 0
        self.beasts_in_hand = 0
        self.bombs = 0
        self.explosives = EXPLOSIVES
        self.duds = DUDS
        self.hidden_relics = (1 << RELIC_COUNT) - 1
        self.hidden_banners = 0
        self.hidden_badges = 0
        self.used_badges = 0
        self.used = 0
        self.faction = []
        self.tokens = [0] * self.map.count
        self.beasts = [0] * self.map.count
        self.held = [0] * TRIBES
        self.lying = [0] * KINDS
        self.race = [NONE] * TRIBES
        self.power = [NONE] * TRIBES
        self.coins = [0] * len(self.players)
        self.hand = [0] * len(self.players)
        self.box = [0] * RACE_COUNT
        self.banners = []
        self.badges = []
        self.offer_coins = []
        self.under = []
        self.entries = [0] * ledger.ENTRIES
        self.conquests = []
        self.pending = []

    def copy_to(self, other: Position) -> None:
        """Make another position of the same map and players equal to this one."""
        other.variant = self.variant
        other.open_coins = self.open_coins
        other.round = self.round
        other.rounds = self.rounds
        other.turn = self.turn
        other.phase = self.phase
        other.begun = self.begun
        other.harmony = self.harmony
        other.harmony_paid = self.harmony_paid
        other.champion_in_hand = self.champion_in_hand
        other.beasts_in_hand = self.beasts_in_hand
        other.bombs = self.bombs
        other.explosives = self.explosives
        other.duds = self.duds
        other.hidden_relics = self.hidden_relics
        other.hidden_banners = self.hidden_banners
        other.hidden_badges = self.hidden_badges
        other.used_badges = self.used_badges
        other.used = self.used
        other.faction = self.faction
        other.tokens = self.tokens[:]
        other.beasts = self.beasts[:]
        other.held = self.held[:]
        other.lying = self.lying[:]
        other.race = self.race[:]
        other.power = self.power[:]
        other.coins = self.coins[:]
        other.hand = self.hand[:]
        other.box = self.box[:]
        other.banners = self.banners[:]
        other.badges = self.badges[:]
        other.offer_coins = self.offer_coins[:]
        other.under = self.under[:]
        other.entries = self.entries[:]
        other.conquests = self.conquests[:]
        other.pending = self.pending[:]
        other.listed = self.listed

    # What is where

    def tribe_at(self, region: int) -> int:
        """Give the tribe that holds a region, or NOBODY."""
        for tribe in range(TRIBES):
            if self.held[tribe] >> region & 1:
                return tribe
        return NOBODY

    def occupied(self) -> int:
        """Give the regions that are not empty (SW-0.1)."""
        regions = 0
        for tribe_regions in self.held:
            regions |= tribe_regions
        return regions

    def standing(self, region: int) -> int:
        """Count the race tokens, Murlocs, beasts and champions in a region."""
        return self.tokens[region] + self.beasts[region] + (self.lying[CHAMPION] >> region & 1)

    def in_hand(self, player: int) -> int:
        """Count what the player can conquer with: race tokens, and beasts if they are the player's to lead."""
        return self.hand[player] + self.beasts_of(player)

    def beasts_of(self, player: int) -> int:
        """Count the beasts in a player's hand; only the player of this turn or the one who retreats has any."""
        return self.beasts_in_hand >> (3 * player) & 7

    def add_beasts(self, player: int, count: int) -> None:
        """Put beasts into a player's hand, or take them out."""
        self.beasts_in_hand += count << (3 * player)

    def has_champion(self, player: int) -> bool:
        """Tell whether a player has the champion in hand."""
        return self.champion_in_hand >> player & 1 == 1

    def relic_region(self, relic: int) -> int:
        """Give the set that holds the region of a relic that lies face up, or the empty set."""
        return self.lying[FIRST_RELIC + relic]

    def lands(self, player: int) -> int:
        """Give the regions of a player's active and declined race."""
        return self.held[player] | self.held[player + DECLINED]

    def lands_of_side(self, side: int) -> int:
        """Give the regions of all races, active and declined, whose banner belongs to a side."""
        races = self.races_of_side(side)
        regions = 0
        for tribe in range(MURLOCS):
            if self.race[tribe] != NONE and races >> self.race[tribe] & 1:
                regions |= self.held[tribe]
        return regions

    def leads_in(self, tribe: int, regions: int) -> bool:
        """Tell whether a tribe holds more of these regions than any other single one."""
        own = size(self.held[tribe] & regions)
        for other in range(TRIBES):
            if other != tribe and size(self.held[other] & regions) >= own:
                return False
        return own > 0

    def opponents(self, player: int) -> list[int]:
        """List the other players in turn order from this one."""
        count = len(self.players)
        return [(player + step) % count for step in range(1, count)]

    # This turn's ledger

    def times_used(self, counter: int) -> int:
        """Say how often a means was used this turn."""
        return self.used >> (ledger.COUNTER_BITS * counter) & ledger.COUNTER_MASK

    def use(self, counter: int) -> None:
        """Note that a means was used."""
        self.used += 1 << (ledger.COUNTER_BITS * counter)

    def clear_ledger(self) -> None:
        """Forget the turn that has ended."""
        self.used = 0
        self.entries = [0] * ledger.ENTRIES
        self.conquests = []

    # Verbs

    def pay(self, payer: int, receiver: int, amount: int, reason: str) -> None:
        """Move coins between players; NOBODY is the supply. The reason is the id of a piece, or a word of the rules."""
        if self.journal is not None and amount:
            self.journal.append(Payment(payer, receiver, amount, reason))
        if payer != NOBODY:
            self.coins[payer] -= amount
        if receiver != NOBODY:
            self.coins[receiver] += amount

    def lay(self, kind: int, region: int) -> None:
        """Lay a piece on a region."""
        self.lying[kind] |= 1 << region

    def lift(self, kind: int, region: int) -> None:
        """Take a piece off a region."""
        self.lying[kind] &= ~(1 << region)

    def take_from_box(self, player: int, count: int) -> int:
        """Give a player up to so many more tokens of the active race, and say how many the box had."""
        race = self.race[player]
        count = min(count, self.box[race])
        self.box[race] -= count
        self.hand[player] += count
        return count

    def settle(self, player: int, region: int, tokens: int, beasts: int) -> None:
        """Put tokens and beasts from a player's hand into a region, which is the player's then."""
        self.hand[player] -= tokens
        self.tokens[region] += tokens
        if beasts:
            self.add_beasts(player, -beasts)
            self.beasts[region] += beasts
        self.held[player] |= 1 << region

    def settle_all(self, player: int, region: int, count: int) -> None:
        """Put so many tokens into a region, race tokens before beasts (SW-10.3)."""
        tokens = min(count, self.hand[player])
        self.settle(player, region, tokens, count - tokens)

    def take_up(self, player: int, region: int) -> None:
        """Take all of a player's tokens, beasts and the champion off a region into hand, and leave it."""
        self.hand[player] += self.tokens[region]
        self.tokens[region] = 0
        self.add_beasts(player, self.beasts[region])
        self.beasts[region] = 0
        if self.lying[CHAMPION] >> region & 1:
            self.lift(CHAMPION, region)
            self.champion_in_hand |= 1 << player
        self.leave(player, region)

    def leave(self, tribe: int, region: int) -> None:
        """Note that a tribe no longer stands in a region: what protects an empty region falls (SW-4.9, SW-7.3)."""
        self.held[tribe] &= ~(1 << region)
        for kind in REMOVED_WHEN_LEFT:
            self.lift(kind, region)

    def count_on_map(self, tribe: int) -> int:
        """Count the race tokens and beasts of a tribe on the map."""
        total = 0
        for region in members(self.held[tribe]):
            total += self.tokens[region] + self.beasts[region]
        return total

    def beasts_on_map(self) -> int:
        """Count the beasts that stand on the map."""
        return sum(self.beasts)

    def beasts_left(self) -> int:
        """Count the beasts that are neither on the map nor in a hand."""
        held = 0
        for player in range(len(self.players)):
            held += self.beasts_of(player)
        return BEASTS - self.beasts_on_map() - held

    # Verbs that need the rules. The game fills them in, so that pieces can use them without knowing the rules.

    def near(self, player: int) -> int:
        """Give the regions that are next to the active race, or count as next to it."""
        raise NotImplementedError

    def open_to(self, player: int, act: int) -> int:
        """Give the regions against which the player may act so: not immune, and every fee can be paid."""
        raise NotImplementedError

    def tolls_due(self, player: int, regions: int, act: int) -> int:
        """Give what the player owes for an act against these regions (SW-4.15)."""
        raise NotImplementedError

    def start_act(self, player: int, regions: int, act: int) -> None:
        """Pay what an act against these regions costs, and note who was attacked."""
        raise NotImplementedError

    def lose_one(self, region: int) -> None:
        """Let the tribe of a region lose a token there to the player whose turn it is, unless something spares it."""
        raise NotImplementedError

    def explode(self, region: int) -> None:
        """Count as a conquest of a region by the player whose turn it is, and leave it empty."""
        raise NotImplementedError

    def must_stay(self, player: int, region: int) -> int:
        """Give how many race tokens and beasts may not be taken up from a region."""
        raise NotImplementedError

    def tidy(self) -> None:
        """Let every tribe leave the regions in which too few of it stand."""
        raise NotImplementedError

    def garrison(self, player: int) -> int:
        """Give the fewest tokens that a region of a player's active race needs."""
        raise NotImplementedError

    def die_odds(self) -> list[tuple[int, int]]:
        """Give the chance steps of the reinforcement die."""
        raise NotImplementedError

    def races_of_side(self, side: int) -> int:
        """Give the set of races whose banner belongs to a side."""
        raise NotImplementedError

    def printed_side(self, player: int) -> int:
        """Give the side of a player's active race."""
        raise NotImplementedError

    def side_of(self, player: int) -> int:
        """Give the side on which a player's active race stands this turn."""
        raise NotImplementedError
