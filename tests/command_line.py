"""The command line as tests call it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from smallwar.cli.main import status

if TYPE_CHECKING:
    import pytest


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run the command; give its status, what it said and what it complained of."""
    ending = status(arguments)
    said = capsys.readouterr()
    return ending, said.out, said.err


def write(path: str, text: str) -> str:
    """Write a file and give its name."""
    Path(path).write_text(text, encoding="utf-8")
    return path
