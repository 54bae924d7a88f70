"""Write the beginnings of games after which each kind of step can be played, for the tests of the page.

    python scripts/make_browser_positions.py

Random games are played until every kind has been seen; of each kind the shortest beginning is kept.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallwar.games import game
from smallwar.smallworld.game import SmallWorldState
from smallwar.smallworld.state import RETREAT
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER
from smallwar.table.record import Record, write_record

if TYPE_CHECKING:
    from smallwar.table.contract import State

FOLDER: Final = Path(__file__).parents[1] / "tests" / "browser" / "positions"
GAMES: Final = 20_000
LONGEST: Final = 260
PLAYERS: Final = ["Anna", "Bert"]

WITH_A_NAME: Final = {"form", "side", "place"}
"""Steps whose second word says what kind they are."""


def kind_of(text: str, retreating: bool) -> str:
    """Name the kind of a step: what a person does in a different way from other steps."""
    words = text.split()
    if retreating:
        return "retreat" if words[0] == "deploy" else "retreated"
    if words[0] in WITH_A_NAME:
        return "-".join(words[:2])
    if "with" in words:
        means = words[words.index("with") + 1 :]
        return f"{words[0]}-with-{means[0] if len(means) == 1 else 'several'}"
    if words[0] == "intimidate" and "to" in words:
        return "intimidate-to"
    if words[0] == "deploy" and not words[-1].isdigit():
        return f"deploy-{words[-1]}"
    return words[0]


def note(found: dict[str, Record], record: Record, state: State, legal: list[int]) -> None:
    """Keep the game so far for each kind of step that it leads to for the first time, or sooner than before."""
    assert isinstance(state, SmallWorldState)
    retreating = state.phase == RETREAT
    for step in legal:
        text = state.text(step)
        kind = kind_of(text, retreating)
        if kind not in found or len(record.steps) < len(found[kind].steps):
            kept = Record(record.game, record.rules, record.options, record.steps[:])
            kept.remarks[0] = [f"next: {text}"]
            found[kind] = kept


def play(seed: int, found: dict[str, Record]) -> None:
    """Play one random game, and note what becomes possible in it."""
    chance = Chance(seed)
    rules = game()
    options = rules.draw_options(PLAYERS, {"coins": "open"}, chance)
    state = rules.new(options)
    record = Record(rules.name(), rules.rules(), options, [])
    while state.to_move() != OVER and len(record.steps) < LONGEST:
        if state.to_move() == CHANCE:
            step = state.toss(chance)
        else:
            legal = state.legal()
            note(found, record, state, legal)
            step = chance.pick(legal)
        record.steps.append(state.text(step))
        state.play(step)


def main() -> None:
    """Write a record for each kind of step."""
    found: dict[str, Record] = {}
    for seed in range(GAMES):
        play(seed, found)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in FOLDER.glob("*.swr"):
        path.unlink()
    for kind, record in sorted(found.items()):
        (FOLDER / f"{kind}.swr").write_text(write_record(record), encoding="utf-8")
    sys.stdout.write(f"{len(found)} kinds of steps\n")


if __name__ == "__main__":
    main()
