"""Everything that rules and server can tell the page, as a list: what the page has to find words for.

Run `PYTHONPATH=src:tests:. python tests/locales/told.py` after a change of what they tell; it writes the file that the
page's own tests read, because only the page makes sentences.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

from positions import TABLES, Walk
from refusal import test_refusal
from smallwar.games import CATALOGUES
from smallwar.search.players import PLAYERS
from smallwar.server.messages import ProblemCode, RefusalCode, SeatKind, UndoCode
from smallwar.smallworld import plans, story, tokens
from smallwar.smallworld.ability import SIDES
from smallwar.smallworld.boards.board import shipped
from smallwar.smallworld.boards.names import FIRST_WORDS, LAST_WORDS
from smallwar.smallworld.explanation import price_lines
from smallwar.smallworld.game import SETTINGS
from smallwar.smallworld.map import MARKS, TERRAINS
from smallwar.smallworld.roster import PIECES, POWER_IDS, RACE_IDS, RELIC_IDS
from smallwar.smallworld.rules.income import lines
from smallwar.smallworld.state import CONQUEST, START
from smallwar.smallworld.steps import MEANS_WORDS
from smallwar.smallworld.words import BOMB_RESULTS, FORMS, SIDE_WORDS
from smallwar.table.contract import OVER, IllegalStep
from smallwar.table.sets import members
from story import test_story
from tables import situation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from smallwar.smallworld.game import SmallWorldState
    from smallwar.table.contract import Event, Reason

FILE: Final = Path(__file__).resolve().parents[2] / "web" / "tests" / "small-world" / "words-told.json"
SEEDS: Final = range(3)
CHOICES: Final = ("form", "side", "result", "troops", "piece", "reason", "means")
"""Values for which the page may need a sentence of its own. Others are names, places and numbers."""

Sample = dict[str, object]


def games() -> Iterator[tuple[SmallWorldState, list[Event], SmallWorldState]]:
    """Play some games of each kind, step by step: the position before, what is told, the position after."""
    for players, variant in TABLES:
        for seed in SEEDS:
            walk = Walk(players, variant, seed)
            while walk.state.to_move() != OVER:
                before = walk.state.copy()
                step = walk.choose()
                walk.state.play(step)
                yield before, before.story(step, walk.state), walk.state


def events() -> list[Event]:
    """Collect what games and the cases of the story tell."""
    found = [event for _, told, _ in games() for event in told]
    for position, words, _ in test_story.CASES.values():
        found += test_story.played(situation(position), words)
    return found


def reasons() -> list[Reason]:
    """Collect the reason of every refusal that there is."""
    found: list[Reason] = []
    for position, words, *_ in test_refusal.CASES.values():
        state = situation(position)
        *played, last = words.split(", ")
        for text in played:
            state.play(state.step(text))
        reason = state.why_not(state.step(last))
        assert reason is not None
        found.append(reason)
    try:
        next(games())[0].step("sing")
    except IllegalStep as error:
        found.append(error.reason)
    return found


def figures() -> tuple[set[str], set[str]]:
    """Collect what prices are made of and why coins are paid and earned."""
    prices: set[str] = set()
    coins = {str(event.values["reason"]) for event in events() if event.code == "payment"}
    for before, _, _ in games():
        if before.phase in (START, CONQUEST):
            for region in members(before.map.all):
                prices.update([line for line, _ in price_lines(before, region)])
        coins.update([line.reason for line in lines(before, before.turn)])
    return prices, coins


def uses() -> list[str]:
    """Name everything of which advice may say how often it is left, in whatever position."""
    _, _, ended = next(games())
    return sorted({word for piece in PIECES for word, _, _ in piece.uses(ended, 0)})


def names() -> dict[str, list[str]]:
    """List the words that stand for something, by what they stand for, as rules and server have them."""
    return {
        "race": [*RACE_IDS, story.MURLOC_TRIBE],
        "power": list(POWER_IDS),
        "relic": list(RELIC_IDS),
        "piece": list(tokens.WORDS),
        "troops": list(story.DEPLOYED.values()),
        "terrain": list(TERRAINS),
        "mark": list(MARKS),
        "island": list(shipped()),
        "word": [word.lower() for word in FIRST_WORDS],
        "ground": [word.lower() for words in LAST_WORDS.values() for word in words],
        "side": list(SIDES),
        "chosen-side": list(SIDE_WORDS),
        "form": list(FORMS),
        "result": list(BOMB_RESULTS),
        "means": list(MEANS_WORDS),
        "use": uses(),
        "plan": [plans.EVEN, plans.BEFORE, plans.GUARD],
        "game": list(CATALOGUES),
        "setting": list(SETTINGS),
        "choice": [f"{setting}-{choice}" for setting, choices in SETTINGS.items() for choice in choices],
        "bot": list(PLAYERS),
        "seat": list(get_args(SeatKind)),
        "undo": list(get_args(UndoCode)),
        "refused": list(get_args(RefusalCode)),
        "problem": list(get_args(ProblemCode)),
    }


def kind_of_event(event: Event) -> tuple[str, ...]:
    """Tell events apart by what the page must know how to say."""
    choices = [f"{key}={event.values[key]}" for key in CHOICES if key in event.values]
    return (event.code, *sorted(event.values), *choices)


def samples() -> dict[str, object]:
    """Give one sample of each kind, in an order that does not change."""
    kinds: dict[tuple[str, ...], Event] = {}
    for event in events():
        kinds.setdefault(kind_of_event(event), event)
    refused = {(reason.code, reason.rule, str(reason.values.get("step"))): reason for reason in reasons()}
    prices, coins = figures()
    return {
        "events": [{"code": kinds[kind].code, "values": kinds[kind].values} for kind in sorted(kinds)],
        "reasons": [
            {"code": refused[key].code, "rule": refused[key].rule, "values": refused[key].values}
            for key in sorted(refused)
        ],
        "prices": sorted(prices),
        "coins": sorted(coins),
        "names": names(),
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(samples(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
