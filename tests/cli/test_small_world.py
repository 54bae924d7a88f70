"""The command line on the real game: bad input as people make it, and the answers that they get."""

from __future__ import annotations

import json
import random
import re
import time
from pathlib import Path
from typing import Final

import pytest

from command_line import run, write

SCENARIO: Final = """\
name: An example
map:
  a: {terrain: fields, marks: [entry], next: [b]}
  b: {terrain: hills, next: [a]}
players:
  anna: {race: dwarves, power: farmer, hand: 4, holds: {a: 2}}
  bert: {race: orcs, power: sailor}
phase: conquer
steps:
  - play: conquer b
"""


@pytest.fixture
def record(capsys: pytest.CaptureFixture[str]) -> str:
    """Give the text of a whole game."""
    assert run(capsys, "play", "--bots", "random,random,random", "--seed", "3")[0] == 0
    return Path("last-game.swr").read_text(encoding="utf-8")


def test_a_scenario_that_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "scenario", write("good.yaml", SCENARIO)) == (0, "ok An example\n", "")


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("race: dwarves", "race: elf", "bad.yaml:6: at players.anna.race: expected a race"),
        ("next: [a]", "next: []", "bad.yaml:"),
        ("hand: 4", "hand: many", "bad.yaml:6: at players.anna.hand: expected a whole number"),
        ("terrain: hills", "terrain: desert", "bad.yaml:4: at map.b.terrain: expected"),
        (
            "  b: {",
            "  no: {",
            "bad.yaml:4: at map: expected a name as a key, found 'no', which YAML takes for a truth value",
        ),
        ("phase: conquer", "colour: red", "bad.yaml:"),
        ("steps:", "stebs:", "bad.yaml:1: expected the key 'steps', which is missing"),
    ],
)
def test_a_position_that_cannot_be_is_named_by_its_place(
    capsys: pytest.CaptureFixture[str], old: str, new: str, place: str
) -> None:
    ending, said, complained = run(capsys, "scenario", write("bad.yaml", SCENARIO.replace(old, new)))
    assert (ending, said) == (2, "")
    assert complained.startswith(place)
    assert complained.count("\n") == 1


