"""What the documents show can be done, and what they link to is there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from docs.blocks import FENCE, ROOT, Checkout, blocks_of

if TYPE_CHECKING:
    from pathlib import Path

DOCUMENTS: Final = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
TAUGHT: Final = [path for path in DOCUMENTS if "reference" not in path.parts and blocks_of(path)]
LINK: Final = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
MOST_LINES: Final = 20


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.slow
@pytest.mark.parametrize("document", TAUGHT, ids=name_of)
def test_every_block_runs(document: Path, tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    for block in blocks_of(document):
        assert checkout.take(block) == ""


def test_every_link_leads_somewhere() -> None:
    broken = [
        f"{name_of(document)}: {target}"
        for document in DOCUMENTS
        for target in LINK.findall(FENCE.sub("", document.read_text(encoding="utf-8")))
        if "://" not in target and not (document.parent / target).exists()
    ]
    assert broken == []


def test_the_game_of_the_readme_runs_in_twenty_lines(tmp_path: Path) -> None:
    (program,) = [block for block in blocks_of(ROOT / "README.md") if block.language == "python"]
    assert len(program.text.splitlines()) <= MOST_LINES
    assert Checkout(tmp_path).take(program) == ""
