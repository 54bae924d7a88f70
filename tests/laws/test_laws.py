"""The laws see what breaks them: a good position is spoiled in one way after another, and each time named for it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import pytest

from laws.spoiling import spoiled
from smallwar.smallworld.invariants import broken
from smallwar.smallworld.map_making import shipped_map
from smallwar.smallworld.roster import POWER_IDS, RACE_IDS
from smallwar.smallworld.state import CONQUEST, DECLINED, ENDED, MURLOCS, NONE, START
from smallwar.smallworld.tokens import (
    AEGIS,
    ASHES,
    BOMB,
    CHAMPION,
    FACE_DOWN,
    FORT,
    MOUNTAIN,
    TARGET,
    WATCHTOWER,
    WISP_WALL,
)
from tables import situation

if TYPE_CHECKING:
    from laws.spoiling import Change
    from smallwar.smallworld.game import SmallWorldState

TABLE: Final = """
boards: [L1a, M1a, S1a]
players:
  anna:
    {race: night-elves, power: fortified, hand: 2, holds: {L1a.4: 2, L1a.10: 3},
     declined: {race: gnomes, holds: {L1a.5: 1}}}
  bert: {race: tauren, power: champion, holds: {M1a.1: 3, M1a.8: 1}}
  carl: {race: pandaren, power: beastmaster, holds: {S1a.2: 1, S1a.8: 1}, harmony: [anna]}
pieces:
  L1a.1: [murloc]
  L1a.4: [wisp-wall]
  L1a.10: [fort]
  M1a.6: [relic]
  M1a.8: [champion]
  S1a.2: [beasts-2]
  S1a.5: [aegis]
  S1a.7: [murloc]
offer:
  - [orcs, miner]
  - [trolls, farmer, 1]
  - [humans, fisher]
  - [goblins, sailor]
  - [naga, ranger]
  - [worgen, explorer]
