"""Which version this is, and whether its rules are compiled."""

from __future__ import annotations

from typing import Final

from smallwar.table import contract

VERSION: Final = "0.1.0"


def compiled() -> bool:
    """Say whether the rules run as machine code rather than as plain Python."""
    return not contract.__file__.endswith(".py")


def describe() -> str:
    """Give the answer to `--version`."""
    return f"smallwar {VERSION} ({'compiled' if compiled() else 'plain Python'})"
