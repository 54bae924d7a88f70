"""The command line on the second game: it is played, simulated, written down and shown by the same commands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from command_line import run, write
from smallwar.table.contract import Event
from smallwar.warcraft.terminal import sentence

GAME: Final = ("--game", "warcraft")
WIDEST: Final = 100

SCENARIO: Final = """\
name: A worker digs
game: warcraft
map:
  a: {terrain: goldmine, next: [b]}
  b: {next: [a]}
players:
  anna: {people: orcs, town: b, workers: {a: 1}}
  bert: {people: humans}
phase: yield
steps:
  - chance: yield a 2
  - expect: {gold: {anna: 7}}
"""


@pytest.mark.parametrize(("bots", "scenario"), [(2, "border-war"), (3, "old-beacon"), (4, "last-wall")])
def test_a_game_is_shown_and_written_down(capsys: pytest.CaptureFixture[str], bots: int, scenario: str) -> None:
    players = ",".join(["random"] * bots)
    ending, said, complained = run(
        capsys, "play", *GAME, "--bots", players, "--seed", "3", "--set", f"scenario={scenario}"
    )
    assert ending == 0
    assert complained.startswith("record: last-game.wbr (seed 3;")
    assert "== Before the first round ==" in said
    assert "== Round 2 of " in said
    assert said.count("yield, deployment, purchase ==") > 2
    assert max(len(line) for line in said.splitlines()) <= WIDEST
    assert said.splitlines()[-1].startswith("Ranking: ")
    header = Path("last-game.wbr").read_text(encoding="utf-8").splitlines()
    assert "Game: warcraft" in header
    assert f"Scenario: {scenario}" in header
    assert run(capsys, "record", "check", "last-game.wbr")[0] == 0


def test_cards_of_nobody_are_told_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    _, said, _ = run(capsys, "play", *GAME, "--bots", "random,random", "--seed", "5")
    drawn = [line for line in said.splitlines() if " draws " in line]
    assert len(drawn) >= 6
    assert all(line.endswith(" draws a card") for line in drawn)


def test_many_games_are_checked_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    ending, said, _ = run(
        capsys, "simulate", *GAME, "--check", "--games", "2", "--seed", "3", "--players", "3", "--jobs", "1", "--json"
    )
    assert ending == 0
    found = json.loads(said)
    assert found["games"] == 2
    assert "people" in json.dumps(found)


def test_maps_are_listed_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    ending, said, _ = run(capsys, "boards", *GAME)
    assert ending == 0
    assert [line.split()[0] for line in said.splitlines()] == ["A2", "A3", "A4", "D2", "D3", "D4", "E2", "E3", "E4"]
    ending, said, _ = run(capsys, "boards", *GAME, "show", "A2")
    assert ending == 0
    assert run(capsys, "boards", *GAME, "check", write("A2.yaml", said)) == (0, "ok A2.yaml\n", "")


def test_a_scenario_names_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "scenario", write("good.yaml", SCENARIO)) == (0, "ok A worker digs\n", "")
    bad = write("bad.yaml", SCENARIO.replace("people: orcs", "people: trolls"))
    ending, said, complained = run(capsys, "scenario", bad)
    assert (ending, said) == (2, "")
    assert complained.startswith("bad.yaml:7: at players.anna.people: expected a people")


@pytest.mark.parametrize(
    ("setting", "complaint"),
    [
        ("target=many", "at target: expected a number from 0 to 99, found 'many'"),
        ("coins=open", "expected one of the settings"),
        ("teams=1,1", "at teams: expected 1,2, found '1,1'"),
        ("peoples=orcs,orcs", "at peoples: expected 2 peoples, each once, found 'orcs,orcs'"),
    ],
)
def test_settings_that_cannot_be(capsys: pytest.CaptureFixture[str], setting: str, complaint: str) -> None:
    ending, said, complained = run(capsys, "play", *GAME, "--bots", "random,random", "--set", setting)
    assert (ending, said) == (2, "")
    assert complaint in complained
    assert complained.count("\n") == 1


@pytest.mark.parametrize(
    ("board", "ranking"),
    [("A4", "Ranking: Dora, then Bert, then Carl, then Anna"), ("D4", "Ranking: team 1, then team 2")],
)
def test_teams_are_those_of_the_map_that_was_chosen(
    capsys: pytest.CaptureFixture[str], board: str, ranking: str
) -> None:
    bots = ("--bots", "random,random,random,random", "--seed", "3", "--set", "cap=1")
    ending, said, _ = run(capsys, "play", *GAME, *bots, "--set", "scenario=old-beacon", "--board", board)
    assert ending == 0
    assert said.splitlines()[-1] == ranking


def test_digits_that_a_record_could_not_keep_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    ending, _, complained = run(capsys, "play", *GAME, "--bots", "random,random", "--set", "cap=٣")
    assert (ending, complained) == (2, "at cap: expected a number from 1 to 99, found '٣'\n")


def test_whoever_is_attacked_is_named() -> None:
    for enemies, said in (("Bert", "Bert"), ("Bert, Carl", "Bert and Carl")):
        event = Event("fight", {"player": "Anna", "enemies": enemies, "field": "d4"})
        assert sentence(event) == f"Anna attacks {said} in d4"
