"""What is true of every position of Warcraft: The Board Game, whatever has been played before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings, strategies

from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER
from smallwar.warcraft import steps
from smallwar.warcraft.ability import GOLD_AND_WOOD
from smallwar.warcraft.cards.regrowth import Regrowth
from smallwar.warcraft.figures import GOLD, PARTLY_AFTER, RESOURCES, TILE_GOLD, TILE_WOOD, TRAINING_GOLD, TRAINING_WOOD
from smallwar.warcraft.invariants import broken
from smallwar.warcraft.pending import DISCARD, EFFECT, kind_of
from smallwar.warcraft.roster import CARDS, SCENARIOS
from smallwar.warcraft.rules.setup import deck_of
from smallwar.warcraft.state import CARD_BITS, CARDS_OF_PEOPLE, ENDED, LISTS, cards_in, cards_of
from smallwar.warcraft.steps import part
from trying import bounded, possible_steps
from walking import LONGEST
from wars import EVERY_TABLE, TABLES, Settings, War, war_positions

if TYPE_CHECKING:
    from smallwar.warcraft.game import WarcraftState

STEPS_IN_STEP: Final = 40

Purse = tuple[int, int]
"""Gold and wood."""


def purses(state: WarcraftState) -> list[Purse]:
    """Give what each player has."""
    return list(zip(state.gold, state.wood, strict=True))


def price(step: int) -> Purse:
    """Say what a step costs whoever plays it; less than nothing for a card that brings something."""
    kind = steps.kind_of(step)
    if kind == steps.TRAIN:
        return TRAINING_GOLD[part(step, 0)], TRAINING_WOOD[part(step, 0)]
    if kind in (steps.BUILD, steps.FOUND, steps.UPGRADE):
        return TILE_GOLD, TILE_WOOD
    if kind == steps.CARD and CARDS[part(step, 0)].takes == GOLD_AND_WOOD:
        return -part(step, 1), -part(step, 2)
    return 0, 0


def check_purses(before: WarcraftState, step: int, after: WarcraftState) -> None:
    """Gold and wood change by yields, prices, gifts and plunder, and by nothing else (WB-R18, WB-R31, WB-K9)."""
    expected = [list(purse) for purse in purses(before)]
    gold, wood = price(step)
    expected[before.turn][0] -= gold
    expected[before.turn][1] -= wood
    if steps.kind_of(step) == steps.GIVE:
        amount, resource = steps.gift_amount(step), part(step, 1)
        expected[before.turn][resource] -= amount
        expected[before.player_of_people(part(step, 0))][resource] += amount
    if steps.kind_of(step) == steps.YIELD:
        source = GOLD if before.map.goldmines >> part(step, 0) & 1 else 1 - GOLD
        expected[before.turn][source] += part(step, 1)
    if before.is_fighting() or before.fixed_yield:
        check_sums(given_before(before, step), expected, after)
    else:
        assert [list(purse) for purse in purses(after)] == expected


def given_before(before: WarcraftState, step: int) -> list[int]:
    """Say how much each field had given; a forest that recovers begins anew with its marker (WB-3.7)."""
    given = before.given[:]
    if before.fixed_yield and steps.kind_of(step) == steps.CARD and CARDS[part(step, 0)].id == Regrowth.id:
        forest = part(step, 1)
        given[forest] = PARTLY_AFTER if before.fully >> forest & 1 else 0
    return given


def check_sums(given_before: list[int], expected: list[list[int]], after: WarcraftState) -> None:
    """Plunder moves resources from one player to another; a fixed yield comes by itself, and each field notes it."""
    given = [new - old for new, old in zip(after.given, given_before, strict=True)]
    mines = sum(amount for field, amount in enumerate(given) if after.map.goldmines >> field & 1)
    assert min(given) >= 0
    assert sum(after.gold) == sum(gold for gold, _ in expected) + mines
    assert sum(after.wood) == sum(wood for _, wood in expected) + sum(given) - mines


def check_cards(state: WarcraftState) -> None:
    """No card appears or vanishes, but for those of who is out (WB-D15); a card that was played is under way for a while."""
    under_way = sum(kind_of(entry) in (EFFECT, DISCARD) for entry in state.pending)
    for player, people in enumerate(state.people):
        heaps = (state.hand[player], state.deck[player], state.discards[player])
        there = sum(cards_in(heap) for heap in heaps) + state.laid[player]
        full = cards_in(deck_of(people, with_points=SCENARIOS[state.scenario].has_points))
        if not state.out[player]:
            assert full - under_way <= there <= full


def moment(state: WarcraftState) -> tuple[int, int, int]:
    """Say when it is: round, phase, and how many have had this phase before; it never goes back (WB-R2, WB-D34)."""
    return state.round, state.phase, (state.turn - state.start) % len(state.players)


def check_war(war: War) -> None:
    """Play a game to its end and check every position of it."""
    steps_played = 0
    while war.state.to_move() != OVER:
        before = war.state.copy()
        assert war.step()
        after = war.state
        assert broken(after) == [], war.words[-3:]
        assert all(number >= 0 for name in LISTS if name != "town" for number in getattr(after, name))
        check_cards(after)
        check_purses(before, before.step(war.words[-1]), after)
        if after.phase != ENDED and not war.words[-1].startswith("start"):
            assert moment(after) >= moment(before)
        assert after.round <= after.cap
        steps_played += 1
        assert steps_played < LONGEST
    assert war.state.phase == ENDED


def label(table: tuple[int, Settings]) -> str:
    """Name a table."""
    players, chosen = table
    return "-".join([str(players), *chosen.values()])


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_every_position_of_a_game_keeps_the_laws(table: tuple[int, Settings]) -> None:
    check_war(War(*table, 1))


@pytest.mark.slow
@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_every_position_of_many_games_keeps_the_laws(table: tuple[int, Settings]) -> None:
    players, chosen = table
    for seed in range(2, 5):
        switches = {
            "yield": ("die", "fixed")[seed & 1],
            "cards": ("defender-first", "active-first")[seed >> 1 & 1],
            "partner": ("goes", "stays")[seed >> 2 & 1],
        }
        check_war(War(players, {**chosen, **switches}, seed))


def other_hands(state: WarcraftState, player: int) -> list[WarcraftState]:
    """Give positions in which a player holds one other card, which lies in the deck here."""
    found: list[WarcraftState] = []
    for held in range(CARDS_OF_PEOPLE):
        for other in range(CARDS_OF_PEOPLE):
            if (
                held != other
                and cards_of(state.hand[player] - state.known[player], held)
                and cards_of(state.deck[player], other)
            ):
                change = (1 << CARD_BITS * other) - (1 << CARD_BITS * held)
                changed = state.copy()
                changed.listed = None
                changed.hand[player] += change
                changed.deck[player] -= change
                found.append(changed)
    return found


def check_alike(one: WarcraftState, other: WarcraftState, owner: int) -> None:
    """Nobody but the owner of a hand sees anything of it, nor can do anything else (WB-D16, WB-D25)."""
    assert one.to_move() == other.to_move()
    for viewer in [None, *range(len(one.players))]:
        if viewer != owner:
            assert one.view(viewer) == other.view(viewer)
    if one.to_move() not in (owner, CHANCE):
        assert one.legal() == other.legal()


@pytest.mark.slow
@settings(bounded, max_examples=60)
@given(war_positions(), strategies.integers(0, 2**32 - 1))
def test_nobody_can_tell_two_hands_apart(state: WarcraftState, seed: int) -> None:
    """Whatever both positions allow is played in both; they look alike as long as the owner plays no other card."""
    chance = Chance(seed)
    owner = chance.below(len(state.players))
    others = other_hands(state, owner)
    if not others:
        return
    one, other = state, others[chance.below(len(others))]
    for _ in range(STEPS_IN_STEP):
        check_alike(one, other, owner)
        both = [step for step in possible_steps(one, chance) if other.why_not(step) is None]
        if not both:
            break
        step = chance.pick(both)
        for viewer in [None, *range(len(one.players))]:
            if viewer != owner:
                assert one.seen(step, viewer) == other.seen(step, viewer)
        one, other = one.copy(), other.copy()
        one.play(step)
        other.play(step)


@bounded
@given(war_positions())
def test_every_purchase_costs_what_is_said(state: WarcraftState) -> None:
    """What `explain` names as the price is what whoever buys has less afterwards."""
    for step in state.legal():
        words = state.text(step).split()
        if words[0] in ("train", "build", "upgrade"):
            after = state.copy()
            after.play(step)
            target = words[0] if words[0] == "upgrade" else words[1]
            paid = [old - new for old, new in zip(purses(state)[state.turn], purses(after)[state.turn], strict=True)]
            said = dict(state.explain(target))
            assert paid == [said.get(resource, 0) for resource in RESOURCES]
