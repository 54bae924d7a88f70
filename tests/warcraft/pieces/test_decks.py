"""The decks, and the tables that say who can do what."""

from __future__ import annotations

import pytest

from smallwar.warcraft.ability import MOVE_END, OPP_MOVE_START, WINDOWS, YIELD_START
from smallwar.warcraft.figures import HUMANS, NIGHT_ELVES, PEOPLES, TILES_OF_UNITS, UNDEAD, UNIT_KINDS
from smallwar.warcraft.roster import (
    ABILITIES,
    ABILITY_OF,
    CARD_IDS,
    CARDS,
    CARDS_OF,
    COPIES,
    FULL_DECK,
    SLOT_OF,
    SLOTS_FOR,
    STRENGTH,
    WINDOWS_OF,
)
from smallwar.warcraft.state import CARD_MASK, cards_in

ALL = range(len(PEOPLES))


@pytest.mark.parametrize("people", ALL)
def test_every_deck_has_twenty_one_cards(people: int) -> None:
    assert cards_in(FULL_DECK[people]) == 21


def test_a_hand_has_room_for_every_copy() -> None:
    assert max(COPIES) <= CARD_MASK


@pytest.mark.parametrize("people", ALL)
def test_slots_and_cards_name_each_other(people: int) -> None:
    assert [SLOT_OF[card] for card in CARDS_OF[people]] == list(range(8))
    assert [CARDS[card].number for card in CARDS_OF[people]] == CARDS_OF[people]


def test_every_card_is_in_a_deck() -> None:
    assert sorted({card for cards in CARDS_OF for card in cards}) == list(range(len(CARD_IDS)))


def test_moments_that_only_some_peoples_know() -> None:
    knowing = [[people for people in ALL if WINDOWS_OF[people] >> window & 1] for window in range(WINDOWS)]
    assert knowing[OPP_MOVE_START] == [UNDEAD]
    assert knowing[YIELD_START] == [NIGHT_ELVES]
    assert knowing[MOVE_END] == list(ALL)
    assert [CARD_IDS[CARDS_OF[HUMANS][slot]] for slot in SLOTS_FOR[HUMANS][MOVE_END]] == ["recall", "militia"]


def test_tables_of_units_follow_their_tiles() -> None:
    abilities = [ability.id for ability in ABILITIES]
    for people in ALL:
        for kind in range(UNIT_KINDS):
            tiles = TILES_OF_UNITS[people][kind]
            assert STRENGTH[people][kind] == [tile.strength for tile in tiles]
            assert [ability.id for ability in ABILITY_OF[people][kind]] == [tile.ability for tile in tiles]
            assert all(tile.ability in ("", *abilities) for tile in tiles)


def test_only_the_best_die_wakes_an_ability() -> None:
    for natural in range(2, 7):
        for ability in ABILITIES:
            assert (ability.more_losses(natural), ability.fewer_losses(natural), ability.raises(natural)) == (0, 0, 0)
    answers = [(a.more_losses(1), a.fewer_losses(1), a.raises(1), a.extra_dice(), a.names_steps()) for a in ABILITIES]
    assert answers == [
        (0, 1, 0, 0, False),
        (0, 0, 0, 1, False),
        (0, 0, 0, 0, True),
        (0, 0, 1, 0, False),
        (1, 0, 0, 0, False),
    ]
