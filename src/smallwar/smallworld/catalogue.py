"""What Small World of Warcraft offers beside its rules: scenarios, boards, and words and pictures for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallwar.smallworld import invariants, terminal
from smallwar.smallworld.ability import SIDES
from smallwar.smallworld.advice import advice_of
from smallwar.smallworld.boards.board import SIZES, describe, load_shipped, problems, read_board, shipped, write_board
from smallwar.smallworld.boards.drawing import draw_board
from smallwar.smallworld.boards.ground import draw_ground
from smallwar.smallworld.boards.islands import new_board
from smallwar.smallworld.game import SETTINGS, SmallWorld, SmallWorldState, board_of
from smallwar.smallworld.layout import layout_of
from smallwar.smallworld.rules.setup import FEWEST_PLAYERS, ISLANDS
from smallwar.smallworld.situation import SmallWorldScenarios
from smallwar.smallworld.state import MOST_PLAYERS, TEAMS
from smallwar.table.catalogue import BoardShelf, Catalogue
from smallwar.table.form import USUAL

if TYPE_CHECKING:
    from collections.abc import Iterable

    from smallwar.table.contract import Event, Options, State
    from smallwar.table.form import RecordForm


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

    def picture(self, text: str, name: str, theme: str) -> str:
        return draw_ground(read_board(text, name), theme)

    def needed(self, players: int) -> list[str]:
        sizes = {size[0].upper(): size for size in SIZES}
        return [sizes[letter] for letter in ISLANDS[players]]


class SmallWorldCatalogue(Catalogue):
    """Everything that the game offers."""

    def game(self) -> SmallWorld:
        return SmallWorld()

    def record_form(self) -> RecordForm:
        return USUAL

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

    def seats(self) -> tuple[int, int]:
        return FEWEST_PLAYERS, MOST_PLAYERS

    def settings(self) -> dict[str, tuple[str, ...]]:
        return {**SETTINGS}

    def sides(self, state: State) -> list[str]:
        position = _own(state)
        if position.variant != TEAMS:
            return list(position.players)
        return [SIDES[side] for side in position.faction]

    def labels(self, state: State) -> list[dict[str, str]]:
        position = _own(state)
        return [{"side": side} if position.variant == TEAMS else {} for side in self.sides(state)]

    def layout(self, options: Options) -> dict[str, object]:
        return dict(layout_of([board_of(options, name) for name in options.boards]))

    def advice(self, state: State, player: int | None, past: Iterable[State]) -> dict[str, object]:
        return dict(advice_of(_own(state), player, past))

    def broken(self, state: State) -> list[str]:
        return invariants.broken(_own(state))


def _own(state: State) -> SmallWorldState:
    assert isinstance(state, SmallWorldState)
    return state
