"""Damaged files of every kind, for so many seconds each: a reader may complain in a sentence and do nothing else.

SMALLWAR_FUZZ_SECONDS gives them more time, SMALLWAR_FUZZ_SEED damages the files in other ways.
"""

from __future__ import annotations

import json
import os
import random
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallwar import games
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER, IllegalStep
from smallwar.table.record import Record, read_record, replay, sign, write_json, write_record
from smallwar.table.scenario import read_scenarios
from smallwar.table.source import FormatError, read_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from smallwar.table.contract import Game

SECONDS: Final = float(os.environ.get("SMALLWAR_FUZZ_SECONDS", "1"))
SEED: Final = int(os.environ.get("SMALLWAR_FUZZ_SEED", "1"))
TESTS: Final = Path(__file__).parents[1]
LONGEST_SENTENCE: Final = 500
PIECES: Final = [
    *["", " ", "\n", "\t", ":", ",", "-", "[", "]", "{", "}", "#", ";", "'", '"', "&a ", "*a", "!!int ", "|", "? "],
    *["0", "-1", "1.5", "99999999999999999999", "1e9", "null", "yes", "true", "[]", "{}", "é", "\0", "\u2028", "𝔄"],
    *["[" * 50, "{a: " * 50, "  " * 50, "9" * 400, "-9223372036854775809", "0x10", "1_000", "\ufeff", "\u202e", "é́"],
]


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
        change = chance.choice([damage, damage, damage_lines])
        yield change(chance.choice(originals), chance)


def damage_lines(text: str, chance: random.Random) -> str:
    """Give a text in which a few lines are missing, repeated, moved or cut off."""
    lines = text.split("\n")
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(lines))
        other = chance.randrange(len(lines))
        change = chance.randrange(4)
        if change == 0 and len(lines) > 1:
            del lines[place]
        elif change == 1:
            lines.insert(other, lines[place])
        elif change == 2:
            lines[place], lines[other] = lines[other], lines[place]
        else:
            lines[place] = lines[place][: chance.randint(0, len(lines[place]))]
    return "\n".join(lines)


def check_sentence(error: Exception) -> None:
    assert str(error)
    assert len(str(error).splitlines()) == 1
    assert len(str(error)) < LONGEST_SENTENCE


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
    for text in damaged([path.read_text(encoding="utf-8") for path in (TESTS / "scenarios").rglob("*.yaml")]):
        try:
            for scenario in read_scenarios(text, "damaged", games.find_scenarios):
                assert "\n" not in scenario.run()
        except FormatError as error:
            check_sentence(error)


def test_steps() -> None:
    game = games.game()
    record = random_record(game, 2, seed=1)
    state = game.new(record.options)
    while state.to_move() == CHANCE:
        state.play(state.legal()[0])
    for text in damaged(record.steps):
        try:
            step = state.step(text)
        except IllegalStep as error:
            check_sentence(error)
            continue
        assert state.step(state.text(step)) == step
        try:
            state.copy().play(step)
        except IllegalStep as error:
            check_sentence(error)


def test_positions() -> None:
    game = games.game()
    record = random_record(game, 2, seed=1)
    for text in damaged([json.dumps(game.new(record.options).data())]):
        try:
            data = json.loads(text)
        except ValueError:
            continue
        if isinstance(data, dict):
            try:
                game.load(data)
            except ValueError as error:
                check_sentence(error)


def test_bytes(tmp_path: Path) -> None:
    chance = random.Random(SEED)
    original = (TESTS / "scenarios" / "races" / "dwarves.yaml").read_bytes()
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        content = bytearray(original[: chance.randint(0, len(original))])
        for _ in range(chance.randint(1, 5)):
            content.insert(chance.randint(0, len(content)), chance.randrange(256))
        path = tmp_path / "damaged.yaml"
        path.write_bytes(content)
        try:
            read_scenarios(read_file(path), "damaged", games.find_scenarios)
        except FormatError as error:
            check_sentence(error)
