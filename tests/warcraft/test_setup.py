"""A game of the second kind is laid out as the rules say (WB-K1 to K3, WB-3.1, WB-3.7): no figure is taken from the code."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE
from smallwar.warcraft.game import Warcraft, WarcraftState
from smallwar.warcraft.inventory import units_of, workers_of
from smallwar.warcraft.state import cards_in, cards_of
from warcraft.laid_out import play, situation, table

TOWNS: Final = {
    ("border-war", 2): ["e1", "c6"],
    ("lean-years", 2): ["e1", "c6"],
    ("old-beacon", 2): ["d1", "d7"],
    ("last-wall", 2): ["d4", "d1"],
}
"""The towns by seat, as the rows of WB-3.6 give them."""
GAMES: Final = [(scenario, players) for scenario in ("border-war", "lean-years", "old-beacon") for players in (2, 3, 4)]
LAST_ROUND: Final = {"border-war": 25, "lean-years": 25, "old-beacon": 30}
DUEL: Final = table("units: {b: {melee: 1}}, deck: []", "units: {b: {melee: 1}}, deck: []")
"""A combat in which nobody has a card."""
GAMES_DRAWN: Final = 60
MOST_ROUNDS: Final = 200


def new(scenario: str, players: int, seed: int = 1, **settings: str) -> WarcraftState:
    names = [f"player {seat + 1}" for seat in range(players)]
    return Warcraft().new(Warcraft().draw_options(names, {"scenario": scenario, **settings}, Chance(seed)))


def begun(scenario: str, players: int, seed: int = 1, **settings: str) -> WarcraftState:
    """Lay out a game, and let chance choose the start player and the first cards."""
    state = new(scenario, players, seed, **settings)
    chance = Chance(seed)
    while state.to_move() == CHANCE:
        state.play(state.toss(chance))
    return state


@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_everybody_begins_alike(scenario: str, players: int) -> None:
    """WB-K1, WB-K3, WB-3.7."""
    state = begun(scenario, players)
    stock = 3 if scenario == "lean-years" else 5
    assert (state.round, state.cap) == (1, LAST_ROUND[scenario])
    assert state.gold == state.wood == [stock] * players
    assert state.levels == state.built == [0] * 3 * players
    assert state.reserve == [7, 7, 4, 5, 2] * players
    for seat in range(players):
        town = state.map.names[state.map.towns[seat]]
        assert units_of(state, seat) == {town: {"melee": 3}}
        assert workers_of(state, seat) == {town: 3}
        assert cards_in(state.hand[seat]) == 3
        assert cards_in(state.deck[seat]) == (15 if scenario == "old-beacon" else 18)


@pytest.mark.parametrize(("scenario", "players"), TOWNS)
def test_towns_belong_to_the_seats_in_order(scenario: str, players: int) -> None:
    """WB-3.6."""
    state = new(scenario, players)
    assert [state.map.names[town] for town in state.town] == TOWNS[scenario, players]


def test_any_player_may_be_the_first_to_begin() -> None:
    """WB-K3: by lot, all alike."""
    state = new("border-war", 3, peoples="orcs,undead,humans")
    assert [(state.text(step), weight) for step, weight in state.odds()] == [
        ("start orcs", 1),
        ("start undead", 1),
        ("start humans", 1),
    ]
    state.play(state.step("start humans"))
    assert (state.start, state.turn) == (2, 2)


def test_three_cards_each_are_drawn_in_the_order_of_the_seats() -> None:
    """WB-K3, WB-D27: each card of a deck is as likely as any other."""
    state = new("border-war", 2, peoples="orcs,undead")
    state.play(state.step("start undead"))
    drawn = ["orcs nets", "orcs plunder", "orcs plunder", "undead hex", "undead renown", "undead hex"]
    weights = {state.text(step): weight for step, weight in state.odds()}
    assert sum(weights.values()) == 21
    assert (weights["draw orcs plunder"], weights["draw orcs nets"]) == (3, 2)
    for words in drawn:
        assert state.to_move() == CHANCE
        state.play(state.step(f"draw {words}"))
    assert state.to_move() == 1


def test_peoples_are_drawn_and_nobody_shares_one() -> None:
    """WB-K2."""
    met: Counter[int] = Counter()
    for seed in range(GAMES_DRAWN):
        state = new("border-war", 2, seed)
        assert len(set(state.people)) == 2
        met.update(state.people)
    assert sorted(met) == [0, 1, 2, 3]


def test_renown_is_out_of_the_deck_where_no_points_are_counted() -> None:
    """WB-3.4, WB-3.7."""
    for scenario, copies in (("border-war", 3), ("lean-years", 3), ("old-beacon", 0), ("last-wall", 0)):
        state = new(scenario, 2)
        assert [cards_of(deck, 0) for deck in state.deck] == [copies] * 2


def test_the_resource_die_has_three_ones_two_twos_and_a_three() -> None:
    """WB-3.1."""
    state = situation(table("workers: {b: 1}", "", "phase: yield"))
    assert [(state.text(step), weight) for step, weight in state.odds()] == [
        ("yield b 1", 3),
        ("yield b 2", 2),
        ("yield b 3", 1),
    ]


def test_the_combat_die_has_six_faces_that_are_all_alike() -> None:
    """WB-3.1."""
    state = situation(DUEL)
    play(state, "stop, fight b")
    assert [(state.text(step), weight) for step, weight in state.odds()] == [
        (f"dice humans {face}", 1) for face in range(1, 7)
    ]


def test_a_combat_that_nobody_wins_is_left_after_two_hundred_rounds() -> None:
    """WB-D18: the guard leaves both sides where they stand."""
    state = situation(DUEL)
    play(state, "stop, fight b")
    for _ in range(MOST_ROUNDS):
        assert state.is_fighting()
        play(state, "dice humans 6, dice orcs 6")
    assert not state.is_fighting()
    assert state.turn == 1
    assert units_of(state, 0) == units_of(state, 1) == {"b": {"melee": 1}}
