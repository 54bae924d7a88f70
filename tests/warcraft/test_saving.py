"""Every position of a game is saved and comes back equal, and one that could not be is refused."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER
from smallwar.warcraft import pending
from smallwar.warcraft.game import Warcraft, WarcraftState
from smallwar.warcraft.invariants import broken

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_STEPS = 4000


def positions(seed: int, players: int, scenario: str) -> Iterator[WarcraftState]:
    """Give every position of a game of random steps."""
    chance = Chance(seed)
    game = Warcraft()
    names = ["anna", "bert", "carl", "dora"][:players]
    s = game.new(game.draw_options(names, {"scenario": scenario}, chance))
    for _ in range(MOST_STEPS):
        yield s
        if s.to_move() == OVER:
            return
        legal = [] if s.to_move() == CHANCE else s.legal()
        s.play(legal[chance.below(len(legal))] if legal else s.toss(chance))


@pytest.mark.parametrize(("players", "scenario"), [(2, "border-war"), (3, "last-wall")])
def test_positions_keep_all_laws_and_survive_json(players: int, scenario: str) -> None:
    game = Warcraft()
    for number, s in enumerate(positions(7, players, scenario)):
        assert broken(s) == []
        if number % 11 == 0:
            again = game.load(json.loads(json.dumps(s.data())))
            assert again == s
            assert again.data() == s.data()


def saved(waiting_for: int) -> dict[str, Any]:
    """Save the first position that waits for this."""
    for s in positions(7, 2, "border-war"):
        if s.pending and pending.kind_of(s.pending[-1]) == waiting_for:
            data: dict[str, Any] = json.loads(json.dumps(s.data()))
            return data
    raise AssertionError("no such position in the game")


@pytest.mark.parametrize(
    ("waiting_for", "field", "value"),
    [
        (pending.LOSE, "pending", [pending.entry(pending.LOSE, 0, 0)]),
        (pending.LOSE, "pending", []),
        (pending.DRAW, "deck", [0, 0]),
        (pending.YIELD, "phase", 3),
        (pending.ASK, "reserve", [10] * 10),
        (pending.ASK, "turn", 2),
        (pending.ASK, "people", [1, 1]),
        (pending.ASK, "levels", [9, 0, 0, 0, 0, 0]),
        (pending.ASK, "staggered", [0]),
        (pending.ASK, "entries", [0]),
        (pending.ASK, "gold", [-1, 0]),
        (pending.ASK, "outposts", None),
        (pending.DICE, "entries", [0] * 44),
    ],
)
def test_what_no_position_could_hold_is_refused(waiting_for: int, field: str, value: object) -> None:
    data = saved(waiting_for)
    data[field] = value
    with pytest.raises(ValueError, match="expected"):
        Warcraft().load(data)
