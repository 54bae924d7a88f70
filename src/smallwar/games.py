"""The games by name: the only place that knows which there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.smallworld.catalogue import SmallWorldCatalogue
from smallwar.table.source import quote
from smallwar.warcraft.catalogue import WarcraftCatalogue

if TYPE_CHECKING:
    from smallwar.table.catalogue import Catalogue
    from smallwar.table.contract import Game
    from smallwar.table.form import RecordForm
    from smallwar.table.scenario import ScenarioGame
    from smallwar.table.source import Node

CATALOGUES: Final[dict[str, Catalogue]] = {"small-world": SmallWorldCatalogue(), "warcraft": WarcraftCatalogue()}

DEFAULT: Final = "small-world"
"""The game that is meant where none is named."""


def catalogue(name: str = DEFAULT) -> Catalogue:
    """Give everything that a game offers; `ValueError` names the games there are."""
    found = CATALOGUES.get(name)
    if found is None:
        raise ValueError(f"expected one of the games {', '.join(CATALOGUES)}, found {quote(name)}")
    return found


def game(name: str = DEFAULT) -> Game:
    """Give the rules of a game."""
    return catalogue(name).game()


def find_form(name: str) -> RecordForm:
    """Give what the records of a game look like; `ValueError` names the games there are."""
    return catalogue(name).record_form()


def find_scenarios(node: Node | None) -> ScenarioGame:
    """Give what reads the scenarios of the game that one of them names."""
    return catalogue(DEFAULT if node is None else node.text(CATALOGUES, "a game")).scenarios()
