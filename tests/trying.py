"""How positions of any game are tried: what is legal is played on a copy, and all else is refused and changes nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import HealthCheck, settings

from smallwar.table.contract import CHANCE, OVER, IllegalStep

if TYPE_CHECKING:
    from smallwar.table.chance import Chance
    from smallwar.table.contract import State

EVERYDAY: Final = 16

bounded: Final = settings(
    max_examples=EVERYDAY,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
"""The same positions every day, because what fails must fail for everybody."""

TOSSES: Final = 6
LARGEST_BITS: Final = 64
CHUNK: Final = 6
SMALL: Final = 8


def canonical(state: State) -> bytes:
    """Give a whole position as bytes."""
    return json.dumps(state.data(), sort_keys=True).encode()


def too_many_to_list(state: State) -> bool:
    """Tell whether chance has more steps than are listed."""
    return state.to_move() == CHANCE and not state.odds()


def possible_steps(state: State, chance: Chance) -> list[int]:
    """Give every legal step, or a few where chance has too many to list."""
    if too_many_to_list(state):
        return sorted({state.toss(chance) for _ in range(TOSSES)})
    return state.legal()


def mutants(steps: list[int], count: int, chance: Chance) -> list[int]:
    """Make numbers that differ a little from steps, and a few that have nothing to do with any."""
    found = [-1, -(2**40), 2**31 - 1, 2**40, 2**62, 2**80]
    found += [chance.below(2) << bit | chance.below(1 << 16) for bit in range(5, LARGEST_BITS)]
    for _ in range(count if steps else 0):
        step = chance.pick(steps)
        place = chance.below(LARGEST_BITS - CHUNK)
        if chance.below(2):
            found.append(step ^ 1 << place)
        else:
            wiped = step & ~((1 << CHUNK) - 1 << place)
            found.append(wiped | chance.below(SMALL) << place)
    return found


def check_refused(state: State, others: list[int]) -> None:
    """Try steps most of which are not legal: those are refused with a reason, and nothing changes."""
    legal = state.legal()
    unlisted = too_many_to_list(state)
    before = canonical(state)
    key = state.key()
    for step in others:
        reason = state.why_not(step)
        if step in legal or (unlisted and reason is None):
            assert reason is None
            state.copy().play(step)
            continue
        assert reason is not None, step
        assert reason.sentence
        with pytest.raises(IllegalStep):
            state.play(step)
        assert state.key() == key
    assert canonical(state) == before
    assert state.legal() == legal


def is_over(state: State) -> bool:
    """Tell whether the game has ended."""
    return state.to_move() == OVER
