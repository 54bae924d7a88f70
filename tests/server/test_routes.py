"""Every request, and what becomes of bad ones: a problem with a code, and never a mistake of the server."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from server.visitors import ANNA_AND_BEN, computer, open_seat, person
from smallwar import games
from smallwar.table.contract import OVER
from smallwar.table.record import read_record, replay

if TYPE_CHECKING:
    from httpx import Response

    from server.running import Running
    from server.visitors import Visitor
    from toy_catalogue import ToyCatalogue

WISH = {"game": "small-world", "seats": ANNA_AND_BEN}


def is_problem(answer: Response, status: int, code: str) -> bool:
    found = answer.json()
    return (answer.status_code, found["code"]) == (status, code) and set(found) == {"code", "values"}


def test_the_games_that_can_be_played(stranger: Visitor) -> None:
    kinds = {kind["id"]: kind for kind in stranger.get("/api/kinds")}
    assert list(kinds) == list(games.CATALOGUES)
    kind = kinds["small-world"]
    assert (kind["fewest"], kind["most"]) == (2, 5)
    assert kind["settings"]["coins"] == ["secret", "open"]
    assert kind["boards_needed"]["2"] == ["large", "small"]
    assert "greedy" in kind["bots"]
    assert set(kind["boards"]) == {"small", "medium", "large"}


def test_whoever_begins_a_game_sees_it_in_the_list_and_nobody_else_does(anna: Visitor, stranger: Visitor) -> None:
    first = anna.begin(ANNA_AND_BEN)
    second = anna.begin([person("Anna"), computer("Greta")])
    assert {line["id"] for line in anna.get("/api/games")} == {first, second}
    assert stranger.get("/api/games") == []


def test_the_facts_of_a_game(anna: Visitor, stranger: Visitor) -> None:
    game = anna.begin([person("Anna"), open_seat("Ben")], settings={"coins": "open"})
    facts = anna.get(f"/api/games/{game}")
    assert [(seat["name"], seat["kind"], seat["yours"]) for seat in facts["seats"]] == [
        ("Anna", "person", True),
        ("Ben", "open", False),
    ]
    assert facts["settings"] == {"variant": "classic", "coins": "open"}
    assert facts["layout"]["regions"]
    assert (facts["number"], facts["to_move"], facts["over"]) == (1, 0, False)
    assert list(facts["invitations"]) == ["1"]
    seen = stranger.get(f"/api/games/{game}")
    assert seen["invitations"] == {}
    assert not any(seat["yours"] for seat in seen["seats"])


def test_a_game_is_played_on_the_boards_that_were_chosen(anna: Visitor) -> None:
    game = anna.begin(ANNA_AND_BEN, boards=["L2b", "S1a"])
    assert anna.get(f"/api/games/{game}")["boards"] == ["L2b", "S1a"]


@pytest.mark.slow
def test_a_seed_makes_new_boards_and_always_the_same(anna: Visitor) -> None:
    made = [anna.get(f"/api/games/{anna.begin(ANNA_AND_BEN, board_seed=7)}") for _ in range(2)]
    assert made[0]["boards"] == ["N1", "N2"]
    assert made[0]["layout"] == made[1]["layout"]


def test_an_open_seat_is_of_the_first_who_brings_its_secret(anna: Visitor, ben: Visitor, stranger: Visitor) -> None:
    game = anna.begin([person("Anna"), open_seat("somebody")])
    secret = anna.get(f"/api/games/{game}")["invitations"]["1"]
    seat = f"/api/games/{game}/seats/1"
    page = anna.sit_down(game)
    assert is_problem(ben.http.post(seat, json={"secret": "a" * 22, "name": "Ben"}), 403, "wrong-secret")
    assert is_problem(ben.http.post(seat, json={"secret": secret, "name": "Anna"}), 422, "same-name")
    assert ben.http.post(seat, json={"secret": secret, "name": "Ben"}).status_code == 204
    assert is_problem(stranger.http.post(seat, json={"secret": secret, "name": "Eve"}), 403, "wrong-secret")
    assert page.hear()["view"]["players"][1]["name"] == "Ben"
    facts = ben.get(f"/api/games/{game}")
    assert [(seat["name"], seat["yours"]) for seat in facts["seats"]] == [("Anna", False), ("Ben", True)]
    assert [line["id"] for line in ben.get("/api/games")] == [game]
    assert anna.get(f"/api/games/{game}")["invitations"] == {}


def test_two_who_sit_down_at_once_cannot_both_have_one_name(anna: Visitor, ben: Visitor, stranger: Visitor) -> None:
    game = anna.begin([person("Anna"), open_seat("one"), open_seat("two")])
    secrets = anna.get(f"/api/games/{game}")["invitations"]

    def sit_down(visitor: Visitor, index: str) -> int:
        wish = {"secret": secrets[index], "name": "Ben"}
        return visitor.http.post(f"/api/games/{game}/seats/{index}", json=wish).status_code

    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(sit_down, (ben, stranger), "12"))
    assert sorted(answers) == [204, 422]
    assert anna.sit_down(game).play("pick 1")["type"] == "done"


@pytest.mark.parametrize("index", ["-1", "2", "99999999999999999999999"])
def test_a_seat_that_is_not_there_cannot_be_taken(anna: Visitor, index: str) -> None:
    game = anna.begin([person("Anna"), open_seat("Ben")])
    secret = anna.get(f"/api/games/{game}")["invitations"]["1"]
    answer = anna.http.post(f"/api/games/{game}/seats/{index}", json={"secret": secret, "name": "Eve"})
    assert is_problem(answer, 403, "wrong-secret")


def test_only_whoever_began_a_game_may_delete_it(anna: Visitor, ben: Visitor) -> None:
    game = anna.begin(ANNA_AND_BEN)
    page = ben.sit_down(game)
    assert is_problem(ben.http.delete(f"/api/games/{game}"), 403, "not-yours")
    assert anna.http.delete(f"/api/games/{game}").status_code == 204
    assert page.close_code() == 4404
    assert is_problem(anna.http.get(f"/api/games/{game}"), 404, "unknown-game")
    assert anna.open(game).close_code() == 4404


def test_the_log_is_told_entry_by_entry(anna: Visitor, stranger: Visitor) -> None:
    game = anna.begin(ANNA_AND_BEN)
    page = anna.sit_down(game)
    while page.table["number"] < 8:
        page.play(page.table["legal"][0])
    told = stranger.get(f"/api/games/{game}/log?before=7")
    assert [entry["number"] for entry in told] == [1, 2, 3, 4, 5, 6]
    assert stranger.get(f"/api/games/{game}/log?before=1") == []
    assert len(stranger.get(f"/api/games/{game}/log?before=999999999999")) == 8
    assert is_problem(stranger.http.get(f"/api/games/{game}/log"), 422, "malformed")
    assert is_problem(stranger.http.get(f"/api/games/{game}/log?before=0"), 422, "malformed")


def test_the_record_is_the_game(anna: Visitor, stranger: Visitor) -> None:
    game = anna.begin(ANNA_AND_BEN)
    page = anna.sit_down(game)
    while page.table["number"] < 20:
        page.play(page.table["legal"][-1])
    answer = stranger.http.get(f"/api/games/{game}/record")
    assert answer.headers["content-disposition"].startswith('attachment; filename="small-world-')
    record = read_record(answer.text, "record")
    assert record.options.players == ["Anna", "Ben"]
    assert replay(record, games.game("small-world")).view(page.table["seat"]) == page.table["view"]


@pytest.mark.usefixtures("toy")
def test_no_record_tells_what_somebody_may_not_know(anna: Visitor, ben: Visitor) -> None:
    game = anna.begin([person("Anna"), open_seat("Ben")], game="toy")
    dealt = [line.split()[1] for line in steps_of_record(anna, game)]
    assert dealt[0] in "123"
    assert dealt[1] == "?"
    assert steps_of_record(ben, game) == ["card ?", "card ?"]
    assert anna.http.get(f"/api/games/{game}/record").headers["content-disposition"].endswith('.toy"')


@pytest.mark.usefixtures("toy")
def test_the_record_of_a_finished_game_tells_everything(anna: Visitor, stranger: Visitor) -> None:
    game = anna.begin(ANNA_AND_BEN, game="toy")
    page = anna.sit_down(game)
    assert stranger.http.get(f"/api/games/{game}/record").text.count("card ?") == 2
    while not page.table["over"]:
        page.play("stay")
    record = read_record(stranger.http.get(f"/api/games/{game}/record").text, "record", games.find_form)
    assert replay(record, games.game("toy")).to_move() == OVER
    assert record.digest
    assert record.result


def steps_of_record(visitor: Visitor, game: str) -> list[str]:
    """Ask for the record of a game that has just begun, and give its steps."""
    header, _, steps = visitor.http.get(f"/api/games/{game}/record").text.partition("\n\n")
    assert "Digest" not in header
    return steps.splitlines()


def test_the_ground_is_drawn_once_and_may_be_kept(anna: Visitor, stranger: Visitor) -> None:
    game = anna.begin(ANNA_AND_BEN, boards=["L1a", "S1a"])
    answer = stranger.http.get(f"/api/games/{game}/boards/L1a/night.svg")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "immutable" in answer.headers["cache-control"]
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    for path in ("L1b/day", "L1a/noon", "%2e%2e/day"):
        assert stranger.http.get(f"/api/games/{game}/boards/{path}.svg").status_code == 404


def test_boards_that_come_with_a_game_are_drawn_before_there_is_a_game(stranger: Visitor) -> None:
    answer = stranger.http.get("/api/kinds/small-world/boards/L1a/day.svg")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text.startswith("<svg")
    for path in ("small-world/boards/L9a/day", "small-world/boards/L1a/dusk", "chess/boards/L1a/day"):
        assert stranger.http.get(f"/api/kinds/{path}.svg").status_code == 404


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [person("Anna")]}, "seats"),
        ({"seats": [person(f"P{n}") for n in range(6)]}, "seats"),
        ({"seats": [person("Anna"), person("Anna")]}, "same-name"),
        ({"seats": [person("Anna"), person(" Ben")]}, "bad-name"),
        ({"seats": [person("Anna"), person("Be,n")]}, "bad-name"),
        ({"seats": [person("Anna"), person("Be\nn")]}, "bad-name"),
        ({"seats": [person("Anna"), person("Be\u202en")]}, "bad-name"),
        ({"seats": [person("Anna"), computer("Ben", "deep-blue")]}, "unknown-bot"),
        ({"seats": [person("Anna"), {**person("Ben"), "bot": "greedy"}]}, "unknown-bot"),
        ({"settings": {"coins": "golden"}}, "unknown-setting"),
        ({"settings": {"dice": "two"}}, "unknown-setting"),
        ({"boards": ["L1a"]}, "unfit-boards"),
        ({"boards": ["L1a", "X1a"]}, "unfit-boards"),
        ({"boards": ["S1a", "S1b"]}, "unfit-boards"),
        ({"board_seed": -1}, "malformed"),
        ({"board_seed": 1 << 31}, "malformed"),
        ({"seats": []}, "malformed"),
        ({"seats": "Anna"}, "malformed"),
        ({"seats": [person("")] * 2}, "malformed"),
        ({"seats": [person("x" * 41), person("Ben")]}, "malformed"),
        ({"seats": [{"name": 1, "kind": "person"}] * 2}, "malformed"),
        ({"seats": [{"name": "Anna", "kind": "ghost"}] * 2}, "malformed"),
        ({"settings": {"coins": 1}}, "malformed"),
        ({"game": None}, "malformed"),
        ({"more": 1}, "malformed"),
        ({"seats": [{**person("Anna"), "visitor": 1}, person("Ben")]}, "malformed"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(anna: Visitor, wish: dict[str, Any], code: str) -> None:
    assert is_problem(anna.http.post("/api/games", json={**WISH, **wish}), 422, code)
    assert anna.get("/api/games") == []


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"[]", "application/json"),
        (b"\xff\xfe", "application/json"),
        (b"[" * 20_000, "application/json"),
        (b'{"game": 1e999}', "application/json"),
        (b'{"game": NaN}', "application/json"),
        (b'{"game": "\\ud800", "seats": []}', "application/json"),
        (json.dumps(WISH).encode(), "text/plain"),
        (json.dumps(WISH).encode(), "application/x-www-form-urlencoded"),
        (json.dumps(WISH).encode(), "multipart/form-data; boundary=x"),
    ],
)
def test_what_is_no_wish_at_all_is_malformed(anna: Visitor, body: bytes, kind: str) -> None:
    answer = anna.http.post("/api/games", content=body, headers={"content-type": kind})
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] == "malformed"


def test_no_address_is_a_mistake(anna: Visitor) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/games/x/y"):
        assert is_problem(anna.http.get(path), 404, "not-found"), path
    assert is_problem(anna.http.get("/api/games/%00%ff"), 404, "unknown-game")
    assert is_problem(anna.http.put("/api/games", json={}), 405, "not-allowed")


def test_a_game_of_other_rules_is_told_apart_from_one_that_is_not_there(
    anna: Visitor, shared: Running, toy: ToyCatalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = anna.begin(ANNA_AND_BEN, game="toy")
    monkeypatch.setattr(type(toy.game()), "rules", lambda _game: 2)
    shared.services.rooms.recent.clear()
    assert is_problem(anna.http.get(f"/api/games/{game}"), 410, "old-rules")
    assert anna.open(game).close_code() == 4410
