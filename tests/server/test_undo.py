"""Taking back: how far, and what stands in the way of more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from server.visitors import ANNA_AND_BEN, play
from smallwar.server import undo

if TYPE_CHECKING:
    from server.visitors import Page, Visitor

TRIES = 60


def with_own_entries(anna: Visitor, count: int) -> Page:
    """Begin games until there is one in which Anna has conquered so often without revealing anything."""
    for _ in range(TRIES):
        page = anna.sit_down(anna.begin(ANNA_AND_BEN))
        page.play("pick 1")
        while len(page.table["undo"]["tail"]) < count and page.table["legal"][0].startswith("conquer"):
            before = len(page.table["undo"]["tail"])
            assert page.play(page.table["legal"][0])["type"] == "done"
            if len(page.table["undo"]["tail"]) != before + 1:
                break
        if len(page.table["undo"]["tail"]) == count:
            return page
    raise AssertionError("expected a game without chance")


def test_own_entries_are_taken_back_one_by_one(anna: Visitor) -> None:
    page = with_own_entries(anna, 2)
    views = [page.table["view"]]
    first, second = page.table["undo"]["tail"]
    assert (first["back_to"], second["back_to"]) == (2, 3)
    assert second["steps"][0].startswith("conquer")
    for kept in (second, first):
        number = page.table["number"]
        assert page.play(back_to=kept["back_to"])["number"] == number + 1
        assert page.table["news"] == [{"number": number + 1, "seat": 0, "back_to": kept["back_to"], "events": []}]
        views.append(page.table["view"])
    assert views[0] != views[1] != views[2]
    assert page.table["undo"] == {"tail": [], "why": "chance", "values": {"word": "banner"}}


def test_several_entries_are_taken_back_at_once_and_played_anew(anna: Visitor) -> None:
    page = with_own_entries(anna, 2)
    (first, second), view = page.table["undo"]["tail"], page.table["view"]
    both = [*first["steps"], *second["steps"]]
    number = page.table["number"]
    assert page.play(*both, back_to=first["back_to"])["number"] == number + 1
    assert page.table["view"] == view
    assert page.table["undo"]["tail"] == [{"back_to": 2, "steps": both}]
    log = anna.get(f"/api/games/{page.game}/log?before=99")
    assert [entry["number"] for entry in log] == list(range(1, number + 2))


def test_what_is_played_anew_must_be_legal_or_nothing_is_taken_back(anna: Visitor) -> None:
    page = with_own_entries(anna, 1)
    table = page.table
    answer = page.play("done", back_to=2)
    assert (answer["code"], answer["number"]) == ("illegal", table["number"])
    assert anna.sit_down(page.game).table["view"] == table["view"]


@pytest.mark.parametrize("back_to", [-1, 0, 1, 3, 10**20])
def test_nothing_else_is_taken_back(anna: Visitor, back_to: int) -> None:
    page = with_own_entries(anna, 1)
    assert page.play(back_to=back_to)["code"] == "no-undo"
    assert page.play("stop", back_to=back_to)["code"] == "no-undo"


def test_what_was_taken_back_cannot_be_gone_back_to(anna: Visitor) -> None:
    page = with_own_entries(anna, 2)
    first, second = page.table["undo"]["tail"]
    page.play(back_to=first["back_to"])
    assert page.play(back_to=second["back_to"])["code"] == "no-undo"
    assert page.play(*first["steps"])["type"] == "done"


@pytest.mark.usefixtures("toy")
def test_nobody_takes_back_what_another_player_has_answered(anna: Visitor) -> None:
    page = anna.sit_down(anna.begin(ANNA_AND_BEN, game="toy"))
    page.play("stay")
    assert page.table["undo"] == {"tail": [], "why": "other-player", "values": {}}
    assert page.play(back_to=1)["code"] == "no-undo"
    page.play("stay")
    assert page.play(back_to=1)["code"] == "no-undo"


def test_nobody_takes_back_what_chance_has_revealed(anna: Visitor, stranger: Visitor) -> None:
    page = anna.sit_down(anna.begin(ANNA_AND_BEN))
    assert page.table["undo"] == {"tail": [], "why": "nothing", "values": {}}
    page.play("pick 1")
    assert page.table["undo"] == {"tail": [], "why": "chance", "values": {"word": "banner"}}
    assert page.play(back_to=1)["code"] == "no-undo"
    assert stranger.sit_down(page.game).table["undo"] == {"tail": [], "why": "not-yours", "values": {}}


def test_nobody_takes_back_without_end(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    page = with_own_entries(anna, 1)
    monkeypatch.setattr(undo, "MOST_ENTRIES", 3)
    assert page.play(back_to=2)["code"] == "no-undo"
    assert page.play(page.table["legal"][0])["type"] == "done"
    assert page.table["undo"] == {"tail": [], "why": "nothing", "values": {}}


def test_taking_back_is_repeated_without_harm_and_raced_without_harm(anna: Visitor) -> None:
    page = with_own_entries(anna, 2)
    other = anna.sit_down(page.game)
    number = page.table["number"]
    message = play(number, back_to=3)
    page.say(message)
    other.say(play(number, back_to=2))
    answers = [page.hear_next(), other.hear_next()]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    assert [answer["code"] for answer in answers if answer["type"] == "refused"] == ["stale"]
    if answers[0]["type"] == "done":
        assert page.ask(message) == answers[0]
    assert anna.sit_down(page.game).table["number"] == number + 1
