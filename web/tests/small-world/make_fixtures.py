"""Makes the positions and words that the unit tests of the page read, by the real rules.

Run `python web/tests/small-world/make_fixtures.py` after a change of what the game says to the page.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallwar import games
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER
from smallwar.table.scenario import read_scenarios

if TYPE_CHECKING:
    from smallwar.table.contract import State

HERE: Final = Path(__file__).parent
GAMES: Final = 60
"""Random games out of which at least one step of every shape turns up."""


def table(state: State) -> dict[str, object]:
    """Show a position as the server would to whoever is to move."""
    mover = state.to_move()
    return {
        "type": "table",
        "number": 1,
        "since": 1,
        "news": [],
        "seat": mover,
        "to_move": mover,
        "over": False,
        "yours": True,
        "legal": [state.text(step) for step in state.legal()],
        "view": state.view(mover),
        "advice": games.catalogue().advice(state, mover, []),
        "undo": {"tail": [], "why": "nothing", "values": {}},
    }


def positions() -> dict[str, object]:
    """Show the position of each scenario beside this file."""
    path = HERE / "positions.yaml"
    found: dict[str, object] = {}
    for scenario in read_scenarios(path.read_text(encoding="utf-8"), path.name, games.find_scenarios):
        scenario.situation.settle("legal")
        found[scenario.name] = table(scenario.situation.state)
    return found


def shape(words: str) -> str:
    """Say a step without its places, numbers and names, so that equal ones can be told."""
    return " ".join(word if word.isalpha() and word.islower() else "#" for word in words.split())


def steps() -> list[str]:
    """Collect a step of every shape that random games bring up, chance included."""
    found: dict[str, str] = {}
    game = games.game()
    for seed in range(GAMES):
        chance = Chance(seed)
        state = game.new(game.draw_options(["Anna", "Bert", "Carl"], {}, chance))
        while state.to_move() != OVER:
            for step in state.legal():
                words = state.text(step)
                found.setdefault(shape(words), words)
            state.play(state.toss(chance) if state.to_move() == CHANCE else chance.pick(state.legal()))
    return sorted(found.values())


def main() -> None:
    """Write both files."""
    for name, made in (("positions", positions()), ("steps", steps())):
        path = HERE / "fixtures" / f"{name}.json"
        path.write_text(json.dumps(made, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
