"""Every field of a position of Warcraft: The Board Game is copied, saved and part of its key; names of players are not."""

from __future__ import annotations

import itertools
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

import pytest

from smallwar.warcraft.game import Warcraft, WarcraftState
from smallwar.warcraft.state import LISTS, NUMBERS
from wars import War

if TYPE_CHECKING:
    from collections.abc import Callable

STEPS: Final = 150
BESIDES: Final = {"map", "players", "listed"}
"""Fields that are no numbers: map and names are data of their own, and the listed steps a memory."""
DATA: Final[Any] = War(3, {"cap": "9"}, seed=4).go(STEPS).data()
CLEAR: Final = next(
    field
    for field, terrain in enumerate(DATA["map"]["terrain"])
    if terrain == "clear" and field not in DATA["map"]["towns"]
)


def played() -> WarcraftState:
    """Give a position in the middle of a game."""
    return Warcraft().load(DATA)


def longer(values: list[int]) -> list[int]:
    return [*values, 1]


def first_changed(values: list[int]) -> list[int]:
    return [values[0] + 1, *values[1:]] if values else [1]


def last_changed(values: list[int]) -> list[int]:
    return [*values[:-1], values[-1] + 1] if values else [2]


def check_other(state: WarcraftState) -> None:
    """A position that differs from the played one differs in every respect, and its copy does not differ from it."""
    assert state.key() != played().key()
    assert state != played()
    assert state.data() != played().data()
    copy = state.copy()
    assert copy == state
    assert copy.key() == state.key()
    assert copy.data() == state.data()


def test_every_field_is_named() -> None:
    state = played()
    values = {name: getattr(state, name) for name in dir(state) if not name.startswith("_")}
    fields = {name for name, value in values.items() if isinstance(value, int | list)}
    assert fields - BESIDES == {*NUMBERS, *LISTS}
    assert played().data().keys() == {*NUMBERS, *LISTS, "map", "players"}


@pytest.mark.parametrize("name", NUMBERS)
def test_every_number_counts(name: str) -> None:
    state = played()
    setattr(state, name, getattr(state, name) + 1)
    check_other(state)


@pytest.mark.parametrize("change", [longer, first_changed, last_changed])
@pytest.mark.parametrize("name", LISTS)
def test_every_list_counts(name: str, change: Callable[[list[int]], list[int]]) -> None:
    state = played()
    setattr(state, name, change(getattr(state, name)))
    check_other(state)


@pytest.mark.parametrize("name", LISTS)
def test_a_copy_keeps_what_it_was_given(name: str) -> None:
    """Lists that change in a game belong to one position alone; those that never do may be shared."""
    state = played()
    copy = state.copy()
    if name not in ("people", "side", "town"):
        getattr(copy, name).append(1)
        assert state == played()
        assert copy != state


def other_lists() -> list[tuple[str, str]]:
    """Pair the lists of changing length that follow one another in a key."""
    changing = ["works", "dice", "staggered", "dragged", "targets", "pending"]
    return list(itertools.pairwise(changing))


@pytest.mark.parametrize(("one", "other"), other_lists())
def test_a_number_does_not_slip_into_the_next_list(one: str, other: str) -> None:
    first, second = played(), played()
    setattr(first, one, [1, 1])
    setattr(first, other, [1])
    setattr(second, one, [1])
    setattr(second, other, [1, 1])
    assert first.key() != second.key()


def changed(what: str, field: int, value: object) -> Any:
    """Give the position on a map that differs in one field."""
    data = deepcopy(DATA)
    data["map"][what][field] = value
    return data


@pytest.mark.parametrize(("what", "value"), [("names", "elsewhere"), ("terrain", "forest"), ("values", 9)])
def test_positions_on_other_maps_are_others(what: str, value: object) -> None:
    other = Warcraft().load(changed(what, CLEAR, value))
    assert other.key() != played().key()
    assert other != played()


def test_neighbours_count_too() -> None:
    other = deepcopy(DATA)
    last = len(DATA["map"]["next"]) - 1
    other["map"]["next"][0].append(last)
    other["map"]["next"][last].append(0)
    assert Warcraft().load(other).key() != played().key()


def test_names_of_players_do_not_count() -> None:
    other = Warcraft().load({**DATA, "players": ["one", "two", "three"]})
    assert other.key() == played().key()
    assert other == played()
