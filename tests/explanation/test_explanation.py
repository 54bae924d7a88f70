"""What a price is made of, line by line: each line has the name of what asks for it."""

from __future__ import annotations

from typing import Final

import pytest

from tables import player, situation, table

BLACKSMITHS: Final = player("trolls", "blacksmith", "a: 1", "hand: 8")
MINERS: Final = player("gnomes", "miner", "a: 1", "hand: 8")
ORCS: Final = player("orcs", "farmer", "b: 2, e: 1")
BEASTS: Final = player("humans", "beastmaster", "b: 1, e: 1")
CHAMPION: Final = player("humans", "champion", "b: 1, e: 1")
DECLINED: Final = player("humans", "farmer", "e: 1", "declined: {race: tauren, holds: {b: 2}}")
OWN_DECLINED: Final = player("gnomes", "miner", "a: 1", "hand: 8, declined: {race: draenei, holds: {c: 1}}")
TAUREN: Final = player("tauren", "blacksmith", "a: 2", "hand: 8")
WORGEN: Final = player("worgen", "blacksmith", "a: 1", "hand: 8, form: worgen")
NIGHT_ELVES: Final = player("night-elves", "fortified", "b: 1, e: 1")
NAGA: Final = player("naga", "miner", "e: 1", "hand: 8")
FRESH_NAGA: Final = "{race: naga, power: miner, hand: 9}"
TWO_ORCS: Final = player("orcs", "farmer", "b: 2")

CASES: Final = {
    "the example of the README": (
        table(player("gnomes", "blacksmith", "a: 1", "hand: 8"), ORCS),
        "b",
        [("base", 2), ("mountain", 1), ("orcs", 2), ("blacksmith", -1)],
    ),
    "nobody there": (table(MINERS, ORCS), "c", [("base", 2)]),
    "Murlocs": (table(MINERS, ORCS, "pieces: {c: [murloc]}"), "c", [("base", 2), ("murloc", 1)]),
    "from far away": (table(MINERS, ORCS), "d", [("base", 2), ("travel", 1)]),
    "from far away by ship": (table(player("gnomes", "sailor", "a: 1", "hand: 8"), ORCS), "d", [("base", 2)]),
    "beasts": (
        table(MINERS, BEASTS, "pieces: {b: [beasts-2]}"),
        "b",
        [("base", 2), ("mountain", 1), ("humans", 1), ("beasts", 2)],
    ),
    "the champion": (
        table(MINERS, CHAMPION, "pieces: {b: [champion]}"),
        "b",
        [("base", 2), ("mountain", 1), ("champion", 1), ("humans", 1)],
    ),
    "a wall and a fort": (
        table(MINERS, NIGHT_ELVES, "pieces: {b: [fort, wisp-wall]}"),
        "b",
        [("base", 2), ("mountain", 1), ("wisp-wall", 1), ("fort", 1), ("night-elves", 1)],
    ),
    "a declined race": (table(MINERS, DECLINED), "b", [("base", 2), ("mountain", 1), ("tauren", 2)]),
    "one's own declined race": (table(OWN_DECLINED, ORCS), "c", [("base", 2), ("draenei", 1)]),
    "what the race itself takes off": (
        table(player("dwarves", "miner", "a: 1", "hand: 8"), ORCS),
        "b",
        [("base", 2), ("mountain", 1), ("orcs", 2), ("dwarves", -2)],
    ),
    "race and power together": (
        table(BLACKSMITHS, ORCS),
        "b",
        [("base", 2), ("mountain", 1), ("orcs", 2), ("trolls", -1), ("blacksmith", -1)],
    ),
    "the lowest price": (
        table(WORGEN, ORCS),
        "c",
        [("base", 2), ("worgen", -1), ("blacksmith", -1), ("lowest-price", 1)],
    ),
    "the lowest price of Tauren": (
        table(TAUREN, ORCS),
        "c",
        [("base", 2), ("blacksmith", -1), ("lowest-price", 1)],
    ),
    "water": (table(NAGA, TWO_ORCS), "f", [("base", 2)]),
    "water for others": (table(player("gnomes", "miner", "e: 1", "hand: 8"), TWO_ORCS), "f", []),
    "water for Naga without a region": (table(FRESH_NAGA, ORCS), "f", [("base", 2)]),
    "one's own region": (table(MINERS, ORCS), "a", []),
    "out of reach": (table(MINERS, ORCS), "e", []),
    "under a watchtower": (
        table(MINERS, player("orcs", "defender", "b: 2, e: 1"), "pieces: {b: [watchtower]}"),
        "b",
        [],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_what_a_price_is_made_of(case: str) -> None:
    position, region, expected = CASES[case]
    assert situation(position).explain(region) == expected
