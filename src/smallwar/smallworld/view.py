"""What a player, or a spectator, may see of a position, as JSON values with names instead of numbers."""

from __future__ import annotations

from smallwar.smallworld.ability import SIDES
from smallwar.smallworld.ledger import INFLICTED, USED_INTIMIDATE, USED_SWAP
from smallwar.smallworld.roster import POWER_IDS, RACE_IDS, RACE_SIDE, RELIC_IDS
from smallwar.smallworld.rules.scoring import ranking
from smallwar.smallworld.rules.turn import to_move
from smallwar.smallworld.shown import SeenOffer, SeenPlayer, SeenRegion, View
from smallwar.smallworld.state import DECLINED, ENDED, MURLOCS, NOBODY, NONE, PHASES, TEAMS, Position
from smallwar.smallworld.steps import MEANS_WORDS
from smallwar.smallworld.tokens import FIRST_RELIC, MOUNTAIN, WORDS
from smallwar.table.sets import members


def view_of(s: Position, viewer: int | None) -> View:
    """Show a position; the coins of others stay hidden until the end unless they are played open (SW-2.7)."""
    shown: View = {
        "variant": "teams" if s.variant == TEAMS else "classic",
        "round": s.round,
        "rounds": s.rounds,
        "turn": s.players[s.turn],
        "to_move": to_move(s),
        "phase": PHASES[s.phase],
        "players": [_player(s, player, viewer) for player in range(len(s.players))],
        "regions": {s.map.names[region]: _region(s, region) for region in range(s.map.count)},
        "offer": _offer(s),
        "box": {RACE_IDS[race]: count for race, count in enumerate(s.box)},
        "hidden_relics": [RELIC_IDS[relic] for relic in members(s.hidden_relics)],
        "used": _used(s),
        "inflicted": s.entries[INFLICTED],
    }
    if s.phase == ENDED:
        shown["ranking"] = ranking(s)
    return shown


def _player(s: Position, player: int, viewer: int | None) -> SeenPlayer:
    sees = s.open_coins or s.phase == ENDED or viewer == player
    shown: SeenPlayer = {
        "name": s.players[player],
        "coins": s.coins[player] if sees else None,
        "race": _name(RACE_IDS, s.race[player]),
        "power": _name(POWER_IDS, s.power[player]),
        "hand": s.hand[player],
        "beasts": s.beasts_of(player),
        "champion": s.has_champion(player),
        "declined": _name(RACE_IDS, s.race[player + DECLINED]),
        "declined_power": _name(POWER_IDS, s.power[player + DECLINED]),
        "harmony": s.harmony >> player & 1 == 1,
        "harmony_paid": s.harmony_paid >> player & 1 == 1,
    }
    if s.faction:
        shown["faction"] = SIDES[s.faction[player]]
    return shown


def _name(names: list[str], number: int) -> str | None:
    return None if number == NONE else names[number]


def _region(s: Position, region: int) -> SeenRegion:
    tribe = s.tribe_at(region)
    shown: SeenRegion = {"pieces": pieces_at(s, region)}
    if tribe == MURLOCS:
        shown["race"] = "murlocs"
    elif tribe != NOBODY:
        shown["player"] = s.players[tribe % DECLINED]
        shown["race"] = RACE_IDS[s.race[tribe]]
        shown["declined"] = tribe >= DECLINED
    if s.tokens[region]:
        shown["tokens"] = s.tokens[region]
    if s.beasts[region]:
        shown["beasts"] = s.beasts[region]
    return shown


def pieces_at(s: Position, region: int) -> list[str]:
    """Name the pieces that lie on a region, besides tokens, Murlocs and beasts; its mountain too."""
    found = [WORDS[kind] for kind in range(MOUNTAIN, FIRST_RELIC) if s.lying[kind] >> region & 1]
    return found + [relic for number, relic in enumerate(RELIC_IDS) if s.relic_region(number) >> region & 1]


def _offer(s: Position) -> list[SeenOffer]:
    rows = len(s.badges)
    offers: list[SeenOffer] = []
    for row in range(rows):
        banners = [_name(RACE_IDS, s.banners[place]) for place in range(row, len(s.banners), rows)]
        shown: SeenOffer = {"power": _name(POWER_IDS, s.badges[row]), "coins": s.offer_coins[row]}
        if s.variant == TEAMS:
            shown["races"] = dict(zip(SIDES, banners, strict=False))
        else:
            shown["race"] = banners[0]
            shown["side"] = SIDES[RACE_SIDE[s.banners[row]]] if s.banners[row] != NONE else None
        offers.append(shown)
    return offers


def _used(s: Position) -> list[str]:
    found = [word for number, word in enumerate(MEANS_WORDS) if s.times_used(number)]
    for word, counter in (("intimidate", USED_INTIMIDATE), ("swap", USED_SWAP)):
        if s.times_used(counter):
            found.append(f"{word}-{s.times_used(counter)}")
    return found
