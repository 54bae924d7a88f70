"""Every chance that the rules know, in numbers: what may come, and with which weight."""

from __future__ import annotations

from typing import Final

import pytest

from tables import player, situation, table

ORCS: Final = player("orcs", "miner", "a: 1", "hand: 3")
GNOMES: Final = player("gnomes", "miner", "a: 1", "hand: 3")
TROLLS: Final = player("trolls", "farmer", "b: 2")
BOMBED: Final = player("trolls", "farmer", "b: 2, d: 1")
DIE: Final = [("roll 0", 3), ("roll 1", 1), ("roll 2", 1), ("roll 3", 1)]

SEEN: Final = """offer:
  - [draenei, archaeologist]
  - [dwarves, battlemaster]
  - [gnomes, beastmaster]
  - [humans, blacksmith]
  - [night-elves, champion]
  - [worgen, defender]
"""
BANNERS_LEFT: Final = [
    "blood-elves", "forsaken", "goblins", "orcs", "tauren", "ethereals", "kobolds", "naga", "pandaren",
]  # fmt: skip
BADGES_LEFT: Final = [
    "enraged", "explorer", "fisher", "fortified", "herbalist", "intimidating", "marsh-settler", "miner", "mountaineer",
    "portal-mage", "ranger", "sailor", "swamp-walker",
]  # fmt: skip
ARTIFACTS: Final = ["aegis", "ashes", "doomhammer", "frostmourne", "heart"]
PLACES: Final = [
    "battleground", "dark-portal", "karazhan", "lights-hope-chapel", "meeting-stone", "spirit-healer", "well-of-eternity",
]  # fmt: skip

CASES: Final = {
    "the die": (table(ORCS, TROLLS, "phase: conquer"), "reinforce b", DIE),
    "the die of a raid": (table(GNOMES, TROLLS, "phase: conquer"), "raid d", DIE),
    "a fresh bomb": (
        table(player("goblins", "miner", "a: 1"), BOMBED, "pieces: {b: [bomb]}"),
        "",
        [("bomb b explodes", 6), ("bomb b fizzles", 6)],
    ),
    "a bomb after one that exploded": (
        table(player("goblins", "miner", "a: 1"), BOMBED, "pieces: {b: [bomb], d: [bomb]}"),
        "bomb b explodes",
        [("bomb d explodes", 5), ("bomb d fizzles", 6)],
    ),
    "a bomb after a dud": (
        table(player("goblins", "miner", "a: 1"), BOMBED, "pieces: {b: [bomb], d: [bomb]}"),
        "bomb b fizzles",
        [("bomb d explodes", 6), ("bomb d fizzles", 5)],
    ),
    "a badge": (table("{coins: 5}", TROLLS, SEEN), "pick 1, banner orcs", [(f"badge {name}", 1) for name in BADGES_LEFT]),
    "a banner": (table("{coins: 5}", TROLLS, SEEN), "pick 1", [(f"banner {name}", 1) for name in BANNERS_LEFT]),
    "a relic": (
        table(ORCS, TROLLS, "phase: conquer\npieces: {c: [relic]}"),
        "conquer c",
        [(f"reveal c {name}", 1) for name in [*ARTIFACTS, *PLACES]],
    ),
    "a relic after one that is in the game": (
        table(ORCS, TROLLS, "phase: conquer\npieces: {c: [relic], d: [heart]}"),
        "conquer c",
        [(f"reveal c {name}", 1) for name in [*ARTIFACTS[:-1], *PLACES]],
    ),
    "a place instead of a Well on an island without water": (
        table(ORCS, TROLLS, "phase: conquer\npieces: {c: [relic]}"),
        "conquer c, reveal c well-of-eternity",
        [(f"reveal c {name}", 1) for name in PLACES[:-1]],
    ),
    "no chance": (table(ORCS, TROLLS, "phase: conquer"), "", []),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_odds(case: str) -> None:
    position, words, expected = CASES[case]
    state = situation(position)
    for text in words.split(", ") if words else []:
        state.play(state.step(text))
    assert [(state.text(step), weight) for step, weight in state.odds()] == expected
