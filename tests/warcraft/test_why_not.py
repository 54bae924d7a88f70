"""Why a step of the second game is not legal: the code for programs, the rule, and the sentence for people."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from smallwar.table.chance import Chance
from smallwar.table.contract import IllegalStep
from smallwar.warcraft.game import Warcraft
from warcraft.laid_out import ARCHERS, TEAMS, play, situation, table

if TYPE_CHECKING:
    from smallwar.warcraft.game import WarcraftState

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src" / "smallwar" / "warcraft" / "refusal.py"
RULES: Final = ROOT / "docs" / "rules" / "warcraft.md"

BESIDE: Final = "units: {b: {melee: 2}}, deck: []"
HOLDS: Final = "units: {c: {melee: 2}}, deck: []"
"""Without cards, since decks are empty, nobody is asked for any."""
FIGHT: Final = "move 2 melee b c, stop, fight c"
LOSING: Final = f"{FIGHT}, dice humans 1 1, dice orcs 1 1"
BUY: Final = "phase: buy"
DEPLOY: Final = "phase: deploy"
CALLED: Final = table("units: {a: {melee: 2}, b: {melee: 3}}, cards: [recall]", "")

MARKING: Final = """
map: A2
players:
  anna: {people: night-elves, town: e1, cards: [marked-target], deck: [], units: {d4: {melee: 1}}}
  bert: {people: undead, town: c6, deck: [], units: {d5: {melee: 2}, d6: {melee: 1}}}
"""
HEAVY_AIR: Final = """
map: A2
players:
  anna: {people: orcs, town: e1, units: {e1: {melee: 1}}}
  bert: {people: undead, town: c6, cards: [leaden-air]}
"""
TWO_ENEMIES: Final = """
map: A3
players:
  anna: {people: orcs, town: e1, units: {d3: {melee: 1}}}
  bert: {people: humans, town: a3, units: {d4: {melee: 1}}}
  carl: {people: undead, town: f5, units: {d4: {melee: 1}}}
