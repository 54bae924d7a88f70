"""Write `docs/reference`, a page for each race, power and relic, and the picture of the README.

Run it with `python scripts/make_reference.py`.

Everything on a page is said somewhere else already: in the class of the piece, in the questions of `ability.py`, in the
table of figures, in the numbered rules and in the scenarios. A test says when a page no longer agrees with them.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallwar import games
from smallwar.smallworld.ability import SIDES, Race, Relic
from smallwar.smallworld.roster import BADGES, BANNERS, PIECES, RELICS
from smallwar.smallworld.state import NONE
from smallwar.smallworld.steps import MEANS_WORDS
from smallwar.smallworld.tokens import FIRST_PLACE

if TYPE_CHECKING:
    from smallwar.smallworld.ability import Ability

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "smallwar" / "smallworld"
SCENARIOS: Final = ROOT / "tests" / "scenarios"
RULES: Final = ROOT / "docs" / "rules" / "small-world.md"
REFERENCE: Final = ROOT / "docs" / "reference"
PICTURE: Final = ROOT / "docs" / "pictures" / "L1a.svg"
UP: Final = "../../.."
"""From the folder of a page to the root of the project."""

CHAPTERS: Final = {"races": "Races", "powers": "Powers", "relics": "Relics"}
RULE: Final = re.compile(r"SW-[0-9]+\.[0-9]+")


def folder_of(piece: Ability) -> str:
    """Name the folder that a piece, its scenarios and its page live in."""
    return "races" if isinstance(piece, Race) else "relics" if isinstance(piece, Relic) else "powers"


def source_of(piece: Ability) -> Path:
    """Give the file of a piece."""
    return SOURCE / folder_of(piece) / f"{piece.id.replace('-', '_')}.py"


def page_of(piece: Ability) -> Path:
    """Give the page of a piece."""
    return REFERENCE / folder_of(piece) / f"{piece.id}.md"


def methods_of(tree: ast.Module) -> list[ast.FunctionDef]:
    """List the public methods of all classes of a module, in order."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    methods = [node for found in classes for node in found.body if isinstance(node, ast.FunctionDef)]
    return [method for method in methods if not method.name.startswith("_")]


def questions() -> dict[str, str]:
    """Give what `ability.py` says of every question, in its order."""
    tree = ast.parse((SOURCE / "ability.py").read_text(encoding="utf-8"))
    ability = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Ability")
    asked = [node for node in ability.body if isinstance(node, ast.FunctionDef)]
    return {method.name: ast.get_docstring(method) or "" for method in asked}


def rule_line(piece: Ability) -> str:
    """Give the number of the rule that describes a piece."""
    for line in RULES.read_text(encoding="utf-8").splitlines():
        number = RULE.search(line)
        if number is not None and f"**{piece.name}**" in line:
            return number.group()
    raise SystemExit(f"{RULES.name}: expected a rule about {piece.name}, found none")


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
    rule = rule_line(piece)
    facts["Rule"] = f"[{rule}]({UP}/docs/rules/small-world.md)"
    return facts


def scenarios_of(piece: Ability) -> list[str]:
    """Name the rules examples in the file of a piece."""
    path = SCENARIOS / folder_of(piece) / f"{piece.id}.yaml"
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("name:").strip().strip("'\"") for line in lines if line.startswith("name:")]


def page(piece: Ability) -> str:
    """Write the page of a piece."""
    folder = folder_of(piece)
    tree = ast.parse(source_of(piece).read_text(encoding="utf-8"))
    asked = questions()
    answered = [name for name in asked if name in {method.name for method in methods_of(tree)}]
    motto = (ast.get_docstring(tree) or "").partition(": ")[2]
    lines = [f"# {piece.name}", "", f"*{motto[:1].upper()}{motto[1:]}*", "", piece.text, ""]
    lines += ["| | |", "| --- | --- |"]
    lines += [f"| {name} | {fact} |" for name, fact in facts_of(piece).items()]
    lines += ["", "## Questions that it answers", ""]
    lines += [f"- `{name}`: {asked[name]}" for name in answered]
    if not answered:
        lines.append(f"None: what its class says is enough for [the rules]({UP}/src/smallwar/smallworld/rules).")
    source = source_of(piece).relative_to(ROOT).as_posix()
    scenarios = f"tests/scenarios/{folder}/{piece.id}.yaml"
    lines += ["", "## Rules examples", ""]
    lines += [f"- {name}" for name in scenarios_of(piece)]
    lines += ["", f"[Source]({UP}/{source}) · [Scenarios]({UP}/{scenarios}) · [All pieces](../README.md)"]
    return "\n".join(lines) + "\n"


def index() -> str:
    """Write the list of all pieces."""
    lines = [
        "# Reference",
        "",
        "A page for each race, power and relic: what it does, what is printed on it, which questions it answers and",
        "which examples show it. The pages are written by `python scripts/make_reference.py`; do not edit them by hand.",
    ]
    for folder, title in CHAPTERS.items():
        lines += ["", f"## {title}", ""]
        for piece in PIECES:
            if folder_of(piece) == folder:
                lines.append(f"- [{piece.name}]({folder}/{piece.id}.md): {piece.text}")
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """Give every page and what it should say, and the picture."""
    shelf = games.catalogue().boards()
    drawing = shelf.drawing(shelf.text(PICTURE.stem), PICTURE.stem)
    return {PICTURE: drawing, REFERENCE / "README.md": index(), **{page_of(piece): page(piece) for piece in PIECES}}


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
