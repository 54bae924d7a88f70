"""The computer player that looks to the end of its own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from smallwar.games import game
from smallwar.search.players import PLAYERS
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER
from toy import STAY, THROW, Toy, ToyState

if TYPE_CHECKING:
    from smallwar.table.contract import Game, State

LONGEST = 20_000


def play(rules: Game, bots: list[str], seed: int, variant: str | None = None) -> State:
    """Play a game of computer players to its end."""
    chance = Chance(seed)
    names = [f"{bot} {seat}" for seat, bot in enumerate(bots)]
    state = rules.new(rules.draw_options(names, {"variant": variant} if variant else {}, chance))
    players = [PLAYERS[bot](seed + seat) for seat, bot in enumerate(bots)]
    for _ in range(LONGEST):
        mover = state.to_move()
        if mover == OVER:
            return state
        state.play(state.toss(chance) if mover == CHANCE else players[mover].choose(state))
    raise AssertionError("expected the game to end")


def test_it_beats_chance() -> None:
    scores = play(game(), ["greedy", "random"], 1).scores()
    assert scores[0] > scores[1] + 10


@pytest.mark.slow
def test_the_same_seed_plays_the_same_game() -> None:
    assert play(game(), ["greedy", "random"], 4) == play(game(), ["greedy", "random"], 4)


def test_it_plays_any_game() -> None:
    scores = [play(Toy(), ["greedy", "random", "greedy"], seed).scores() for seed in range(20)]
    clever, random, also_clever = map(sum, zip(*scores, strict=True))
    assert min(clever, also_clever) > random


class Envious(ToyState):
    """A position in which throwing dice pays only against a high card of the other player."""

    def copy(self) -> ToyState:
        return Envious(self.players, self.cards[:], self.points[:], self.turn, self.rolling)

    def estimate(self, player: int) -> float:
        return self.points[player] * (self.cards[1 - player] - 1.5)


def test_it_does_not_look_at_what_is_hidden() -> None:
    choices: dict[int, set[int]] = {}
    for card in (1, 2, 3):
        for seed in range(20):
            state = Envious(["anna", "bert"], [1, card], [0, 0], 2, 0)
            choices.setdefault(seed, set()).add(PLAYERS["greedy"](seed).choose(state))
    assert all(len(found) == 1 for found in choices.values())
    assert set().union(*choices.values()) == {THROW, STAY}


def test_the_toy_hides_its_cards() -> None:
    state = ToyState(["anna", "bert"], [1, 2], [0, 0], 2, 0)
    dealt = [state.redeal(0, Chance(seed)) for seed in range(50)]
    assert {other.cards[1] for other in dealt} == {1, 2, 3}
    assert {other.cards[0] for other in dealt} == {1}


class Lottery(ToyState):
    """A position in which dice decide nearly everything, and in which staying is a little better than rolling."""

    def copy(self) -> ToyState:
        return Lottery(self.players, self.cards[:], self.points[:], self.turn, self.rolling)

    def estimate(self, player: int) -> float:
        return {0: 85.0, 1: 0.0, 2: 100.0, 3: 200.0}.get(self.points[player], -1000.0)


def test_it_trusts_no_luck_that_it_has_only_imagined() -> None:
    """Staying is worth 85, rolling 0, 0, 100 or 200: 75 on the average. Throwing, with outcomes without number, loses most."""
    state = Lottery(["anna", "bert"], [1, 1], [0, 0], 2, 0)
    assert {PLAYERS["greedy"](seed).choose(state) for seed in range(20)} == {STAY}


def test_it_leaves_the_position_as_it_was() -> None:
    rules = game()
    state = rules.new(rules.draw_options(["anna", "bert"], {}, Chance(3)))
    chance = Chance(4)
    while state.to_move() == CHANCE:
        state.play(state.toss(chance))
    before = state.data()
    step = PLAYERS["greedy"](1).choose(state)
    assert step in state.legal()
    assert state.data() == before


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
def test_it_nearly_always_beats_chance_by_far(seat: int) -> None:
    margins = []
    for seed in range(6):
        bots = ["random", "random"]
        bots[seat] = "greedy"
        scores = play(game(), bots, seed).scores()
        margins.append(scores[seat] - scores[1 - seat])
    assert sum(margin > 0 for margin in margins) >= 5
    assert sum(margins) / len(margins) > 30


@pytest.mark.slow
@pytest.mark.parametrize(("players", "variant"), [(3, "classic"), (4, "teams"), (5, "classic"), (5, "teams")])
def test_it_beats_chance_at_larger_tables(players: int, variant: str) -> None:
    state = play(game(), ["random"] * (players - 1) + ["greedy"], 7, variant)
    assert max(state.scores()) == state.scores()[-1]
