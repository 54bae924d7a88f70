"""Every step of the second game is written as the formats say, and read from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from smallwar.table.contract import IllegalStep
from smallwar.warcraft import steps
from smallwar.warcraft.map_making import shipped_map
from smallwar.warcraft.roster import CARD_IDS
from smallwar.warcraft.steps import make
from smallwar.warcraft.words import hidden_text, not_a_step, step_of, text_of

if TYPE_CHECKING:
    from smallwar.warcraft.map import Map

WORDS: Final = (
    *("move melee c6 d6", "move 2 melee c6 d6", "move 3 worker e1 d1 d2", "move flying a1 a2 a3 a4"),
    *("stop", "pass", "done", "fight d4", "fight d4 night-elves", "first", "first flying", "first ranged flying melee"),
    *("lose melee d4", "lose militia d4", "lose flying d4 undead", "deploy melee c6", "deploy 2 worker c6"),
    *("train worker", "train flying", "build barracks", "build range", "build aerie", "build outpost d4"),
    *("upgrade ranged", "give orcs 3 gold", "give undead 4095 wood"),
    *("card renown", "card forced-march a1", "card recall a1 b1", "card militia e1", "card plunder flying"),
    *("card supply-cache 2 gold", "card supply-cache 2 wood", "card supply-cache 1 gold 1 wood"),
    *("card stagger militia d4", "card drag-off ranged d4", "card marked-target melee d4 orcs", "card null-order"),
    *("start orcs", "draw humans stagger", "draw orcs renown", "yield b1 3", "dice humans 6", "dice orcs 1 2 3 4 5 6"),
    "dice undead 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6",
)

UNREADABLE: Final = {
    "": "one of the words with which a step begins",
    "walk melee a1 a2": "one of the words with which a step begins",
    "move 1 melee a1 a2": "a number from 2 to 10",
    "move 02 melee a1 a2": "a number from 2 to 10",
    "move 5 flying a1 a2": "a number from 2 to 4",
    "move outpost a1 a2": "one of melee, ranged, flying, worker",
    "move melee a1": "a field of the map",
    "move melee a1 a2 a3 a4 b1": "nothing more",
    "move melee a1 z9": "a field of the map",
    "stop now": "nothing more",
    "first melee ranged": "steps in the order ranged, flying, melee",
    "first ranged ranged": "steps in the order ranged, flying, melee",
    "first worker": "a step of the round, one of ranged, flying, melee",
    "lose worker a1": "one of melee, ranged, flying, militia",
    "build hall": "one of barracks, range, aerie, outpost",
    "upgrade worker": "one of melee, ranged, flying",
    "give orcs 0 gold": "a number from 1 to 4095",
    "give orcs 1 stone": "'gold' or 'wood'",
    "card joker": "the name of a card such as renown",
    "card supply-cache": "a number from 1 to 63",
    "card supply-cache 1 wood 1 gold": "nothing more",
    "card nets a1": "nothing more",
    "draw orcs ?": "a card that was seen, since an unseen one cannot be played",
    "draw gnolls renown": "one of humans, orcs, night-elves, undead",
    "yield a1 4": "a number from 1 to 3",
    "dice orcs": "a number from 1 to 6",
    "dice orcs 0": "a number from 1 to 6",
    "dice orcs" + 16 * " 1": "at most 15 dice",
}

SENSELESS: Final = (
    *(-1, 1 << 62, 18, make(steps.STOP, 1), make(steps.MOVE, 0, 0, 1, 2), make(steps.MOVE, 2, 5, 1, 2)),
    *(make(steps.MOVE, 0, 1, 1, 2, 0, 3), make(steps.MOVE, 0, 1, 1, 37), make(steps.LOSE, 4, 1)),
    *(make(steps.CARD, 20), make(steps.CARD, CARD_IDS.index("nets"), 1), make(steps.YIELD, 1, 0)),
    *(make(steps.CARD, CARD_IDS.index("supply-cache")), steps.gift(0, 0, 0), steps.dice(0, []), steps.dice(0, [7])),
)


@pytest.fixture
def board() -> Map:
    return shipped_map("A2")


@pytest.mark.parametrize("text", WORDS)
def test_words_and_steps_are_the_same(board: Map, text: str) -> None:
    step = step_of(board, text)
    assert text_of(board, step) == text
    assert not_a_step(board, step) is None


@pytest.mark.parametrize("text", UNREADABLE)
def test_other_words_are_refused_with_what_was_expected(board: Map, text: str) -> None:
    with pytest.raises(IllegalStep) as refused:
        step_of(board, text)
    assert str(refused.value).startswith(f"expected {UNREADABLE[text]}, found ")


@pytest.mark.parametrize("step", SENSELESS)
def test_other_numbers_are_no_steps(board: Map, step: int) -> None:
    reason = not_a_step(board, step)
    assert reason is not None
    with pytest.raises(IllegalStep):
        text_of(board, step)


def test_a_card_that_another_draws_has_no_name(board: Map) -> None:
    assert hidden_text(step_of(board, "draw orcs nets")) == "draw orcs ?"


def test_a_whole_way_is_named_however_large_the_map() -> None:
    large = shipped_map("A4")
    text = " ".join(["move 3 worker", *large.names[-4:]])
    assert text_of(large, step_of(large, text)) == text