"""

Row = tuple[str, str, str, str, str, str]
"""The position, the steps before, the step, and of the reason the code, the rule and the sentence that follows the step."""

CASES: Final[dict[str, Row]] = {
    "a step after the end": (
        table("", "", "cap: 2\nphase: buy\nturn: bert"),
        "done",
        "stop",
        "over",
        "WB-3.5",
        "the game is over",
    ),
    "a step of others than chance": (
        table("workers: {b: 1}", "", "phase: yield"),
        "",
        "done",
        "chance-due",
        "",
        "the yield of a worker is due first",
    ),
    "another kind of chance step": (
        table("workers: {b: 1}", "", "phase: yield"),
        "",
        "draw orcs nets",
        "chance-due",
        "",
        "the yield of a worker is due first",
    ),
    "the yield of another field": (
        table("workers: {b: 1}", "", "phase: yield"),
        "",
        "yield e 1",
        "other-yield",
        "WB-D24",
        "the next worker to bring something in is in b",
    ),
    "a card for another people": (
        table("units: {b: {melee: 2}}", "units: {c: {melee: 2}}"),
        FIGHT,
        "draw orcs nets",
        "other-draw",
        "WB-D21",
        "the next card is drawn by the humans",
    ),
    "a card that is not in the deck": (
        table(BESIDE, "units: {c: {melee: 2}}, deck: [recall]"),
        FIGHT,
        "draw humans militia",
        "no-such-card",
        "WB-D27",
        "no such card is left to be drawn",
    ),
    "too few dice": (
        table(BESIDE, HOLDS),
        FIGHT,
        "dice humans 1",
        "other-dice",
        "WB-R59",
        "2 dice of the humans must fall",
    ),
    "an impossible chance step": (
        table(BESIDE, HOLDS),
        "",
        "yield b 1",
        "no-chance-due",
        "",
        "no chance step is due",
    ),
    "a step while somebody else is asked": (
        table(BESIDE, HOLDS + ", cards: [recall]"),
        "stop",
        "stop",
        "asked",
        "WB-D25",
        "bert is asked for a card, and plays one or passes",
    ),
    "a step before a loss": (
        table(BESIDE, HOLDS),
        LOSING,
        "pass",
        "loss-due",
        "WB-R62",
        "a unit that is lost has to be chosen first",
    ),
    "a step before units land": (
        CALLED,
        "stop, card recall b a",
        "stop",
        "units-called",
        "WB-3.4",
        "units that were called back have to land first",
    ),
    "a unit that was not called back": (
        CALLED,
        "stop, card recall b a",
        "deploy flying b",
        "not-called",
        "WB-3.4",
        "one unit after another lands, of those that were called back",
    ),
    "units on foot in the mountains": (
        CALLED,
        "stop, card recall b a",
        "deploy melee m",
        "no-place-to-land",
        "WB-3.4",
        "they land next to a, where no enemy piece is, they may enter and all others still find room",
    ),
    "a card of another people": (
        table("cards: [nets]", ""),
        "",
        "card leaden-air a",
        "card-of-others",
        "WB-3.4",
        "the orcs have no such card",
    ),
    "a card that is not held": (
        table("cards: [nets]", ""),
        "",
        "card forced-march a",
        "not-in-hand",
        "WB-D26",
        "this card is not in the hand",
    ),
    "a card too early": (
        table("cards: [nets]", ""),
        "",
        "card nets",
        "wrong-moment",
        "WB-3.4",
        "this card is played at another moment",
    ),
    "a card for the second time": (
        table(BESIDE + ", cards: [second-wind, second-wind]", HOLDS),
        f"{FIGHT}, dice humans 6 6, dice orcs 6 6, card second-wind, dice orcs 6 6",
        "card second-wind",
        "played-before",
        "WB-3.4",
        "this card is played once a step",
    ),
    "nets without flyers": (
        table("cards: [nets], units: {b: {melee: 1}}, deck: []", "units: {c: {melee: 1}}, deck: []"),
        "move melee b c, stop, pass, fight c, pass",
        "card nets",
        "card-in-vain",
        "WB-D26",
        "this card would change nothing now",
    ),
    "a march of nobody": (
        table("cards: [forced-march], units: {b: {melee: 1}}", ""),
        "",
        "card forced-march f",
        "other-choice",
        "WB-D26",
        "this card would change nothing with what is chosen for it",
    ),
    "an owner named without need": (
        table(BESIDE, HOLDS),
        LOSING,
        "lose melee c humans",
        "owner-named",
        "WB-D17",
        "the people is named exactly where team-mates have such a unit there",
    ),
    "flyers among melee units": (
        table("units: {b: {melee: 1}}, deck: []", "units: {c: {melee: 1, flying: 1}}, deck: []"),
        "move melee b c, stop, fight c, dice humans 6, dice humans 6, dice orcs 1",
        "lose flying c",
        "out-of-reach",
        "WB-R57",
        "melee units cannot reach flying ones",
    ),
    "a loss of a unit that is not there": (
        table(BESIDE, HOLDS),
        LOSING,
        "lose ranged c",
        "not-in-combat",
        "WB-D23",
        "no such unit of this side takes part in the combat",
    ),
    "a pass unasked": (
        table(BESIDE, HOLDS),
        "",
        "pass",
        "not-asked",
        "WB-D25",
        "nobody is asked for a card",
    ),
    "steps unasked": (
        table(BESIDE, HOLDS),
        "",
        "first melee",
        "no-steps-due",
        "WB-3.2",
        "no steps of a combat are to be named",
    ),
    "a loss unasked": (
        table(BESIDE, HOLDS),
        "",
        "lose melee b",
        "no-loss-due",
        "WB-R61",
        "no unit has to be lost",
    ),
    "the end of another phase": (
        table(BESIDE, HOLDS),
        "",
        "done",
        "wrong-phase",
        "WB-R3",
        "now is the movement phase, in which this is not done",
    ),
    "a combat among the moves": (
        table(BESIDE, HOLDS),
        "",
        "fight c",
        "movement-first",
        "WB-R14",
        "combats come once all movement is over",
    ),
    "a stop after the stop": (
        table(BESIDE, HOLDS),
        "move 2 melee b c, stop",
        "stop",
        "movement-over",
        "WB-R14",
        "the movement is over, and combats are due",
    ),
    "a combat without enemies": (
        table(BESIDE, HOLDS),
        "move 2 melee b c, stop",
        "fight b",
        "no-combat",
        "WB-R14",
        "no combat is due there",
    ),
    "the only enemy named": (
        table(BESIDE, HOLDS),
        "move 2 melee b c, stop",
        "fight c humans",
        "needless-name",
        "WB-D1",
        "the enemy is named only where there are two",
    ),
    "more pieces than there are": (
        table(BESIDE, HOLDS),
        "",
        "move 3 melee b c",
        "too-few-pieces",
        "WB-R5",
        "you have 2 melee units there",
    ),
    "leaving a locked town": (
        table("units: {a: {melee: 1}}", "units: {a: {melee: 1}}", "locked: [a]"),
        "",
        "move melee a b",
        "locked",
        "WB-R24",
        "nobody may leave a town that got reinforcements under siege",
    ),
    "a second move": (
        table(BESIDE, HOLDS),
        "move melee b a",
        "move melee a b",
        "already-moved",
        "WB-D19",
        "each piece moves once a phase",
    ),
    "a leap": (
        table(BESIDE, HOLDS),
        "",
        "move melee b d",
        "not-adjacent",
        "WB-D19",
        "d is not next to b",
    ),
    "flying past enemies": (
        table("units: {b: {flying: 1}}", HOLDS),
        "",
        "move flying b c d",
        "must-stop",
        "WB-R11",
        "enemy pieces in c stop whoever comes",
    ),
    "units on foot too far": (
        table(BESIDE, ""),
        "",
        "move melee b c d",
        "too-far",
        "WB-R6",
        "it moves at most 1 field",
    ),
    "units under a spell": (
        HEAVY_AIR,
        "card leaden-air e1",
        "move melee e1 d1",
        "too-far",
        "WB-R6",
        "it may not move in this phase",
    ),
    "units on foot into the mountains": (
        table(BESIDE, ""),
        "",
        "move melee b m",
        "mountain",
        "WB-R13",
        "only flying units enter mountains, as in m",
    ),
    "workers alone among enemies": (
        table("workers: {b: 1}", HOLDS),
        "",
        "move worker b c",
        "only-enemies",
        "WB-R12",
        "only enemy pieces stand in c: a worker comes after a unit of its own side",
    ),
    "too many units": (
        table("units: {b: {melee: 2}, c: {ranged: 2}}", ""),
        "",
        "move 2 melee b c",
        "full",
        "WB-R8",
        "at most 3 units of a side stand on a field, and c has room for 1 more",
    ),
    "too many workers": (
        table("workers: {b: 1, c: 3}", ""),
        "",
        "move worker b c",
        "full",
        "WB-R9",
        "at most 3 workers of a side stand on a field, and c has room for no more",
    ),
    "more pieces than were trained": (
        table("training: [melee]", "", DEPLOY),
        "",
        "deploy 2 melee a",
        "not-trained",
        "WB-R22",
        "you have 1 melee unit to deploy",
    ),
    "deployment in the field": (
        table("training: [melee]", "", DEPLOY),
        "",
        "deploy melee b",
        "no-place-to-deploy",
        "WB-R23",
        "trained pieces come into the own town or onto own finished outposts",
    ),
    "deployment in a full town": (
        table("training: [melee], units: {a: {melee: 3}}", "", DEPLOY),
        "",
        "deploy melee a",
        "full",
        "WB-R8",
        "at most 3 units of a side stand on a field, and a has room for no more",
    ),
    "a second option": (
        table("", "", BUY),
        "train melee",
        "build range",
        "other-option",
        "WB-R32",
        "this phase is for one option only, and you have begun with training",
    ),
    "a unit too dear": (
        table("gold: 0", "", BUY),
        "",
        "train melee",
        "too-dear",
        "WB-R35",
        "this costs 1 gold and 1 wood, you have 0 gold and 5 wood",
    ),
    "a worker too dear": (
        table("gold: 0", "", BUY),
        "",
        "train worker",
        "too-dear",
        "WB-R35",
        "this costs 1 gold, you have 0 gold and 5 wood",
    ),
    "a building in use": (
        table("training: [melee]", "", BUY),
        "",
        "train melee",
        "no-free-building",
        "WB-R34",
        "no finished building for it is free",
    ),
    "no building at all": (
        table("", "", BUY),
        "",
        "train flying",
        "no-free-building",
        "WB-R34",
        "you have no finished building for it",
    ),
    "an empty reserve": (
        table("units: {a: {melee: 3}, b: {melee: 3}, c: {melee: 3}, f: {melee: 1}}", "", BUY),
        "",
        "train melee",
        "no-piece-left",
        "WB-R36",
        "no such piece is left in the reserve",
    ),
    "no tile left": (
        table("buildings: [barracks, barracks]", "", BUY),
        "",
        "build barracks",
        "no-tile-left",
        "WB-K1",
        "no tile of the barracks is left",
    ),
    "a building without a worker": (
        table("", "", BUY),
        "",
        "build range",
        "no-worker-in-town",
        "WB-R38",
        "a building needs a worker who stands in town",
    ),
    "a building too dear": (
        table("workers: {a: 1}, wood: 1", "", BUY),
        "",
        "build range",
        "too-dear",
        "WB-R39",
        "this costs 2 gold and 2 wood, you have 5 gold and 1 wood",
    ),
    "an outpost in town": (
        table("workers: {a: 1}", "", BUY),
        "",
        "build outpost a",
        "in-a-town",
        "WB-D11",
        "no outpost stands in a town",
    ),
    "a second outpost on a field": (
        table("workers: {b: 1}, outposts: [b]", "", BUY),
        "",
        "build outpost b",
        "outpost-there",
        "WB-D11",
        "there is one outpost a field, whoever owns it",
    ),
    "an outpost without a worker": (
        table("", "", BUY),
        "",
        "build outpost b",
        "no-worker-there",
        "WB-R41",
        "an outpost needs a worker who stands on its field",
    ),
    "a third outpost": (
        table("workers: {b: 1}, outposts: [c, f]", "", BUY),
        "",
        "build outpost b",
        "no-piece-left",
        "WB-K1",
        "no such piece is left in the reserve",
    ),
    "an outpost too dear": (
        table("workers: {b: 1}, gold: 1", "", BUY),
        "",
        "build outpost b",
        "too-dear",
        "WB-R42",
        "this costs 2 gold and 2 wood, you have 1 gold and 5 wood",
    ),
    "two levels in a phase": (
        table("buildings: [barracks, barracks], wood: 9, gold: 9", "", BUY),
        "upgrade melee",
        "upgrade melee",
        "upgraded",
        "WB-D14",
        "each type rises by one level a phase",
    ),
    "beyond the top": (
        table("buildings: [aerie, aerie], levels: {flying: 2}", "", BUY),
        "",
        "upgrade flying",
        "top-level",
        "WB-D14",
        "this type is at its top level",
    ),
    "a level without buildings": (
        table("", "", BUY),
        "",
        "upgrade melee",
        "too-few-buildings",
        "WB-R46",
        "level 2 needs 2 finished buildings of this type, you have 1",
    ),
    "a level too dear": (
        table("buildings: [barracks], gold: 1", "", BUY),
        "",
        "upgrade melee",
        "too-dear",
        "WB-R48",
        "this costs 2 gold and 2 wood, you have 1 gold and 5 wood",
    ),
    "a gift to the enemy": (
        table("", "", BUY),
        "",
        "give humans 1 gold",
        "no-team-mate",
        "WB-D17",
        "gifts are for team-mates who are in the game",
    ),
    "a gift too large": (
        TEAMS,
        "",
        "give night-elves 6 wood",
        "too-much",
        "WB-D17",
        "you have 5 wood",
    ),
    "a step before steps are named": (
        ARCHERS,
        "move ranged d4 d5, stop, fight d5",
        "pass",
        "steps-due",
        "WB-3.2",
        "the steps in which one side rolls first come first",
    ),
    "too many steps named": (
        ARCHERS,
        "move ranged d4 d5, stop, fight d5",
        "first ranged melee",
        "other-number",
        "WB-3.2",
        "exactly 1 step must be named",
    ),
    "another unit than the marked one": (
        MARKING,
        "move melee d4 d5, stop, fight d5, dice undead 6 6 6, dice night-elves 1, card marked-target melee d6",
        "lose melee d5",
        "marked",
        "WB-3.4",
        "the enemy has chosen another unit for this loss",
    ),
    "one of two enemies": (
        TWO_ENEMIES,
        "move melee d3 d4, stop",
        "fight d4",
        "enemy-named",
        "WB-D1",
        "the enemy must be named: humans or undead",
    ),
}


FIGURES: Final[dict[str, dict[str, str | int]]] = {
    "a step of others than chance": {"due": "yield of a worker"},
    "another kind of chance step": {"due": "yield of a worker"},
    "the yield of another field": {"field": "b"},
    "a card for another people": {"people": "humans"},
    "too few dice": {"people": "humans", "number": 2},
    "a step while somebody else is asked": {"player": "bert"},
    "a step before a loss": {"player": "bert"},
    "a step before units land": {"player": "anna"},
    "units on foot in the mountains": {"field": "a"},
    "a card of another people": {"people": "orcs"},
    "a card that is not held": {"card": "forced-march"},
    "a card too early": {"card": "nets"},
    "a card for the second time": {"card": "second-wind"},
    "nets without flyers": {"card": "nets"},
    "a march of nobody": {"card": "forced-march"},
    "the end of another phase": {"phase": "move"},
    "more pieces than there are": {"have": 2},
    "a second move": {"left": 0},
    "a leap": {"field": "d", "other": "b"},
    "flying past enemies": {"field": "c"},
    "units on foot too far": {"fields": 1},
    "units under a spell": {"fields": 0},
    "units on foot into the mountains": {"field": "m"},
    "workers alone among enemies": {"field": "c"},
    "too many units": {"field": "c", "room": 1},
    "too many workers": {"field": "c", "room": 0},
    "more pieces than were trained": {"have": 1},
    "deployment in a full town": {"field": "a", "room": 0},
    "a second option": {"option": "training"},
    "a unit too dear": {"gold": 1, "wood": 1, "own_gold": 0, "own_wood": 5},
    "a worker too dear": {"gold": 1, "wood": 0, "own_gold": 0, "own_wood": 5},
    "a building in use": {"buildings": 1},
    "no building at all": {"buildings": 0},
    "no tile left": {"building": "barracks"},
    "a building too dear": {"gold": 2, "wood": 2, "own_gold": 5, "own_wood": 1},
    "an outpost too dear": {"gold": 2, "wood": 2, "own_gold": 1, "own_wood": 5},
    "beyond the top": {"level": 2},
    "a level without buildings": {"needed": 2, "have": 1},
    "a level too dear": {"gold": 2, "wood": 2, "own_gold": 1, "own_wood": 5},
    "a gift too large": {"have": 5, "resource": "wood"},
    "a step before steps are named": {"player": "anna"},
    "too many steps named": {"number": 1},
    "one of two enemies": {"enemies": "humans or undead"},
}


def refused(case: str) -> WarcraftState:
    """Give the position of a case in which its last step is refused."""
    position, before, *_ = CASES[case]
    state = situation(position)
    if before:
        play(state, before)
    return state


@pytest.mark.parametrize("case", CASES)
def test_why_a_step_is_refused(case: str) -> None:
    _, _, words, code, rule, sentence = CASES[case]
    state = refused(case)
    with pytest.raises(IllegalStep) as raised:
        state.play(state.step(words))
    reason = raised.value.reason
    assert (reason.code, reason.rule, reason.sentence) == (code, rule, sentence)
    assert reason.values == {"step": words, **FIGURES.get(case, {})}
    asked = state.why_not(state.step(words))
    assert asked is not None
    assert str(asked) == str(reason)


def test_a_number_that_is_no_step() -> None:
    reason = situation(table("", "")).why_not(-1)
    assert reason is not None
    assert (reason.code, reason.rule, reason.sentence) == ("no-step", "", "expected a step, found the number -1")


def test_a_start_player_who_does_not_play() -> None:
    options = Warcraft().draw_options(["anna", "bert"], {"peoples": "orcs,humans"}, Chance(1))
    state = Warcraft().new(options)
    reason = state.why_not(state.step("start undead"))
    assert reason is not None
    assert (reason.code, reason.rule) == ("not-in-the-game", "WB-K3")


def test_every_rule_that_is_cited_stands_in_the_book() -> None:
    book = RULES.read_text(encoding="utf-8")
    numbers = re.findall(r"^- \*\*(WB-[A-Z0-9]+)\*\* ", book, re.MULTILINE)
    sections = [f"WB-{number}" for number in re.findall(r"^### ([0-9.]+) ", book, re.MULTILINE)]
    cited = {rule for _, _, _, _, rule, _ in CASES.values()} - {""}
    assert cited <= {*numbers, *sections}


def test_there_is_a_row_for_every_reason() -> None:
    source = SOURCE.read_text(encoding="utf-8")
    codes = set(re.findall(r'_reason\(\s*s,\s*step,\s*"([a-z-]+)"', source))
    codes |= set(re.findall(r'"([a-z-]+)",\s+"WB-', source))
    assert len(codes) > 50
    assert codes - {"not-in-the-game"} == {row[3] for row in CASES.values()}
