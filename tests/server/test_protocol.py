"""What is written down about the protocol is what is said."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final, get_args

import pytest
from pydantic import TypeAdapter, ValidationError

from scripts.make_protocol import README, ROOT, asyncapi, examples, openapi, said_by_page, said_by_server
from server.visitors import ANNA_AND_BEN, play
from smallwar.server import connection, messages
from smallwar.server.room import MISTAKE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.visitors import Visitor

RESTART: Final = 1012
"""Is said by what runs the application."""

TEXT: Final = README.read_text(encoding="utf-8")
DOCUMENTS: Final = {
    name: json.loads((ROOT / "docs" / "protocol" / name).read_text(encoding="utf-8"))
    for name in ("openapi.json", "asyncapi.json")
}


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_reference_leads_somewhere(name: str) -> None:
    found = set(references(DOCUMENTS[name]))
    assert found
    for reference in found:
        node = DOCUMENTS[name]
        assert reference.startswith("#/")
        for part in reference[2:].split("/"):
            node = node[part]


def test_the_socket_is_described_as_asyncapi_wants_it() -> None:
    document = DOCUMENTS["asyncapi.json"]
    assert document["asyncapi"] == "3.0.0"
    assert set(document["info"]) >= {"title", "version"}
    for server in document["servers"].values():
        assert set(server) >= {"host", "protocol"}
    for channel in document["channels"].values():
        placeholders = set(re.findall(r"\{(\w+)\}", channel["address"]))
        assert placeholders == set(channel["parameters"])
    operations = document["operations"].values()
    assert {operation["action"] for operation in operations} == {"send", "receive"}
    for operation in operations:
        assert operation["channel"] == {"$ref": "#/channels/game"}
        for message in (*operation["messages"], *operation.get("reply", {}).get("messages", [])):
            assert message["$ref"].startswith("#/channels/game/messages/")


def test_every_message_is_described_with_an_example() -> None:
    document = asyncapi()
    names = {message.__name__ for message in (*said_by_page(), *said_by_server())}
    assert set(document["components"]["messages"]) == set(document["channels"]["game"]["messages"]) == names
    for name, message in document["components"]["messages"].items():
        assert message["summary"]
        assert message["examples"]
        assert document["components"]["schemas"][name]["properties"]["type"]["const"] == name.lower()
    heard = {message.__name__ for message in said_by_page()}
    said = {
        message["$ref"].rpartition("/")[2]
        for operation in document["operations"].values()
        for message in (operation["messages"] if operation["action"] == "send" else operation["reply"]["messages"])
    }
    assert said == names - heard


def test_every_request_is_described_and_told_apart() -> None:
    paths = openapi()["paths"]
    named = [operation["operationId"] for path in paths.values() for operation in path.values()]
    assert len(set(named)) == len(named)
    described = {(method.upper(), path) for path, operations in paths.items() for method in operations}
    requests = set(re.findall(r"^\| `(GET|POST|DELETE) (/api\S*?)(?:\?\S*)?`", TEXT, re.MULTILINE))
    assert requests == described
    for path in paths.values():
        for operation in path.values():
            assert {"4XX", "5XX"} <= set(operation["responses"])


def test_the_examples_are_messages() -> None:
    found = examples()
    assert {"GameWish", "Created", "Join", "Problem"} <= set(found)
    for name, values in found.items():
        adapter: TypeAdapter[Any] = TypeAdapter(getattr(messages, name))
        for value in values:
            try:
                adapter.validate_json(json.dumps(value))
            except ValidationError as error:
                pytest.fail(f"the example of {name}: {error}")


def test_every_code_is_explained() -> None:
    problems = set(re.findall(r"`([a-z-]+)`", TEXT.partition("| status | code | why |")[2].partition("\n\n")[0]))
    assert set(get_args(messages.ProblemCode)) == {code for code in problems if code not in ("fewest", "most", "seat")}
    refusals = set(re.findall(r"^\| `([a-z-]+)` \|", TEXT.partition("| code | why | what helps |")[2], re.MULTILINE))
    assert refusals == set(get_args(messages.RefusalCode))
    closes = {int(code) for code in re.findall(r"^\| (\d{4}) \|", TEXT, re.MULTILINE)}
    own = {connection.NOT_TEXT, connection.LATER, connection.NO_GAME, connection.OLD_RULES, MISTAKE}
    assert closes == {*connection.CLOSES.values(), *own, RESTART}


def test_the_server_says_what_is_described(anna: Visitor) -> None:
    page = anna.sit_down(anna.begin(ANNA_AND_BEN))
    page.play("pick 1")
    page.play("nonsense")
    page.ask({"type": "ping"})
    page.ask({"type": "why", "id": "question-1", "step": "done"})
    page.ask(play(1))
    said = {type(messages.FROM_SERVER.validate_json(text)).__name__ for text in page.heard}
    assert said == {message.__name__ for message in said_by_server()}
    assert anna.get("/api/openapi.json") == DOCUMENTS["openapi.json"]
