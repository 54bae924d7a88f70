"""The list of what rules and server can tell is complete and as the page's tests have it."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Final

from locales.told import FILE, events, reasons, samples
from smallwar.smallworld.words import VERBS

RULES: Final = Path(__file__).resolve().parents[2] / "src" / "smallwar" / "smallworld"
COMMAND: Final = "PYTHONPATH=src:tests:. python tests/locales/told.py"


def codes_made_with(name: str, module: str) -> set[str]:
    """Find the codes with which a module makes events or reasons."""
    tree = ast.parse((RULES / module).read_text(encoding="utf-8"))
    first = [
        call.args[0]
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == name
    ]
    return {str(code.value) for code in first if isinstance(code, ast.Constant)}


def test_the_page_tests_all_that_is_told() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == samples(), f"write the list anew: {COMMAND}"


def test_every_event_is_told_in_some_game() -> None:
    made = codes_made_with("Event", "story.py")
    assert len(made) > 5
    assert made | set(VERBS) <= {event.code for event in events()}


def test_every_reason_is_given_by_some_case() -> None:
    given = {reason.code for reason in reasons()}
    assert codes_made_with("Reason", "game.py") <= given
    assert codes_made_with("Reason", "words.py") - given == {"no-step"}, "the page plays words, never numbers"
