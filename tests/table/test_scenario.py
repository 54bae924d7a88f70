"""The scenario runner, on the toy game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from smallwar.table.scenario import Scenario, read_scenarios
from smallwar.table.source import FormatError
from toy_catalogue import ToyScenarios

if TYPE_CHECKING:
    from smallwar.table.scenario import ScenarioGame
    from smallwar.table.source import Node

HEAD = "name: An example\ncovers: [T-1, T-2.3]\nplayers: {anna: {card: 1}, bert: {card: 3}}\nsteps:\n"


def find(node: Node | None) -> ScenarioGame:
    return ToyScenarios()


def read(steps: str) -> Scenario:
    (scenario,) = read_scenarios(HEAD + steps, "f.yaml", find)
    return scenario


def test_a_scenario_that_holds() -> None:
    scenario = read(
        "- legal: [roll, stay]\n- illegal: die 1\n- play: roll\n- chance: die 3\n"
        "- expect: {points: {anna: 3}, over: false}\n- play: [stay, stay]\n- expect: {cards: {bert: 3}}\n"
    )
    assert scenario.name == "An example"
    assert scenario.covers == ["T-1", "T-2.3"]
    assert scenario.run() == ""


@pytest.mark.parametrize(
    ("steps", "failure"),
    [
        ("- play: stay\n- expect: {points: {anna: 2}}", "step 2: expected points.anna 2, was 0"),
        (
            "- expect: {points: {anna: 2}, over: true}",
            "step 1: expected points.anna 2, was 0; expected over True, was False",
        ),
        ("- play: [roll, stay]", "step 1: a chance step is due and no line says which"),
        ("- play: roll", "a chance step is due and no line says which"),
        ("- play: jump", "step 1: expected a step, found 'jump': this game has no such step"),
        ("- illegal: jump", "step 1: expected a step, found 'jump': this game has no such step"),
        ("- play: die 1", "step 1: expected 'die 1' to be legal, was not: not possible now"),
        ("- legal: die 1", "step 1: expected 'die 1' to be legal, was not: not possible now"),
        ("- illegal: roll", "step 1: expected 'roll' to be illegal, was legal"),
        ("- chance: die 1", "step 1: expected no chance step, because none is due, found 'die 1'"),
        (
            "- price: {a: 1}",
            "step 1: f.yaml:5: at steps[1].price: expected no price, because nothing has one, found a mapping",
        ),
        (
            "- plya: roll",
            "step 1: f.yaml:5: at steps[1].plya: expected one of the keys price, legal, illegal, play, chance,",
        ),
        (
            "- {play: roll, chance: die 1}",
            "step 1: f.yaml:5: at steps[1]: expected one of price, legal, illegal, play,",
        ),
        (
            "- expect: {coins: 1}",
            "step 1: f.yaml:5: at steps[1].expect.coins: expected one of the keys points, cards, over,",
        ),
        ("- play: {a: 1}", "step 1: f.yaml:5: at steps[1].play: expected a step, found a mapping"),
    ],
)
def test_what_fails_is_said(steps: str, failure: str) -> None:
    assert read(steps).run().startswith(failure)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "f.yaml:1: expected a scenario, found nothing"),
        ("name: x", "f.yaml:1: expected the key 'steps', which is missing"),
        ("name: x\nsteps: roll", "f.yaml:2: at steps: expected a list, found 'roll'"),
        ("name: x\nsteps: []", "f.yaml: expected the key 'players' alone, found nothing"),
        (
            "name: x\nsteps: []\ncovers: [nine]",
            r"f.yaml:3: at covers\[1\]: expected the number of a rule such as SW-4.2",
        ),
        ("- 1", "f.yaml:1: expected a mapping, found a list"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(FormatError, match=sentence):
        read_scenarios(text, "f.yaml", find)


def test_a_file_may_hold_several() -> None:
    scenarios = read_scenarios(f"{HEAD}- play: roll\n---\n{HEAD}- play: stay\n", "f.yaml", find)
    assert [bool(scenario.run()) for scenario in scenarios] == [True, False]


def test_chance_may_have_more_steps_than_can_be_listed() -> None:
    dice = "dice 1 3 3 1 1 2 1 3"
    assert read(f"- play: throw\n- chance: {dice}\n- expect: {{points: {{anna: 3}}}}\n").run() == ""
    assert read("- play: throw\n- chance: die 1\n").run() == (
        "step 2: expected 'die 1' to be legal, was not: not possible now"
    )
    situation = read("- play: stay").situation
    assert not situation.is_legal(dice)
    situation.play("throw")
    assert situation.is_legal(dice)
    assert not situation.is_legal("stay")
