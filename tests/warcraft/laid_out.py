"""Positions of the second game for the tests, written as scenarios write them, and steps played from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE
from smallwar.table.source import read_yaml
from smallwar.warcraft import pending
from smallwar.warcraft.game import WarcraftState
from smallwar.warcraft.situation import WarcraftScenarios
from smallwar.warcraft.steps import PASS, make

if TYPE_CHECKING:
    from smallwar.table.contract import Event

MAP: Final = """
map:
  a: {next: [b, m]}
  b: {terrain: goldmine, next: [a, c, m]}
  c: {next: [b, d, f]}
  d: {next: [c, e]}
  e: {terrain: forest, next: [d]}
  f: {next: [c]}
  m: {terrain: mountain, next: [a, b]}
"""

ARCHERS: Final = """
map: A2
players:
  anna: {people: night-elves, town: e1, levels: {ranged: 3}, deck: [], units: {d4: {ranged: 1}}}
  bert: {people: undead, town: c6, deck: [], units: {d5: {melee: 1}}}
"""
"""A unit that names a step of a round, and an enemy next to it."""

TEAMS: Final = """
map: A4
players:
  anna: {people: orcs, team: 1, town: b1}
  bert: {people: humans, team: 2, town: b6}
  carl: {people: undead, team: 2, town: h6}
  dora: {people: night-elves, team: 1, town: h1}
phase: buy
"""
"""Two teams that buy."""


def table(anna: str, bert: str, more: str = "") -> str:
    """Write a game of orcs, who live in a, against humans, who live in d."""
    orcs = f"people: orcs, town: a{', ' if anna else ''}{anna}"
    humans = f"people: humans, town: d{', ' if bert else ''}{bert}"
    return f"{MAP}players:\n  anna: {{{orcs}}}\n  bert: {{{humans}}}\n{more}"


def situation(lines: str) -> WarcraftState:
    """Build the position that the keys of a scenario describe."""
    state = WarcraftScenarios().situation(read_yaml(lines, "a test").mapping(), "a test").state
    assert isinstance(state, WarcraftState)
    return state


def play(state: WarcraftState, words: str) -> list[Event]:
    """Play steps with commas between them, and give what the last one tells a spectator.

    Cards that none of them draws are drawn by themselves, and whoever is asked for a card passes where none is played.
    """
    events: list[Event] = []
    for text in words.split(", "):
        step = state.step(text)
        while not state.is_legal(step) and not_awaited(state):
            state.play(state.toss(Chance(1)) if state.to_move() == CHANCE else make(PASS))
        before = state.copy()
        state.play(step)
        events = before.story(step, state)
    return events


def not_awaited(state: WarcraftState) -> bool:
    """Tell whether a card is to be drawn, or somebody is asked for one."""
    return bool(state.pending) and pending.kind_of(state.pending[-1]) in (pending.DRAW, pending.ASK)
