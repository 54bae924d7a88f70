"""The names of the library are loaded once, and then looked up like any others."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

import smallwar
from smallwar import api

LOOK: Final = """
import sys
import smallwar
assert "smallwar.games" not in sys.modules
smallwar.OVER
assert {"CHANCE", "OVER", "game"} <= set(vars(smallwar))
"""


def test_names_are_loaded_when_one_is_asked_for_and_then_kept() -> None:
    subprocess.run([sys.executable, "-c", LOOK], check=True)


def test_every_name_is_there() -> None:
    assert [name for name in api.__all__ if getattr(smallwar, name) is not getattr(api, name)] == []


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="module 'smallwar' has no attribute 'games_of_chance'"):
        smallwar.games_of_chance  # type: ignore[attr-defined] # noqa: B018