phase: conquer
"""

ANNA: Final = 0
BERT: Final = 1
CARL: Final = 2
MAP: Final = shipped_map(("L1a", "M1a", "S1a"))

EMPTY: Final = [f"L1a.{region}" for region in (2, 3, 6, 7, 8, 9, 11, 12)] + [
    f"M1a.{region}" for region in (2, 3, 4, 5, 7, 9)
]
"""Regions where nobody is."""


def at(*names: str) -> int:
    """Give a set of regions."""
    return sum(1 << MAP.numbers[name] for name in names)


def number(name: str) -> int:
    return MAP.numbers[name]


def race(name: str) -> int:
    return RACE_IDS.index(name)


def power(name: str) -> int:
    return POWER_IDS.index(name)


@cache
def good() -> SmallWorldState:
    """Build the good position, once."""
    return situation(TABLE)


CASES: Final[dict[str, tuple[list[Change], list[str]]]] = {
    "an unknown relic": ([("hidden_relics", None, 1 << 12)], ["there are hidden relics that are not in the game"]),
    "an unknown banner": ([("hidden_banners", None, 1 << 16)], ["there are hidden banners that are not in the game"]),
    "an unknown badge": ([("hidden_badges", None, 1 << 20)], ["there are hidden badges that are not in the game"]),
    "an unknown discarded badge": (
        [("used_badges", None, 1 << 20)],
        ["there are discarded badges that are not in the game"],
    ),
    "harmony of nobody": ([("harmony", None, 1 << 3)], ["there are holders of harmony that are not in the game"]),
    "paid harmony of nobody": (
        [("harmony_paid", None, 1 << 3)],
        ["there are holders of harmony that are not in the game"],
    ),
    "a champion of nobody": (
        [("champion_in_hand", None, 1 << 3)],
        ["there are holders of the champion that are not in the game"],
    ),
    "beasts of nobody": ([("beasts_in_hand", None, 1 << 9)], ["there are beasts in hand that are not in the game"]),
    "no banner under the stack": ([("under", None, [16])], ["what lies under the stack is no banner"]),
    "a race without a player": ([("race", 3, 1 + race("dwarves"))], ["there is a tribe 3 without a player"]),
    "a declined race without a player": (
        [("race", 4 + DECLINED, 1 + race("dwarves"))],
        ["there is a tribe 9 without a player"],
    ),
    "a power without a player": ([("power", 3, 1 + power("miner"))], ["there is a tribe 3 without a player"]),
    "regions without a player": ([("held", 3, at("M1a.2"))], ["there is a tribe 3 without a player"]),
    "a token from nowhere on the map": (
        [("tokens", number("L1a.10"), 1)],
        ["10 tokens of night-elves instead of 9, 2 in the box"],
    ),
    "a token of a declined race from nowhere": (
        [("tokens", number("L1a.5"), 1)],
        ["11 tokens of gnomes instead of 10, 9 in the box"],
    ),
    "a token from nowhere in a hand": ([("hand", ANNA, 1)], ["10 tokens of night-elves instead of 9, 2 in the box"]),
    "a token lost from the box": ([("box", race("orcs"), -1)], ["10 tokens of orcs instead of 11, 10 in the box"]),
    "less than nothing in the box": (
        [("box", race("pandaren"), -9), ("hand", CARL, 9)],
        ["10 tokens of pandaren instead of 10, -1 in the box"],
    ),
    "a token lost from the map": (
        [("tokens", number("M1a.1"), -1)],
        ["15 tokens of tauren instead of 16, 12 in the box"],
    ),
    "less than nothing in a hand": (
        [("hand", BERT, -1), ("box", race("tauren"), 1)],
        ["bert has -1 tokens in hand without a race for them"],
    ),
    "less than nothing in a region": (
        [("tokens", number("M1a.2"), -1), ("beasts", number("M1a.2"), 1)],
        ["a region holds fewer tokens than none", "beasts outside the regions of beastmaster"],
    ),
    "beasts from nowhere": ([("beasts", number("S1a.8"), 4)], ["more beasts than there are"]),
    "less than no beast": (
        [("beasts", number("S1a.8"), -1)],
        ["more beasts than there are", "S1a.8 is held by 0 instead of 1"],
    ),
    "a region held twice": (
        [("held", CARL, at("L1a.1"))],
        ["11 tokens of pandaren instead of 10, 8 in the box", "regions [0] are held twice"],
    ),
    "too small a garrison": (
        [("tokens", number("M1a.1"), -2), ("box", race("tauren"), 2)],
        ["M1a.1 is held by 1 instead of 2"],
    ),
    "nobody in a region that is held": ([("held", ANNA, at("L1a.2"))], ["L1a.2 is held by 0 instead of 1"]),
    "nobody in a region of a declined race": (
        [("held", ANNA + DECLINED, at("L1a.2"))],
        ["L1a.2 is held by 0 instead of 1"],
    ),
    "regions without a race": (
        [("held", BERT + DECLINED, at("L1a.2"))],
        ["tribe 6 holds regions without a race", "L1a.2 is held by 0 instead of 1"],
    ),
    "tokens where nobody is": ([("tokens", number("L1a.2"), 1)], ["L1a.2 is held by nobody but not empty"]),
    "a declined race without a region": (
        [("held", ANNA + DECLINED, -at("L1a.5")), ("tokens", number("L1a.5"), -1), ("box", race("gnomes"), 1)],
        ["the declined gnomes have no region but have not left"],
    ),
    "two Murlocs in a region": ([("tokens", number("L1a.1"), 1)], ["L1a.1 is held by something else than one Murloc"]),
    "a beast instead of a Murloc": (
        [("tokens", number("L1a.1"), -1), ("beasts", number("L1a.1"), 1)],
        ["L1a.1 is held by something else than one Murloc", "beasts outside the regions of beastmaster"],
    ),
    "too many wisp walls": (
        [("lying", WISP_WALL, sum(1 << region for region in range(30)) - at("L1a.4"))],
        ["30 of wisp-wall instead of at most 9", "wisp-wall outside the regions of night-elves"],
    ),
    "too many targets": (
        [("lying", TARGET, at("L1a.1", "L1a.2", "L1a.3"))],
        ["3 of target instead of at most 2", "target on the map without humans"],
    ),
    "a second champion": ([("champion_in_hand", None, 1 << BERT)], ["2 of champion instead of at most 1"]),
    "too many exploding bombs": ([("explosives", None, 1)], ["7 exploding bombs and 6 duds"]),
    "fewer exploding bombs than none": (
        [("explosives", None, -7), ("bombs", None, -7)],
        ["-1 exploding bombs and 6 duds"],
    ),
    "too many duds": ([("duds", None, 1)], ["6 exploding bombs and 7 duds"]),
    "fewer duds than none": ([("duds", None, -7), ("bombs", None, -7)], ["6 exploding bombs and -1 duds"]),
    "a bomb from nowhere": ([("bombs", None, 1)], ["13 bombs on the stack and 0 on the map, but 12 unseen"]),
    "fewer bombs than none": ([("bombs", None, -13)], ["-1 bombs on the stack and 0 on the map, but 12 unseen"]),
    "a mountain moved": ([("lying", MOUNTAIN, at("L1a.2") - at("L1a.3"))], ["a mountain has moved"]),
    "a target in the water": (
        [("lying", TARGET, at("L1a.6"))],
        ["a target lies in water into which no swap has brought it", "target on the map without humans"],
    ),
    "a relic twice": ([("lying", AEGIS, at("L1a.7"))], ["aegis is in two places"]),
    "a relic that is also hidden": ([("lying", ASHES, at("L1a.7"))], ["ashes is in two places"]),
    "more relics face down than are hidden": (
        [("hidden_relics", None, -(0b11111111110)), ("lying", FACE_DOWN, at("L1a.5"))],
        ["more relics lie face down than there are"],
    ),
    "a wisp wall of others": ([("lying", WISP_WALL, at("M1a.2"))], ["wisp-wall outside the regions of night-elves"]),
    "a fort of others": ([("lying", FORT, at("L1a.5"))], ["fort outside the regions of fortified"]),
    "a watchtower of nobody": (
        [("lying", WATCHTOWER, at("L1a.10"))],
        ["watchtower outside the regions of defender", "watchtower on the map without defender"],
    ),
    "the champion among others": (
        [("lying", CHAMPION, at("L1a.10") - at("M1a.8")), ("tokens", number("M1a.8"), 1), ("box", race("tauren"), -1)],
        ["champion outside the regions of champion"],
    ),
    "a bomb of nobody": ([("lying", BOMB, at("L1a.10")), ("bombs", None, -1)], ["bomb on the map without goblins"]),
    "a champion in hand without the power": (
        [
            ("power", BERT, power("miner") - power("champion")),
            ("lying", CHAMPION, -at("M1a.8")),
            ("champion_in_hand", None, 1 << BERT),
            ("tokens", number("M1a.8"), 1),
            ("box", race("tauren"), -1),
            ("badges", 0, power("champion") - power("miner")),
        ],
        ["the champion is in hand without the power"],
    ),
    "beasts without the power": (
        [("power", CARL, power("miner") - power("beastmaster")), ("badges", 0, power("beastmaster") - power("miner"))],
        ["beasts are about without the power", "beasts outside the regions of beastmaster"],
    ),
    "beasts among others": ([("beasts", number("L1a.10"), 1)], ["beasts outside the regions of beastmaster"]),
    "harmony without the race": (
        [
            ("race", CARL, race("orcs") - race("pandaren")),
            ("banners", 0, race("pandaren") - race("orcs")),
            ("box", race("orcs"), -2),
            ("box", race("pandaren"), 2),
        ],
        ["harmony tokens are about without the race"],
    ),
    "harmony paid for by who has none": (
        [("harmony_paid", None, 1 << BERT)],
        ["more harmony tokens than there are, or paid for by who has none"],
    ),
    "a banner twice": (
        [("banners", 0, race("trolls") - race("orcs"))],
        ["trolls is in two places", "a banner is missing"],
    ),
    "a banner under the stack and on offer": ([("under", None, [race("orcs")])], ["orcs is in two places"]),
    "a hidden banner that was seen": ([("hidden_banners", None, 1 << race("orcs"))], ["orcs is in two places"]),
    "a badge twice": (
        [("badges", 0, power("farmer") - power("miner"))],
        ["farmer is in two places", "a badge is missing"],
    ),
    "a hidden badge that was seen": ([("hidden_badges", None, 1 << power("miner"))], ["miner is in two places"]),
    "a badge missing": ([("hidden_badges", None, -(1 << power("blacksmith")))], ["a badge is missing"]),
    "a banner missing": ([("hidden_banners", None, -(1 << race("dwarves")))], ["a banner is missing"]),
    "a badge hidden and discarded": (
        [("used_badges", None, 1 << power("blacksmith"))],
        ["a badge is both hidden and discarded"],
    ),
    "a race without a power": (
        [
            ("power", CARL, NONE - power("beastmaster")),
            ("used_badges", None, 1 << power("beastmaster")),
            ("beasts", number("S1a.2"), -2),
        ],
        ["carl has a race without a power or a power without a race"],
    ),
    "a power without a race": (
        [
            ("power", ANNA, 0),
            ("race", ANNA, NONE - race("night-elves")),
            ("held", ANNA, -at("L1a.4", "L1a.10")),
            ("tokens", number("L1a.4"), -2),
            ("tokens", number("L1a.10"), -3),
            ("hand", ANNA, -2),
            ("box", race("night-elves"), 7),
            ("lying", WISP_WALL, -at("L1a.4")),
            ("lying", FORT, -at("L1a.10")),
            ("hidden_banners", None, 1 << race("night-elves")),
        ],
        ["anna has a race without a power or a power without a race"],
    ),
    "less than no coins on the offer": ([("offer_coins", 1, -2)], ["less than no coins lie on the offer"]),
    "something between two turns": (
        [("phase", None, START - CONQUEST), ("begun", None, -1), ("pending", None, [0])],
        ["something is pending between two turns"],
    ),
    "round nought": ([("round", None, -2)], ["round 0 of 10, turn 0"]),
    "a round too many": ([("round", None, 9)], ["round 11 of 10, turn 0"]),
    "a turn of nobody": ([("turn", None, 3)], ["round 2 of 10, turn 3"]),
    "an early end": ([("phase", None, ENDED - CONQUEST)], ["the game is over before its time"]),
    "less than no coins": ([("coins", ANNA, -6)], ["anna has -1 coins"]),
    "tokens in hand without a race": (
        [
            ("race", ANNA, NONE - race("night-elves")),
            ("power", ANNA, NONE - power("fortified")),
            ("held", ANNA, -at("L1a.4", "L1a.10")),
            ("tokens", number("L1a.4"), -2),
            ("tokens", number("L1a.10"), -3),
            ("box", race("night-elves"), 7),
            ("lying", WISP_WALL, -at("L1a.4")),
            ("lying", FORT, -at("L1a.10")),
            ("hidden_banners", None, 1 << race("night-elves")),
            ("used_badges", None, 1 << power("fortified")),
        ],
        ["anna has 2 tokens in hand without a race for them"],
    ),
    "too many Murlocs": (
        [("held", MURLOCS, at(*EMPTY)), *[("tokens", number(name), 1) for name in EMPTY]],
        ["more Murlocs than there are"],
    ),
    "an end in the middle of something": (
        [("phase", None, ENDED - CONQUEST), ("round", None, 8), ("pending", None, [0])],
        ["the game is over before its time"],
    ),
}


def test_the_position_is_good() -> None:
    assert broken(good()) == []


@pytest.mark.parametrize("case", CASES)
def test_a_broken_law_is_named(case: str) -> None:
    changes, expected = CASES[case]
    assert broken(spoiled(good(), changes)) == expected


def test_a_swap_may_bring_a_target_into_a_magic_lake() -> None:
    state = situation("""
map:
  a: {terrain: fields, marks: [entry, magic], next: [pond]}
  pond: {terrain: lake, marks: [magic], next: [a]}
players:
  anna: {race: trolls, power: portal-mage, holds: {a: 1}}
  bert: {race: humans, power: miner, hand: 1}
pieces: {a: [target]}
phase: conquer
offer: [[orcs, farmer], [gnomes, fisher], [kobolds, sailor], [naga, ranger], [worgen, explorer], [tauren, champion]]
""")
    assert broken(state) == []
    state.play(state.step("swap a pond"))
    assert broken(state) == []


def test_there_are_four_harmony_tokens() -> None:
    state = situation(TABLE.replace("pieces:", "  dora: {coins: 5}\n  emil: {coins: 5}\npieces:"))
    state.harmony = 0b01111
    assert broken(state) == []
    state.harmony = 0b11111
    assert broken(state) == ["more harmony tokens than there are, or paid for by who has none"]
