"""What Small World of Warcraft offers beside its rules: scenarios, boards, and words and pictures for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallwar.smallworld import invariants, terminal
from smallwar.smallworld.boards.board import SIZES, describe, load_shipped, problems, read_board, shipped, write_board
from smallwar.smallworld.boards.drawing import draw_board
from smallwar.smallworld.boards.islands import new_board
from smallwar.smallworld.game import SmallWorld, SmallWorldState
from smallwar.smallworld.situation import SmallWorldScenarios
from smallwar.table.catalogue import BoardShelf, Catalogue

if TYPE_CHECKING:
    from smallwar.table.contract import Event, State


class Shelf(BoardShelf):
    """The island faces."""

    def names(self) -> list[str]:
        return list(shipped())

    def sizes(self) -> list[str]:
        return list(SIZES)

    def text(self, name: str) -> str:
        return write_board(load_shipped(name))

    def describe(self, text: str, name: str) -> dict[str, object]:
        return describe(read_board(text, name))

    def problems(self, text: str, name: str) -> list[str]:
        return problems(text, name)

    def new(self, size: str, seed: int, name: str) -> str:
        return write_board(new_board(size, seed, name))

    def drawing(self, text: str, name: str) -> str:
        return draw_board(read_board(text, name))


class SmallWorldCatalogue(Catalogue):
    """Everything that the game offers."""

    def game(self) -> SmallWorld:
        return SmallWorld()

    def scenarios(self) -> SmallWorldScenarios:
        return SmallWorldScenarios()

    def boards(self) -> Shelf:
        return Shelf()

    def heading(self, state: State) -> str:
        return terminal.heading(_own(state))

    def draw(self, state: State) -> str:
        return terminal.draw(_own(state))

    def tell(self, event: Event, state: State) -> str:
        return terminal.sentence(event)

    def broken(self, state: State) -> list[str]:
        return invariants.broken(_own(state))


def _own(state: State) -> SmallWorldState:
    assert isinstance(state, SmallWorldState)
    return state
