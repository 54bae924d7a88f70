"""Damaged files of every kind, for so many seconds each: a reader may complain in a sentence and do nothing else."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from smallwar import games
from smallwar.cli.scenario import find_game
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER, IllegalStep
from smallwar.table.record import Record, read_record, replay, sign, write_json, write_record
from smallwar.table.scenario import read_scenarios
from smallwar.table.source import FormatError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from smallwar.table.contract import Game

SECONDS: Final = float(os.environ.get("SMALLWAR_FUZZ_SECONDS", "4"))
SEED: Final = int(os.environ.get("SMALLWAR_FUZZ_SEED", "1"))
SCENARIOS: Final = Path(__file__).parents[1] / "scenarios"
PIECES: Final = [
    *["", " ", "\n", "\t", ":", ",", "-", "[", "]", "{", "}", "#", ";", "'", '"', "&a ", "*a", "!!int ", "|", "? "],
    *["0", "-1", "1.5", "99999999999999999999", "1e9", "null", "yes", "true", "[]", "{}", "é", "\0", "\u2028", "𝔄"],
]

pytestmark = pytest.mark.slow


def damage(text: str, chance: random.Random) -> str:
    """Give a text that differs in a few places."""
    for _ in range(chance.randint(1, 4)):
        start = chance.randint(0, len(text))
        end = min(len(text), start + chance.choice([0, 1, 1, 2, 5, 20, 200]))
        other = chance.randint(0, len(text))
        kept = chance.choice(["", chance.choice(PIECES), text[other : other + chance.randint(1, 30)]])
        text = text[:start] + kept + text[end:]
    return text


def damaged(originals: list[str]) -> Iterator[str]:
    """Give damaged texts until the time is over."""
    chance = random.Random(SEED)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        yield damage(chance.choice(originals), chance)


def check_sentence(error: Exception) -> None:
    assert str(error)
    assert "\n" not in str(error)
    assert len(str(error)) < 2_000


def random_record(game: Game, players: int, seed: int) -> Record:
    """Play a game at random and write it down."""
    chance = Chance(seed)
    options = game.draw_options([f"player {seat + 1}" for seat in range(players)], {}, chance)
    state = game.new(options)
    record = Record(game.name(), game.rules(), options, [])
    while state.to_move() != OVER:
        step = state.toss(chance) if state.to_move() == CHANCE else chance.pick(state.legal())
        record.steps.append(state.text(step))
        state.play(step)
    sign(record, state)
    return record


def test_records() -> None:
    game = games.game()
    records = [random_record(game, players, seed=players) for players in (2, 3)]
    for text in damaged([write(record) for record in records for write in (write_record, write_json)]):
        try:
            replay(read_record(text, "damaged"), game)
        except FormatError as error:
            check_sentence(error)


def test_boards() -> None:
    shelf = games.catalogue().boards()
    for text in damaged([shelf.text(name) for name in shelf.names()]):
        for problem in shelf.problems(text, "damaged"):
            check_sentence(FormatError(problem))


def test_scenarios() -> None:
    for text in damaged([path.read_text(encoding="utf-8") for path in SCENARIOS.rglob("*.yaml")]):
        try:
            for scenario in read_scenarios(text, "damaged", find_game):
                assert "\n" not in scenario.run()
        except FormatError as error:
            check_sentence(error)


def test_steps() -> None:
    game = games.game()
    record = random_record(game, 2, seed=1)
    state = game.new(record.options)
    for text in damaged(record.steps):
        try:
            step = state.step(text)
        except IllegalStep as error:
            check_sentence(error)
        else:
            assert state.step(state.text(step)) == step
