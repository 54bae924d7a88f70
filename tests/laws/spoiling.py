"""Good positions of any game, spoiled for tests of its laws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from smallwar.table.contract import State

Change = tuple[str, int | None, Any]
"""A field of the position, the place in it where it is a list, and what is added there."""

Position = TypeVar("Position", bound="State")


def spoiled(good: Position, changes: list[Change]) -> Position:
    """Change a copy of a good position here and there."""
    state = good.copy()
    assert isinstance(state, type(good))
    for field, place, amount in changes:
        found = getattr(state, field)
        if place is None:
            setattr(state, field, found + amount)
        else:
            setattr(state, field, [*found[:place], found[place] + amount, *found[place + 1 :]])
    return state
