"""What is said where the page is not built yet."""

from __future__ import annotations

import re
from pathlib import Path

from smallwar.server.page import NOT_BUILT

MAKEFILE = Path(__file__).parents[2] / "Makefile"


def test_the_command_that_builds_the_page_exists() -> None:
    (target,) = re.findall(r"make (\w+)", NOT_BUILT)
    assert f"\n{target}: " in MAKEFILE.read_text(encoding="utf-8")
