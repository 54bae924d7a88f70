"""The computer player that looks to the end of its own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from smallwar.games import game
from smallwar.search.players import PLAYERS
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER
from toy import Toy

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


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(game(), ["greedy", "random"], 4) == play(game(), ["greedy", "random"], 4)


def test_it_plays_any_game_and_respects_what_is_hidden() -> None:
    ended = 0
    for seed in range(20):
        ended += play(Toy(), ["greedy", "random", "greedy"], seed).to_move() == OVER
    assert ended == 20


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
