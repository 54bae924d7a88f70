"""What a player, or a spectator, may see of a position, as JSON values with names instead of numbers."""

from __future__ import annotations

from typing import Final

from smallwar.table.sets import members
from smallwar.warcraft import dice, ledger, pending
from smallwar.warcraft.agreement import SWITCHES
from smallwar.warcraft.figures import KINDS, PEOPLES, TRAINED_KINDS, UNIT_KINDS
from smallwar.warcraft.inventory import (
    buildings_of,
    card_names,
    depletion_of,
    kinds_in,
    reserve_of,
    tile_of,
    training_of,
    works_of,
)
from smallwar.warcraft.roster import SCENARIO_IDS
from smallwar.warcraft.rules.victory import points
from smallwar.warcraft.shown import (
    DueCombat,
    PlayedCard,
    SeenCombat,
    SeenDie,
    SeenField,
    SeenPlayer,
    SeenTile,
    SeenUnit,
    View,
)
from smallwar.warcraft.state import (
    COMBAT_WORD,
    ENDED,
    NONE,
    PHASES,
    Position,
    cards_in,
    field_of,
    kind_of,
    player_of,
    stack_of,
    units_in,
    workers_in,
)
from smallwar.warcraft.words import text_of

WINDOW_WORDS: Final = (
    *("opponent-move-start", "move-start", "move-end", "combat-round-start", "before-roll", "before-roll"),
    *("after-roll", "before-losses", "after-loss", "yield-start", "purchase-start", "purchase", "card-played"),
)
OPTION_WORDS: Final = ("", "train", "build", "upgrade")
SIDE_WORDS: Final = ("attacker", "defender")


def view_of(s: Position, viewer: int | None) -> View:
    """Show a position: everything but the hands of others, which are numbers, and all decks (WB-D16)."""
    shown: View = {
        "scenario": SCENARIO_IDS[s.scenario],
        "options": options_of(s),
        "target": s.target,
        "cap": s.cap,
        "round": s.round,
        "start": s.players[s.start],
        "turn": s.players[s.turn],
        "to_move": s.to_move(),
        "phase": phase_word(s),
        "asked": asked_for(s),
        "beacon": None if s.beacon == NONE else s.map.names[s.beacon],
        "players": [_player(s, player, viewer) for player in range(len(s.players))],
        "fields": {name: _field(s, field) for field, name in enumerate(s.map.names)},
        "moved": _moved(s),
        "option": OPTION_WORDS[s.entries[ledger.OPTION]] or None,
        "due": _due(s),
        "combat": _combat(s) if s.is_fighting() else None,
        "played": _played(s),
    }
    if s.phase == ENDED:
        shown["ranking"] = s.ranking()
    return shown


def options_of(s: Position) -> dict[str, str]:
    """Name the switches of the rules as they are set."""
    return {
        "yield": SWITCHES["yield"][s.fixed_yield],
        "cards": SWITCHES["cards"][s.active_first],
        "partner": SWITCHES["partner"][s.partner_stays],
    }


def phase_word(s: Position) -> str:
    """Name the phase; a combat is called by its own name."""
    return COMBAT_WORD if s.is_fighting() else PHASES[s.phase]


def asked_for(s: Position) -> str | None:
    """Name the moment for which somebody is asked for a card."""
    if not s.pending or pending.kind_of(s.pending[-1]) != pending.ASK:
        return None
    return WINDOW_WORDS[pending.second_of(s.pending[-1])]


def _player(s: Position, player: int, viewer: int | None) -> SeenPlayer:
    people = s.people[player]
    return {
        "name": s.players[player],
        "people": PEOPLES[people],
        "team": s.side[player] + 1,
        "town": None if s.town[player] == NONE else s.map.names[s.town[player]],
        "gold": s.gold[player],
        "wood": s.wood[player],
        "points": points(s, player),
        "levels": {KINDS[kind]: _tile(s, player, kind) for kind in range(UNIT_KINDS)},
        "buildings": buildings_of(s, player),
        "training": training_of(s, player),
        "works": works_of(s, player),
        "reserve": reserve_of(s, player),
        "hand": cards_in(s.hand[player]),
        "cards": hand_seen(s, player, viewer),
        "deck": cards_in(s.deck[player]),
        "discards": card_names(people, s.discards[player]),
        "laid": s.laid[player],
        "marks": s.marks[player],
        "out": s.out[player] > 0,
    }


