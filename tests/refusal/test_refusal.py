"""Why a step is not legal: the code for programs, the rule, and the sentence for people, one row for each reason."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from smallwar.smallworld.refusal import OWN_RULES
from smallwar.table.contract import IllegalStep
from tables import player, situation, table

if TYPE_CHECKING:
    from smallwar.smallworld.game import SmallWorldState

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src" / "smallwar" / "smallworld" / "refusal.py"
RULES: Final = ROOT / "docs" / "rules" / "small-world.md"

ORCS: Final = player("orcs", "miner", "a: 1", "hand: 4")
TROLLS: Final = player("trolls", "farmer", "b: 2")
WORGEN: Final = player("worgen", "miner", "a: 3")
TAUREN: Final = player("tauren", "miner", "a: 2", "hand: 1")
FORSAKEN: Final = player("forsaken", "miner", "a: 1", "hand: 2, lost: 1")
CHAMPION: Final = player("orcs", "champion", "a: 1, c: 1", "hand: 2")
FRIGHTENING: Final = player("orcs", "intimidating", "a: 1", "hand: 4")
SETTLERS: Final = player("trolls", "marsh-settler", "b: 1, d: 1")
PANDAREN: Final = player("pandaren", "farmer", "b: 2, d: 1", "harmony: [anna]")
POOR: Final = player("orcs", "miner", "a: 1", "hand: 6, coins: 1")
POOR_FRIGHTENING: Final = player("orcs", "intimidating", "a: 1", "hand: 6, coins: 1")

CONQUERING: Final = "phase: conquer"
REDEPLOYING: Final = "phase: redeploy"
OFFER: Final = "offer: [[goblins, miner], [gnomes, herbalist, 2], [naga, ranger]]"

Row = tuple[str, str, str, str, str]
"""The position, the step, and of the reason the code, the rule and the sentence that follows the step."""

CASES: Final[dict[str, Row]] = {
    "a step after the end": (
        table(player("orcs", "miner", "a: 1"), TROLLS, f"{REDEPLOYING}\nround: 10\nturn: bert"),
        "done, stop",
        "over",
        "SW-12.1",
        "the game is over",
    ),
    "the offer before a race": (
        table("{coins: 5}", TROLLS, OFFER),
        "stop",
        "pick-first",
        "SW-3.1",
        "a player without an active race takes a combo first",
    ),
    "a step of others than chance": (
        table(player("goblins", "miner", "a: 1"), TROLLS, "pieces: {b: [bomb]}"),
        "stop",
        "chance-due",
        "",
        "a chance step is due, and this is none of the possible ones",
    ),
    "an impossible chance step": (
        table(ORCS, TROLLS, CONQUERING),
        "roll 1",
        "no-chance-due",
        "",
        "no chance step is due",
    ),
    "a conquest after the conquests": (
        table(ORCS, TROLLS, REDEPLOYING),
        "conquer b",
        "wrong-phase",
        "SW-5.1",
        "conquests are over",
    ),
    "a deployment among the conquests": (
        table(ORCS, TROLLS, CONQUERING),
        "deploy a 1",
        "wrong-phase",
        "SW-5.1",
        "conquests have to be stopped first",
    ),
    "a conquest before the form": (
        table(WORGEN, TROLLS),
        "conquer c",
        "choose-first",
        "SW-7.2",
        "another choice is due first, see the legal steps",
    ),
    "a late decline": (
        table(ORCS, TROLLS, CONQUERING),
        "decline",
        "too-late",
        "SW-7.1",
        "a race declines as the first thing in a turn",
    ),
    "tokens still in hand": (
        table(ORCS, TROLLS, REDEPLOYING),
        "done",
        "not-all-placed",
        "SW-5.1",
        "not everything that has to be placed is placed",
    ),
    "tokens behind a fort": (
        table(FRIGHTENING, player("trolls", "fortified", "b: 2, d: 1"), f"{CONQUERING}\npieces: {{b: [fort]}}"),
        "intimidate b to d",
        "wall-first",
        "SW-10.13",
        "its wisp wall or fort comes before its tokens",
    ),
    "an unpaid threat": (
        table(POOR_FRIGHTENING, PANDAREN, CONQUERING),
        "intimidate b to d",
        "unpaid-fee",
        "SW-4.14",
        "this costs 2 coins in fees, you have 1",
    ),
    "an unpaid threat against a fort": (
        table(
            POOR_FRIGHTENING, player("trolls", "fortified", "b: 2, d: 1"), f"{CONQUERING}\npieces: {{b: [fort, aegis]}}"
        ),
        "intimidate b",
        "unpaid-fee",
        "SW-4.14",
        "this costs 2 coins in fees, you have 1",
    ),
    "an unpaid swap": (
        table(player("orcs", "portal-mage", "c: 1", "hand: 6, coins: 0"), PANDAREN, CONQUERING),
        "swap b c",
        "unpaid-fee",
        "SW-4.14",
        "this costs 2 coins in fees, you have 0",
    ),
    "an unpaid theft": (
        table(
            player("ethereals", "herbalist", "a: 1", "hand: 6, coins: 1"),
            TROLLS,
            f"{CONQUERING}\npieces: {{b: [aegis]}}",
        ),
        "steal b to a",
        "unpaid-fee",
        "SW-4.14",
        "this costs 2 coins in fees, you have 1",
    ),
    "a form for others": (
        table(ORCS, TROLLS, CONQUERING),
        "form human",
        "not-possible",
        "SW-9.16",
        "only Worgen choose a form, once, when their turn begins, and the worgen form costs a coin",
    ),
    "a form twice": (
        table(WORGEN, TROLLS),
        "form human, form worgen",
        "not-possible",
        "SW-9.16",
        "only Worgen choose a form, once, when their turn begins, and the worgen form costs a coin",
    ),
    "a side for others": (
        table(ORCS, TROLLS, CONQUERING),
        "side horde",
        "not-possible",
        "SW-11.7",
        "only a neutral race that holds the Battleground chooses a side, once a turn",
    ),
    "a raid of others": (
        table(ORCS, TROLLS, CONQUERING),
        "raid d",
        "not-possible",
        "SW-9.6",
        "only Gnomes raid, once a turn, a land region that is neither theirs nor immune",
    ),
    "a threat of others": (
        table(ORCS, TROLLS, CONQUERING),
        "intimidate b",
        "not-possible",
        "SW-10.13",
        "only Intimidating races do this, three times a turn, in a neighbouring region of others",
    ),
    "a swap of others": (
        table(ORCS, TROLLS, CONQUERING),
        "swap b c",
        "not-possible",
        "SW-10.17",
        "only Portal-mages swap, twice a turn, two magic regions that are not immune",
    ),
    "a theft of others": (
        table(ORCS, TROLLS, f"{CONQUERING}\npieces: {{b: [heart]}}"),
        "steal b to a",
        "not-possible",
        "SW-9.4",
        "only Ethereals do this, once a turn, with an artifact next to a region of theirs",
    ),
    "tokens raised by others": (
        table(ORCS, TROLLS, REDEPLOYING),
        "raise 1",
        "not-possible",
        "SW-9.5",
        "only Forsaken raise tokens, once, for what others lost this turn and what they can pay",
    ),
    "too many tokens raised": (
        table(FORSAKEN, TROLLS, REDEPLOYING),
        "raise 2",
        "not-possible",
        "SW-9.5",
        "only Forsaken raise tokens, once, for what others lost this turn and what they can pay",
    ),
    "a piece of others": (
        table(ORCS, TROLLS, REDEPLOYING),
        "place fort a",
        "not-possible",
        "SW-5.2",
        "only its holder places this, in a region that is allowed, as often as the rules say",
    ),
    "a champion of others": (
        table(ORCS, TROLLS, REDEPLOYING),
        "deploy a champion",
        "not-possible",
        "SW-10.5",
        "only the champion's player moves him, once, and tokens enough must stay behind",
    ),
    "a second combo": (
        table(ORCS, TROLLS, OFFER.replace("miner", "sailor")),
        "pick 1",
        "has-race",
        "SW-3.1",
        "only a player without an active race takes a combo",
    ),
    "a row that is empty": (
        table("{coins: 5}", TROLLS, OFFER),
        "pick 4",
        "no-combo",
        "SW-3.1",
        "there is no combo in this row",
    ),
    "a row too dear": (
        table("{coins: 1}", TROLLS, OFFER),
        "pick 3",
        "too-dear",
        "SW-3.2",
        "this row costs 2 coins, you have 1",
    ),
    "a row too dear for nothing": (
        table("{coins: 0}", TROLLS, OFFER),
        "pick 2",
        "too-dear",
        "SW-3.2",
        "this row costs 1 coin, you have 0",
    ),
    "a region of others left": (
        table(ORCS, TROLLS),
        "abandon b",
        "not-yours",
        "SW-7.3",
        "this is no region of your active race",
    ),
    "a region left too late": (
        table(ORCS, TROLLS, CONQUERING),
        "conquer c, abandon a",
        "too-late",
        "SW-7.3",
        "regions are abandoned before the first conquest of the turn",
    ),
    "tokens for others": (
        table(ORCS, TROLLS, REDEPLOYING),
        "deploy b 1",
        "not-yours",
        "SW-5.1",
        "this is no region of your active race",
    ),
    "too many tokens": (table(ORCS, TROLLS, REDEPLOYING), "deploy a 5", "too-many", "SW-5.1", "you have 4 in hand"),
    "too many beasts": (
        table(ORCS, TROLLS, REDEPLOYING),
        "deploy a 1 beasts",
        "too-many",
        "SW-5.1",
        "you have 0 in hand",
    ),
    "an empty hand": (
        table(player("orcs", "miner", "a: 1"), TROLLS, CONQUERING),
        "conquer b",
        "empty-hand",
        "SW-4.6",
        "you need at least one token in hand",
    ),
    "one's own region": (
        table(ORCS, TROLLS, CONQUERING),
        "conquer a",
        "own-region",
        "SW-4.3",
        "your active race holds this region",
    ),
    "a watchtower": (
        table(ORCS, player("trolls", "defender", "b: 2"), f"{CONQUERING}\npieces: {{b: [watchtower]}}"),
        "conquer b",
        "immune",
        "SW-4.18",
        "a watchtower guards this region",
    ),
    "water": (
        table(player("orcs", "miner", "e: 1", "hand: 4"), TROLLS, CONQUERING),
        "conquer f",
        "water",
        "SW-4.4",
        "only Naga conquer water",
    ),
    "means that are not there": (
        table(ORCS, TROLLS, CONQUERING),
        "conquer b with ashes doomhammer",
        "no-means",
        "SW-11.1",
        "you cannot use ashes and doomhammer now",
    ),
    "a region out of reach": (
        table(ORCS, TROLLS, CONQUERING),
        "conquer e",
        "out-of-reach",
        "SW-4.3",
        "it is neither next to your active race nor an entry region",
    ),
    "means without need": (
        table(ORCS, TROLLS, f"{CONQUERING}\npieces: {{a: [ashes]}}"),
        "conquer c with ashes",
        "means-change-nothing",
        "SW-4.5",
        "these are not the means that make the difference here",
    ),
    "a toll": (
        table(player("orcs", "miner", "a: 1", "hand: 4, coins: 0"), SETTLERS, CONQUERING),
        "conquer d",
        "unpaid-fee",
        "SW-4.14",
        "this costs 1 coin in fees, you have 0",
    ),
    "harmony": (
        table(POOR, PANDAREN, CONQUERING),
        "conquer b",
        "unpaid-fee",
        "SW-4.14",
        "this costs 2 coins in fees, you have 1",
    ),
    "a die without need": (
        table(ORCS, TROLLS, CONQUERING),
        "reinforce c",
        "no-die-needed",
        "SW-4.11",
        "2 in hand would be enough, so no die is needed",
    ),
    "a region too dear": (
        table(ORCS, TROLLS, CONQUERING),
        "conquer b",
        "too-dear",
        "SW-4.2",
        "it costs 5 tokens, you have 4 in hand",
    ),
    "a region too dear for the die": (
        table(player("orcs", "miner", "a: 1", "hand: 1"), TROLLS, CONQUERING),
        "reinforce b",
        "too-dear-for-the-die",
        "SW-4.11",
        "it costs 5 tokens, you have 1 in hand, and the die adds at most 3",
    ),
    "too few Tauren": (
        table(TAUREN, TROLLS, CONQUERING),
        "reinforce c",
        "too-few-of-their-own",
        "SW-9.14",
        "with the die too, two tokens of their own are needed",
    ),
}


FIGURES: Final[dict[str, dict[str, int]]] = {
    "an unpaid threat": {"coins": 1, "fee": 2},
    "a toll": {"coins": 0, "fee": 1},
    "a row too dear": {"price": 2, "coins": 1},
    "too many tokens": {"hand": 4, "number": 5},
    "a die without need": {"price": 2, "hand": 4},
    "a region too dear": {"price": 5, "hand": 4},
    "a region too dear for the die": {"price": 5, "hand": 1},
    "too few Tauren": {"hand": 1},
}


def reason_of(state: SmallWorldState, words: str) -> tuple[str, str, str]:
    """Give the code, the rule and the sentence with which the last of some steps is refused."""
    *played, last = words.split(", ")
    for text in played:
        state.play(state.step(text))
    with pytest.raises(IllegalStep) as raised:
        state.play(state.step(last))
    asked = state.why_not(state.step(last))
    assert asked is not None
    reason = raised.value.reason
    assert (asked.code, asked.rule, asked.sentence) == (reason.code, reason.rule, reason.sentence)
    assert reason.values["step"] == last
    return reason.code, reason.rule, reason.sentence


@pytest.mark.parametrize("case", CASES)
def test_why_a_step_is_refused(case: str) -> None:
    position, words, code, rule, sentence = CASES[case]
    assert reason_of(situation(position), words) == (code, rule, sentence)


@pytest.mark.parametrize("case", FIGURES)
def test_figures_are_given_as_values_too(case: str) -> None:
    position, words, *_ = CASES[case]
    state = situation(position)
    reason = state.why_not(state.step(words))
    assert reason is not None
    assert reason.values == {"step": words, **FIGURES[case]}


def test_a_number_that_is_no_step() -> None:
    reason = situation(table(ORCS, TROLLS)).why_not(-1)
    assert reason is not None
    assert (reason.code, reason.rule, reason.sentence) == ("no-step", "", "expected a step, found the number -1")


def test_every_rule_that_is_cited_stands_in_the_book() -> None:
    numbers = re.findall(r"^- (SW-[0-9.]+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    cited = {rule for _, _, _, rule, _ in CASES.values()} - {""}
    assert cited <= set(numbers)


def test_there_is_a_row_for_every_reason() -> None:
    codes = re.findall(r'_reason\(\s*s, step, "([a-z-]+)"', SOURCE.read_text(encoding="utf-8"))
    assert len(codes) > len(OWN_RULES)
    assert {row[2] for row in CASES.values()} == set(codes)
    assert set(OWN_RULES.values()) <= {row[3:] for row in CASES.values()}
