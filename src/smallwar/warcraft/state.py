"""What lies on the table, how it is copied, and the verbs that rules and cards use to change it.

A position is flat: sets of fields are ints, counts are lists of ints. It knows no rule and names no card.

A *stack* is an int too: how many melee, ranged and flying units and workers of a player stand together, five bits each.
A *hand* is how many cards of each kind a player holds, two bits each; deck and discards are written alike.
"""

from __future__ import annotations

from typing import Final

from smallwar.table.contract import State
from smallwar.table.sets import members
from smallwar.warcraft import ledger
from smallwar.warcraft.figures import (
    BUILDING_TILES,
    FULL_STACK,
    LONGEST_STRIDE,
    MELEE,
    MILITIA,
    PIECE_KINDS,
    PIECES,
    STRIDE,
    TRAINED_KINDS,
    UNIT_KINDS,
    WORKER,
)
from smallwar.warcraft.map import Map

MOST_PLAYERS: Final = 4
FEWEST_PLAYERS: Final = 2
NONE: Final = -1

MOVE: Final = 0
YIELD: Final = 1
DEPLOY: Final = 2
BUY: Final = 3
ENDED: Final = 4
PHASES: Final = ("move", "yield", "deploy", "buy", "over")
COMBAT_WORD: Final = "combat"
"""How the movement phase is called while a combat is fought."""

STACK_BITS: Final = 5
STACK_MASK: Final = (1 << STACK_BITS) - 1
ONE_WORKER: Final = 1 << STACK_BITS * WORKER
UNITS_MASK: Final = ONE_WORKER - 1

CARD_BITS: Final = 2
CARD_MASK: Final = (1 << CARD_BITS) - 1
CARDS_OF_PEOPLE: Final = 8
"""Kinds of cards in the deck of a people; a kind's place among them is its *slot*."""

NUMBERS: Final = (
    "scenario",
    "fixed_yield",
    "active_first",
    "partner_stays",
    "target",
    "cap",
    "round",
    "start",
    "turn",
    "phase",
    "beacon",
    "partly",
    "fully",
    "locked",
)
"""The fields of a position that hold one number, by name, in the order in which `key` gives them."""

LISTS: Final = (
    "people",
    "side",
    "town",
    "stacks",
    "standing",
    "working",
    "outposts",
    "founded",
    "reserve",
    "gold",
    "wood",
    "levels",
    "built",
    "training",
    "works",
    "hand",
    "deck",
    "discards",
    "known",
    "laid",
    "marks",
    "out",
    "moved",
    "far",
    "near",
    "given",
    "entries",
    "dice",
    "staggered",
    "dragged",
    "targets",
    "pending",
)
"""The fields of a position that hold a list of numbers.

`clear`, `copy_to` and `saving.numbers_of` name every field once more, one by one: compiled code then needs no look-up.
"""

WORK_OUTPOST: Final = 3
"""What is being built where it is no building; the buildings are known by the kind that they train."""


def stack_of(stack: int, kind: int) -> int:
    """Count the pieces of a kind in a stack."""
    return stack >> STACK_BITS * kind & STACK_MASK


def units_in(stack: int) -> int:
    """Count the units in a stack (WB-R1: workers are none)."""
    return (stack & STACK_MASK) + (stack >> STACK_BITS & STACK_MASK) + (stack >> 2 * STACK_BITS & STACK_MASK)


def workers_in(stack: int) -> int:
    """Count the workers in a stack."""
    return stack >> STACK_BITS * WORKER & STACK_MASK


def cards_in(cards: int) -> int:
    """Count the cards of a hand, deck or heap of discards."""
    total = 0
    while cards:
        total += cards & CARD_MASK
        cards >>= CARD_BITS
    return total


def cards_of(cards: int, slot: int) -> int:
    """Count the cards of one kind."""
    return cards >> CARD_BITS * slot & CARD_MASK


def work(player: int, what: int, alone: int, field: int) -> int:
    """Pack what a player is building: an outpost with its field, or a building with or without a worker on it."""
    return player | what << 2 | alone << 4 | field << 5