def hand_seen(s: Position, player: int, viewer: int | None) -> list[str] | None:
    """Name the cards of a hand for its owner; team-mates do not see each other's."""
    return card_names(s.people[player], s.hand[player]) if viewer == player else None


def _tile(s: Position, player: int, kind: int) -> SeenTile:
    tile = tile_of(s, player, kind)
    return {
        "level": s.level(player, kind) + 1,
        "tile": tile.name,
        "strength": tile.strength,
        "ability": tile.ability,
    }


def _field(s: Position, field: int) -> SeenField:
    shown: SeenField = {"units": {}, "workers": {}, "depleted": depletion_of(s, field)}
    militia: list[str] = []
    for player, name in enumerate(s.players):
        stack = s.stack(player, field)
        if units_in(stack):
            shown["units"][name] = kinds_in(stack)
        if workers_in(stack):
            shown["workers"][name] = workers_in(stack)
        if s.outposts[player] >> field & 1:
            shown["outpost"] = name
        if s.founded[player] >> field & 1:
            shown["founded"] = name
        if s.entries[ledger.MILITIA_OF + player] >> field & 1:
            militia.append(name)
    if militia:
        shown["militia"] = militia
    if s.locked >> field & 1:
        shown["locked"] = True
    if s.given[field]:
        shown["given"] = s.given[field]
    return shown


def _moved(s: Position) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for field, stack in enumerate(s.moved):
        if stack:
            kinds = {KINDS[kind]: stack_of(stack, kind) for kind in range(TRAINED_KINDS)}
            found[s.map.names[field]] = {word: count for word, count in kinds.items() if count}
    return found


def _due(s: Position) -> list[DueCombat]:
    found: list[DueCombat] = []
    for side in range(len(s.players)):
        for field in members(s.entries[ledger.DUE + side]):
            enemies = [
                name
                for player, name in enumerate(s.players)
                if s.side[player] == side and s.fronts(player) >> field & 1
            ]
            found.append({"field": s.map.names[field], "enemies": enemies})
    return found


def _combat(s: Position) -> SeenCombat:
    return {
        "field": s.map.names[s.battlefield()],
        "attackers": [s.players[player] for player in s.participants(ledger.ATTACKER)],
        "defenders": [s.players[player] for player in s.participants(ledger.DEFENDER)],
        "round": s.entries[ledger.ROUND],
        "step": KINDS[s.entries[ledger.STEP]],
        "dice": [_die(s, die) for die in s.dice],
        "losses": {word: s.entries[ledger.LOSSES + side] for side, word in enumerate(SIDE_WORDS)},
        "netted": [SIDE_WORDS[side] for side in members(s.entries[ledger.NETTED])],
        "staggered": [_unit(s, unit) for unit in s.staggered],
        "dragged": [_unit(s, unit) for unit in s.dragged],
        "targets": [_unit(s, unit) for unit in s.targets],
    }


def _die(s: Position, die: int) -> SeenDie:
    return {
        "player": s.players[dice.player_of(die)],
        "value": dice.value_of(die),
        "hit": dice.is_hit(die),
        "cancelled": dice.is_hit(die) and not dice.counts(die),
        "losses": dice.losses_of(die),
    }


def _unit(s: Position, unit: int) -> SeenUnit:
    return {
        "player": s.players[player_of(unit)],
        "kind": KINDS[kind_of(unit)],
        "field": s.map.names[field_of(unit)],
    }


def _played(s: Position) -> list[PlayedCard]:
    found: list[PlayedCard] = []
    for entry in s.pending:
        if pending.kind_of(entry) == pending.EFFECT:
            name = s.players[pending.first_of(entry)]
            found.append({"player": name, "step": text_of(s.map, pending.step_of(entry))})
    return found
