"""The pages about the races, powers and relics of Small World of Warcraft."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from scripts.pages import REFERENCE, Page, questions
from scripts.uncovered_rules import BOOKS, ROOT
from smallwar.smallworld.ability import SIDES, Race, Relic
from smallwar.smallworld.roster import BADGES, BANNERS, PIECES, RELICS
from smallwar.smallworld.state import NONE
from smallwar.smallworld.steps import MEANS_WORDS
from smallwar.smallworld.tokens import FIRST_PLACE

if TYPE_CHECKING:
    from pathlib import Path

    from smallwar.smallworld.ability import Ability

SOURCE: Final = ROOT / "src" / "smallwar" / "smallworld"
BOOK: Final = BOOKS["small-world"]
INDEX: Final = REFERENCE / "README.md"
CHAPTERS: Final = {"races": "Races", "powers": "Powers", "relics": "Relics"}
RULE: Final = re.compile(r"SW-[0-9]+\.[0-9]+")


def folder_of(piece: Ability) -> str:
    """Name the folder that a piece, its scenarios and its page live in."""
    return "races" if isinstance(piece, Race) else "relics" if isinstance(piece, Relic) else "powers"


def rule_of(piece: Ability) -> str:
    """Give the number of the rule that describes a piece."""
    for line in BOOK.rules.read_text(encoding="utf-8").splitlines():
        number = RULE.search(line)
        if number is not None and f"**{piece.name}**" in line:
            return number.group()
    raise SystemExit(f"{BOOK.rules.name}: expected a rule about {piece.name}, found none")


def facts_of(piece: Ability) -> dict[str, str]:
    """Give what is printed on a piece, and how steps and records call it."""
    facts = {"In steps and records": f"`{piece.id}`"}
    for race, number, tokens in BANNERS:
        if race is piece:
            facts |= {"Side": SIDES[race.side].capitalize(), "Number on the banner": str(number)}
            facts["Tokens in the box"] = str(tokens)
    for power, number in BADGES:
        if power is piece:
            facts |= {"Number on the badge": str(number), "Stays in decline": "yes" if power.lasts() else "no"}
    for relic in RELICS:
        if relic is piece:
            facts["Kind"] = "legendary place" if relic.kind >= FIRST_PLACE else "artifact"
    if piece.means != NONE:
        facts["Means of conquering"] = f"`with {MEANS_WORDS[piece.means]}`, once a turn"
    return facts


def page_of(piece: Ability) -> Page:
    """Begin the page of a piece."""
    folder = folder_of(piece)
    source = SOURCE / folder / f"{piece.id.replace('-', '_')}.py"
    examples = BOOK.scenarios / folder / f"{piece.id}.yaml"
    page = Page(REFERENCE / folder / f"{piece.id}.md", source, examples, piece.name, piece.text)
    page.facts = facts_of(piece)
    page.facts["Rule"] = page.link(rule_of(piece), BOOK.rules)
    return page


def pages() -> dict[Path, str]:
    """Give every page and what it should say."""
    asked = questions(SOURCE / "ability.py", ["Ability"])
    return {page.path: page.write(asked, INDEX) for page in map(page_of, PIECES)}


def chapters() -> list[str]:
    """List all pieces."""
    lines: list[str] = []
    for folder, title in CHAPTERS.items():
        lines += ["", f"## {title}", ""]
        for piece in PIECES:
            if folder_of(piece) == folder:
                lines.append(f"- [{piece.name}]({folder}/{piece.id}.md): {piece.text}")
    return lines
