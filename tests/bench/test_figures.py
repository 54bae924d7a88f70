"""What is measured, and how figures are judged and kept; nothing is measured here."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bench import run

if TYPE_CHECKING:
    from pathlib import Path

GOOD = {"tick_ns": 20.0, "compiled_2p_ticks": 150.0, "copy_5p_ticks": 20.0, "warcraft_2p_ticks": 240.0}


def test_figures_that_meet_their_goals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.report(GOOD, {})
    assert capsys.readouterr().out.splitlines() == [
        "tick_ns                   20.0",
        "compiled_2p_ticks        150.0   goal 150",
        "copy_5p_ticks             20.0   goal 50",
        "warcraft_2p_ticks        240.0   goal 250",
    ]


def test_a_goal_that_is_missed(capsys: pytest.CaptureFixture[str]) -> None:
    assert not run.report(GOOD | {"compiled_2p_ticks": 150.1}, {})
    assert capsys.readouterr().out.count("   goal 150   MISSED\n") == 1


def test_a_step_back_is_pointed_out_and_is_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.report(GOOD, {"tick_ns": 1.0, "compiled_2p_ticks": 140.0, "copy_5p_ticks": 17.0})
    said = capsys.readouterr().out
    assert said.count("a step back") == 1
    assert "copy_5p_ticks             20.0   goal 50   a step back from 17\n" in said


def test_random_games_of_both_kinds_are_played_to_their_ends() -> None:
    assert run.play_inside(2, 1) > 0
    assert run.play_war_inside(2, 1) > 0
    assert run.new_game(2, 1, "warcraft").view(None)["scenario"] == "border-war"


@pytest.fixture
def history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep figures in a file of this test."""
    path = tmp_path / "history.jsonl"
    monkeypatch.setattr(run, "HISTORY", path)
    return path


def stand_on(monkeypatch: pytest.MonkeyPatch, commit: str, changes: str = "") -> None:
    """Let git say that the sources are those of a commit, but for some changes."""
    monkeypatch.setattr(run, "git", lambda *arguments: commit if arguments[0] == "rev-parse" else changes)


def test_a_commit_has_one_line_with_its_newest_figures(history: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run.last_figures() == {}
    for commit, ticks in (("aaa", 1.0), ("bbb", 2.0), ("aaa", 3.0)):
        stand_on(monkeypatch, commit)
        run.keep({"compiled_2p_ticks": ticks})
    lines = [json.loads(line) for line in history.read_text(encoding="utf-8").splitlines()]
    assert [(line["commit"], line["figures"]) for line in lines] == [
        ("bbb", {"compiled_2p_ticks": 2.0}),
        ("aaa", {"compiled_2p_ticks": 3.0}),
    ]
    assert all(set(line) == {"commit", "date", "figures"} for line in lines)
    assert run.last_figures() == {"compiled_2p_ticks": 3.0}


@pytest.mark.parametrize(("commit", "changes"), [("", ""), ("aaa", " M src/smallwar/games.py")])
def test_figures_of_no_commit_are_not_kept(
    history: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], commit: str, changes: str
) -> None:
    stand_on(monkeypatch, commit, changes)
    run.keep(GOOD)
    assert not history.exists()
    assert capsys.readouterr().out == "not added to the history: the sources are not those of a commit\n"
