"""Random combats and rounds are played by the engine and by a second reading of the rules: both must say the same."""

from __future__ import annotations

from typing import Final

import pytest

from warcraft.oracle import Table
from warcraft.oracle_match import Dealer, Match, RoundDealer
from warcraft.oracle_round import Round

COMBATS: Final = 40
ROUNDS: Final = 12
MANY: Final = 300


def combat(seed: int) -> Match:
    """Play a movement in which nobody moves, and its combats."""
    match = Match(Dealer(seed), Table)
    match.begin()
    match.play(match.table.combats())
    return match


def whole_round(seed: int) -> Match:
    """Play a round."""
    match = Match(RoundDealer(seed), Round)
    assert isinstance(match.table, Round)
    match.play(match.table.play())
    return match


@pytest.mark.parametrize("seed", range(COMBATS))
def test_both_play_the_same_combats(seed: int) -> None:
    combat(seed)


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_both_play_the_same_rounds(seed: int) -> None:
    whole_round(seed)


@pytest.mark.slow
def test_both_play_the_same_many_combats() -> None:
    assert sum(combat(seed).fights for seed in range(COMBATS, COMBATS + MANY)) > MANY


@pytest.mark.slow
def test_both_play_the_same_many_rounds() -> None:
    assert sum(len(whole_round(seed).steps) for seed in range(ROUNDS, ROUNDS + MANY)) > MANY
