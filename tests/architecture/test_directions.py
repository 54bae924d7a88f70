"""Who may know whom, and what pieces of a game may not do: rules that reading alone would not keep."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from smallwar.table import contract

SOURCE: Final = Path(__file__).parents[2] / "src" / "smallwar"

ALLOWED: Final = {
    "table": {"table"},
    "version": {"table"},
    "smallworld": {"table", "smallworld"},
    "warcraft": {"table", "warcraft"},
    "games": {"table", "smallworld", "warcraft"},
    "api": {"table", "games", "version"},
    "__init__": {"api"},
    "search": {"table", "games", "search"},
    "server": {"table", "games", "search", "version", "server"},
    "cli": {"table", "games", "search", "server", "version", "cli"},
    "__main__": {"cli"},
}
"""What each part of the package may import."""

NOT_IN_GAMES: Final = {"random", "time", "datetime", "secrets", "os", "numpy"}
"""Anything that could make two runs of the same game differ."""

PIECE_FOLDERS: Final = {
    "smallworld": ["races", "powers", "relics"],
    "warcraft": ["cards", "abilities", "scenarios"],
}
"""Where each game keeps what is special, each in a file of its name."""

FOR_PIECES: Final = {
    "smallworld": {"ability", "ledger", "map", "pending", "state", "steps", "tokens"},
    "warcraft": {
        "ability",
        "dice",
        "families",
        "fighting",
        "figures",
        "ledger",
        "map",
        "pending",
        "recalling",
        "state",
        "steps",
    },
}
"""What a piece may import of its game."""

ALSO_COMMON: Final = {
    "smallworld": {
        "champion",  # a wooden token too
    },
    "warcraft": {
        "first",  # a word of steps, and of every other sentence
        "militia",  # workers who fight: a kind of unit on the table
        "renown",  # what points are counted for
    },
}
"""Pieces that share their name with something that the rules do know."""

MOST_CALLS: Final = 25


def modules(*parts: str) -> list[Path]:
    """Give the modules of a part of the package, or the module of that name."""
    folder = SOURCE.joinpath(*parts)
    found = sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]
    return [path for path in found if path.exists()]


def game_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def pieces(*games: str) -> list[Path]:
    """Give the files of all races, cards and so on of these games, or of all games."""
    found = [
        path for game in games or PIECE_FOLDERS for folder in PIECE_FOLDERS[game] for path in modules(game, folder)
    ]
    return [path for path in found if path.stem != "__init__"]


def name_of(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> frozenset[str]:
    """Give the full names of what a module imports, also where only the type checker needs it."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} imports by dots"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(found)


def parts_imported(path: Path) -> set[str]:
    """Give the parts of this package that a module imports."""
    return {name.split(".")[1] for name in imports(path) if name.startswith("smallwar.")}


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_imports_go_one_way(path: Path) -> None:
    part = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    assert parts_imported(path) <= ALLOWED[part]


@pytest.mark.parametrize("path", modules("table") + modules("smallworld") + modules("warcraft"), ids=name_of)
def test_games_know_neither_time_nor_other_chance(path: Path) -> None:
    imported = {name.split(".")[0] for name in imports(path)}
    if path.parent.name == "table":
        imported -= {"datetime"}  # records check the form of a day
    assert not imported & NOT_IN_GAMES


def texts(path: Path) -> set[str]:
    """Give the texts in a module that are not docstrings."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    return {
        node.value
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings
    }


@pytest.mark.parametrize("path", modules("table") + modules("search") + modules("server") + modules("cli"), ids=name_of)
def test_the_platform_names_no_game(path: Path) -> None:
    assert not [text for text in texts(path) if re.search("small-?world|warcraft", text)]


def identifiers(path: Path) -> set[str]:
    """Give every name that a module uses or gives."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        for field in ("id", "attr", "name", "arg"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                found.add(value)
    return found


def words(name: str) -> str:
    """Write a name in small letters with a hyphen between its words and at its ends."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name)
    return "-" + re.sub(r"[^a-z]+", "-", spaced.lower()).strip("-") + "-"


@pytest.mark.parametrize(
    "path",
    [path for game in PIECE_FOLDERS for part in ("rules", "game", "state") for path in modules(game, part)],
    ids=name_of,
)
def test_the_rules_name_no_piece(path: Path) -> None:
    game = game_of(path)
    names = {words(piece.stem) for piece in pieces(game)} - {words(name) for name in ALSO_COMMON[game]}
    said = {words(name) for name in identifiers(path) | texts(path)}
    assert not [(name, text) for name in names for text in said if name in text]


@pytest.mark.parametrize("path", pieces(), ids=name_of)
def test_pieces_know_only_what_they_are_asked(path: Path) -> None:
    game = game_of(path)
    own = {name.split(".")[2] for name in imports(path) if name.startswith(f"smallwar.{game}.")}
    assert own <= FOR_PIECES[game]


@pytest.mark.parametrize("path", pieces(), ids=name_of)
def test_pieces_own_no_memory(path: Path) -> None:
    for node in ast.walk(tree(path)):
        assert not isinstance(node, ast.Global | ast.Nonlocal)
        if isinstance(node, ast.FunctionDef):
            assert node.name != "__init__"
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            assert not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))


@pytest.mark.parametrize("path", pieces(), ids=name_of)
def test_a_piece_is_one_class_in_a_file_of_its_name(path: Path) -> None:
    classes = [node.name for node in tree(path).body if isinstance(node, ast.ClassDef)]
    assert [words(name) for name in classes] == [words(path.stem)]


def test_the_contract_stays_narrow() -> None:
    calls = [
        name
        for base in (contract.State, contract.Game)
        for name, member in vars(base).items()
        if callable(member) and not name.startswith("_")
    ]
    assert len(calls) < MOST_CALLS


@pytest.mark.parametrize("path", modules("table") + modules("smallworld") + modules("warcraft"), ids=name_of)
def test_tables_of_fractions_are_lists(path: Path) -> None:
    """A tuple of them gets lost when it is compiled."""
    for node in tree(path).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple):
            assert not [
                part for part in node.value.elts if isinstance(part, ast.Constant) and isinstance(part.value, float)
            ]
