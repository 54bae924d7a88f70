"""Damaged files of every kind, for so many seconds each: a reader may complain in a sentence and do nothing else.

Some must be damaged so little that they are accepted, and some so much that they are refused; else nothing was tried.

SMALLWAR_FUZZ_SECONDS gives them more time, SMALLWAR_FUZZ_SEED damages the files in other ways.
"""

from __future__ import annotations

import json
import os
import random
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from smallwar import games
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER, IllegalStep
from smallwar.table.playout import random_step
from smallwar.table.record import read_record, replay, sign, write_json, write_record
from smallwar.table.scenario import read_scenarios
from smallwar.table.source import FormatError, read_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from smallwar.table.catalogue import Catalogue
    from smallwar.table.record import Record

SECONDS: Final = float(os.environ.get("SMALLWAR_FUZZ_SECONDS", "0.3"))
SEED: Final = int(os.environ.get("SMALLWAR_FUZZ_SEED", "1"))
TESTS: Final = Path(__file__).parents[1]
LONGEST_SENTENCE: Final = 500
LONGEST_WAIT: Final = 30.0
"""Seconds beyond the time to see both outcomes."""
FEW: Final = 40
FEWEST: Final = 3
"""So many damaged texts at least must be accepted, and so many refused, however slow the machine is."""

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


class Outcomes:
    """Counts what readers made of damaged files."""

    def __init__(self) -> None:
        self.accepted = 0
        self.refused = 0
        self.end = time.monotonic() + SECONDS

    def go_on(self) -> bool:
        """Say whether there is time left, or too little was seen so far."""
        if time.monotonic() < self.end:
            return True
        return min(self.accepted, self.refused) < FEWEST and time.monotonic() < self.end + LONGEST_WAIT

    def refuse(self, error: Exception) -> None:
        """Take down that a file was refused, with a sentence fit to be read."""
        self.refused += 1
        assert str(error)
        assert len(str(error).splitlines()) == 1
        assert len(str(error)) < LONGEST_SENTENCE


@pytest.fixture
def outcomes() -> Iterator[Outcomes]:
    """Expect some damaged files to be accepted and some to be refused."""
    found = Outcomes()
    yield found
    assert found.accepted >= FEWEST
    assert found.refused >= FEWEST


def damaged(originals: list[str], outcomes: Outcomes) -> Iterator[str]:
    """Give damaged texts until the time is over."""
    chance = random.Random(SEED)
    while outcomes.go_on():
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


@pytest.fixture(params=list(games.CATALOGUES))
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    """Try every game."""
    return games.catalogue(str(request.param))


def random_record(catalogue: Catalogue, players: int, seed: int) -> Record:
    """Play a game at random and write it down."""
    chance = Chance(seed)
    options = catalogue.game().draw_options([f"player {seat + 1}" for seat in range(players)], {}, chance)
    state = catalogue.game().new(options)
    record = catalogue.begin_record(options)
    while state.to_move() != OVER:
        step = random_step(state, chance)
        record.steps.append(state.text(step))
        state.play(step)
    sign(record, state)
    return record


def beginning_of(record: Record, catalogue: Catalogue) -> Record:
    """Give the record of a game that is still running: short enough to be damaged where it does no harm."""
    begun = catalogue.begin_record(record.options)
    begun.steps = record.steps[:FEW]
    return begun


def test_records(catalogue: Catalogue, outcomes: Outcomes) -> None:
    whole = [random_record(catalogue, players, seed=players) for players in (2, 3)]
    records = whole + [beginning_of(record, catalogue) for record in whole]
    for text in damaged([write(record) for record in records for write in (write_record, write_json)], outcomes):
        try:
            replay(read_record(text, "damaged", games.find_form), catalogue.game())
        except FormatError as error:
            outcomes.refuse(error)
        else:
            outcomes.accepted += 1


def test_boards(catalogue: Catalogue, outcomes: Outcomes) -> None:
    shelf = catalogue.boards()
    for text in damaged([shelf.text(name) for name in shelf.names()], outcomes):
        problems = shelf.problems(text, "damaged")
        for problem in problems:
            outcomes.refuse(FormatError(problem))
        if not problems:
            shelf.describe(text, "damaged")
            outcomes.accepted += 1


def test_scenarios(outcomes: Outcomes) -> None:
    originals = [path.read_text(encoding="utf-8") for path in TESTS.glob("**/scenarios/**/*.yaml")]
    for text in damaged(originals, outcomes):
        try:
            for scenario in read_scenarios(text, "damaged", games.find_scenarios):
                assert "\n" not in scenario.run()
        except FormatError as error:
            outcomes.refuse(error)
        else:
            outcomes.accepted += 1


def test_steps(catalogue: Catalogue, outcomes: Outcomes) -> None:
    record = random_record(catalogue, 2, seed=1)
    state = catalogue.game().new(record.options)
    while state.to_move() == CHANCE:
        state.play(state.toss(Chance(1)))
    for text in damaged(record.steps, outcomes):
        try:
            step = state.step(text)
        except IllegalStep as error:
            outcomes.refuse(error)
            continue
        outcomes.accepted += 1
        assert state.step(state.text(step)) == step
        try:
            state.copy().play(step)
        except IllegalStep as error:
            outcomes.refuse(error)


def test_positions(catalogue: Catalogue, outcomes: Outcomes) -> None:
    game = catalogue.game()
    record = random_record(catalogue, 2, seed=1)
    for text in damaged([json.dumps(game.new(record.options).data())], outcomes):
        try:
            data = json.loads(text)
        except ValueError:
            continue
        if isinstance(data, dict):
            try:
                game.load(data)
            except ValueError as error:
                outcomes.refuse(error)
            else:
                outcomes.accepted += 1


@pytest.mark.slow
def test_bytes(tmp_path: Path, outcomes: Outcomes) -> None:
    chance = random.Random(SEED)
    original = (TESTS / "scenarios" / "races" / "dwarves.yaml").read_bytes()
    path = tmp_path / "damaged.yaml"
    while outcomes.go_on():
        content = bytearray(original[: chance.randint(0, len(original))])
        for _ in range(chance.randint(1, 5)):
            content.insert(chance.randint(0, len(content)), chance.randrange(256))
        path.write_bytes(content)
        try:
            read_scenarios(read_file(path), "damaged", games.find_scenarios)
        except FormatError as error:
            outcomes.refuse(error)
        else:
            outcomes.accepted += 1
