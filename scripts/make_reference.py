"""Write `docs/reference`, a page for each piece of both games, and the picture of the README: `python -m scripts.make_reference`.

Everything on a page is said somewhere else already: in the class of the piece, in the questions of `ability.py`, in the
tables of figures, in the numbered rules and in the scenarios. A test says when a page no longer agrees with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scripts import small_world_pages, warcraft_pages
from scripts.pages import REFERENCE
from scripts.uncovered_rules import ROOT
from smallwar import games

if TYPE_CHECKING:
    from pathlib import Path

PICTURE: Final = ROOT / "docs" / "pictures" / "L1a.svg"

INTRODUCTION: Final = """# Reference

A page for each race, power and relic of Small World of Warcraft: what it does, what is printed on it, which questions it
answers and which examples show it. [Warcraft: The Board Game](warcraft/README.md) has pages of its own. All are written by
`make reference`; do not edit them by hand."""


def pages() -> dict[Path, str]:
    """Give every page and what it should say, and the picture."""
    shelf = games.catalogue().boards()
    drawing = shelf.drawing(shelf.text(PICTURE.stem), PICTURE.stem)
    index = "\n".join([INTRODUCTION, *small_world_pages.chapters()]) + "\n"
    return {
        PICTURE: drawing,
        small_world_pages.INDEX: index,
        **small_world_pages.pages(),
        **warcraft_pages.pages(),
    }


def stale() -> list[str]:
    """Name the pages that differ from what they should say, and those of pieces that are gone."""
    wanted = pages()
    found = {path: path.read_text(encoding="utf-8") for path in [PICTURE, *REFERENCE.rglob("*.md")]}
    differing = [path for path in {**wanted, **found} if wanted.get(path) != found.get(path)]
    return sorted(path.relative_to(ROOT).as_posix() for path in differing)


def main() -> None:
    """Write every page, and remove those of pieces that are gone."""
    wanted = pages()
    for path in REFERENCE.rglob("*.md"):
        if path not in wanted:
            path.unlink()
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
