"""A position that waits for chance, whatever for, is saved and comes back equal."""

from __future__ import annotations

import json
from typing import Final

import pytest

from smallwar.smallworld.game import SmallWorld
from tables import player, situation, table

OFFER: Final = """
offer: [[orcs, farmer], [humans, fisher], [kobolds, sailor], [naga, ranger], [worgen, explorer], [goblins, archaeologist]]
"""
WAITING: Final = {
    "the first roll of a raid": (
        table(player("gnomes", "miner", "a: 1", "hand: 3"), player("tauren", "herbalist", "e: 3"), "phase: conquer"),
        "raid e",
    ),
    "the last attempt of a flight with Frostmourne": (
        table(
            player("gnomes", "miner", "a: 1", "hand: 3"),
            player("tauren", "herbalist", "e: 6"),
            "phase: conquer\npieces: {a: [frostmourne]}",
        ),
        "reinforce e with frostmourne flight",
    ),
    "a relic before a swap": (
        table(
            player("trolls", "portal-mage", "b: 2"),
            player("tauren", "herbalist", "e: 6"),
            "phase: conquer\npieces: {c: [relic]}",
        ),
        "swap b c",
    ),
}


@pytest.mark.parametrize("name", WAITING)
def test_it_survives_json(name: str) -> None:
    lines, step = WAITING[name]
    state = situation(lines + OFFER)
    state.play(state.step(step))
    assert state.pending
    again = SmallWorld().load(json.loads(json.dumps(state.data())))
    assert again == state
    assert again.odds() == state.odds() != []
