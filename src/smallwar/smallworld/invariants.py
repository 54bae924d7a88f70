"""What is true of every position whatever is played: nothing is lost, nothing appears from nowhere."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.ability import NEUTRAL
from smallwar.smallworld.map import MOUNTAIN as MOUNTAIN_TERRAIN
from smallwar.smallworld.roster import BOX_TOKENS, POWER_IDS, RACE_IDS, RELIC_IDS, SIDE_RACES
from smallwar.smallworld.state import DECLINED, ENDED, MURLOCS, NONE, RELIC_COUNT, START, TEAMS, TRIBES, Position
from smallwar.smallworld.tokens import (
    BEASTS,
    BOMB,
    CHAMPION,
    DUDS,
    EXPLOSIVES,
    FACE_DOWN,
    FORT,
    MOUNTAIN,
    MURLOC_SUPPLY,
    SUPPLY,
    TARGET,
    WATCHTOWER,
    WISP_WALL,
    WORDS,
)
from smallwar.table.sets import members, size

HARMONY: Final = 4
"""Harmony tokens (SW-1.5)."""

OWNED: Final = {WISP_WALL: "night-elves", FORT: "fortified", WATCHTOWER: "defender", CHAMPION: "champion"}
"""Each of these stands only in regions of one race, or of the race with one power."""

BROUGHT: Final = {"goblins": (BOMB,), "humans": (TARGET,), "defender": (WATCHTOWER,), "champion": (CHAMPION,)}
"""These are on the map only while a race or power is active."""


def broken(s: Position) -> list[str]:
    """Name every law that this position breaks, a sentence each; there is never one."""
    found: list[str] = []
    _check_sets(s, found)
    if found:
        return found
    _check_tokens(s, found)
    _check_holders(s, found)
    _check_murlocs(s, found)
    _check_pieces(s, found)
    _check_relics(s, found)
    _check_owned(s, found)
    _check_offer(s, found)
    _check_turn(s, found)
    for player, coins in enumerate(s.coins):
        if coins < 0:
            found.append(f"{s.players[player]} has {coins} coins")
    return found


def _check_sets(s: Position, found: list[str]) -> None:
    """Nothing is named that is not in the game. The other laws rely on it."""
    players = len(s.players)
    sets = {
        "hidden relics": (s.hidden_relics, RELIC_COUNT),
        "hidden banners": (s.hidden_banners, len(RACE_IDS)),
        "hidden badges": (s.hidden_badges, len(POWER_IDS)),
        "discarded badges": (s.used_badges, len(POWER_IDS)),
        "holders of harmony": (s.harmony | s.harmony_paid, players),
        "holders of the champion": (s.champion_in_hand, players),
        "beasts in hand": (s.beasts_in_hand, 3 * players),
    }
    for name, (members_of_it, count) in sets.items():
        if members_of_it >> count:
            found.append(f"there are {name} that are not in the game")
    if any(not 0 <= race < len(RACE_IDS) for race in s.under):
        found.append("what lies under the stack is no banner")
    for tribe in range(MURLOCS):
        if tribe % DECLINED >= players and (s.race[tribe] != NONE or s.power[tribe] != NONE or s.held[tribe]):
            found.append(f"there is a tribe {tribe} without a player")


def _check_tokens(s: Position, found: list[str]) -> None:
    """Race tokens are on the map, in a hand or in the box, and never anywhere else (SW-3.3)."""
    counted = s.box[:]
    for tribe in range(MURLOCS):
        if s.race[tribe] != NONE:
            counted[s.race[tribe]] += sum(s.tokens[region] for region in members(s.held[tribe]))
            if tribe < DECLINED:
                counted[s.race[tribe]] += s.hand[tribe]
    for race, count in enumerate(counted):
        if count != BOX_TOKENS[race] or s.box[race] < 0:
            found.append(f"{count} tokens of {RACE_IDS[race]} instead of {BOX_TOKENS[race]}, {s.box[race]} in the box")
    for player, hand in enumerate(s.hand):
        if hand < 0 or (hand and s.race[player] == NONE):
            found.append(f"{s.players[player]} has {hand} tokens in hand without a race for them")
    if min(s.tokens) < 0:
        found.append("a region holds fewer tokens than none")
    if s.beasts_left() < 0 or min(s.beasts) < 0:
        found.append("more beasts than there are")


def _check_holders(s: Position, found: list[str]) -> None:
    seen = 0
    for tribe in range(TRIBES):
        if seen & s.held[tribe]:
            found.append(f"regions {members(seen & s.held[tribe])} are held twice")
        seen |= s.held[tribe]
        if s.held[tribe] and tribe < MURLOCS and s.race[tribe] == NONE:
            found.append(f"tribe {tribe} holds regions without a race")
        for region in members(s.held[tribe]):
            fewest = _fewest(s, tribe)
            if s.standing(region) < fewest:
                found.append(f"{s.map.names[region]} is held by {s.standing(region)} instead of {fewest}")
    for region in members(s.map.all & ~seen):
        if s.standing(region):
            found.append(f"{s.map.names[region]} is held by nobody but not empty")
    for tribe in range(DECLINED, MURLOCS):
        if s.race[tribe] != NONE and not s.held[tribe]:
            found.append(f"the declined {RACE_IDS[s.race[tribe]]} have no region but have not left")


def _check_murlocs(s: Position, found: list[str]) -> None:
    if size(s.held[MURLOCS]) > MURLOC_SUPPLY:
        found.append("more Murlocs than there are")
    for region in members(s.held[MURLOCS]):
        if s.standing(region) != 1 or not s.tokens[region]:
            found.append(f"{s.map.names[region]} is held by something else than one Murloc")


def _fewest(s: Position, tribe: int) -> int:
    return s.garrison(tribe) if tribe < DECLINED and s.race[tribe] != NONE else 1


def _check_pieces(s: Position, found: list[str]) -> None:
    for kind, count in SUPPLY.items():
        out = size(s.lying[kind])
        if kind == CHAMPION:
            out += size(s.champion_in_hand)
        if out > count and kind != MOUNTAIN:
            found.append(f"{out} of {WORDS[kind]} instead of at most {count}")
    unseen = s.explosives + s.duds
    if not 0 <= s.explosives <= EXPLOSIVES or not 0 <= s.duds <= DUDS:
        found.append(f"{s.explosives} exploding bombs and {s.duds} duds")
    if s.bombs < 0 or s.bombs + size(s.lying[BOMB]) > unseen:
        found.append(f"{s.bombs} bombs on the stack and {size(s.lying[BOMB])} on the map, but {unseen} unseen")
    if s.lying[MOUNTAIN] != s.map.of_terrain[MOUNTAIN_TERRAIN]:
        found.append("a mountain has moved")
    if s.lying[TARGET] & s.map.water & ~s.map.magic:
        found.append("a target lies in water into which no swap has brought it")


def _check_relics(s: Position, found: list[str]) -> None:
    for number in range(RELIC_COUNT):
        place = s.relic_region(number)
        if size(place) > 1 or (place and s.hidden_relics >> number & 1):
            found.append(f"{RELIC_IDS[number]} is in two places")
    if size(s.lying[FACE_DOWN]) > size(s.hidden_relics):
        found.append("more relics lie face down than there are")


def _check_owned(s: Position, found: list[str]) -> None:
    """What one race or power brings is only where that race or power is."""
    for kind, piece in OWNED.items():
        if s.lying[kind] & ~_lands_of(s, piece):
            found.append(f"{WORDS[kind]} outside the regions of {piece}")
    for piece, things in BROUGHT.items():
        if not _is_active(s, piece) and any(s.lying[kind] for kind in things):
            found.append(f"{', '.join(WORDS[kind] for kind in things)} on the map without {piece}")
    if s.champion_in_hand and not _is_active(s, "champion"):
        found.append("the champion is in hand without the power")
    if not _is_active(s, "beastmaster") and s.beasts_left() != BEASTS:
        found.append("beasts are about without the power")
    if any(s.beasts[region] for region in members(s.map.all & ~_lands_of(s, "beastmaster"))):
        found.append("beasts outside the regions of beastmaster")
    if s.harmony and not _is_active(s, "pandaren"):
        found.append("harmony tokens are about without the race")
    if size(s.harmony) > HARMONY or s.harmony_paid & ~s.harmony:
        found.append("more harmony tokens than there are, or paid for by who has none")


def _piece_of(s: Position, tribe: int, piece: str) -> bool:
    """Tell whether a tribe is of this race or has this power."""
    race, power = s.race[tribe], s.power[tribe]
    return (race != NONE and RACE_IDS[race] == piece) or (power != NONE and POWER_IDS[power] == piece)


def _lands_of(s: Position, piece: str) -> int:
    """Give the regions of the tribes, active and declined, that are of a race or have a power."""
    regions = 0
    for tribe in range(MURLOCS):
        if _piece_of(s, tribe, piece):
            regions |= s.held[tribe]
    return regions


def _is_active(s: Position, piece: str) -> bool:
    return any(_piece_of(s, player, piece) for player in range(len(s.players)))


def _check_offer(s: Position, found: list[str]) -> None:
    races = [race for race in [*s.race, *s.banners, *s.under, *members(s.hidden_banners)] if race != NONE]
    powers = [p for p in [*s.power, *s.badges, *members(s.hidden_badges | s.used_badges)] if p != NONE]
    for names, numbers in ((RACE_IDS, races), (POWER_IDS, powers)):
        for number in sorted(set(numbers)):
            if numbers.count(number) > 1:
                found.append(f"{names[number]} is in two places")
    if len(set(powers)) != len(POWER_IDS):
        found.append("a badge is missing")
    if len(set(races)) != _races_in_play(s):
        found.append("a banner is missing")
    if s.hidden_badges & s.used_badges:
        found.append("a badge is both hidden and discarded")
    for player in range(len(s.players)):
        if (s.race[player] == NONE) != (s.power[player] == NONE):
            found.append(f"{s.players[player]} has a race without a power or a power without a race")
    if any(coins < 0 for coins in s.offer_coins):
        found.append("less than no coins lie on the offer")


def _races_in_play(s: Position) -> int:
    """Count the races; neutral ones stay in the box of a team game without a neutral player (SW-13.2)."""
    if s.variant == TEAMS and NEUTRAL not in s.faction:
        return len(RACE_IDS) - size(SIDE_RACES[NEUTRAL])
    return len(RACE_IDS)


def _check_turn(s: Position, found: list[str]) -> None:
    if s.phase == START and not s.begun and s.pending:
        found.append("something is pending between two turns")
    if not 1 <= s.round <= s.rounds or not 0 <= s.turn < len(s.players):
        found.append(f"round {s.round} of {s.rounds}, turn {s.turn}")
    if s.phase == ENDED and (s.pending or s.round != s.rounds):
        found.append("the game is over before its time")
