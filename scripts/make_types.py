"""Write the TypeScript types of the page: the messages of the server, and what is shown of each game.

Run it with `make types`, which also describes the protocol (`make_protocol.py`).

Both are read as they are written in Python, with their names and what is said about them. A test says when the types no
longer agree.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from scripts import make_protocol

ROOT: Final = Path(__file__).resolve().parents[1]
MESSAGES: Final = "src/smallwar/server/messages.py"
TYPES: Final = {
    MESSAGES: "web/src/lib/net/messages.ts",
    "src/smallwar/smallworld/shown.py": "web/src/games/small-world/types.ts",
}
"""Where types are written in Python, and where they come to stand in TypeScript."""

SAID_BY_PAGE: Final = {"GameWish", "Join", "FromPage"}
"""Who says these, and what is in them, may leave out what has a default. The server says everything."""

WORDS: Final = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "object": "unknown",
    "None": "null",
}
WITHOUT_FIELDS: Final = {"BaseModel", "Message", "TypedDict"}


def type_of(node: ast.expr) -> str:
    """Give an annotation in TypeScript; `ValueError` for one that this does not know."""
    match node:
        case ast.Name(name):
            return WORDS.get(name, name)
        case ast.Constant(None):
            return "null"
        case ast.Constant(str(text)):
            return f'"{text}"'
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{type_of(left)} | {type_of(right)}"
        case ast.Subscript(ast.Name(outer), inner):
            return _built(outer, inner.elts if isinstance(inner, ast.Tuple) else [inner])
    raise ValueError(f"expected a type that TypeScript knows too, found {ast.unparse(node)}")


def _built(outer: str, inner: list[ast.expr]) -> str:
    if outer in ("Annotated", "NotRequired"):
        return type_of(inner[0])
    parts = [type_of(node) for node in inner]
    match outer:
        case "Literal":
            return " | ".join(parts)
        case "tuple":
            return f"[{', '.join(parts)}]"
        case "list":
            return f"({parts[0]})[]" if " " in parts[0] and parts[0][0] != "[" else f"{parts[0]}[]"
        case "dict":
            return f"Record<{parts[0]}, {parts[1]}>"
    raise ValueError(f"expected a type that TypeScript knows too, found {outer}")


def names_in(node: ast.AST) -> set[str]:
    """Name everything that is mentioned somewhere."""
    return {found.id for found in ast.walk(node) if isinstance(found, ast.Name)}


def said_by_page(tree: ast.Module) -> set[str]:
    """Name what the page says, and all that is part of it."""
    found: set[str] = set()
    wider = SAID_BY_PAGE
    while wider != found:
        found = wider
        wider = found.union(*(names_in(node) for node in tree.body if declared(node) in found))
    return found


def declared(node: ast.stmt) -> str:
    """Give the name of the type that a line of a module declares, or nothing."""
    match node:
        case ast.ClassDef(name) if name not in WITHOUT_FIELDS:
            return name
        case ast.Assign([ast.Name(name)]):
            return name
    return ""


def comment(body: list[ast.stmt], place: int, indent: str) -> str:
    """Give the words that stand at a place as a comment."""
    match body[place : place + 1]:
        case [ast.Expr(ast.Constant(str(text)))]:
            return f"{indent}/** {' '.join(text.split())} */\n"
    return ""


def fields(node: ast.ClassDef, *, may_leave_out: bool) -> str:
    """Give the fields of a class, a line each, under what is said about them."""
    found = ""
    for place, line in enumerate(node.body):
        match line:
            case ast.AnnAssign(ast.Name(name), annotation, value):
                left_out = (may_leave_out and value is not None) or ast.unparse(annotation).startswith("NotRequired[")
                said = comment(node.body, place + 1, "  ")
                found += f"{said}  {name}{'?' if left_out else ''}: {type_of(annotation)};\n"
    return found


def types(python: str) -> str:
    """Give the TypeScript types of a Python module."""
    path = ROOT / python
    tree = ast.parse(path.read_text(encoding="utf-8"))
    pages = said_by_page(tree)
    found = f"// Written by scripts/make_types.py from {python}: change that, then run `make types`.\n"
    for place, node in enumerate(tree.body):
        name = declared(node)
        if isinstance(node, ast.ClassDef) and name:
            bases = "".join(f"{base} & " for base in map(ast.unparse, node.bases) if base not in WITHOUT_FIELDS)
            inside = fields(node, may_leave_out=name in pages)
            found += f"\n{comment(node.body, 0, '')}export type {name} = {bases}{{\n{inside}}};\n"
        elif isinstance(node, ast.Assign) and name:
            found += f"\n{comment(tree.body, place + 1, '')}export type {name} = {type_of(node.value)};\n"
    return found


def files() -> dict[str, str]:
    """Give what is to stand in each file."""
    return {path: types(python) for python, path in TYPES.items()} | make_protocol.files()


def stale() -> list[str]:
    """Name the files that differ from what they should say."""
    return [
        path
        for path, text in files().items()
        if not (ROOT / path).exists() or (ROOT / path).read_text(encoding="utf-8") != text
    ]


def main() -> None:
    """Write all files."""
    for path, text in files().items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
