"""What a scenario expects of a position, key by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from smallwar.smallworld.ability import SIDES
from smallwar.smallworld.roster import POWER_IDS, RACE_IDS
from smallwar.smallworld.rules.scoring import side_score
from smallwar.smallworld.state import DECLINED, ENDED, MURLOCS, NONE, PHASES, TEAMS
from smallwar.smallworld.tokens import CHAMPION, MOUNTAIN, WORDS
from smallwar.smallworld.view import pieces_at
from smallwar.table.comparing import compare, names_in, ranked
from smallwar.table.sets import members
from smallwar.table.source import quote

if TYPE_CHECKING:
    from smallwar.smallworld.game import SmallWorldState
    from smallwar.table.source import Node

Answer: TypeAlias = Callable[["SmallWorldState", int], object]


def named(names: list[str], number: int) -> str | None:
    """Give the name of a race or power, or None where there is none."""
    return None if number == NONE else names[number]


def holdings(s: SmallWorldState, tribe: int) -> dict[str, int]:
    """Count the race tokens of a tribe by region."""
    return {s.map.names[region]: s.tokens[region] for region in members(s.held[tribe])}


def champion_of(s: SmallWorldState, player: int) -> str | None:
    """Say where a player's champion is: in hand, in a region, or nowhere."""
    if s.has_champion(player):
        return "hand"
    for region in members(s.lying[CHAMPION] & s.held[player]):
        return s.map.names[region]
    return None


def wooden_pieces(s: SmallWorldState, region: int) -> list[str]:
    """Name what lies on a region besides race tokens; its mountain goes without saying."""
    found = [word for word in pieces_at(s, region) if word != WORDS[MOUNTAIN]]
    if s.held[MURLOCS] >> region & 1:
        found.append("murloc")
    if s.beasts[region]:
        found.append(f"beasts-{s.beasts[region]}")
    return sorted(found)


OF_THE_TABLE: Final[dict[str, Callable[[SmallWorldState], object]]] = {
    "turn": lambda s: s.players[s.turn],
    "round": lambda s: s.round,
    "phase": lambda s: PHASES[s.phase],
    "over": lambda s: s.phase == ENDED,
}
OF_A_PLAYER: Final[dict[str, Answer]] = {
    "coins": lambda s, player: s.coins[player],
    "hand": lambda s, player: s.hand[player],
    "beasts": lambda s, player: s.beasts_of(player),
    "champion": champion_of,
    "holds": holdings,
    "declined": lambda s, player: holdings(s, player + DECLINED),
    "race": lambda s, player: named(RACE_IDS, s.race[player]),
    "power": lambda s, player: named(POWER_IDS, s.power[player]),
    "harmony": lambda s, _player: sorted(s.players[holder] for holder in members(s.harmony)),
    "bombs": lambda s, _player: s.bombs,
}
OF_SOMETHING_ELSE: Final[dict[str, Answer]] = {
    "pieces": wooden_pieces,
    "box": lambda s, race: s.box[race],
    "factions": lambda s, side: side_score(s, side) if side in s.faction else None,
}
EXPECT_KEYS: Final = (*OF_THE_TABLE, *OF_A_PLAYER, *OF_SOMETHING_ELSE, "offer", "result")
IN_ANY_ORDER: Final = ("pieces", "harmony")
NAMES: Final = ("turn", "result", "champion")
"""Keys whose values are names of players, sides or regions."""


def failures_of(s: SmallWorldState, key: str, wanted: Node) -> list[str]:
    """Compare one key of an `expect` line with the position; give a sentence for everything that differs."""
    if key in OF_THE_TABLE:
        return compare(key, _meant(key, wanted), OF_THE_TABLE[key](s))
    if key == "result":
        return compare(key, _meant(key, wanted), ranked(s.ranking(), _meant(key, wanted)))
    if key == "offer":
        found = _team_offer(s, wanted) if s.variant == TEAMS else _classic_offer(s, wanted)
        return compare(key, wanted.plain(), found)
    answer = OF_A_PLAYER.get(key) or OF_SOMETHING_ELSE[key]
    failures: list[str] = []
    for name, node in wanted.mapping().items():
        expected = sorted(entry.written for entry in node.sequence()) if key in IN_ANY_ORDER else _meant(key, node)
        failures += compare(f"{key}.{name}", expected, answer(s, _number(s, key, name, node)))
    return failures


def _meant(key: str, node: Node) -> object:
    """Give what is written under a key."""
    return names_in(node) if key in NAMES else node.plain()


def _number(s: SmallWorldState, key: str, name: str, node: Node) -> int:
    """Give the number of the region, race, side or player of this name."""
    names = {"pieces": s.map.names, "box": RACE_IDS, "factions": list(SIDES)}.get(key, s.players)
    if name not in names:
        raise node.fail(f"one of {', '.join(names)}", quote(name))
    return names.index(name)


def _classic_offer(s: SmallWorldState, wanted: Node) -> list[object]:
    """Give as many rows as the scenario names, with coins where it names them or some lie there."""
    found: list[object] = []
    for row, node in enumerate(wanted.sequence()[: len(s.badges)]):
        shown: list[object] = [named(RACE_IDS, s.banners[row]), named(POWER_IDS, s.badges[row])]
        if s.offer_coins[row] or len(node.sequence()) > len(shown):
            shown.append(s.offer_coins[row])
        found.append(shown)
    return found


def _team_offer(s: SmallWorldState, wanted: Node) -> dict[str, object]:
    """Give the columns that the scenario names, without their free places."""
    rows = len(s.badges)
    found: dict[str, object] = {}
    for key in wanted.mapping([*SIDES, "badges"]):
        start = 0 if key == "badges" else SIDES.index(key) * rows
        column, names = (s.badges, POWER_IDS) if key == "badges" else (s.banners[start : start + rows], RACE_IDS)
        found[key] = [names[number] for number in column if number != NONE]
    return found
