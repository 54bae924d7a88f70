"""What stands before everything: foreign pages, floods, and what browsers are told to refuse."""

from __future__ import annotations

import json
import socket
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import InvalidStatus

from server.visitors import ANNA_AND_BEN, PATIENCE
from smallwar.server import guard, serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from server.running import Running
    from server.visitors import Visitor

WISH = {"game": "small-world", "seats": ANNA_AND_BEN}
EVIL = "https://evil.example"


@pytest.mark.parametrize(
    "path", ["/", "/api/kinds", "/api/nothing", "/livez", "/game/x", "/assets/nothing.js", "/../x"]
)
def test_every_answer_tells_browsers_to_be_strict(anna: Visitor, path: str) -> None:
    headers = anna.http.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert "data:" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "geolocation=()" in headers["permissions-policy"]
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


def test_a_mistake_is_told_by_its_code_alone_and_as_strictly(
    anna: Visitor, shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_visitor: int) -> None:
        raise RuntimeError("secret inside")

    anna.begin(ANNA_AND_BEN)
    monkeypatch.setattr(shared.services.store, "games_of", fail)
    answer = anna.http.get("/api/games")
    assert (answer.status_code, answer.json()) == (500, {"code": "mistake", "values": {}})
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_cookie_is_for_no_script_and_no_other_site(anna: Visitor) -> None:
    answer = anna.http.post("/api/games", json=WISH)
    said = answer.headers["set-cookie"]
    assert said.startswith("smallwar=")
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= {part.strip() for part in said.split(";")}
    assert "Secure" not in said
    assert "Domain" not in said


def test_the_cookie_is_kept_as_long_as_somebody_plays(anna: Visitor) -> None:
    first, second = (anna.http.post("/api/games", json=WISH).headers["set-cookie"] for _ in range(2))
    assert first == second
    assert "set-cookie" not in anna.http.get("/api/games").headers
    assert len(anna.get("/api/games")) == 2


@pytest.mark.parametrize("path", ["/api/games", "/api/kinds", "/api/nothing", "/livez"])
def test_no_answer_is_kept_on_the_way_unless_it_says_so(anna: Visitor, path: str) -> None:
    assert anna.http.get(path).headers["cache-control"] == "no-store"


def test_behind_a_trusted_proxy_the_cookie_is_for_https_alone(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor]
) -> None:
    anna = visit(serve(trusted_proxies="127.0.0.1"))
    told = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
    said = anna.http.post("/api/games", json=WISH, headers=told).headers["set-cookie"]
    assert said.startswith("__Host-smallwar=")
    assert "Secure" in said


def test_nobody_else_is_believed_to_be_behind_https(anna: Visitor) -> None:
    said = anna.http.post("/api/games", json=WISH, headers={"x-forwarded-proto": "https"}).headers["set-cookie"]
    assert said.startswith("smallwar=")


def test_secure_cookies_can_be_asked_for(serve: Callable[..., Running], visit: Callable[[Running], Visitor]) -> None:
    anna = visit(serve(secure_cookies=True))
    assert "Secure" in anna.http.post("/api/games", json=WISH).headers["set-cookie"]


@pytest.mark.parametrize("token", ["", "x", "x" * 10_000, "\xff", "'; drop table visitor; --"])
def test_a_wrong_cookie_is_nobody(anna: Visitor, stranger: Visitor, token: str) -> None:
    game = anna.begin(ANNA_AND_BEN)
    headers = {b"cookie": f"smallwar={token}".encode("latin-1")}
    assert stranger.http.get("/api/games", headers=headers).json() == []
    assert stranger.http.delete(f"/api/games/{game}", headers=headers).status_code == 403


