"""What a scenario expects of a position, key by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from smallwar.table.comparing import compare, names_in, ranked
from smallwar.table.contract import CHANCE, OVER
from smallwar.table.sets import members
from smallwar.table.source import FormatError, quote
from smallwar.warcraft.explanation import price_of
from smallwar.warcraft.figures import (
    KINDS,
    PIECE_KINDS,
    UNIT_KINDS,
)
from smallwar.warcraft.inventory import (
    buildings_of,
    card_names,
    depletion_of,
    outposts_of,
    training_of,
    units_of,
    workers_of,
    works_of,
)
from smallwar.warcraft.rules.victory import points
from smallwar.warcraft.state import ENDED, cards_in
from smallwar.warcraft.view import hand_seen, phase_word

if TYPE_CHECKING:
    from smallwar.table.source import Node
    from smallwar.warcraft.game import WarcraftState

Answer: TypeAlias = Callable[["WarcraftState", int], object]


def asked(s: WarcraftState) -> str | None:
    """Name who must decide, or chance; nobody at the end."""
    who = s.to_move()
    if who == OVER:
        return None
    return "chance" if who == CHANCE else s.players[who]


OF_THE_TABLE: Final[dict[str, Callable[[WarcraftState], object]]] = {
    "turn": lambda s: s.players[s.turn],
    "start": lambda s: s.players[s.start],
    "asked": asked,
    "phase": phase_word,
    "round": lambda s: s.round,
    "over": lambda s: s.phase == ENDED,
    "locked": lambda s: sorted(s.map.names[field] for field in members(s.locked)),
}
OF_A_PLAYER: Final[dict[str, Answer]] = {
    "gold": lambda s, player: s.gold[player],
    "wood": lambda s, player: s.wood[player],
    "units": units_of,
    "workers": workers_of,
    "outposts": lambda s, player: sorted(outposts_of(s, player)),
    "works": works_of,
    "buildings": lambda s, player: sorted(buildings_of(s, player)),
    "training": lambda s, player: sorted(training_of(s, player)),
    "laid": lambda s, player: s.laid[player],
    "discards": lambda s, player: sorted(card_names(s.people[player], s.discards[player])),
    "marks": lambda s, player: s.marks[player],
    "points": points,
    "out": lambda s, player: s.out[player] > 0,
}
HEAPS: Final[dict[str, Answer]] = {
    "cards": lambda s, player: s.hand[player],
    "deck": lambda s, player: s.deck[player],
}
"""Cards that are expected by their names or by their number."""
BY_KIND: Final[dict[str, tuple[int, Callable[[WarcraftState, int, int], int]]]] = {
    "levels": (UNIT_KINDS, lambda s, player, kind: s.level(player, kind) + 1),
    "reserve": (PIECE_KINDS, lambda s, player, kind: s.left(player, kind)),
}
"""Keys under which only the kinds that are named are checked, with the number of kinds."""
EXPECT_KEYS: Final = (*OF_THE_TABLE, *OF_A_PLAYER, *HEAPS, *BY_KIND, "depleted", "prices", "sees", "result")
IN_ANY_ORDER: Final = ("locked", "outposts", "buildings", "training", "discards")
COUNTED: Final = ("units", "workers")
NAMES: Final = ("turn", "start", "asked", "result", "works")
"""Keys whose values are names of players, teams or fields."""


def failures_of(s: WarcraftState, key: str, wanted: Node) -> list[str]:
    """Compare one key of an `expect` line with the position; give a sentence for everything that differs."""
    if key in OF_THE_TABLE:
        return compare(key, _meant(key, wanted), OF_THE_TABLE[key](s))
    if key == "result":
        return compare(key, names_in(wanted), ranked(s.ranking(), names_in(wanted)))
    failures: list[str] = []
    for name, node in wanted.mapping().items():
        failures += _entry_failures(s, key, name, node)
    return failures


def _entry_failures(s: WarcraftState, key: str, name: str, node: Node) -> list[str]:
    """Compare what is expected of one player, field or price."""
    what = f"{key}.{name}"
    if key == "prices":
        return compare(what, node.plain(), _price(name, node))
    if key == "depleted":
        return compare(what, names_in(node), depletion_of(s, _place(s.map.names, name, node)))
    player = _place(s.players, name, node)
    if key == "sees":
        return _sight_failures(s, player, node)
    if key in BY_KIND:
        return _kind_failures(s, key, player, node)
    if key in HEAPS:
        return compare(what, _cards_meant(node), _cards(s.people[player], HEAPS[key](s, player), node))
    return compare(what, _meant(key, node), OF_A_PLAYER[key](s, player))


def _place(names: list[str], name: str, node: Node) -> int:
    """Give the number of a player or field of this name."""
    if name not in names:
        raise node.fail(f"one of {', '.join(names)}", quote(name))
    return names.index(name)


def _price(name: str, node: Node) -> list[int]:
    """Give what everybody pays, gold and wood: no card and no scenario changes a price."""
    try:
        return list(price_of(name))
    except ValueError as error:
        raise FormatError(f"{node.place()}: {error}") from None


def _meant(key: str, node: Node) -> object:
    """Give what is written under a key as the position would say it: sorted, and without what there is none of."""
    if key in IN_ANY_ORDER:
        return sorted(entry.written for entry in node.sequence())
    if key in COUNTED:
        return _counted(node)
    return names_in(node) if key in NAMES else node.plain()


def _counted(node: Node) -> object:
    if not node.is_mapping():
        return node.plain()
    found = {name: _counted(entry) for name, entry in node.mapping().items()}
    return {name: count for name, count in found.items() if count not in (0, {})}


def _cards_meant(node: Node) -> object:
    return sorted(entry.written for entry in node.sequence()) if node.is_sequence() else node.plain()


def _cards(people: int, cards: object, node: Node) -> object:
    """Give the cards of a heap as they are expected: their names in any order, or their number."""
    assert isinstance(cards, int)
    return sorted(card_names(people, cards)) if node.is_sequence() else cards_in(cards)


def _kind_failures(s: WarcraftState, key: str, player: int, node: Node) -> list[str]:
    kinds, answer = BY_KIND[key]
    failures: list[str] = []
    for word, wanted in node.mapping(KINDS[:kinds]).items():
        found = answer(s, player, KINDS.index(word))
        failures += compare(f"{key}.{s.players[player]}.{word}", wanted.plain(), found)
    return failures


def _sight_failures(s: WarcraftState, viewer: int, node: Node) -> list[str]:
    """Compare the hands as a player sees them: a list of cards, or a number."""
    failures: list[str] = []
    for name, wanted in node.mapping().items():
        owner = _place(s.players, name, wanted)
        seen = hand_seen(s, owner, viewer)
        found = cards_in(s.hand[owner]) if seen is None else sorted(seen)
        failures += compare(f"sees.{s.players[viewer]}.{name}", _cards_meant(wanted), found)
    return failures
