"""Single cards on hand-made tables: when they may be played, and what they do that needs no other rule."""

from __future__ import annotations

from typing import Final

from smallwar.warcraft import dice, ledger
from smallwar.warcraft.figures import FLYING, HUMANS, MELEE, MILITIA, NIGHT_ELVES, ORCS, RANGED, UNDEAD, WORKER
from smallwar.warcraft.map_making import shipped_map
from smallwar.warcraft.roster import CARD_IDS, CARDS
from smallwar.warcraft.state import STACK_BITS, Position, unit
from smallwar.warcraft.steps import CARD, make, part

ANNA: Final = 0
BERT: Final = 1
CARL: Final = 2


def table(*peoples: int) -> Position:
    """Lay out A2 with these players; the first of them is in turn."""
    s = Position(shipped_map("A2"), [f"player {people}" for people in peoples])
    s.clear()
    s.people = list(peoples)
    for seat, town in enumerate(s.map.towns):
        s.town[seat] = town
    return s


def field(s: Position, name: str) -> int:
    return s.map.numbers[name]


def combat(s: Position, name: str, step: int = MELEE) -> None:
    """Let the player in turn fight the second one on a field, both rolling."""
    s.entries[ledger.FIELD] = field(s, name) + 1
    s.entries[ledger.FOE] = s.side[BERT]
    s.entries[ledger.STEP] = step
    s.entries[ledger.ROLLING] = ledger.BOTH_SIDES


def choices(s: Position, card: str, who: int) -> list[tuple[int, ...]]:
    """List what the card may be played on: the parts of its steps, without zeros at the end."""
    found: list[int] = []
    CARDS[CARD_IDS.index(card)].choices(s, who, found)
    assert all(part(step, 0) == CARD_IDS.index(card) for step in found)
    return [tuple(part(step, number) for number in (1, 2, 3)) for step in found]


def play(s: Position, card: str, who: int, *parts: int) -> None:
    number = CARD_IDS.index(card)
    step = make(CARD, number, *parts)
    found: list[int] = []
    CARDS[number].choices(s, who, found)
    assert step in found
    CARDS[number].play(s, who, step)


def test_a_march_is_forced_only_where_somebody_gets_farther() -> None:
    s = table(ORCS, HUMANS)
    home, mill, wood = field(s, "e1"), field(s, "d4"), field(s, "c3")
    s.enlist(ANNA, MELEE, home, 1)
    s.enlist(ANNA, WORKER, mill, 1)
    s.enlist(ANNA, MELEE, wood, 1)
    s.enlist(BERT, MELEE, field(s, "c6"), 1)
    s.locked = 1 << wood
    assert choices(s, "forced-march", ANNA) == [(mill, 0, 0), (home, 0, 0)]
    play(s, "forced-march", ANNA, mill)
    play(s, "forced-march", ANNA, home)
    assert choices(s, "forced-march", ANNA) == [(home, 0, 0)]


def test_leaden_air_weighs_on_the_player_in_turn_until_nobody_can_move() -> None:
    s = table(ORCS, UNDEAD)
    home = field(s, "e1")
    s.enlist(ANNA, MELEE, home, 1)
    s.enlist(BERT, MELEE, field(s, "c6"), 1)
    play(s, "leaden-air", BERT, home)
    assert choices(s, "leaden-air", BERT) == []
    play(s, "forced-march", ANNA, home)
    assert s.far[home] == s.near[home] == 1


def test_a_supply_cache_holds_two_things() -> None:
    s = table(ORCS, HUMANS)
    assert choices(s, "supply-cache", ANNA) == [(2, 0, 0), (0, 2, 0), (1, 1, 0)]
    play(s, "supply-cache", ANNA, 1, 1)
    assert (s.gold[ANNA], s.wood[ANNA]) == (1, 1)


def test_renown_is_laid_open() -> None:
    s = table(ORCS, HUMANS)
    play(s, "renown", ANNA)
    assert s.laid == [1, 0]


def test_militia_rises_in_an_enemys_movement_where_that_enemy_stands() -> None:
    s = table(ORCS, HUMANS)
    mine, quiet = field(s, "b1"), field(s, "d4")
    s.enlist(BERT, WORKER, mine, 2)
    s.enlist(BERT, WORKER, quiet, 1)
    s.enlist(ANNA, MELEE, mine, 1)
    play(s, "militia", BERT, mine)
    assert s.has_units(s.side[BERT], mine)
    assert choices(s, "militia", BERT) == []
    s.turn = BERT
    s.entries[ledger.MILITIA_OF + BERT] = 0
    assert choices(s, "militia", BERT) == []


def test_each_of_some_equal_units_can_be_staggered() -> None:
    s = table(ORCS, HUMANS)
    hill = field(s, "d4")
    s.enlist(ANNA, MELEE, hill, 2)
    s.enlist(BERT, RANGED, hill, 1)
    s.enlist(BERT, WORKER, hill, 1)
    s.entries[ledger.MILITIA_OF + BERT] = 1 << hill
    combat(s, "d4")
    assert choices(s, "stagger", ANNA) == [(RANGED, hill, 0), (MILITIA, hill, 0)]
    play(s, "stagger", BERT, MELEE, hill)
    play(s, "stagger", BERT, MELEE, hill)
    assert choices(s, "stagger", BERT) == []


