"""What is told of each step of the second game: typed events, a line of the terminal for most, and nothing that is hidden."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, HIDDEN, OVER, Event
from smallwar.warcraft.game import Warcraft
from smallwar.warcraft.steps import DRAW, kind_of, part
from smallwar.warcraft.terminal import SENTENCES, draw, heading, sentence
from smallwar.warcraft.words import VERBS
from warcraft.laid_out import ARCHERS, TEAMS, play, situation, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from smallwar.warcraft.game import WarcraftState

SOURCE: Final = Path(__file__).resolve().parents[2] / "src" / "smallwar" / "warcraft" / "story.py"
WIDEST: Final = 100
SEEDS: Final = range(6)
LONGEST: Final = 600
SHOWN: Final = 40
"""One position of so many is drawn."""

BESIDE: Final = "units: {b: {melee: 2}}, deck: []"
HOLDS: Final = "units: {c: {melee: 2}}, deck: []"
FIGHT: Final = "move 2 melee b c, stop, fight c"
RAISING: Final = """
map: A2
players:
  anna: {people: undead, town: e1, levels: {ranged: 3}, deck: [], units: {d4: {ranged: 1}, d5: {melee: 3}}}
  bert: {people: humans, town: c6, deck: [], units: {d6: {melee: 1}}}
"""
HEX: Final = """
map: A2
players:
  anna: {people: undead, town: e1, cards: [hex], deck: [], units: {d4: {melee: 1}}}
  bert: {people: humans, town: c6, deck: [], units: {d5: {melee: 1}}}
"""
BEACON: Final = """
map: D2
scenario: old-beacon
players:
  anna: {people: orcs, town: d1, units: {d4: {melee: 1}}}
  bert: {people: humans, town: d7}
round: 9
phase: buy
"""
TEAM_AT_BEACON: Final = """
map: D4
scenario: old-beacon
players:
  anna: {people: orcs, team: 1, town: d1}
  bert: {people: humans, team: 1, town: a1}
  carl: {people: undead, team: 2, town: d7, units: {d4: {melee: 1}}}
  dora: {people: night-elves, team: 2, town: g4}
round: 9
phase: buy
turn: dora
start: anna
"""
GROWING: Final = """
map: A2
players:
  anna: {people: night-elves, town: e1, cards: [regrowth]}
  bert: {people: undead, town: c6}
