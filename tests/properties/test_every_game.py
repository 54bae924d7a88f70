"""What is true of every position of every game: listed steps play and no others, and what is written is read back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import given, settings, strategies

from positions import DEEPEST, walks
from smallwar import games
from smallwar.smallworld.words import VERBS
from smallwar.table.chance import Chance
from smallwar.table.contract import IllegalStep
from smallwar.table.playout import random_step
from smallwar.table.record import read_record, replay, sign, write_json, write_record
from smallwar.warcraft.words import VERBS as WAR_VERBS
from trying import bounded, canonical, check_refused, is_over, mutants, possible_steps
from wars import DEEPEST as DEEPEST_WAR
from wars import wars

if TYPE_CHECKING:
    from hypothesis.strategies import DataObject, SearchStrategy

    from walking import RandomGame

MUTANTS: Final = 60
MANY_MUTANTS: Final = 3_000
STEPS_OF_ANOTHER: Final = 20

seeds: Final = strategies.integers(0, 2**32 - 1)


class Subject:
    """A game that is tried: its random games, how deep they are looked into, and words that its steps may have."""

    def __init__(self, walks: SearchStrategy[Any], deepest: int, words: list[str]) -> None:
        self.walks = walks
        self.depths = strategies.integers(0, deepest)
        written = strategies.lists(strategies.sampled_from([*words, "1", "2", "20"]), min_size=1, max_size=6)
        self.texts = strategies.one_of(strategies.text(max_size=30), written.map(" ".join))

    def walk(self, data: DataObject) -> RandomGame[Any]:
        """Draw a random game and play some of it."""
        walk: RandomGame[Any] = data.draw(self.walks)
        walk.go(data.draw(self.depths))
        return walk


SUBJECTS: Final = {
    "small-world": Subject(
        walks(), DEEPEST, [*VERBS, "to", "with", "beasts", "champion", "frostmourne", "L1a.1", "S1a.1"]
    ),
    "warcraft": Subject(
        wars(),
        DEEPEST_WAR,
        [
            *WAR_VERBS,
            "melee",
            "flying",
            "worker",
            "outpost",
            "militia",
            "a1",
            "d4",
            "e1",
            "gold",
            "orcs",
            "recall",
            "?",
        ],
    ),
}
every_game: Final = pytest.mark.parametrize("name", SUBJECTS)


def test_every_game_is_tried() -> None:
    assert SUBJECTS.keys() == games.CATALOGUES.keys()


@every_game
@bounded
@given(data=strategies.data())
def test_listed_steps_are_played_on_a_copy_only(name: str, data: DataObject) -> None:
    state = SUBJECTS[name].walk(data).state
    broken = games.catalogue(name).broken
    before = canonical(state)
    legal = state.legal()
    assert len(set(legal)) == len(legal)
    assert broken(state) == []
    possible = possible_steps(state, Chance(1))
    assert is_over(state) == (not possible)
    for step in possible:
        after = state.copy()
        after.play(step)
        assert after.key() != state.key()
        assert broken(after) == []
        assert state.why_not(step) is None
    assert canonical(state) == before
    assert state.legal() == legal


@every_game
@bounded
@given(data=strategies.data())
def test_copies_are_independent(name: str, data: DataObject) -> None:
    state = SUBJECTS[name].walk(data).state
    copy = state.copy()
    before = canonical(state)
    assert canonical(copy) == before
    chance = Chance(data.draw(seeds))
    for _ in range(STEPS_OF_ANOTHER):
        if is_over(state):
            break
        state.play(random_step(state, chance))
    assert canonical(copy) == before
    assert games.game(name).load(json.loads(before)).legal() == copy.legal()


@every_game
@bounded
@given(data=strategies.data())
def test_other_steps_are_refused(name: str, data: DataObject) -> None:
    """Steps that were legal earlier in the game, steps that differ a little from legal ones, and any numbers."""
    try_others(SUBJECTS[name].walk(data), Chance(data.draw(seeds)), MUTANTS)


@pytest.mark.slow
@every_game
@settings(bounded, max_examples=40)
@given(data=strategies.data())
def test_many_other_steps_are_refused(name: str, data: DataObject) -> None:
    try_others(SUBJECTS[name].walk(data), Chance(data.draw(seeds)), MANY_MUTANTS)


def try_others(walk: RandomGame[Any], chance: Chance, count: int) -> None:
    """Try steps that the position does not allow, or hardly any of which it does."""
    met = [walk.state.step(words) for words in sorted(set(walk.words))]
    earlier = [chance.pick(met) for _ in range(count)] if met else []
    check_refused(walk.state, earlier + mutants(walk.state.legal() + earlier, count, chance))


@every_game
@bounded
@given(data=strategies.data())
def test_other_words_are_refused(name: str, data: DataObject) -> None:
    state = SUBJECTS[name].walk(data).state
    try:
        step = state.step(data.draw(SUBJECTS[name].texts))
    except IllegalStep as error:
        assert "\n" not in str(error)
    else:
        check_refused(state, [step])


@every_game
@bounded
@given(data=strategies.data())
def test_positions_and_words_survive_writing(name: str, data: DataObject) -> None:
    state = SUBJECTS[name].walk(data).state
    again = games.game(name).load(json.loads(json.dumps(state.data())))
    assert canonical(again) == canonical(state)
    assert again == state
    assert again.legal() == state.legal()
    assert again.odds() == state.odds()
    for step in possible_steps(state, Chance(1)):
        assert state.step(state.text(step)) == step


@every_game
@settings(bounded, max_examples=4)
@given(data=strategies.data())
def test_a_record_leads_to_the_same_position(name: str, data: DataObject) -> None:
    walk = SUBJECTS[name].walk(data)
    walk.go()
    record = games.catalogue(name).begin_record(walk.options)
    record.steps = walk.words
    sign(record, walk.state)
    for text in (write_record(record), write_json(record)):
        again = replay(read_record(text, "a record", games.find_form), games.game(name))
        assert canonical(again) == canonical(walk.state)