def owner_of_work(entry: int) -> int:
    """Give the player of something that is being built."""
    return entry & 3


def what_of_work(entry: int) -> int:
    """Give what is being built."""
    return entry >> 2 & 3


def is_alone(entry: int) -> bool:
    """Tell whether a building is built without a worker."""
    return entry >> 4 & 1 == 1


def field_of_work(entry: int) -> int:
    """Give the field of an outpost that is being built."""
    return entry >> 5


def unit(player: int, kind: int, field: int, side: int = 0) -> int:
    """Pack one unit on its field, and the side of the combat that did something to it."""
    return player | kind << 2 | field << 5 | side << 11


def player_of(packed: int) -> int:
    """Give the player of a packed unit."""
    return packed & 3


def kind_of(packed: int) -> int:
    """Give the kind of a packed unit."""
    return packed >> 2 & 7


def field_of(packed: int) -> int:
    """Give the field of a packed unit."""
    return packed >> 5 & 63


def side_of(packed: int) -> int:
    """Give the side of the combat that did something to a packed unit."""
    return packed >> 11


class Position(State):
    """Everything that a photograph of the table would show, the hands, and the ledger of the phase."""

    def __init__(self, map: Map, players: list[str]) -> None:
        self.map = map
        self.players = players
        self.listed: list[int] | None = None
        """The legal steps, once listed; nothing but a memory of `legal`."""

    scenario: int
    fixed_yield: int
    active_first: int
    """Whether cards are asked of the attacker first."""
    partner_stays: int
    """Whether a team-mate goes on when the other is out (WB-D15)."""
    target: int
    """The points that win, or 0."""
    cap: int
    """The last round."""
    round: int
    start: int
    turn: int
    """The player whose phase it is."""
    phase: int
    beacon: int
    """The field that is held for marks, or NONE."""
    partly: int
    """The set of fields with a marker on its first side (WB-R19, WB-R65)."""
    fully: int
    locked: int
    """The set of towns that nobody may leave (WB-R24)."""

    people: list[int]
    """The people of each player."""
    side: list[int]
    """The team of each player; without teams, the player."""
    town: list[int]
    """The town field of each player, or NONE."""
    stacks: list[int]
    """What stands where, by player and field: units and workers who are not tied up."""
    standing: list[int]
    """The set of fields with units of each player."""
    working: list[int]
    """The set of fields with workers of each player who are not tied up."""
    outposts: list[int]
    """The set of fields with a finished outpost of each player."""
    founded: list[int]
    """The set of fields where an outpost of each player is being built, a worker on it."""
    reserve: list[int]
    """The pieces left of each player, by kind."""
    gold: list[int]
    wood: list[int]
    levels: list[int]
    """The level of each unit type of each player, from 0."""
    built: list[int]
    """The finished building tiles of each player, by the kind that they train."""
    training: list[int]
    """The pieces of each player on buildings, by kind."""
    works: list[int]
    """What is being built, in the order in which it was begun."""
    hand: list[int]
    deck: list[int]
    discards: list[int]
    known: list[int]
    """What everybody who has counted knows to be in each hand: what a player held when the discards became the deck."""
    laid: list[int]
    """How many renown cards each player has laid open."""
    marks: list[int]
    """How often in a row each player has held the beacon."""
    out: list[int]
    """The round in which each player went out, or 0."""
    moved: list[int]
    """The stack of pieces on each field that have had their move."""
    far: list[int]
    """How many fields more the pieces that start on each field may go."""
    near: list[int]
    """How many fields fewer."""
    given: list[int]
    """How much each field has given, where the yield is fixed."""
    entries: list[int]
    """The ledger."""
    dice: list[int]
    """The dice of the attack that is running (see `dice`)."""
    staggered: list[int]
    """The units that do not roll in this round."""
    dragged: list[int]
    """The units that were taken out of the combat."""
    targets: list[int]
    """The units that must be lost next."""
    pending: list[int]
    """What must happen before the phase goes on, the next at the end (see `pending`)."""

    def clear(self) -> None:
        """Lay out an empty table."""
        players = len(self.players)
        self.scenario = 0
        self.fixed_yield = 0
        self.active_first = 0
        self.partner_stays = 0
        self.target = 0
        self.cap = 1
        self.round = 1
        self.start = 0
        self.turn = 0
        self.phase = MOVE
        self.beacon = NONE
        self.partly = 0
        self.fully = 0
        self.locked = 0
        self.people = list(range(players))
        self.side = list(range(players))
        self.town = [NONE] * players
        self.stacks = [0] * (players * self.map.count)
        self.standing = [0] * players
        self.working = [0] * players
        self.outposts = [0] * players
        self.founded = [0] * players
        self.reserve = PIECES * players
        self.gold = [0] * players
        self.wood = [0] * players
        self.levels = [0] * (players * UNIT_KINDS)
        self.built = [0] * (players * UNIT_KINDS)
        self.training = [0] * (players * TRAINED_KINDS)
        self.works = []
        self.hand = [0] * players
        self.deck = [0] * players
        self.discards = [0] * players
        self.known = [0] * players
        self.laid = [0] * players
        self.marks = [0] * players
        self.out = [0] * players
        self.moved = [0] * self.map.count
        self.far = [0] * self.map.count
        self.near = [0] * self.map.count
        self.given = [0] * self.map.count
        self.entries = [0] * ledger.ENTRIES
        self.dice = []
        self.staggered = []
        self.dragged = []
        self.targets = []
        self.pending = []

    def copy_to(self, other: Position) -> None:
        """Make another position of the same map and players equal to this one."""
        other.scenario = self.scenario
        other.fixed_yield = self.fixed_yield
        other.active_first = self.active_first
        other.partner_stays = self.partner_stays
        other.target = self.target
        other.cap = self.cap
        other.round = self.round
        other.start = self.start
        other.turn = self.turn
        other.phase = self.phase
        other.beacon = self.beacon
        other.partly = self.partly
        other.fully = self.fully
        other.locked = self.locked
        other.people = self.people
        other.side = self.side
        other.town = self.town
        other.stacks = self.stacks[:]
        other.standing = self.standing[:]
        other.working = self.working[:]
        other.outposts = self.outposts[:]
        other.founded = self.founded[:]
        other.reserve = self.reserve[:]
        other.gold = self.gold[:]
        other.wood = self.wood[:]
        other.levels = self.levels[:]
        other.built = self.built[:]
        other.training = self.training[:]
        other.works = self.works[:]
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.known = self.known[:]
        other.laid = self.laid[:]
        other.marks = self.marks[:]
        other.out = self.out[:]
        other.moved = self.moved[:]
        other.far = self.far[:]
        other.near = self.near[:]
        other.given = self.given[:]
        other.entries = self.entries[:]
        other.dice = self.dice[:]
        other.staggered = self.staggered[:]
        other.dragged = self.dragged[:]
        other.targets = self.targets[:]
        other.pending = self.pending[:]
        other.listed = self.listed

    # Who

    def opponents(self, player: int) -> list[int]:
        """List the players of other sides who are still in the game, clockwise from this one."""
        return [other for other in self.clockwise(player) if self.side[other] != self.side[player]]

    def clockwise(self, player: int) -> list[int]:
        """List the players who are still in the game, clockwise from this one, who comes first (WB-D34)."""
        count = len(self.players)
        found: list[int] = []
        for step in range(count):
            other = (player + step) % count
            if not self.out[other]:
                found.append(other)
        return found

    def mates(self, player: int) -> list[int]:
        """List the other players of a player's side who are still in the game."""
        side = self.side[player]
        return [other for other in self.clockwise(player) if other != player and self.side[other] == side]

    def player_of_people(self, people: int) -> int:
        """Give the player of a people, or NONE."""
        for player, own in enumerate(self.people):
            if own == people:
                return player
        return NONE

    # What is where

    def stack(self, player: int, field: int) -> int:
        """Give what stands on a field of a player."""
        return self.stacks[player * self.map.count + field]

    def count(self, player: int, kind: int, field: int) -> int:
        """Count the pieces of a kind that a player has on a field, workers who are not tied up among them."""
        return self.stacks[player * self.map.count + field] >> STACK_BITS * kind & STACK_MASK

    def fronts(self, player: int) -> int:
        """Give the fields where a player has units, fighting workers among them (WB-3.4)."""
        return self.standing[player] | self.entries[ledger.MILITIA_OF + player] & self.working[player]

    def has_units(self, side: int, field: int) -> bool:
        """Tell whether a side has units on a field, fighting workers among them."""
        for player, own in enumerate(self.side):
            if own == side and self.fronts(player) >> field & 1:
                return True
        return False

    def fields_with_units(self, side: int) -> int:
        """Give the fields where units of a side stand; fighting workers are none here."""
        fields = 0
        for player, own in enumerate(self.side):
            if own == side:
                fields |= self.standing[player]
        return fields

    def enemy_units(self, player: int) -> int:
        """Give the fields where units of a player's enemies stand."""
        fields = 0
        for other, side in enumerate(self.side):
            if side != self.side[player]:
                fields |= self.standing[other]
        return fields

    def enemy_pieces(self, player: int) -> int:
        """Give the fields where enemy units, workers or outposts stop who moves (WB-R11, WB-D11)."""
        fields = 0
        for other, side in enumerate(self.side):
            if side != self.side[player]:
                fields |= self.standing[other] | self.working[other] | self.outposts[other] | self.founded[other]
        return fields

    def units_on(self, side: int, field: int) -> int:
        """Count the units of a side on a field, which share the limit of WB-R8 (WB-K9)."""
        total = 0
        for player, own in enumerate(self.side):
            if own == side:
                total += units_in(self.stacks[player * self.map.count + field])
        return total

    def workers_on(self, side: int, field: int) -> int:
        """Count the workers of a side on a field, also one who is building an outpost there (WB-R9, WB-D11)."""
        total = 0
        for player, own in enumerate(self.side):
            if own == side:
                total += workers_in(self.stacks[player * self.map.count + field]) + (self.founded[player] >> field & 1)
        return total

    def room_for(self, player: int, kind: int, field: int) -> int:
        """Say how many more pieces of a kind the limits let a player's side have on a field."""
        if kind == WORKER:
            return FULL_STACK - self.workers_on(self.side[player], field)
        return FULL_STACK - self.units_on(self.side[player], field)

    def stride(self, kind: int, field: int, change: int = 0) -> int:
        """Say how many fields a piece that starts on a field may move, or could if cards changed it by so much more."""
        return max(0, min(LONGEST_STRIDE, STRIDE[kind] + self.far[field] - self.near[field] + change))

    def tiles_left(self, player: int, kind: int) -> int:
        """Count the building tiles for a kind that a player has neither built nor begun."""
        left = BUILDING_TILES[kind] - self.built[player * UNIT_KINDS + kind]
        for entry in self.works:
            if owner_of_work(entry) == player and what_of_work(entry) == kind:
                left -= 1
        return left

    def level(self, player: int, kind: int) -> int:
        """Give the level of a unit type, from 0."""
        return self.levels[player * UNIT_KINDS + kind]

    def left(self, player: int, kind: int) -> int:
        """Count the pieces of a kind in a player's reserve."""
        return self.reserve[player * PIECE_KINDS + kind]

    # Cards

    def holds(self, player: int, slot: int) -> bool:
        """Tell whether a player holds a card of a kind."""
        return cards_of(self.hand[player], slot) > 0

    # Verbs

    def put(self, player: int, kind: int, field: int, count: int) -> None:
        """Put pieces onto a field; where they come from, or go to with a negative count, is the caller's affair."""
        place = player * self.map.count + field
        stack = self.stacks[place] + (count << STACK_BITS * kind)
        self.stacks[place] = stack
        bit = 1 << field
        if stack & UNITS_MASK:
            self.standing[player] |= bit
        else:
            self.standing[player] &= ~bit
        if stack >> STACK_BITS * WORKER:
            self.working[player] |= bit
        else:
            self.working[player] &= ~bit

    def enlist(self, player: int, kind: int, field: int, count: int) -> None:
        """Put pieces from the reserve onto a field."""
        self.reserve[player * PIECE_KINDS + kind] -= count
        self.put(player, kind, field, count)

    def lose(self, player: int, kind: int, field: int) -> None:
        """Put one piece from a field back into the reserve (WB-D12); militia are workers."""
        piece = WORKER if kind == MILITIA else kind
        self.put(player, piece, field, -1)
        self.reserve[player * PIECE_KINDS + piece] += 1

    def pay(self, player: int, gold: int, wood: int) -> None:
        """Take resources from a player; negative numbers give some."""
        self.gold[player] -= gold
        self.wood[player] -= wood

    def take_card(self, player: int, slot: int) -> None:
        """Draw a card of this kind; the discards become the deck when it is empty (WB-D27)."""
        if not self.deck[player]:
            self.deck[player] = self.discards[player]
            self.discards[player] = 0
            self.known[player] = self.hand[player]
        self.deck[player] -= 1 << CARD_BITS * slot
        self.hand[player] += 1 << CARD_BITS * slot

    def drop_card(self, player: int, slot: int) -> None:
        """Take a card out of a hand; where it goes is the caller's affair."""
        self.hand[player] -= 1 << CARD_BITS * slot
        if cards_of(self.known[player], slot):
            self.known[player] -= 1 << CARD_BITS * slot

    def discard(self, player: int, slot: int) -> None:
        """Put a card that has left the hand onto the discards."""
        self.discards[player] += 1 << CARD_BITS * slot

    # This combat

    def battlefield(self) -> int:
        """Give the field where a combat is fought, or NONE."""
        return self.entries[ledger.FIELD] - 1

    def is_fighting(self) -> bool:
        """Tell whether a combat is being fought."""
        return self.entries[ledger.FIELD] > 0

    def combat_side(self, player: int) -> int:
        """Say on which side of the combat a player is."""
        return ledger.ATTACKER if self.side[player] == self.side[self.turn] else ledger.DEFENDER

    def side_in_combat(self, combat_side: int) -> int:
        """Give the side that attacks or defends."""
        return self.side[self.turn] if combat_side == ledger.ATTACKER else self.entries[ledger.FOE]

    def fighters(self, player: int, kind: int) -> int:
        """Count the units of a kind with which a player takes part in the combat (WB-D2); militia are melee units."""
        total = 0
        field = self.battlefield()
        base = player * self.map.count
        shift = STACK_BITS * kind
        for place in members(self.map.around(field) & self.standing[player]):
            total += self.stacks[base + place] >> shift & STACK_MASK
        if kind == MELEE:
            total += self.militia(player)
        return total

    def militia(self, player: int) -> int:
        """Count the workers of a player who fight on the battlefield."""
        field = self.battlefield()
        if not self.entries[ledger.MILITIA_OF + player] >> field & 1:
            return 0
        return workers_in(self.stacks[player * self.map.count + field])

    def participants(self, combat_side: int) -> list[int]:
        """List the players of a side who take part: on the battlefield first, then clockwise from the player in turn (WB-D22)."""
        side = self.side_in_combat(combat_side)
        field = self.battlefield()
        around = self.map.around(field)
        front: list[int] = []
        flank: list[int] = []
        for player in self.clockwise(self.turn):
            if self.side[player] == side and (self.standing[player] & around or self.militia(player)):
                (front if self.fronts(player) >> field & 1 else flank).append(player)
        return front + flank

    # Verbs that need the rules. The game fills them in, so that cards can use them without knowing the rules.

    def throw(self, player: int, count: int, card: int) -> None:
        """Let dice be rolled for a card, which is told of them."""
        raise NotImplementedError

    def add_dice(self, player: int, values: list[int]) -> None:
        """Let dice count in the attack as if they had been rolled for it."""
        raise NotImplementedError

    def cancel_card(self) -> None:
        """Let the card that was played last have no effect."""
        raise NotImplementedError

    def may_be_lost(self, combat_side: int) -> list[int]:
        """List the units of a side that may be chosen as its next loss (WB-D23), packed."""
        raise NotImplementedError
