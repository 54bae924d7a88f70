"""What is true of every position of Small World of Warcraft, whatever has been played before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings

from positions import TABLES, Walk, positions
from smallwar.smallworld import steps
from smallwar.smallworld.invariants import broken
from smallwar.smallworld.roster import POWER_IDS, RACE_IDS
from smallwar.smallworld.state import ENDED, MURLOCS, NONE
from smallwar.smallworld.tokens import FACE_DOWN
from smallwar.table.contract import CHANCE
from smallwar.table.sets import size
from trying import bounded, check_refused
from walking import LONGEST

if TYPE_CHECKING:
    from smallwar.smallworld.game import SmallWorldState

STEPS_OF_A_PAIR: Final = 40
HIGHEST_ROLL: Final = 3
ROUNDS: Final = {2: 10, 3: 10, 4: 9, 5: 8}
"""How many rounds there are for so many players (SW-2.2)."""


def well_formed_steps(state: SmallWorldState) -> list[int]:
    """List every step that could be legal anywhere on this map."""
    regions = range(state.map.count)
    found = [steps.make(kind) for kind in (steps.DECLINE, steps.STOP, steps.DONE)]
    for kind in (steps.PICK, steps.FORM, steps.SIDE, steps.ABANDON, steps.RAID, steps.DEPLOY_CHAMPION):
        found += [steps.make(kind, region) for region in regions]
    for kind in (steps.CONQUER, steps.REINFORCE):
        found += [steps.make(kind, region, 0, means) for region in regions for means in range(1 << steps.MEANS)]
    for kind in (steps.INTIMIDATE, steps.SWAP, steps.STEAL):
        found += [steps.make(kind, region, other) for region in regions for other in range(state.map.count + 1)]
    for kind in (steps.DEPLOY, steps.DEPLOY_BEASTS, steps.PLACE, steps.REVEAL, steps.TURN_UP):
        found += [steps.make(kind, region, number) for region in regions for number in range(20)]
    for kind in (steps.RAISE, steps.ROLL):
        found += [steps.make(kind, 0, number) for number in range(20)]
    for kind in (steps.BANNER, steps.BADGE):
        found += [steps.make(kind, name) for name in range(20)]
    return found


@pytest.mark.slow
@settings(bounded, max_examples=40)
@given(positions())
def test_no_well_formed_step_is_forgotten(state: SmallWorldState) -> None:
    every = well_formed_steps(state)
    assert set(state.legal()) <= set(every)
    check_refused(state, every)


@bounded
@given(positions())
def test_lines_of_a_price_sum_to_what_is_paid(state: SmallWorldState) -> None:
    prices = {name: state.explain(name) for name in state.map.names}
    assert all(reason and amount for lines in prices.values() for reason, amount in lines)
    for step in state.legal():
        if steps.means_of(step) or steps.kind_of(step) not in (steps.CONQUER, steps.REINFORCE):
            continue
        region = steps.region_of(step)
        price = sum(amount for _, amount in prices[state.map.names[region]])
        if steps.kind_of(step) == steps.REINFORCE:
            assert 1 <= price - state.in_hand(state.turn) <= HIGHEST_ROLL
        else:
            after = state.copy()
            after.play(step)
            assert after.tokens[region] + after.beasts[region] == price


@bounded
@given(positions())
def test_only_what_has_a_price_is_conquered_without_means(state: SmallWorldState) -> None:
    legal = state.legal()
    for region, name in enumerate(state.map.names):
        attempts = [steps.make(kind, region) for kind in (steps.CONQUER, steps.REINFORCE)]
        if not state.explain(name):
            assert not set(attempts) & set(legal)


@bounded
@given(positions())
def test_a_view_shows_nobody_the_coins_of_others(state: SmallWorldState) -> None:
    hidden = not state.open_coins and state.phase != ENDED
    everybody = range(len(state.players))
    for viewer in [None, *everybody]:
        other = state.copy()
        other.coins = [coins + (0 if player == viewer else 7) for player, coins in enumerate(state.coins)]
        assert (other.view(viewer) == state.view(viewer)) == hidden


@bounded
@given(positions())
def test_a_view_shows_everybody_their_own_coins(state: SmallWorldState) -> None:
    for player, coins in enumerate(state.coins):
        assert shown_coins(state, player)[player] == coins
    if state.open_coins or state.phase == ENDED:
        assert shown_coins(state, None) == state.coins
    else:
        assert shown_coins(state, None) == [None] * len(state.players)


def shown_coins(state: SmallWorldState, viewer: int | None) -> list[int | None]:
    """Give the coins of each player as a view shows them."""
    players = state.view(viewer)["players"]
    assert isinstance(players, list)
    return [player["coins"] for player in players]


def check_game(walk: Walk) -> None:
    """Play a game to its end and check every position of it."""
    turns = [(0, 0)]
    murlocs = size(walk.state.held[MURLOCS])
    seen = 0
    while True:
        assert broken(walk.state) == [], walk.words[-3:]
        now = (walk.state.round, walk.state.turn)
        if now != turns[-1] and walk.state.phase != ENDED:
            turns.append(now)
        assert size(walk.state.held[MURLOCS]) <= murlocs
        murlocs = size(walk.state.held[MURLOCS])
        assert sum(size(regions) for regions in walk.state.lying[FACE_DOWN:]) == size(walk.state.map.relics)
        seen += 1
        assert seen < LONGEST
        if not walk.step():
            break
    players = len(walk.state.players)
    assert turns[1:] == [(number, turn) for number in range(1, ROUNDS[players] + 1) for turn in range(players)]


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_every_position_of_a_game_keeps_the_laws(players: int, variant: str) -> None:
    for seed in range(4):
        check_game(Walk(players, variant, seed))


@pytest.mark.slow
@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_every_position_of_many_games_keeps_the_laws(players: int, variant: str) -> None:
    for seed in range(4, 40):
        check_game(Walk(players, variant, seed))


def pair(race: int, power: int, variant: str) -> Walk:
    """Begin a game whose first combo is this one, and let the first player take it."""
    walk = Walk(3 if variant == "teams" else 2, variant, race * len(POWER_IDS) + power)
    wanted = [steps.make(steps.BANNER, race), steps.make(steps.BADGE, power)]
    while walk.state.to_move() == CHANCE:
        legal = walk.state.legal()
        step = next((step for step in wanted if step in legal), legal[walk.chance.below(len(legal))])
        wanted = [other for other in wanted if other != step]
        walk.state.play(step)
    while walk.state.race[walk.state.turn] == NONE and race not in walk.state.race:
        picks = [step for step in walk.state.legal() if combo(walk.state, step) == (race, power)]
        if picks:
            walk.state.play(picks[0])
        else:
            walk.go(1)
    return walk


def combo(state: SmallWorldState, step: int) -> tuple[int, int]:
    """Give the race and the power that a pick takes in the classic game."""
    if steps.kind_of(step) != steps.PICK:
        return NONE, NONE
    row = steps.region_of(step)
    return state.banners[row], state.badges[row]


@pytest.mark.parametrize("race", range(len(RACE_IDS)), ids=RACE_IDS)
def test_every_race_is_played_with_every_power(race: int) -> None:
    for power in range(len(POWER_IDS)):
        walk = pair(race, power, "classic")
        assert (walk.state.race[0], walk.state.power[0]) == (race, power)
        for _ in range(STEPS_OF_A_PAIR):
            assert broken(walk.state) == []
            walk.step()
