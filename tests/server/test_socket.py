"""What is said on the socket, in which order, and what is refused."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import InvalidStatus

from server.visitors import ANNA_AND_BEN, computer, open_seat, person, play
from smallwar.server import showing

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.running import Running
    from server.visitors import Page, Visitor


def refusal(answer: dict[str, Any]) -> tuple[str, int]:
    assert answer["type"] == "refused", answer
    return answer["code"], answer["number"]


def log_of(running: Running, game: str) -> list[Any]:
    return running.do(running.services.store.entries(game))


def two_at_a_table(anna: Visitor, ben: Visitor, **wish: Any) -> str:
    """Begin a game in which Anna and Ben sit, each at a page of their own."""
    game = anna.begin([person("Anna"), open_seat("Ben")], **wish)
    secret = anna.get(f"/api/games/{game}")["invitations"]["1"]
    assert ben.http.post(f"/api/games/{game}/seats/1", json={"secret": secret, "name": "Ben"}).status_code == 204
    return game


# Playing


def test_a_step_is_answered_before_it_is_shown_to_everybody(anna: Visitor, ben: Visitor, stranger: Visitor) -> None:
    game = two_at_a_table(anna, ben)
    page, others = anna.sit_down(game), [ben.sit_down(game), stranger.sit_down(game)]
    page.say(play(1, "pick 1"))
    assert page.hear() == {"type": "done", "id": page.heard[-1].split('"id":"')[1].split('"')[0], "number": 2}
    table = page.hear()
    assert (table["type"], table["number"], table["since"], table["yours"]) == ("table", 2, 1, True)
    assert table["news"][0]["events"][0]["values"]["step"] == "pick 1"
    for other in others:
        seen = other.hear()
        assert (seen["number"], seen["yours"], seen["legal"]) == (2, False, [])


def test_several_steps_are_played_all_or_none(shared: Running, anna: Visitor) -> None:
    game = anna.begin(ANNA_AND_BEN)
    page = anna.sit_down(game)
    page.play("pick 1")
    before = len(log_of(shared, game))
    first = page.table["legal"][0]
    assert page.play(first, "pick 1")["type"] == "refused"
    assert len(log_of(shared, game)) == before
    assert page.play(first)["type"] == "done"


@pytest.mark.usefixtures("toy")
def test_no_message_goes_on_after_chance_has_decided(anna: Visitor) -> None:
    page = anna.sit_down(anna.begin(ANNA_AND_BEN, game="toy"))
    assert refusal(page.play("stay", "stay")) == ("not-yours", 1)
    assert refusal(page.play("roll", "roll")) == ("not-yours", 1)
    assert page.play("roll")["type"] == "done"


def test_what_is_said_again_changes_nothing_and_is_answered_as_before(shared: Running, anna: Visitor) -> None:
    game = anna.begin(ANNA_AND_BEN)
    page = anna.sit_down(game)
    message = play(1, "pick 2")
    first = page.ask(message)
    page.hear_table(2)
    page.play(page.table["legal"][0])
    kept = len(log_of(shared, game))
    for again in (message, {**message, "number": 77}, {**message, "steps": ["pick 5"]}):
        assert page.ask(again) == first
    assert len(log_of(shared, game)) == kept


def test_what_was_said_is_known_again_after_a_restart(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor], tmp_path: Any
) -> None:
    first = serve(folder=tmp_path)
    anna = visit(first)
    game = anna.begin(ANNA_AND_BEN)
    message = play(1, "pick 2")
    answer = anna.sit_down(game).ask(message)
    first.stop()
    second = visit(serve(folder=tmp_path))
    second.http.cookies = anna.http.cookies
    page = second.sit_down(game)
    assert page.ask(message) == answer
    assert page.table["number"] == 2


def test_somebody_elses_id_is_not_answered(anna: Visitor, ben: Visitor) -> None:
    game = two_at_a_table(anna, ben)
    message = play(1, "pick 2")
    anna.sit_down(game).ask(message)
    assert refusal(ben.sit_down(game).ask(message)) == ("not-yours", 2)


@pytest.mark.parametrize("number", [0, 1, 3, 10**30, -1])
def test_another_number_than_the_present_one_is_stale(anna: Visitor, number: int) -> None:
    page = anna.sit_down(anna.begin(ANNA_AND_BEN))
    page.play("pick 1")
    assert refusal(page.ask(play(number, "stop"))) == ("stale", 2)


def test_only_whoever_is_to_move_may_play(anna: Visitor, ben: Visitor, stranger: Visitor) -> None:
    game = two_at_a_table(anna, ben)
    for visitor in (ben, stranger):
        page = visitor.sit_down(game)
        assert refusal(page.play("pick 1")) == ("not-yours", 1)
        assert refusal(page.play(back_to=1)) == ("not-yours", 1)
        assert refusal(page.ask({"type": "why", "id": "question-1", "step": "pick 1"})) == ("not-yours", 1)


@pytest.mark.usefixtures("toy")
def test_nothing_is_played_when_the_game_is_over(anna: Visitor) -> None:
    page = anna.sit_down(anna.begin(ANNA_AND_BEN, game="toy"))
    while not page.table["over"]:
        page.play("stay")
    number = page.table["number"]
    assert page.table["to_move"] is None
    assert refusal(page.play("stay")) == ("over", number)
    assert refusal(page.play(back_to=number - 1)) == ("over", number)
    assert refusal(page.ask({"type": "why", "id": "question-1", "step": "stay"})) == ("over", number)


def test_an_illegal_step_is_refused_with_the_reason_of_the_rules(anna: Visitor) -> None:
    page = anna.sit_down(anna.begin(ANNA_AND_BEN))
    page.play("pick 1")
    answer = page.play("done")
    assert refusal(answer) == ("illegal", 2)
    assert answer["reason"] == {"code": "wrong-phase", "rule": "SW-5.1", "values": {"step": "done"}}
    for nonsense in ("conquer", "conquer X1.1", "🂡", "\x00", "banner orcs"):
        assert refusal(page.play(nonsense))[0] == "illegal"
    assert page.ask({"type": "why", "id": "question-1", "step": "done"})["reason"] == answer["reason"]
    assert page.ask({"type": "why", "id": "question-2", "step": page.table["legal"][0]})["reason"] is None


def test_two_pages_of_one_seat_cannot_both_be_right(shared: Running, anna: Visitor) -> None:
    game = anna.begin(ANNA_AND_BEN)
    pages = [anna.sit_down(game) for _ in range(4)]
    for page in pages:
        page.say(play(1, "pick 1"))
    answers = [page.hear_next() for page in pages]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused", "refused", "refused"]
    assert {refusal(answer) for answer in answers if answer["type"] == "refused"} == {("stale", 2)}
    assert [entry.number for entry in log_of(shared, game)] == [1, 2]
    for page in pages:
        assert page.hear_table(2)["number"] == 2


# Catching up


def test_a_page_that_was_away_is_told_what_it_missed(anna: Visitor, stranger: Visitor) -> None:
    game = anna.begin(ANNA_AND_BEN)
    page = anna.sit_down(game)
    while page.table["number"] < 7:
        page.play(page.table["legal"][-1])
    table = stranger.sit_down(game, since=4).table
    assert (table["number"], table["since"]) == (7, 4)
    assert [entry["number"] for entry in table["news"]] == [5, 6, 7]
    assert stranger.sit_down(game, since=7).table["news"] == []
    for unknown in (None, 8, 10**8):
        assert stranger.sit_down(game, since=unknown).table["since"] == 0


def test_a_page_that_was_away_for_long_is_told_where_the_news_begin(
    anna: Visitor, stranger: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(showing, "SHOWN_AT_FIRST", 3)
    monkeypatch.setattr(showing, "SHOWN_AT_MOST", 5)
    game = anna.begin(ANNA_AND_BEN)
    page = anna.sit_down(game)
    while page.table["number"] < 9:
        page.play(page.table["legal"][-1])
    assert stranger.sit_down(game, since=1).table["since"] == 4
    assert stranger.sit_down(game).table["since"] == 6
    told = stranger.get(f"/api/games/{game}/log?before=5")
    assert [entry["number"] for entry in told] == [2, 3, 4]


# Bad messages


BAD = [
    "",
    "{",
    "null",
    "[]",
    '"play"',
    "1e999",
    "NaN",
    "[" * 10_000,
    '{"type": "play"}',
    '{"type": "cheat", "id": "12345678"}',
    '{"type": "ping", "more": 1}',
    '{"type": "ping", "__proto__": {}}',
    '{"type": "table", "number": 1}',
    '{"type": "done", "id": "12345678", "number": 1}',
    '{"type": "why", "id": "12345678", "step": "\\ud800"}',
    json.dumps(play(1, "pick 1", seat=0)),
    json.dumps(play(1, "x" * 201)),
    json.dumps(play(1, "")),
    json.dumps(play(1, *["pick 1"] * 65)),
    json.dumps({**play(1, "pick 1"), "id": "short"}),
    json.dumps({**play(1, "pick 1"), "id": "x" * 65}),
    json.dumps({**play(1, "pick 1"), "id": "no/slashes"}),
    json.dumps({**play(1, "pick 1"), "number": "1"}),
    json.dumps({**play(1, "pick 1"), "number": 1.5}),
    json.dumps({**play(1, "pick 1"), "number": True}),
    json.dumps({**play(1, "pick 1"), "number": None}),
    json.dumps({**play(1, "pick 1"), "steps": "pick 1"}),
    json.dumps({**play(1, "pick 1"), "steps": [1]}),
]


@pytest.fixture
def patient(serve: Callable[..., Running], visit: Callable[[Running], Visitor]) -> Visitor:
    """Visit a server that bears many bad messages."""
    return visit(serve(bad_messages=1000, largest_message=12_000))


def test_a_message_of_another_form_is_refused_and_nothing_else_happens(patient: Visitor) -> None:
    page = patient.sit_down(patient.begin(ANNA_AND_BEN))
    for text in BAD:
        assert page.ask(text) == {"type": "refused", "id": "", "code": "malformed", "number": 1, "reason": None}, text
    assert refusal(page.ask(b"\x00\xff")) == ("malformed", 1)
    assert refusal(page.ask(json.dumps(play(1, "pick 1")).encode())) == ("malformed", 1)
    assert refusal(page.ask(" " * 12_001)) == ("too-large", 1)
    assert refusal(page.ask("漢" * 4_001)) == ("too-large", 1)
    assert refusal(page.ask(play(1))) == ("malformed", 1)
    assert page.ask({"type": "ping"}) == {"type": "pong"}
    assert page.play("pick 1")["type"] == "done"


def flood(page: Page, frame: str | bytes, times: int) -> int | None:
    for _ in range(times):
        page.say(frame)
    return page.close_code()


@pytest.mark.parametrize(("frame", "code"), [("{", 1007), (b"{", 1003), (" " * 20_000, 1009)])
def test_whoever_keeps_sending_bad_messages_is_cut_off(anna: Visitor, frame: str | bytes, code: int) -> None:
    page = anna.sit_down(anna.begin(ANNA_AND_BEN))
    assert flood(page, frame, 5) == code


def test_whoever_sends_too_much_is_refused_and_then_cut_off(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor]
) -> None:
    anna = visit(serve(message_burst=3, messages_per_second=0.001))
    page = anna.sit_down(anna.begin(ANNA_AND_BEN))
    for _ in range(3):
        assert page.ask({"type": "ping"}) == {"type": "pong"}
    assert refusal(page.ask({"type": "ping"})) == ("too-many", 1)
    assert flood(page, '{"type": "ping"}', 4) == 1008


def test_a_frame_far_too_large_is_not_even_read(anna: Visitor) -> None:
    page = anna.sit_down(anna.begin(ANNA_AND_BEN))
    page.say(" " * (4 * 16_384 + 1))
    assert page.close_code() == 1009


def test_a_frame_that_is_no_text_at_all_closes(anna: Visitor) -> None:
    page = anna.sit_down(anna.begin(ANNA_AND_BEN))
    page.socket.send(b"\xff\xfe", text=True)
    assert page.close_code() == 1007


# Who may come


def test_a_game_that_is_not_there(anna: Visitor) -> None:
    assert anna.open("nothing").close_code() == 4404


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_the_page_of_another_site_is_not_let_in(anna: Visitor, origin: Any) -> None:
    game = anna.begin(ANNA_AND_BEN)
    with pytest.raises(InvalidStatus) as refused:
        anna.open(game, origin=origin)
    assert refused.value.response.status_code == 403


def test_the_page_of_this_site_is_let_in(anna: Visitor) -> None:
    game = anna.begin(ANNA_AND_BEN)
    assert anna.open(game, origin=anna.address).hear_table()["yours"]


def test_only_so_many_pages_may_be_connected(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor]
) -> None:
    anna = visit(serve(most_sockets=3, most_sockets_of_game=2))
    games = [anna.begin(ANNA_AND_BEN) for _ in range(2)]
    first = [anna.sit_down(games[0]) for _ in range(2)]
    assert anna.open(games[0]).close_code() == 1013
    anna.sit_down(games[1])
    assert anna.open(games[1]).close_code() == 1013
    first[0].close()
    assert anna.sit_down(games[1]).table["yours"]


def test_a_computer_player_answers_without_being_asked(anna: Visitor) -> None:
    page = anna.sit_down(anna.begin([person("Anna"), computer("Rando")]))
    page.play("pick 1")
    while page.table["to_move"] == 0:
        page.play(page.table["legal"][-1])
    while page.hear_table()["to_move"] == 1:
        page.hear()
    assert any(entry["seat"] == 1 for entry in page.table["news"])


def test_the_server_says_that_it_goes(serve: Callable[..., Running], visit: Callable[[Running], Visitor]) -> None:
    running = serve()
    anna = visit(running)
    page = anna.sit_down(anna.begin(ANNA_AND_BEN))
    running.should_exit = True
    assert page.close_code() == 1012
