"""Positions for the tests, written as scenarios write them."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.game import SmallWorldState
from smallwar.smallworld.situation import SmallWorldScenarios
from smallwar.table.source import read_yaml

MAP: Final = """
map:
  a: {terrain: fields, marks: [entry], next: [b, c]}
  b: {terrain: mountain, marks: [magic], next: [a, c]}
  c: {terrain: hills, marks: [cave, magic, relic], next: [a, b]}
  d: {terrain: swamp, marks: [entry], next: [e]}
  e: {terrain: forest, next: [d, f]}
  f: {terrain: lake, next: [e]}
"""


def situation(lines: str) -> SmallWorldState:
    """Build the position that the keys of a scenario describe, its turn begun."""
    state = SmallWorldScenarios().situation(read_yaml(lines, "a test").mapping(), "a test").state
    assert isinstance(state, SmallWorldState)
    state.begin_turn_if_due()
    return state


def player(race: str, power: str, holds: str, more: str = "") -> str:
    """Write a player with a race, where it stands, and whatever else there is to say."""
    return f"{{race: {race}, power: {power}, holds: {{{holds}}}{', ' + more if more else ''}}}"


def table(anna: str, bert: str, more: str = "") -> str:
    """Write a game of two on a small map."""
    return f"{MAP}players:\n  anna: {anna}\n  bert: {bert}\n{more}"
