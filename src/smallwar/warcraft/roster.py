"""Which cards, abilities and scenarios exist, in the order in which positions and records number them."""

from __future__ import annotations

from typing import Final

from smallwar.warcraft.abilities.first import First
from smallwar.warcraft.abilities.frenzy import Frenzy
from smallwar.warcraft.abilities.mend import Mend
from smallwar.warcraft.abilities.raise_ import Raise
from smallwar.warcraft.abilities.splash import Splash
from smallwar.warcraft.ability import WINDOWS, Ability, Card, Scenario
from smallwar.warcraft.cards.drag_off import DragOff
from smallwar.warcraft.cards.echo_shot import EchoShot
from smallwar.warcraft.cards.forced_march import ForcedMarch
from smallwar.warcraft.cards.grave_nets import GraveNets
from smallwar.warcraft.cards.hex import Hex
from smallwar.warcraft.cards.hold_fast import HoldFast
from smallwar.warcraft.cards.leaden_air import LeadenAir
from smallwar.warcraft.cards.marked_target import MarkedTarget
from smallwar.warcraft.cards.militia import Militia
from smallwar.warcraft.cards.nets import Nets
from smallwar.warcraft.cards.null_order import NullOrder
from smallwar.warcraft.cards.plunder import Plunder
from smallwar.warcraft.cards.recall import Recall
from smallwar.warcraft.cards.regrowth import Regrowth
from smallwar.warcraft.cards.renown import Renown
from smallwar.warcraft.cards.second_wind import SecondWind
from smallwar.warcraft.cards.stagger import Stagger
from smallwar.warcraft.cards.supply_cache import SupplyCache
from smallwar.warcraft.cards.tireless_hands import TirelessHands
from smallwar.warcraft.cards.true_aim import TrueAim
from smallwar.warcraft.figures import PEOPLES, TILES_OF_UNITS
from smallwar.warcraft.scenarios.border_war import BorderWar
from smallwar.warcraft.scenarios.last_wall import LastWall
from smallwar.warcraft.scenarios.lean_years import LeanYears
from smallwar.warcraft.scenarios.old_beacon import OldBeacon
from smallwar.warcraft.state import CARD_BITS, CARDS_OF_PEOPLE

DECK_LIST: Final[list[tuple[Card, int]]] = [
    (Renown(), 3),
    (ForcedMarch(), 3),
    (SupplyCache(), 3),
    (Recall(), 3),
    (Militia(), 3),
    (HoldFast(), 2),
    (Stagger(), 2),
    (NullOrder(), 2),
    (Plunder(), 3),
    (Nets(), 2),
    (SecondWind(), 2),
    (DragOff(), 2),
    (Regrowth(), 3),
    (TrueAim(), 2),
    (MarkedTarget(), 2),
    (EchoShot(), 2),
    (TirelessHands(), 3),
    (LeadenAir(), 2),
    (Hex(), 2),
    (GraveNets(), 2),
]
"""Each kind of card with its copies in a deck (WB-3.4): four that all peoples have, then four of each people in turn.

A hand has room for three copies of each (`state.CARD_BITS`).
"""

COMMON: Final = 4
"""The kinds that all peoples have; so many more are a people's own."""


def _numbered(cards: list[Card]) -> list[Card]:
    for number, card in enumerate(cards):
        card.number = number
    return cards


CARDS: Final[list[Card]] = _numbered([card for card, _ in DECK_LIST])
CARD_IDS: Final[list[str]] = [card.id for card in CARDS]
COPIES: Final[list[int]] = [copies for _, copies in DECK_LIST]

CARDS_OF: Final[list[list[int]]] = [
    [*range(COMMON), *range(COMMON * (people + 1), COMMON * (people + 2))] for people in range(len(PEOPLES))
]
"""The cards of each people by slot."""
SLOT_OF: Final[list[int]] = [number if number < COMMON else COMMON + number % COMMON for number in range(len(CARDS))]
"""The slot of each card in the decks that hold it."""


def _deck(cards: list[int]) -> int:
    return sum(COPIES[number] << CARD_BITS * slot for slot, number in enumerate(cards))


FULL_DECK: Final[list[int]] = [_deck(cards) for cards in CARDS_OF]
"""All cards of each people, packed as a hand is."""


def _slots_for(cards: list[int], window: int) -> list[int]:
    return [slot for slot in range(CARDS_OF_PEOPLE) if window in CARDS[cards[slot]].windows]


SLOTS_FOR: Final[list[list[list[int]]]] = [
    [_slots_for(cards, window) for window in range(WINDOWS)] for cards in CARDS_OF
]
"""By people and window: which slots hold cards that are played at that moment."""
WINDOWS_OF: Final[list[int]] = [
    sum(1 << window for window, slots in enumerate(windows) if slots) for windows in SLOTS_FOR
]
"""The set of windows for which the deck of each people has a card (WB-D25)."""

ABILITIES: Final[list[Ability]] = [Mend(), Frenzy(), First(), Raise(), Splash()]
ABILITY_IDS: Final[list[str]] = [ability.id for ability in ABILITIES]
WITHOUT_ABILITY: Final = Ability()


def _ability(word: str) -> Ability:
    return ABILITIES[ABILITY_IDS.index(word)] if word else WITHOUT_ABILITY


ABILITY_OF: Final[list[list[list[Ability]]]] = [
    [[_ability(tile.ability) for tile in tiles] for tiles in kinds] for kinds in TILES_OF_UNITS
]
"""By people, kind and level (from 0): what such units can do."""
STRENGTH: Final[list[list[list[int]]]] = [
    [[tile.strength for tile in tiles] for tiles in kinds] for kinds in TILES_OF_UNITS
]
"""By people, kind and level (from 0): the highest number with which such units hit (WB-R60)."""

SCENARIOS: Final[list[Scenario]] = [BorderWar(), OldBeacon(), LeanYears(), LastWall()]
SCENARIO_IDS: Final[list[str]] = [scenario.id for scenario in SCENARIOS]
