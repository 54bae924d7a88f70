"""Every page and every main state of the table: in all languages and both lights, for everyone, and as a picture."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from browser.hands import ASIDE
from browser.scenes import SCENES, Visit, picture_name, settle
from browser.visits import PHONE, WIDE, Manner, go_to
from browser.watching import PICTURES
from browser.words import LANGUAGES, messages

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.visits import Visits
    from browser.watching import Watch

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE: Final = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(
  ({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`,
)"""

TEXTS: Final = r"""() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.textContent);
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(element.getAttribute(name) ?? "");
  return [...new Set(found.map((text) => text.replace(/\s+/g, " ").trim()))].filter((text) => text !== "");
}"""
"""Everything that the page says, to eyes and to ears."""

BETWEEN: Final = re.compile(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\s*\*?\[[a-z0-9]+\]\s*|\n|\}")
"""What stands between pieces of text in a message."""
FEWEST_WORDS: Final = 2

LOOKS: Final = [Manner(WIDE, language, theme) for language in LANGUAGES for theme in ("day", "night")]
ON_PHONES: Final = [Manner(PHONE, "en", "day"), Manner(PHONE, "de", "night")]


def name_of(manner: Manner) -> str:
    return f"{manner.device.name}-{manner.language}-{manner.theme}"


@cache
def english_left(language: str) -> frozenset[str]:
    """Give the pieces of English sentences that do not occur in another language."""
    other = "\n".join(messages(language).values())
    return frozenset(piece for text in messages("en").values() for piece in pieces(text) if piece not in other)


def pieces(text: str) -> list[str]:
    found = [" ".join(piece.split()) for piece in BETWEEN.split(text)]
    return [piece for piece in found if len(piece.split()) >= FEWEST_WORDS]


def complaints_about(page: Page, manner: Manner) -> list[str]:
    """Look for English where it does not belong, for a wrong language or light, and for what axe finds."""
    found = []
    shown = page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]")
    if shown != [LANGUAGES[manner.language], manner.theme]:
        found.append(f"expected {LANGUAGES[manner.language]} and {manner.theme}, found {shown}")
    if manner.language != "en":
        left = english_left(manner.language)
        found += [f"English is left: {text}" for text in page.evaluate(TEXTS) if any(piece in text for piece in left)]
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return found + list(page.evaluate(RUN_AXE))


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("manner", [*LOOKS, *ON_PHONES], ids=name_of)
def test_scene(visits: Visits, watch: Watch, manner: Manner, scene: str) -> None:
    if scene == "no-game":
        watch.excuse(re.compile("status of 404"))
    page = visits.page(manner)
    page.mouse.move(*ASIDE)
    SCENES[scene](Visit(visits, page, manner))
    settle(page)
    if manner.language == "en" or manner.device == PHONE:
        page.screenshot(path=PICTURES / picture_name(scene, manner))
    found = complaints_about(page, manner)
    leave(page)
    assert not found, "\n".join(found)


def leave(page: Page) -> None:
    """Close what stands over the page, so that the next scene can begin."""
    go_to(page, "#/credits")
    page.get_by_role("dialog").wait_for(state="detached")