depleted: {d1: fully}
phase: yield
"""
BUY: Final = "phase: buy"

Row = tuple[str, str, str, list[str]]
"""The position, the steps, the codes of what the last step tells, and the lines of the terminal."""

CASES: Final[dict[str, Row]] = {
    "a move": (table(BESIDE, ""), "move 2 melee b c", "move", ["anna moves 2 melee units from b to c"]),
    "the end of a movement": (table("", ""), "stop", "stop turn", []),
    "workers among enemies": (
        table("units: {b: {melee: 1}}", "workers: {c: 2}"),
        "move melee b c, stop",
        "stop eliminated turn",
        ["bert loses 2 workers in c to the enemies there"],
    ),
    "an outpost among enemies": (
        table("units: {b: {melee: 1}}", "works: [outpost c]"),
        "move melee b c, stop",
        "stop eliminated eliminated turn",
        ["bert loses 1 worker in c to the enemies there", "bert loses 1 outpost in c to the enemies there"],
    ),
    "a town under siege": (
        table("", "units: {a: {melee: 1}}, gold: 0", "turn: bert"),
        "stop",
        "stop besieged turn turn turn turn turn",
        ["enemies stand in a, the town of anna"],
    ),
    "a town that falls": (
        table("", "units: {a: {melee: 1}}", "turn: bert\ndepleted: {a: partly}"),
        "stop",
        "stop out over",
        ["anna is out of the game", "the game is over: no enemy is left"],
    ),
    "an attack": (
        table(BESIDE, HOLDS),
        FIGHT,
        "fight combat-round",
        ["anna attacks bert in c", "round 1 of the combat"],
    ),
    "the dice of one side": (
        table(BESIDE, HOLDS),
        f"{FIGHT}, dice humans 2 6",
        "dice",
        ["bert rolls 2 6 (melee): 1 hit"],
    ),
    "the dice of both sides": (
        table(BESIDE, HOLDS),
        f"{FIGHT}, dice humans 2 6, dice orcs 1 1",
        "dice losses losses",
        ["anna rolls 1 1 (melee): 2 hits"],
    ),
    "a loss": (
        table(BESIDE, HOLDS),
        f"{FIGHT}, dice humans 2 6, dice orcs 1 5, lose melee c",
        "lose",
        ["bert loses 1 melee unit in c"],
    ),
    "a victory": (
        table(BESIDE, HOLDS),
        f"{FIGHT}, dice humans 6 6, dice orcs 1 1, lose melee c, lose melee c",
        "lose won turn",
        ["bert loses 1 melee unit in c", "anna wins the combat in c"],
    ),
    "a double defeat": (
        table("units: {b: {melee: 1}}, deck: []", "units: {c: {melee: 1}}, deck: []"),
        "move melee b c, stop, fight c, dice humans 1, dice orcs 1, lose melee c, lose melee c",
        "lose undecided turn",
        ["anna loses 1 melee unit in c", "the combat in c has no winner"],
    ),
    "hits on flyers": (
        table("units: {b: {melee: 1}}, deck: []", "units: {c: {flying: 1}}, deck: []"),
        "move melee b c, stop, fight c, dice humans 6, dice orcs 1",
        "dice lapsed combat-round",
        ["anna rolls 1 (melee): 1 hit", "1 hit on bert can take nobody", "round 2 of the combat"],
    ),
    "a card drawn": (
        table("units: {b: {melee: 2}}", HOLDS),
        f"{FIGHT}, draw orcs nets",
        "draw combat-round",
        ["anna draws a card", "round 1 of the combat"],
    ),
    "the last card": (
        table("units: {b: {melee: 2}}, deck: [], discards: [nets]", HOLDS),
        f"{FIGHT}, draw orcs nets",
        "draw reshuffled combat-round",
        ["anna draws a card", "anna makes a new deck of the discards", "round 1 of the combat"],
    ),
    "a card on a field": (
        table("units: {b: {melee: 2}}, cards: [forced-march]", ""),
        "card forced-march b",
        "card",
        ["anna plays Forced March in b"],
    ),
    "a card with two fields": (
        table("units: {b: {melee: 2}}, cards: [recall]", ""),
        "stop, card recall b a",
        "card turn",
        ["anna plays Recall from b to a"],
    ),
    "a card without effect": (
        table(f"{BESIDE}, cards: [second-wind]", f"{HOLDS}, cards: [null-order]"),
        f"{FIGHT}, dice humans 6 6, dice orcs 6 6, card second-wind, card null-order",
        "card countered combat-round",
        ["bert plays Null Order", "Second Wind has no effect", "round 2 of the combat"],
    ),
    "dice for a card": (
        table(f"{BESIDE}, cards: [second-wind]", HOLDS),
        f"{FIGHT}, dice humans 6 6, dice orcs 6 6, card second-wind, dice orcs 1 6",
        "dice losses",
        ["anna rolls 1 6 for Second Wind: 1 hit"],
    ),
    "resources that change hands": (
        table("units: {b: {melee: 2}}, cards: [plunder], deck: []", f"{HOLDS}, gold: 1"),
        f"{FIGHT}, dice humans 6 6, dice orcs 1 6, lose melee c, card plunder melee",
        "card gained gained paid paid combat-round",
        [
            "anna plays Plunder on melee units",
            "anna gets 1 gold",
            "anna gets 1 wood",
            "bert loses 1 gold",
            "bert loses 1 wood",
            "round 2 of the combat",
        ],
    ),
    "a prisoner who is lost": (
        table("units: {b: {melee: 2}}, cards: [drag-off], deck: []", HOLDS),
        f"{FIGHT}, card drag-off melee c, dice humans 6, dice orcs 1 6, lose melee c",
        "lose won dragged-away",
        [
            "bert loses 1 melee unit in c",
            "anna wins the combat in c",
            "the melee unit of bert that was dragged off is lost",
        ],
    ),
    "a prisoner who returns": (
        table("units: {b: {melee: 1}}, cards: [drag-off], deck: []", HOLDS),
        "move melee b c, stop, fight c, card drag-off melee c, dice humans 1, dice orcs 6, lose melee c",
        "lose won dragged-back turn",
        [
            "anna loses 1 melee unit in c",
            "bert wins the combat in c",
            "the melee unit of bert that was dragged off returns to c",
        ],
    ),
    "steps named": (ARCHERS, "move ranged d4 d5, stop, fight d5, first ranged", "first", ["anna rolls first: ranged"]),
    "the fallen who stand up": (
        RAISING,
        "move 3 melee d5 d6, move ranged d4 d5, stop, fight d6, dice undead 1, lose melee d6",
        "lose raised won sent-home turn",
        [
            "bert loses 1 melee unit in d6",
            "anna raises 1 melee unit in d6",
            "anna wins the combat in d6",
            "anna takes 1 melee unit of d6 back: there is no room",
        ],
    ),
    "a hit cancelled": (
        HEX,
        "move melee d4 d5, stop, fight d5, dice humans 1, dice undead 6, card hex, dice undead 2",
        "dice cancelled combat-round",
        ["anna rolls 2 for Hex", "1 hit of bert cancelled", "round 2 of the combat"],
    ),
    "a yield": (
        table("workers: {b: 1}", "", "phase: yield"),
        "yield b 3",
        "yield depleted turn turn turn turn",
        ["anna gets 3 gold in b", "b is partly depleted"],
    ),
    "a fixed yield": (
        table("workers: {b: 1}", "", "turn: bert\noptions: {yield: fixed}"),
        "stop",
        "stop turn harvest turn turn turn turn",
        ["anna gets 2 gold in b"],
    ),
    "a forest that grows": (
        GROWING,
        "card regrowth d1",
        "card regrown turn turn turn turn",
        ["anna plays Regrowth in d1", "d1 grows again: partly depleted"],
    ),
    "works finished": (
        table("workers: {b: 1}, works: [barracks, outpost c]", "", "phase: yield\nturn: anna"),
        "yield b 1",
        "yield turn turn finished finished turn turn",
        ["anna gets 1 gold in b", "anna has finished a barracks", "anna has finished an outpost in c"],
    ),
    "a deployment": (
        table("training: [melee, worker]", "", "phase: deploy"),
        "deploy melee a",
        "deploy",
        ["anna deploys 1 melee unit in a"],
    ),
    "a deployment under siege": (
        table("training: [melee]", "units: {a: {melee: 1}}", "phase: deploy"),
        "deploy melee a",
        "deploy locked",
        ["anna deploys 1 melee unit in a", "nobody may leave a in the next movement"],
    ),
    "a unit bought": (table("", "", BUY), "train melee", "train", ["anna trains 1 melee unit for 1 gold and 1 wood"]),
    "a building begun": (
        table("workers: {a: 1}", "", BUY),
        "build range",
        "build",
        ["anna begins a range for 2 gold and 2 wood"],
    ),
    "an outpost begun": (
        table("workers: {b: 1}", "", BUY),
        "build outpost b",
        "build",
        ["anna begins an outpost in b for 2 gold and 2 wood"],
    ),
    "a level bought": (
        table("buildings: [barracks]", "", BUY),
        "upgrade melee",
        "upgrade",
        ["anna raises melee units to level 2 for 2 gold and 2 wood"],
    ),
    "a gift": (TEAMS, "give night-elves 2 wood", "give", ["anna gives dora 2 wood"]),
    "a card with resources": (
        table("cards: [supply-cache]", "", BUY),
        "card supply-cache 1 gold 1 wood",
        "card gained gained",
        ["anna plays Supply Cache", "anna gets 1 gold", "anna gets 1 wood"],
    ),
    "the beacon held": (BEACON, "done", "done beacon turn", ["anna has 1 mark at the beacon"]),
    "no card": (table(BESIDE, f"{HOLDS}, cards: [recall]"), "stop, pass", "pass turn", []),
    "the end of a round": (table("", "", "phase: buy\nturn: bert"), "done", "done round turn", []),
    "the points reached": (
        table("units: {a: {melee: 1}}", "", "phase: buy\ntarget: 3"),
        "done",
        "done over",
        ["the game is over: the points are reached"],
    ),
    "the last round": (
        table("", "", "phase: buy\nturn: bert\ncap: 2"),
        "done",
        "done over",
        ["the game is over: this was the last round"],
    ),
    "the beacon held by a team": (
        TEAM_AT_BEACON,
        "done",
        "done beacon round turn",
        ["carl has 1 mark at the beacon"],
    ),
    "the beacon won": (
        BEACON.replace("units: {d4", "marks: 2, units: {d4"),
        "done",
        "done beacon over",
        ["anna has 3 marks at the beacon", "the game is over: the scenario is won"],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_told_of_a_step(case: str) -> None:
    position, words, codes, lines = CASES[case]
    events = play(situation(position), words)
    assert [event.code for event in events] == codes.split()
    assert [line for event in events if (line := sentence(event))] == lines


def test_values_are_typed() -> None:
    events = play(situation(table(BESIDE, HOLDS)), f"{FIGHT}, dice humans 2 6")
    assert events[0].values == {"player": "bert", "step": "dice humans 2 6", "dice": "2 6", "kind": "melee", "hits": 1}
    events = play(situation(table("", "", BUY)), "train melee")
    assert events[0].values == {"player": "anna", "step": "train melee", "kind": "melee", "gold": 1, "wood": 1}


# In whole games


def games() -> Iterator[tuple[WarcraftState, int, WarcraftState]]:
    """Play games at random, of all sizes and scenarios, and give every step between its positions."""
    scenarios = ("border-war", "old-beacon", "lean-years", "last-wall")
    for seed in SEEDS:
        chance = Chance(seed)
        names = ["anna", "bert", "carl", "dora"][: 2 + seed % 3]
        options = Warcraft().draw_options(names, {"scenario": scenarios[seed % len(scenarios)]}, chance)
        state = Warcraft().new(options)
        for _ in range(LONGEST):
            if state.to_move() == OVER:
                break
            step = state.toss(chance) if state.to_move() == CHANCE else chance.pick(state.legal())
            before = state.copy()
            state.play(step)
            yield before, step, state


def as_values(events: list[Event]) -> list[tuple[str, dict[str, str | int]]]:
    return [(event.code, event.values) for event in events]


def test_only_its_owner_learns_which_card_is_drawn() -> None:
    for before, step, after in games():
        for_all = as_values(before.story(step, after, None))
        drawer = before.player_of_people(part(step, 0)) if kind_of(step) == DRAW else None
        for viewer in range(len(before.players)):
            told = as_values(before.story(step, after, viewer))
            assert (told == for_all) == (viewer != drawer)
        if drawer is not None:
            values = for_all[0][1]
            assert "card" not in values
            assert str(values["step"]).endswith(HIDDEN)
            assert as_values(before.story(step, after, drawer))[0][1]["step"] == before.text(step)


def test_everything_can_be_said_and_shown() -> None:
    for number, (before, step, after) in enumerate(games()):
        for event in before.story(step, after, before.turn):
            assert "{" not in sentence(event)
        assert heading(after)
        if number % SHOWN == 0:
            assert max(len(line) for line in draw(after).splitlines()) <= WIDEST


def test_the_terminal_shows_what_lies_where() -> None:
    anna = "units: {b: {melee: 2, flying: 1}}, workers: {b: 1}, outposts: [b], buildings: [range], training: [melee]"
    state = situation(
        table(anna, "units: {b: {ranged: 1}}, works: [aerie, outpost c]", "depleted: {b: partly, e: fully}")
    )
    lines = draw(state).splitlines()
    assert [line.strip() for line in lines[2:4]] == ["½ O mmf w #", "H r"]
    assert "    H +" in lines
    assert "    ×" in lines
    assert lines[-6:] == [
        "▸ O anna        Orcs                 0 points       5 gold       5 wood      0 cards",
        "                melee Brawler 2, ranged Stone Thrower 2, flying Bat Handler 2",
        "                has range; trains melee",
        "  H bert        Humans               0 points       5 gold       5 wood      0 cards",
        "                melee Levy 2, ranged Slinger 2, flying Kite Scout 2",
        "                builds aerie, outpost c",
    ]


def codes_made() -> set[str]:
    """Find the codes of the events that the story makes besides the words of steps: literal, or chosen as `code` before."""
    found: list[ast.AST] = []
    for node in ast.walk(ast.parse(SOURCE.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
            found += [node.args[0]] if isinstance(node.args[0], ast.Constant | ast.IfExp) else []
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "code":
            found.append(node.value)
    words = [word for part in found for word in ast.walk(part) if isinstance(word, ast.Constant)]
    return {word.value for word in words if isinstance(word.value, str)}


def test_every_event_has_a_sentence_and_a_case() -> None:
    made = codes_made() | set(VERBS)
    assert made == set(SENTENCES)
    told = {code for _, _, codes, _ in CASES.values() for code in codes.split()}
    assert told == made - {"start"}