def test_a_record_that_was_cut(capsys: pytest.CaptureFixture[str], record: str) -> None:
    lines = record.split("\n")
    ending, said, _ = run(capsys, "record", "check", write("cut.swr", "\n".join(lines[: len(lines) // 2])))
    assert ending == 1
    assert "expected a game that ends with" in said
    assert run(capsys, "record", "show", write("cut.swr", record[:40]))[0] == 2


def test_a_step_out_of_turn(capsys: pytest.CaptureFixture[str], record: str) -> None:
    lines = record.split("\n")
    first = next(index for index, line in enumerate(lines) if line.startswith("pick "))
    lines.insert(first, "done")
    ending, said, _ = run(capsys, "record", "check", write("odd.swr", "\n".join(lines)))
    assert ending == 1
    why = "a player without an active race takes a combo first (SW-3.1)"
    assert said == f"FAILED odd.swr:{first + 1}: expected a legal step, found 'done': {why}\n"


def test_a_record_of_boards_that_are_not_there(capsys: pytest.CaptureFixture[str], record: str) -> None:
    boards = next(line for line in record.split("\n") if line.startswith("Boards: "))
    ending, _, complained = run(capsys, "record", "show", write("odd.swr", record.replace(boards, "Boards: L9z, S1a")))
    assert ending == 2
    assert complained.startswith("odd.swr:5: at Boards: ")
    assert "L9z" in complained
    assert complained.count("\n") == 1


BEGUN: Final = """\
Format: 1
Game: small-world
Rules: 3
Players: Anna, Bert
Boards: S1a, S2a
Options: coins=open

"""
OWN_BOARD: Final = "Boards: S1a, mine\nBoard: mine\n  name: mine\n  size: huge\n"


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("Anna, Bert", "Anna", "odd.swr:4: at Players: expected 2 to 5 players, found 1\n"),
        ("coins=open", "coins=few", "odd.swr:6: at Options: at coins: expected one of secret, open, found 'few'\n"),
        (
            "coins=open",
            "luck=good",
            "odd.swr:6: at Options: expected one of the settings variant, coins, found 'luck'\n",
        ),
        ("S1a, S2a", "S1a, S1a", "odd.swr:5: at Boards: expected every board once\n"),
        (
            "Boards: S1a, S2a\n",
            OWN_BOARD,
            "odd.swr:6: at Board mine: the board mine:1: expected the key 'regions', which is ",
        ),
    ],
)
def test_what_no_game_begins_with_is_named_by_its_line(
    capsys: pytest.CaptureFixture[str], old: str, new: str, place: str
) -> None:
    ending, said, complained = run(capsys, "record", "check", write("odd.swr", BEGUN.replace(old, new)))
    assert (ending, said) == (2, "")
    assert complained.startswith(place)


@pytest.mark.parametrize(
    "command", [["scenario"], ["record", "show"], ["record", "check"], ["record", "convert"], ["boards", "check"]]
)
def test_ten_megabytes_of_noise(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    Path("noise").write_bytes(random.Random(1).randbytes(10_000_000))
    start = time.monotonic()
    ending, said, complained = run(capsys, *command, "noise")
    assert time.monotonic() - start < 2
    assert (ending, said) == (2, "")
    assert complained == "noise: expected at most 2000000 bytes, found more\n"


def test_the_twelve_faces_are_listed_and_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(run(capsys, "boards", "--json")[1])
    assert list(listed) == [f"{size}{number}{side}" for size in "LMS" for number in "12" for side in "ab"]
    assert run(capsys, "boards", "show", "S1a", "--svg", "S1a.svg")[0] == 0
    assert Path("S1a.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_shipped_face_is_without_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "boards", "show", "S1a")[1]
    assert run(capsys, "boards", "check", write("copy.yaml", text)) == (0, "ok copy.yaml\n", "")
    first = text.index("next: [")
    broken = text[:first] + "next: []" + text[text.index("]", first) + 1 :]
    ending, said, _ = run(capsys, "boards", "check", write("broken.yaml", broken))
    assert ending == 1
    complaints = re.findall(r"^broken\.yaml:\d+: at regions\.(\d+)\.next\[\d+\]: (.*)$", said, re.MULTILINE)
    assert len(complaints) == said.count("\n") > 0
    for region, complaint in complaints:
        assert complaint == (
            f"expected a region whose own 'next' names {region}, since neighbours are mutual, found '1'"
        )


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["classic", "teams"])
def test_random_games_keep_every_law(capsys: pytest.CaptureFixture[str], variant: str) -> None:
    ending, said, complained = run(
        capsys, "simulate", "--players", "4", "--games", "3", "--seed", "7", "--variant", variant, "--check"
    )
    assert (ending, complained) == (0, "")
    assert said.startswith("games 3, seed 7, steps ")


def test_sides_win_in_teams(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ["--players", "4", "--games", "2", "--seed", "7", "--set", "variant=teams", "--jobs", "1"]
    wins = json.loads(run(capsys, "simulate", *chosen, "--json")[1])["wins"]
    assert sum(wins["side"][side]["share"] for side in ("alliance", "horde")) == 1
    assert [wins["seat"][seat]["fair"] for seat in "1234"] == [0.5] * 4


def test_six_cannot_play(capsys: pytest.CaptureFixture[str]) -> None:
    ending, _, complained = run(capsys, "simulate", "--players", "6", "--games", "1")
    assert (ending, complained) == (2, "expected 2 to 5 players, found 6\n")


def test_an_unknown_variant(capsys: pytest.CaptureFixture[str]) -> None:
    ending, _, complained = run(capsys, "simulate", "--variant", "chess", "--games", "1")
    assert (ending, complained) == (2, "at variant: expected one of classic, teams, found 'chess'\n")
