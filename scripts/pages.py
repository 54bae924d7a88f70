"""What the pages of the reference have in common, whatever game a piece belongs to."""

from __future__ import annotations

import ast
import os
from typing import TYPE_CHECKING, Final

from scripts.uncovered_rules import ROOT

if TYPE_CHECKING:
    from pathlib import Path

REFERENCE: Final = ROOT / "docs" / "reference"
EMPTY_TABLE: Final = ["| | |", "| --- | --- |"]


class Page:
    """A page about a piece: where it lies, what it is about, and what is said nowhere but in the piece and its tables."""

    def __init__(self, path: Path, source: Path, examples: Path, name: str, text: str) -> None:
        self.path = path
        self.source = source
        self.examples = examples
        self.name = name
        self.text = text
        self.facts: dict[str, str] = {}
        self.sections: list[str] = []
        """Lines between the facts and the questions."""

    def link(self, text: str, target: Path) -> str:
        """Link to a file of the project."""
        return link(self.path, text, target)

    def write(self, asked: dict[str, str], index: Path) -> str:
        """Write the page of a piece that may be asked these questions."""
        tree = ast.parse(self.source.read_text(encoding="utf-8"))
        lines = [f"# {self.name}", "", f"*{motto_of(tree)}*", "", self.text, ""]
        lines += [*EMPTY_TABLE, *[f"| {name} | {fact} |" for name, fact in self.facts.items()]]
        lines += [*self.sections, "", "## Questions that it answers", ""]
        answers = {method.name for method in methods_of(tree)}
        answered = [f"- `{name}`: {question}" for name, question in asked.items() if name in answers]
        rules = self.link("the rules", self.source.parent.parent / "rules")
        lines += answered or [f"None: what its class says is enough for {rules}."]
        lines += ["", "## Rules examples", "", *[f"- {name}" for name in examples_in(self.examples)], ""]
        footer = [("Source", self.source), ("Scenarios", self.examples), ("All pieces", index)]
        lines.append(" · ".join([self.link(text, target) for text, target in footer]))
        return "\n".join(lines) + "\n"


def link(page: Path, text: str, target: Path) -> str:
    """Link from a page to a file of the project."""
    return f"[{text}]({os.path.relpath(target, page.parent)})"


def title_of(source: Path) -> str:
    """Give the name of a piece, with which its module begins."""
    return (ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or "").partition(": ")[0]


def motto_of(tree: ast.Module) -> str:
    """Give what the first sentence of a module says of its piece, behind the name."""
    sentence = (ast.get_docstring(tree) or "").partition(": ")[2].partition(". ")[0].rstrip(".")
    return f"{sentence[:1].upper()}{sentence[1:]}."


def methods_of(tree: ast.Module) -> list[ast.FunctionDef]:
    """List the public methods of all classes of a module, in order."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    methods = [node for found in classes for node in found.body if isinstance(node, ast.FunctionDef)]
    return [method for method in methods if not method.name.startswith("_")]


def questions(path: Path, classes: list[str]) -> dict[str, str]:
    """Give what some classes of a module say of every question, in the order of the module.

    Read from the source, because compiled classes have no docstrings.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in classes:
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and ast.get_docstring(method):
                    found.setdefault(method.name, ast.get_docstring(method) or "")
    return found


def examples_in(path: Path) -> list[str]:
    """Name the rules examples in a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("name:").strip().strip("'\"") for line in lines if line.startswith("name:")]