def test_the_people_is_named_where_team_mates_have_alike_units() -> None:
    s = table(ORCS, HUMANS, UNDEAD)
    s.side = [0, 1, 1]
    hill, flank = field(s, "d4"), field(s, "d3")
    s.enlist(ANNA, MELEE, hill, 1)
    s.enlist(BERT, MELEE, hill, 1)
    s.enlist(CARL, MELEE, hill, 1)
    s.enlist(CARL, MELEE, flank, 1)
    combat(s, "d4")
    assert choices(s, "stagger", ANNA) == [
        (MELEE, hill, HUMANS + 1),
        (MELEE, flank, 0),
        (MELEE, hill, UNDEAD + 1),
    ]
    play(s, "stagger", ANNA, MELEE, hill, UNDEAD + 1)
    play(s, "stagger", ANNA, MELEE, flank)
    assert s.staggered == [unit(CARL, MELEE, hill), unit(CARL, MELEE, flank)]


def test_a_unit_that_is_dragged_off_leaves_its_field_and_is_staggered_no_more() -> None:
    s = table(ORCS, HUMANS)
    hill = field(s, "d4")
    s.enlist(ANNA, MELEE, hill, 1)
    s.enlist(BERT, MELEE, hill, 1)
    s.enlist(BERT, FLYING, hill, 1)
    combat(s, "d4")
    s.staggered = [unit(BERT, MELEE, hill)]
    assert choices(s, "drag-off", ANNA) == [(MELEE, hill, 0)]
    play(s, "drag-off", ANNA, MELEE, hill)
    assert s.count(BERT, MELEE, hill) == 0
    assert s.dragged == [unit(BERT, MELEE, hill, ledger.ATTACKER)]
    assert s.staggered == []


def test_nets_need_an_enemy_flyer_and_hold_for_the_whole_combat() -> None:
    s = table(ORCS, HUMANS)
    hill = field(s, "d4")
    s.enlist(ANNA, MELEE, hill, 1)
    s.enlist(BERT, MELEE, hill, 1)
    combat(s, "d4")
    assert choices(s, "nets", ANNA) == []
    s.enlist(BERT, FLYING, field(s, "d5"), 1)
    play(s, "nets", ANNA)
    assert s.entries[ledger.NETTED] == 1 << ledger.DEFENDER
    assert choices(s, "grave-nets", ANNA) == []


def test_aim_is_taken_only_by_who_rolls() -> None:
    s = table(NIGHT_ELVES, HUMANS)
    hill = field(s, "d4")
    s.enlist(ANNA, RANGED, hill, 1)
    s.enlist(BERT, MELEE, hill, 1)
    combat(s, "d4", RANGED)
    assert choices(s, "true-aim", BERT) == []
    play(s, "true-aim", ANNA)
    assert s.entries[ledger.AIM + ANNA] == 1
    s.entries[ledger.ROLLING] = 1 << ledger.DEFENDER
    assert choices(s, "true-aim", ANNA) == []
    s.entries[ledger.ROLLING] = 1 << ledger.ATTACKER
    s.staggered = [unit(ANNA, RANGED, hill)]
    assert choices(s, "true-aim", ANNA) == []


def test_a_hex_cancels_hits_in_the_order_in_which_they_were_rolled() -> None:
    s = table(ORCS, UNDEAD)
    combat(s, "d4")
    shown = [1, 5, 2, 3]
    s.dice = [dice.die(ANNA, value, value <= len(shown), 1) for value in shown]
    s.dice.insert(1, dice.die(BERT, 1, True, 1))
    assert choices(s, "hex", ANNA) == [(0, 0, 0)]
    assert choices(s, "hex", BERT) == [(0, 0, 0)]
    CARDS[CARD_IDS.index("hex")].on_dice(s, BERT, [4, 3, 1])
    assert [dice.value_of(die) for die in s.dice if dice.counts(die)] == [1, 1]
    assert choices(s, "hex", BERT) == []


def test_only_misses_have_a_second_wind_and_only_hits_an_echo() -> None:
    s = table(ORCS, NIGHT_ELVES)
    combat(s, "d4")
    s.dice = [dice.die(ANNA, 2, True, 1), dice.die(BERT, 6, False, 1)]
    assert choices(s, "second-wind", ANNA) == []
    assert choices(s, "echo-shot", BERT) == []
    assert choices(s, "second-wind", BERT) == [(0, 0, 0)]
    assert choices(s, "echo-shot", ANNA) == [(0, 0, 0)]


def test_plunder_takes_what_the_owner_has_and_each_unit_once() -> None:
    s = table(ORCS, HUMANS)
    combat(s, "d4")
    s.entries[ledger.FALLEN + BERT] = 1 << STACK_BITS * FLYING
    assert choices(s, "plunder", ANNA) == []
    s.gold[BERT] = 5
    s.wood[BERT] = 1
    play(s, "plunder", ANNA, FLYING)
    assert (s.gold, s.wood) == ([2, 3], [1, 0])
    assert choices(s, "plunder", ANNA) == []


def test_a_forest_grows_again_by_one_level() -> None:
    s = table(NIGHT_ELVES, HUMANS)
    forest, mine = field(s, "a3"), field(s, "b1")
    s.fixed_yield = 1
    s.fully = 1 << forest
    s.partly = 1 << mine
    s.given[forest] = 20
    assert choices(s, "regrowth", ANNA) == [(forest, 0, 0)]
    play(s, "regrowth", ANNA, forest)
    assert (s.fully, s.partly >> forest & 1, s.given[forest]) == (0, 1, 10)
    play(s, "regrowth", ANNA, forest)
    assert (s.partly, s.given[forest]) == (1 << mine, 0)
