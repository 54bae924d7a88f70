"""Describe what is said by HTTP and on the socket, in OpenAPI and AsyncAPI, for programs that read such things.

Run it with `make types`. Both are made from the types of the messages; the examples are those of `docs/protocol/README.md`.
"""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args

from pydantic.json_schema import models_json_schema

from smallwar.server import messages
from smallwar.server.app import make_app
from smallwar.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pydantic import BaseModel

ROOT: Final = Path(__file__).resolve().parents[1]
README: Final = ROOT / "docs" / "protocol" / "README.md"
EXAMPLE: Final = re.compile(r"^```json (\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

REF: Final = "#/components/schemas/{model}"
CHANNEL: Final = "#/channels/game"

ANSWERS: Final = {"Play": ["Done", "Refused"], "Why": ["Answer", "Refused"], "Ping": ["Pong"]}
"""What the server answers to each message of a page. A table is no answer: it comes whenever there is something new."""


def said_by_page() -> list[type[BaseModel]]:
    """Give the messages that a page may send."""
    return list(get_args(get_args(messages.FromPage)[0]))


def said_by_server() -> list[type[BaseModel]]:
    """Give the messages that the server sends."""
    return list(get_args(get_args(messages.FromServer)[0]))


def examples() -> dict[str, list[Any]]:
    """Give the examples of the protocol by the name of their type."""
    found: dict[str, list[Any]] = {}
    for name, text in EXAMPLE.findall(README.read_text(encoding="utf-8")):
        found.setdefault(name, []).append(json.loads(text))
    return found


def openapi() -> dict[str, Any]:
    """Describe the requests."""
    return make_app(Settings.model_validate({})).openapi()


def asyncapi() -> dict[str, Any]:
    """Describe the socket."""
    heard, said = said_by_page(), said_by_server()
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "smallwar",
            "version": messages.PROTOCOL_VERSION,
            "description": "The socket of a game. docs/protocol/README.md says what may be relied on.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "servers": {"local": {"host": "127.0.0.1:8000", "protocol": "ws"}},
        "channels": {"game": channel(message.__name__ for message in (*heard, *said))},
        "operations": {
            **{f"hear{message.__name__}": hearing(message.__name__) for message in heard},
            "showTable": {
                "action": "send",
                "channel": {"$ref": CHANNEL},
                "summary": "Comes when a page connects, and after every entry of the log.",
                "messages": [{"$ref": f"{CHANNEL}/messages/Table"}],
            },
        },
        "components": {
            "messages": {message.__name__: described(message) for message in (*heard, *said)},
            "schemas": schemas(heard, said),
        },
    }


def channel(names: Iterable[str]) -> dict[str, Any]:
    """Describe where all of it is said."""
    return {
        "address": "/api/games/{game}/socket",
        "title": "A game",
        "parameters": {"game": {"description": "The id of the game."}},
        "bindings": {
            "ws": {
                "method": "GET",
                "query": {
                    "type": "object",
                    "properties": {
                        "since": {"type": "integer", "minimum": 0, "description": "The last entry that the page knows."}
                    },
                },
                "bindingVersion": "0.1.0",
            }
        },
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
    }


def hearing(name: str) -> dict[str, Any]:
    """Describe what becomes of a message of a page."""
    return {
        "action": "receive",
        "channel": {"$ref": CHANNEL},
        "messages": [{"$ref": f"{CHANNEL}/messages/{name}"}],
        "reply": {
            "channel": {"$ref": CHANNEL},
            "messages": [{"$ref": f"{CHANNEL}/messages/{answer}"} for answer in ANSWERS[name]],
        },
    }


def described(message: type[BaseModel]) -> dict[str, Any]:
    """Describe a message."""
    name = message.__name__
    return {
        "name": name,
        "summary": inspect.cleandoc(message.__doc__ or ""),
        "payload": {"$ref": REF.format(model=name)},
        "examples": [{"payload": example} for example in examples().get(name, [])],
    }


def schemas(heard: list[type[BaseModel]], said: list[type[BaseModel]]) -> dict[str, Any]:
    """Give the types of all messages and of what is in them: the server leaves nothing out."""
    wanted = [(message, "validation") for message in heard] + [(message, "serialization") for message in said]
    _, found = models_json_schema(wanted, ref_template=REF)  # type: ignore[arg-type]
    return dict(sorted(found["$defs"].items()))


def written(document: dict[str, Any]) -> str:
    """Give a document as it is kept."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def files() -> dict[str, str]:
    """Give what is to stand in each file."""
    return {
        "docs/protocol/openapi.json": written(openapi()),
        "docs/protocol/asyncapi.json": written(asyncapi()),
    }
