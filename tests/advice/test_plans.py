"""The plans that put everything in hand somewhere: legal at every place, and what their names promise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis.strategies import integers, sampled_from

from positions import TABLES, Walk
from smallwar.smallworld.advice import advice_of, before_this_turn
from smallwar.smallworld.plans import fill
from smallwar.smallworld.state import REDEPLOYMENT, RETREAT, START
from smallwar.smallworld.steps import STOP, make

if TYPE_CHECKING:
    from collections.abc import Iterator

    from smallwar.smallworld.game import SmallWorldState
    from smallwar.table.contract import State


def placings(walk: Walk, steps: int) -> Iterator[tuple[SmallWorldState, list[State]]]:
    """Give every position of a game in which something in hand is to be placed, with all before it, the latest first."""
    past: list[State] = []
    for _ in range(steps):
        state = walk.state.copy()
        if state.phase in (REDEPLOYMENT, RETREAT) and state.to_move() >= 0 and state.in_hand(state.to_move()):
            yield state, past[::-1]
        past.append(state)
        if not walk.step():
            return


@given(sampled_from(TABLES), integers(0, 1000))
def test_every_plan_is_legal_and_leaves_nothing_in_hand(table: tuple[int, str], seed: int) -> None:
    for state, past in placings(Walk(*table, seed), 120):
        who = state.to_move()
        for name, steps in advice_of(state, who, past)["plans"].items():
            after = state.copy()
            for text in steps:
                after.play(after.step(text))
            assert not after.in_hand(who), name


def standing(state: SmallWorldState, who: int) -> dict[str, int]:
    """Give how many stand in each region of a player's active race."""
    view = state.view(who)
    regions = view["regions"]
    assert isinstance(regions, dict)
    mine = state.players[who]
    return {
        name: int(seen.get("tokens", 0)) + int(seen.get("beasts", 0))
        for name, seen in regions.items()
        if seen.get("player") == mine and not seen.get("declined")
    }


def quiet_turns(walk: Walk) -> Iterator[tuple[SmallWorldState, list[State]]]:
    """Give positions in which somebody ends the conquests before the first one, with all before each, the latest first."""
    past: list[State] = []
    for _ in range(400):
        state = walk.state.copy()
        stop = make(STOP)
        if state.phase == START and state.to_move() >= 0 and stop in state.legal():
            before = [state.copy(), *past[::-1]]
            state.play(stop)
            yield state, before
        past.append(walk.state.copy())
        if not walk.step():
            return


def test_as_before_puts_everybody_back() -> None:
    tried = 0
    for seed in range(12):
        for state, past in quiet_turns(Walk(3, "classic", seed)):
            who = state.to_move()
            earlier = before_this_turn(state, past)
            if state.phase != REDEPLOYMENT or earlier is None:
                continue
            stood = standing(earlier, who)
            if standing(state, who).keys() != stood.keys() or state.in_hand(who) != sum(stood.values()) - len(stood):
                continue
            for text in advice_of(state, who, past)["plans"].get("before", []):
                state.play(state.step(text))
            assert standing(state, who) == stood
            tried += 1
    assert tried > 10


def test_as_before_is_no_plan_where_the_race_has_just_come() -> None:
    walk = Walk(2, "classic", 3)
    first = next(state for state, _ in placings(walk, 200))
    plans = advice_of(first, first.to_move(), [])["plans"]
    assert set(plans) == {"even", "guard"}


def test_heaps_grow_from_the_lowest() -> None:
    assert fill([3, 1, 1], 3) == [0, 2, 1]
    assert fill([-2, 0, -1], 2) == [2, 0, 0]
    assert fill([0], 0) == [0]
