"""The command line on the toy game: what it prints, and the status it ends with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from smallwar.cli.main import status
from smallwar.table.record import read_record

if TYPE_CHECKING:
    from toy_catalogue import ToyCatalogue

SCENARIO = "name: {name}\ngame: toy\nplayers: {{anna: {{card: 1}}, bert: {{card: 2}}}}\nsteps: [{{legal: {step}}}]\n"


@pytest.fixture(autouse=True)
def in_an_empty_folder(toy: ToyCatalogue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    ending = status(arguments)
    said = capsys.readouterr()
    return ending, said.out, said.err


def write_scenario(path: str, step: str) -> None:
    Path(path).write_text(SCENARIO.format(name=path, step=step), encoding="utf-8")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    ending, said, _ = run(capsys, "--version")
    assert ending == 0
    assert said in ("smallwar 0.1.0 (compiled)\n", "smallwar 0.1.0 (plain Python)\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], "smallwar: No such command 'dance'."),
        (["scenario"], "smallwar: Missing argument 'FILES...'."),
        (["play", "--bots", "deep-blue"], "smallwar: Invalid value for '--bots': expected one of "),
        (["play", "--bots", "random", "--game", "toy"], "expected at least 2 players, found 1"),
        (["play", "--game", "chess"], "smallwar: Invalid value for '--game': expected one of the games "),
        (["boards", "--game", "toy", "show", "nothing"], "nothing: cannot be read: No such file or directory"),
        (
            ["boards", "--game", "toy", "new", "--size", "huge"],
            "smallwar: Invalid value: --size: expected one of large",
        ),
        (["record", "check", "nothing"], "nothing: cannot be read: No such file or directory"),
        (["record", "show", "."], ".: cannot be read: Is a directory"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    ending, said, complained = run(capsys, *arguments)
    assert ending == 2
    assert said == ""
    assert complained.startswith(sentence)
    assert complained.count("\n") == 1


def test_scenarios_that_hold(capsys: pytest.CaptureFixture[str]) -> None:
    write_scenario("good.yaml", "roll")
    assert run(capsys, "scenario", "good.yaml") == (0, "ok good.yaml\n", "")


def test_a_scenario_that_fails(capsys: pytest.CaptureFixture[str]) -> None:
    write_scenario("good.yaml", "roll")
    write_scenario("wrong.yaml", "die 1")
    ending, said, _ = run(capsys, "scenario", "wrong.yaml", "good.yaml")
    assert ending == 1
    assert said.split("\n")[0].startswith("FAILED wrong.yaml: step 1: expected 'die 1' to be legal, was not: ")
    assert said.split("\n")[1] == "ok good.yaml"


def test_scenarios_in_a_folder_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    Path("folder").mkdir()
    write_scenario("folder/good.yaml", "roll")
    Path("folder/noise.yaml").write_bytes(bytes(range(256)) * 40_000)
    ending, said, complained = run(capsys, "scenario", "--json", "folder")
    answer = json.loads(said)
    assert ending == 2
    assert [(scenario["name"], scenario["failure"]) for scenario in answer["scenarios"]] == [("folder/good.yaml", "")]
    assert complained == "folder/noise.yaml: expected at most 2000000 bytes, found more\n"
    assert answer["unreadable"] == [complained.strip()]


def test_a_scenario_of_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    Path("odd.yaml").write_text("name: x\ngame: chess\nsteps: []\n", encoding="utf-8")
    ending, _, complained = run(capsys, "scenario", "odd.yaml")
    assert ending == 2
    assert complained.startswith("odd.yaml:2: at game: expected a game (one of ")


def play(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    return run(capsys, "play", "--game", "toy", "--bots", "random,random", "--seed", "5", *arguments)


def test_a_game_is_played_and_written_down(capsys: pytest.CaptureFixture[str]) -> None:
    ending, said, complained = play(capsys)
    assert ending == 0
    assert "== player 0 ==" in said
    assert "Ranking: " in said
    assert complained == "record: last-game.swr (seed 5; Anna was random, Bert was random)\n"
    record = read_record(Path("last-game.swr").read_text(encoding="utf-8"), "last-game.swr")
    assert record.options.players == ["Anna", "Bert"]
    assert run(capsys, "record", "check", "last-game.swr") == (0, f"ok last-game.swr: {record.result}\n", "")


def test_the_seed_repeats_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    first = json.loads(play(capsys, "--json", "--record", "one.swr")[1])
    second = json.loads(play(capsys, "--json", "--record", "two.swr")[1])
    assert first["digest"] == second["digest"]
    assert Path("one.swr").read_text(encoding="utf-8") == Path("two.swr").read_text(encoding="utf-8")


def test_a_record_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    ending, _, complained = play(capsys, "--record", "no/such/folder.swr")
    assert ending == 2
    assert complained == "no/such/folder.swr: cannot be written: No such file or directory\n"


def test_records_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    played = play(capsys)[1]
    assert run(capsys, "record", "show", "last-game.swr")[:2] == (0, played)
    answer = json.loads(run(capsys, "record", "show", "last-game.swr", "--json")[1])
    assert answer["over"] is True
    assert answer["players"] == ["Anna", "Bert"]
    assert len(answer["lines"]) == answer["steps"]


def test_records_are_converted_to_json_and_back(capsys: pytest.CaptureFixture[str]) -> None:
    play(capsys)
    text = Path("last-game.swr").read_text(encoding="utf-8")
    assert run(capsys, "record", "convert", "last-game.swr", "--output", "game.json") == (0, "", "")
    assert json.loads(Path("game.json").read_text(encoding="utf-8"))["game"] == "toy"
    assert run(capsys, "record", "convert", "game.json") == (0, text, "")
    assert run(capsys, "record", "convert", "last-game.swr", "--to", "text") == (0, text, "")


def test_records_that_are_wrong_fail_and_unreadable_ones_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    play(capsys)
    good = Path("last-game.swr").read_text(encoding="utf-8")
    Path("cut.swr").write_text("\n".join(good.split("\n")[:-3]), encoding="utf-8")
    ending, said, _ = run(capsys, "record", "check", "cut.swr", "last-game.swr")
    assert ending == 1
    assert said.startswith("FAILED cut.swr:6: at Result: expected a game that ends with ")
    Path("odd.swr").write_text(good.replace("toy", "chess"), encoding="utf-8")
    ending, said, complained = run(capsys, "record", "check", "odd.swr", "cut.swr", "--json")
    assert ending == 2
    assert complained.startswith("odd.swr:2: at Game: expected one of ")
    assert [answer["file"] for answer in json.loads(said)] == ["cut.swr"]


def test_an_unfinished_record_is_fine(capsys: pytest.CaptureFixture[str]) -> None:
    text = "Format: 1\nGame: toy\nRules: 1\nPlayers: Anna, Bert\n\ncard 1\ncard 2\nroll\n"
    Path("begun.swr").write_text(text, encoding="utf-8")
    assert run(capsys, "record", "check", "begun.swr") == (0, "ok begun.swr: unfinished after 3 steps\n", "")


def test_random_games_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--game", "toy", "--players", "3", "--games", "5", "--seed", "1", "--check"]
    ending, said, _ = run(capsys, *arguments)
    assert ending == 0
    assert said.startswith("games 5, seed 1, steps ")
    answer = json.loads(run(capsys, *arguments, "--json")[1])
    assert answer["games"] == 5
    assert answer["failures"] == []
    assert len(answer["mean_scores"]) == 3


def test_a_broken_rule_is_found(
    toy: ToyCatalogue, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy, "broken", lambda state: ["a token is missing"])
    ending, _, complained = run(capsys, "simulate", "--game", "toy", "--games", "1", "--check")
    assert ending == 1
    assert complained == "FAILED game 1: before step 1: a token is missing\n"


def test_a_mistake_of_ours_is_one_sentence_too(
    toy: ToyCatalogue, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy, "broken", lambda state: state.oops)
    ending, _, complained = run(capsys, "simulate", "--game", "toy", "--games", "1", "--check")
    assert ending == 2
    assert complained.startswith("smallwar: a mistake in the program itself: AttributeError(")


def test_boards_are_listed_shown_and_made(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "boards", "--game", "toy") == (0, "plain  regions 2; fields 1, lake 1\n", "")
    assert json.loads(run(capsys, "boards", "--game", "toy", "--json")[1]) == {
        "plain": {"name": "plain", "regions": 2, "terrain": {"fields": 1, "hills": 0, "lake": 1}}
    }
    assert run(capsys, "boards", "--game", "toy", "show", "plain") == (0, "name: plain\n", "")
    assert run(capsys, "boards", "--game", "toy", "show", "plain", "--svg", "p.svg")[0] == 0
    assert Path("p.svg").read_text(encoding="utf-8").startswith("<svg>")
    assert run(capsys, "boards", "--game", "toy", "new", "--size", "L", "--seed", "7") == (0, "name: large-7\n", "")


def test_boards_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    Path("good.yaml").write_text("name: good\n", encoding="utf-8")
    Path("bad.yaml").write_text("title: bad\n", encoding="utf-8")
    assert run(capsys, "boards", "--game", "toy", "check", "good.yaml") == (0, "ok good.yaml\n", "")
    ending, said, _ = run(capsys, "boards", "--game", "toy", "check", "good.yaml", "bad.yaml")
    assert ending == 1
    assert said == "ok good.yaml\nbad.yaml:1: at title: expected one of the keys name, found 'title'\n"
    assert run(capsys, "boards", "--game", "toy", "check", "none.yaml")[0] == 2