@pytest.mark.parametrize(
    "headers", [{"origin": EVIL}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}]
)
def test_the_page_of_another_site_changes_nothing(anna: Visitor, headers: dict[str, str]) -> None:
    game = anna.begin(ANNA_AND_BEN)
    for method, path in (
        ("POST", "/api/games"),
        ("DELETE", f"/api/games/{game}"),
        ("POST", f"/api/games/{game}/seats/1"),
    ):
        answer = anna.http.request(method, path, json=WISH, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert len(anna.get("/api/games")) == 1


def test_origins_and_hosts_can_be_named(serve: Callable[..., Running], visit: Callable[[Running], Visitor]) -> None:
    anna = visit(serve(origins="https://play.example, https://other.example/", hosts="127.0.0.1,play.example"))
    for origin in ("https://play.example", "https://other.example"):
        assert anna.http.post("/api/games", json=WISH, headers={"origin": origin}).status_code == 201
    assert anna.http.post("/api/games", json=WISH, headers={"origin": EVIL}).status_code == 403
    refused = anna.http.get("/api/kinds", headers={"host": "evil.example"})
    assert (refused.status_code, refused.json()["code"]) == (400, "unknown-host")
    game = anna.begin(ANNA_AND_BEN)
    assert anna.open(game, origin="https://play.example").hear_table()["yours"]
    with pytest.raises(InvalidStatus):
        anna.open(game, origin=EVIL)


def in_pieces(size: int) -> Iterator[bytes]:
    yield b'{"game": "'
    for _ in range(size // 1000):
        yield b"x" * 1000


@pytest.mark.parametrize("content", [b"x" * 65_537, in_pieces(100_000)])
def test_a_request_that_brings_too_much_is_refused(anna: Visitor, content: Any) -> None:
    answer = anna.http.post("/api/games", content=content, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("digits", [6, 19])
def test_a_request_that_says_it_brings_too_much_is_not_even_read(anna: Visitor, digits: int) -> None:
    connection = HTTPConnection(anna.http.base_url.host, anna.http.base_url.port or 0, timeout=PATIENCE)
    connection.putrequest("POST", "/api/games")
    connection.putheader("content-length", "9" * digits)
    connection.endheaders()
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["code"]) == (413, "too-large")
    connection.close()


def ended_by_the_server(visitor: Visitor, *sent: bytes) -> bytes:
    """Connect, send something, and wait for the server to end it; give what it said."""
    address = (visitor.http.base_url.host, visitor.http.base_url.port or 0)
    with socket.create_connection(address, timeout=PATIENCE) as connection:
        for part in sent:
            connection.sendall(part)
        return b"".join(iter(lambda: connection.recv(4096), b""))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "SECONDS_TO_ASK", 0.5)
    monkeypatch.setattr(guard, "SECONDS_TO_BRING", 0.1)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("sent", [b"", b"G", b"GET /livez HTTP/1.1\r\nHost: x\r\n"])
def test_a_connection_on_which_no_request_comes_is_ended(anna: Visitor, sent: bytes) -> None:
    assert ended_by_the_server(anna, sent) == b""


@pytest.mark.usefixtures("impatient")
def test_a_connection_on_which_a_second_request_never_comes_is_ended(anna: Visitor) -> None:
    said = ended_by_the_server(anna, b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\nGET /liv")
    assert said.endswith(b"alive\n")


@pytest.mark.usefixtures("impatient")
def test_a_request_that_does_not_bring_what_it_says_is_refused(anna: Visitor) -> None:
    head = b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    said = ended_by_the_server(anna, head, b"{")
    assert said.startswith(b"HTTP/1.1 408 ")
    assert said.endswith(b'{"code":"try-again","values":{}}')


@pytest.mark.usefixtures("impatient")
def test_a_socket_is_not_ended_for_being_quiet(anna: Visitor) -> None:
    page = anna.sit_down(anna.begin(ANNA_AND_BEN))
    assert ended_by_the_server(anna) == b""
    assert page.ask({"type": "ping"}) == {"type": "pong"}


def test_whoever_asks_too_often_must_wait(serve: Callable[..., Running], visit: Callable[[Running], Visitor]) -> None:
    anna = visit(serve(request_burst=3, requests_per_second=0.001))
    answers = [anna.http.post("/api/games", json={}) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [422, 422, 422, 429, 429]
    assert answers[-1].json()["code"] == "too-many"
    assert anna.http.get("/api/kinds").status_code == 200


def test_names_are_text(anna: Visitor) -> None:
    name = "<img src=x onerror=1>"
    page = anna.sit_down(anna.begin([{"name": name, "kind": "person"}, {"name": "&amp;", "kind": "person"}]))
    assert [player["name"] for player in page.table["view"]["players"]] == [name, "&amp;"]
    answer = anna.http.get(f"/api/games/{page.game}")
    assert answer.headers["content-type"] == "application/json"
    assert [seat["name"] for seat in answer.json()["seats"]] == [name, "&amp;"]
    record = anna.http.get(f"/api/games/{page.game}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["content-disposition"].startswith("attachment")
