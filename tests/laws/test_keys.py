"""Keys tell positions apart by everything but what the players are called."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import pytest

from positions import Walk
from smallwar.smallworld.game import SmallWorld

STEPS: Final = 60
DATA: Final[Any] = Walk(3, "classic", seed=4).go(STEPS).data()
TERRAIN: Final[list[str]] = DATA["map"]["terrain"]
MARKS: Final[list[list[str]]] = DATA["map"]["marks"]


def changed(what: str, region: int, value: object) -> Any:
    """Give the position on a map that differs in one region."""
    data = deepcopy(DATA)
    data["map"][what][region] = value
    return data


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(changed("terrain", TERRAIN.index("fields"), "forest"), id="terrain"),
        pytest.param(changed("marks", MARKS.index([]), ["cave"]), id="marks"),
        pytest.param(changed("names", 0, "elsewhere"), id="names"),
    ],
)
def test_positions_on_other_maps_are_others(other: Any) -> None:
    one = SmallWorld().load(DATA)
    another = SmallWorld().load(other)
    assert one.key() != another.key()
    assert one != another


def test_neighbours_count_too() -> None:
    """Two regions of different islands become neighbours, which changes nothing else."""
    other = deepcopy(DATA)
    last = len(TERRAIN) - 1
    other["map"]["next"][0].append(last)
    other["map"]["next"][last].append(0)
    assert SmallWorld().load(other).key() != SmallWorld().load(DATA).key()


def test_names_of_players_do_not_count() -> None:
    other = SmallWorld().load({**DATA, "players": ["one", "two", "three"]})
    assert other.key() == SmallWorld().load(DATA).key()
    assert other == SmallWorld().load(DATA)
