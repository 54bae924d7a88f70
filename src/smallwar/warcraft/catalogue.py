"""What Warcraft: The Board Game offers beside its rules: scenarios, maps, and words and pictures for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallwar.table.catalogue import Catalogue
from smallwar.warcraft import invariants, terminal
from smallwar.warcraft.advice import advice_of
from smallwar.warcraft.agreement import CHOICES
from smallwar.warcraft.figures import PEOPLES
from smallwar.warcraft.form import FORM
from smallwar.warcraft.game import Warcraft, WarcraftState
from smallwar.warcraft.layout import layout_of
from smallwar.warcraft.rules.victory import name_of_side
from smallwar.warcraft.shelf import Shelf
from smallwar.warcraft.situation import WarcraftScenarios
from smallwar.warcraft.state import FEWEST_PLAYERS, MOST_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from smallwar.table.contract import Event, Options, State
    from smallwar.table.form import RecordForm


class WarcraftCatalogue(Catalogue):
    """Everything that the game offers."""

    def game(self) -> Warcraft:
        return Warcraft()

    def record_form(self) -> RecordForm:
        return FORM

    def scenarios(self) -> WarcraftScenarios:
        return WarcraftScenarios()

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
        return {**CHOICES}

    def sides(self, state: State) -> list[str]:
        position = _own(state)
        return [name_of_side(position, side) for side in position.side]

    def labels(self, state: State) -> list[dict[str, str]]:
        return [{"people": PEOPLES[people]} for people in _own(state).people]

    def layout(self, options: Options) -> dict[str, object]:
        return dict(layout_of(options))

    def advice(self, state: State, player: int | None, past: Iterable[State]) -> dict[str, object]:
        return dict(advice_of(_own(state), player))

    def broken(self, state: State) -> list[str]:
        return invariants.broken(_own(state))


def _own(state: State) -> WarcraftState:
    assert isinstance(state, WarcraftState)
    return state
