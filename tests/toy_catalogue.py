"""What the toy game offers beside its rules."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from smallwar.table.catalogue import BoardShelf, Catalogue
from smallwar.table.contract import CHANCE, OVER
from smallwar.table.form import RecordForm
from smallwar.table.scenario import Line, ScenarioGame, Situation
from smallwar.table.source import FormatError, read_yaml
from toy import Toy, ToyState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from smallwar.table.contract import Event, Options, State
    from smallwar.table.source import Node

FORM: Final = RecordForm(".toy", "Tray", {"Pace": "pace", "Houses": "houses"})
"""Unlike that of the first game in everything, so that nothing takes that one for granted."""

KEYS: Final = ["points", "cards", "over"]


class ToySituation(Situation):
    """A position of the toy game in a scenario."""

    def __init__(self, state: ToyState) -> None:
        self.toy = state
        self.state = state

    def settle(self, line: Line) -> str | None:
        if self.state.to_move() == CHANCE and line.kind != "chance":
            return "a chance step is due and no line says which"
        return None

    def prices(self, node: Node) -> list[str]:
        raise node.fail("no price, because nothing has one")

    def expect(self, node: Node) -> list[str]:
        failures = []
        for key, expected in node.mapping(KEYS).items():
            if key == "over":
                found: dict[str, int] = {"over": self.state.to_move() == OVER}
                wanted: dict[str, object] = {"over": expected.value}
            else:
                counts = self.toy.points if key == "points" else self.toy.cards
                found = {f"{key}.{name}": count for name, count in zip(self.toy.players, counts, strict=True)}
                wanted = {f"{key}.{name}": count.integer(0, 99) for name, count in expected.mapping().items()}
            failures += [f"expected {k} {v}, was {found[k]}" for k, v in wanted.items() if found[k] != v]
        return failures


class ToyScenarios(ScenarioGame):
    """Begins after the cards are dealt."""

    def situation(self, root: dict[str, Node], source_name: str) -> ToySituation:
        if set(root) != {"players"}:
            raise FormatError(f"{source_name}: expected the key 'players' alone, found {', '.join(root) or 'nothing'}")
        players = root["players"].mapping()
        cards = [node.mapping(["card"], ["card"])["card"].integer(1, 3) for node in players.values()]
        return ToySituation(ToyState(list(players), cards, [0] * len(players), len(players), 0))


class ToyShelf(BoardShelf):
    """One board, without anything on it."""

    def names(self) -> list[str]:
        return ["plain"]

    def sizes(self) -> list[str]:
        return ["large", "small"]

    def text(self, name: str) -> str:
        return f"name: {name}\n"

    def describe(self, text: str, name: str) -> dict[str, object]:
        title = read_yaml(text, name).mapping(["name"], ["name"])["name"].text()
        return {"name": title, "size": "small", "regions": 2, "terrain": {"fields": 1, "hills": 0, "lake": 1}}

    def problems(self, text: str, name: str) -> list[str]:
        try:
            self.describe(text, name)
        except FormatError as error:
            return [str(error)]
        return []

    def new(self, size: str, seed: int, name: str) -> str:
        return self.text(name)

    def drawing(self, text: str, name: str) -> str:
        return f"<svg><title>{self.describe(text, name)['name']}</title></svg>\n"

    def picture(self, text: str, name: str, theme: str) -> str:
        return f"<svg><title>{self.describe(text, name)['name']} by {theme}</title></svg>\n"

    def needed(self, players: int) -> list[str]:
        return []


class ToyCatalogue(Catalogue):
    """The toy game for the command line."""

    def game(self) -> Toy:
        return Toy()

    def record_form(self) -> RecordForm:
        return FORM

    def scenarios(self) -> ToyScenarios:
        return ToyScenarios()

    def boards(self) -> ToyShelf:
        return ToyShelf()

    def heading(self, state: State) -> str:
        return f"player {state.to_move()}" if state.to_move() >= 0 else "chance"

    def draw(self, state: State) -> str:
        return json.dumps(state.view(None))

    def tell(self, event: Event, state: State) -> str:
        return f"{event.values['player']}: {event.values['step']}"

    def seats(self) -> tuple[int, int]:
        return (2, 4)

    def settings(self) -> dict[str, tuple[str, ...]]:
        return {"pace": ("slow", "quick")}

    def sides(self, state: State) -> list[str]:
        return _own(state).players

    def labels(self, state: State) -> list[dict[str, str]]:
        return [{"card": str(card)} for card in _own(state).cards]

    def layout(self, options: Options) -> dict[str, object]:
        return {"seats": len(options.players)}

    def advice(self, state: State, player: int | None, past: Iterable[State]) -> dict[str, object]:
        return {"card": state.view(player)["cards"]} if state.to_move() == player else {}

    def broken(self, state: State) -> list[str]:
        return [] if min(state.scores()) >= 0 else ["points below 0"]


def _own(state: State) -> ToyState:
    assert isinstance(state, ToyState)
    return state
