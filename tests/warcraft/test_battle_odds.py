"""Dice and chances over many battles: every strength on the tiles, and the odds that the rules give (WB-3.2, WB-3.10)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

import pytest

from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE
from smallwar.warcraft import pending, steps
from smallwar.warcraft.figures import DIE, KINDS, MOST_COMBAT_ROUNDS
from smallwar.warcraft.state import MOVE, YIELD, units_in
from warcraft.laid_out import play, situation

if TYPE_CHECKING:
    from smallwar.warcraft.game import WarcraftState

RUNS: Final = 4000
TOLERANCE: Final = 0.03
ATTACKER: Final = 0
DEFENDER: Final = 1

STRENGTHS: Final[dict[str, dict[str, tuple[int, ...]]]] = {
    "humans": {"melee": (2, 3, 4), "ranged": (2, 3, 3), "flying": (2, 3, 4)},
    "orcs": {"melee": (2, 3, 4, 5), "ranged": (2, 3, 3), "flying": (2, 3)},
    "night-elves": {"melee": (2, 3), "ranged": (2, 3, 3, 4), "flying": (2, 3, 3)},
    "undead": {"melee": (2, 3, 3), "ranged": (2, 3, 4), "flying": (2, 3, 3)},
}
TILES: Final = [
    (people, kind, level, strength)
    for people, kinds in STRENGTHS.items()
    for kind, strengths in kinds.items()
    for level, strength in enumerate(strengths, start=1)
]


def battle(people: str, attackers: str, enemy: str, defenders: str, levels: str = "{}") -> WarcraftState:
    """Let two stacks without cards meet, up to where the first dice fall."""
    state = situation(f"""
map: {{a: {{next: [b]}}, b: {{next: [a]}}}}
players:
  anna: {{people: {people}, units: {{b: {{{attackers}}}}}, levels: {levels}, deck: []}}
  bert: {{people: {enemy}, units: {{b: {{{defenders}}}}}, deck: []}}
""")
    play(state, "stop, fight b")
    return state


def settle(state: WarcraftState) -> None:
    """Name the first steps that can be, up to where dice fall."""
    while state.to_move() != CHANCE:
        state.play(state.legal()[0])


def wounds(state: WarcraftState, people: str, kind: str, face: int) -> bool:
    """Tell whether a unit hits with this face; all others miss."""
    settle(state)
    while state.people[pending.first_of(state.pending[-1])] != state.people[ATTACKER]:
        state.play(misses(state))
        settle(state)
    more = pending.second_of(state.pending[-1]) - 1
    play(state, " ".join(["dice", people, str(face), *[str(DIE)] * more]))
    return state.to_move() == DEFENDER


def misses(state: WarcraftState) -> int:
    """Give the chance step in which all dice that are due show a six."""
    due = state.pending[-1]
    return steps.dice(state.people[pending.first_of(due)], [DIE] * pending.second_of(due))


@pytest.mark.parametrize(("people", "kind", "level", "strength"), TILES)
def test_every_unit_hits_at_or_below_its_strength(people: str, kind: str, level: int, strength: int) -> None:
    enemy = "orcs" if people != "orcs" else "undead"
    start = battle(people, f"{kind}: 1", enemy, "melee: 3", f"{{{kind}: {level}}}")
    hits = [face for face in range(1, DIE + 1) if wounds(start.copy(), people, kind, face)]
    assert hits == list(range(1, strength + 1))


def test_there_is_a_tile_for_every_level() -> None:
    counts = [tuple(len(STRENGTHS[people][kind]) for kind in KINDS[:3]) for people in STRENGTHS]
    assert counts == [(3, 3, 3), (4, 3, 2), (2, 4, 3), (3, 3, 3)]


def fought_out(state: WarcraftState, chance: Chance) -> list[int]:
    """Fight a combat to its end, and count the units that each player has left."""
    while state.is_fighting():
        state.play(state.toss(chance) if state.to_move() == CHANCE else state.legal()[0])
    return [units_in(state.stack(player, 1)) for player in (ATTACKER, DEFENDER)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [("melee", "ranged", 0.33), ("ranged", "flying", 0.65), ("melee", "flying", 0.0)],
)
def test_three_against_three_at_the_first_level(one: str, other: str, expected: float) -> None:
    chance = Chance(310)
    attack = battle("orcs", f"{one}: 3", "humans", f"{other}: 3")
    defence = battle("orcs", f"{other}: 3", "humans", f"{one}: 3")
    won = 0
    for _ in range(RUNS // 2):
        attacker, beaten = fought_out(attack.copy(), chance)
        beaten_too, defender = fought_out(defence.copy(), chance)
        assert min(attacker, beaten) == min(defender, beaten_too) == 0
        won += (attacker > 0) + (defender > 0)
    assert won / RUNS == pytest.approx(expected, abs=TOLERANCE)


def test_a_combat_that_nobody_can_decide_ends_after_its_last_round() -> None:
    state = battle("orcs", "melee: 1", "humans", "melee: 1")
    rounds = 0
    while state.is_fighting():
        for _ in (ATTACKER, DEFENDER):
            state.play(misses(state))
        rounds += 1
    assert rounds == MOST_COMBAT_ROUNDS
    assert (state.turn, state.phase) == (DEFENDER, MOVE)
    assert state.hand == [0, 0]
    assert [units_in(state.stack(player, 1)) for player in (ATTACKER, DEFENDER)] == [1, 1]


MINE: Final = """
map: {a: {next: [m]}, m: {terrain: goldmine, next: [a]}}
phase: yield
players:
  anna: {people: orcs, gold: 0, workers: {m: 1}}
  bert: {people: humans}
"""


def mean_yield(depleted: str, rolls_left: Fraction, total_left: Fraction) -> tuple[Fraction, Fraction]:
    """Give how many rolls a mine may expect from here and what they bring, from what it may once it is depleted further."""
    start = situation(MINE + depleted)
    odds = start.odds()
    weights = sum(weight for _, weight in odds)
    brought, deeper = Fraction(0), Fraction(0)
    for step, weight in odds:
        after = start.copy()
        after.play(step)
        assert after.phase > YIELD
        brought += Fraction(weight * after.gold[ATTACKER], weights)
        if (after.partly, after.fully) != (start.partly, start.fully):
            deeper += Fraction(weight, weights)
    rolls = 1 / deeper
    return rolls + rolls_left, rolls * brought + total_left


def test_a_field_gives_twenty_in_twelve_rolls() -> None:
    last = mean_yield("depleted: {m: partly}", Fraction(0), Fraction(0))
    assert last == (Fraction(6), Fraction(10))
    assert mean_yield("", *last) == (Fraction(12), Fraction(20))
