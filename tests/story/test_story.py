"""What is told of each step: typed events, and every coin with its reason exactly once."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings

from positions import Walk, walks
from smallwar.smallworld.terminal import sentence
from smallwar.table.contract import OVER, Event
from tables import player, situation, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from smallwar.smallworld.game import SmallWorldState

STEPS: Final = 400


def played(state: SmallWorldState, words: str) -> list[Event]:
    """Play steps with commas between them, and give what the last one tells."""
    events: list[Event] = []
    for text in words.split(", "):
        before = state.copy()
        step = state.step(text)
        state.play(step)
        events = before.story(step, state)
    return events


ORCS: Final = player("orcs", "miner", "a: 1", "hand: 6")
TROLLS: Final = player("trolls", "farmer", "b: 2")

TROLLS_WHO_INTIMIDATE: Final = player("trolls", "intimidating", "a: 1", "hand: 6")
PANDAREN_IN_A_FORT: Final = player("pandaren", "fortified", "b: 2, c: 1", "harmony: [anna]")

CASES: Final = {
    "a conquest": (
        table(ORCS, TROLLS, "phase: conquer"),
        "conquer b",
        [
            "anna takes b from the Trolls with 5 tokens",
            "1 token of the Trolls back to the box",
            "bert takes 1 token back to hand",
        ],
    ),
    "a combo": (
        table("{coins: 5}", TROLLS, "offer: [[goblins, miner], [gnomes, herbalist, 2]]"),
        "pick 2",
        [
            "anna takes the Herbalist Gnomes",
            "anna pays 1 coin (price of the combo)",
            "anna gets 2 coins (left on the combo)",
        ],
    ),
    "a race in decline": (
        table(player("orcs", "miner", "a: 3, c: 2"), TROLLS),
        "decline",
        [
            "anna lets the Orcs decline",
            "anna puts 3 tokens of the Orcs back into the box",
            "anna earns 2 coins from regions in decline",
        ],
    ),
    "a last attempt": (
        table(player("orcs", "miner", "a: 1", "hand: 3"), TROLLS, "phase: conquer"),
        "reinforce b",
        ["anna dares the last attempt on b with 3 in hand, and rolls the die"],
    ),
    "a die that is enough": (
        table(player("orcs", "miner", "a: 1", "hand: 3"), TROLLS, "phase: conquer"),
        "reinforce b, roll 2",
        [
            "the die shows 2",
            "anna takes b from the Trolls with 1 token",
            "1 token of the Trolls back to the box",
            "bert takes 1 token back to hand",
        ],
    ),
    "a die that falls short": (
        table(player("orcs", "miner", "a: 1", "hand: 3"), TROLLS, "phase: conquer"),
        "reinforce b, roll 1",
        ["the die shows 1", "the attempt on b fails"],
    ),
    "the two forms": (
        table(player("worgen", "miner", "a: 3"), TROLLS),
        "form human",
        ["anna chooses the human form", "anna gets 2 coins (Worgen)"],
    ),
    "harmony": (
        table(ORCS, player("pandaren", "farmer", "b: 2", "harmony: [anna]"), "phase: conquer"),
        "conquer b",
        [
            "anna takes b from the Pandaren with 5 tokens",
            "1 token of the Pandaren back to the box",
            "bert takes 1 token back to hand",
            "anna pays 2 coins to bert (Pandaren)",
        ],
    ),
    "the Doomhammer": (
        table(ORCS, TROLLS, "phase: conquer\npieces: {a: [doomhammer]}"),
        "conquer b with doomhammer",
        [
            "anna takes b from the Trolls with 1 token, using doomhammer",
            "1 token of the Trolls back to the box",
            "bert takes 1 token back to hand",
            "anna pays 2 coins to bert (Doomhammer)",
        ],
    ),
    "a champion who is caught": (
        table(ORCS, player("trolls", "champion", "b: 2, d: 1"), "phase: conquer\npieces: {b: [champion]}"),
        "conquer b",
        [
            "anna takes b from the Trolls with 6 tokens",
            "bert takes 2 tokens back to hand",
            "bert takes the champion back to hand",
            "bert pays 1 coin to anna (Champion)",
        ],
    ),
    "a target": (
        table(player("naga", "miner", "a: 1", "hand: 6"), player("humans", "farmer", "d: 2"),
              "phase: conquer\npieces: {c: [target]}"),
        "conquer c",
        [
            "anna takes c with 2 tokens",
            "anna gets 2 coins (Humans)",
            "bert gets 2 coins (Humans)",
        ],
    ),
    "tokens raised": (
        table(player("forsaken", "miner", "a: 1", "hand: 2, lost: 2"), TROLLS, "phase: redeploy"),
        "raise 2",
        ["anna raises 2 from the box", "anna pays 2 coins (Forsaken)"],
    ),
    "the end of a turn": (
        table(player("blood-elves", "miner", "c: 1", "hand: 2"), TROLLS, "phase: redeploy"),
        "deploy c 2, done",
        ["anna earns 1 coin from regions", "anna earns 1 coin from Blood Elves", "anna earns 1 coin from Miner"],
    ),
    "a levy": (
        table(player("orcs", "sailor", "c: 1", "hand: 2"), TROLLS, "phase: redeploy\npieces: {c: [heart]}"),
        "deploy c 2, done",
        ["anna earns 1 coin from regions", "anna earns 1 coin from Heart of Azeroth, paid by bert"],
    ),
    "a placement": (
        table(player("orcs", "sailor", "c: 1", "hand: 2"), TROLLS, "phase: redeploy\npieces: {c: [heart]}"),
        "place heart c",
        ["anna places the Heart of Azeroth in c"],
    ),
    "a bomb": (
        table(player("goblins", "miner", "a: 1"), player("trolls", "farmer", "b: 2, d: 1"), "pieces: {b: [bomb]}"),
        "bomb b explodes",
        ["the bomb in b explodes", "1 token of the Trolls back to the box", "bert takes 1 token back to hand"],
    ),
    "the fee for a bomb": (
        table(
            player("trolls", "farmer", "c: 1", "hand: 1"),
            player("goblins", "miner", "a: 2"),
            "phase: redeploy\npieces: {c: [bomb, aegis]}",
        ),
        "deploy c 1, done",
        [
            "anna earns 1 coin from regions",
            "bert pays 2 coins to anna (Aegis of Aggramar)",
        ],
    ),
    "a fort taken down": (
        table(TROLLS_WHO_INTIMIDATE, PANDAREN_IN_A_FORT, "phase: conquer\npieces: {b: [fort]}"),
        "intimidate b",
        ["anna intimidates b"],
    ),
    "a fort taken down without coins": (
        table(f"{TROLLS_WHO_INTIMIDATE[:-1]}, coins: 0}}", PANDAREN_IN_A_FORT, "phase: conquer\npieces: {b: [fort]}"),
        "intimidate b",
        ["anna intimidates b"],
    ),
    "an artifact stolen from the Aegis": (
        table(player("ethereals", "farmer", "a: 1", "hand: 6"), player("orcs", "fortified", "b: 2, c: 1"),
              "phase: conquer\npieces: {b: [aegis]}"),
        "steal b to a",
        ["anna moves the artifact of b to a", "anna pays 2 coins to bert (Aegis of Aggramar)"],
    ),
    "a champion who is left alone": (
        table(TROLLS_WHO_INTIMIDATE, player("tauren", "champion", "b: 1, c: 2"),
              "phase: conquer\npieces: {b: [champion]}"),
        "intimidate b to c",
        ["anna intimidates b", "bert takes the champion back to hand"],
    ),
    "a champion whom nobody can ransom": (
        table(ORCS, player("trolls", "champion", "b: 2, d: 1", "coins: 0"),
              "phase: conquer\npieces: {b: [champion]}"),
        "conquer b",
        [
            "anna takes b from the Trolls with 6 tokens",
            "the champion of the Trolls back to the box",
            "bert takes 2 tokens back to hand",
        ],
    ),
    "a beast lost": (
        table(player("orcs", "miner", "a: 1", "hand: 9"), player("trolls", "beastmaster", "b: 2, d: 1"),
              "phase: conquer\npieces: {b: [beasts-2]}"),
        "conquer b",
        [
            "anna takes b from the Trolls with 7 tokens",
            "1 beast of the Trolls back to the box",
            "bert takes 2 tokens back to hand",
            "bert takes 1 beast back to hand",
        ],
    ),
    "Murlocs": (
        table(ORCS, TROLLS, "phase: conquer\npieces: {c: [murloc]}"),
        "conquer c",
        ["anna takes c from the Murlocs with 3 tokens", "1 token of the Murlocs back to the box"],
    ),
    "a region left": (
        table(player("orcs", "miner", "a: 3, c: 1"), TROLLS),
        "abandon a",
        ["anna leaves a", "anna takes 1 token back to hand"],
    ),
    "a second race in decline": (
        table(player("orcs", "beastmaster", "a: 1, c: 1", "declined: {race: gnomes, holds: {d: 1}}"), TROLLS,
              "phase: start\npieces: {a: [beasts-1]}"),
        "decline",
        [
            "anna lets the Orcs decline",
            "anna puts 1 token of the Gnomes back into the box",
            "anna puts 1 beast of the Orcs back into the box",
            "the Gnomes of anna leave the map",
            "anna earns 2 coins from regions in decline",
        ],
    ),
    "a relic": (
        table(ORCS, TROLLS, "phase: conquer\npieces: {c: [relic]}"),
        "conquer c, reveal c karazhan",
        ["the relic in c is turned up: Karazhan"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_what_is_said(case: str) -> None:
    position, words, expected = CASES[case]
    lines = [sentence(event) for event in played(situation(position), words)]
    assert [line for line in lines if line] == expected


def test_an_event_is_a_code_and_values() -> None:
    events = played(situation(table(ORCS, TROLLS, "phase: conquer")), "conquer b")
    assert [(event.code, event.values) for event in events[:2]] == [
        ("conquer", {"player": "anna", "step": "conquer b", "region": "b"}),
        ("taken", {"player": "anna", "region": "b", "tokens": 5, "from": "trolls"}),
    ]


def stories(walk: Walk) -> Iterator[tuple[SmallWorldState, list[Event], SmallWorldState]]:
    """Give each step of a game as the position before it, what is told, and the position after it."""
    for _ in range(STEPS):
        before = walk.state.copy()
        if before.to_move() == OVER:
            return
        step = walk.choose()
        walk.state.play(step)
        yield before, before.story(step, walk.state), walk.state.copy()


def coins_of(events: list[Event], players: list[str]) -> list[int]:
    """Add up the coins of which events tell."""
    moved: Counter[str] = Counter()
    for event in events:
        if event.code in ("payment", "income"):
            moved[str(event.values.get("from"))] -= int(event.values["coins"])
            moved[str(event.values.get("to"))] += int(event.values["coins"])
    return [moved[name] for name in players]


@settings(max_examples=15)
@given(walks())
def test_every_coin_is_told_once(walk: Walk) -> None:
    for before, events, after in stories(walk):
        moved = [new - old for new, old in zip(after.coins, before.coins, strict=True)]
        assert coins_of(events, before.players) == moved
        for event in events:
            assert "{" not in sentence(event)
