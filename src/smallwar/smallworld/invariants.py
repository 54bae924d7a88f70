"""What is true of every position whatever is played: nothing is lost, nothing appears from nowhere."""

from __future__ import annotations

from smallwar.smallworld.regions import members, size
from smallwar.smallworld.roster import BOX_TOKENS, POWER_IDS, RACE_IDS, RACES
from smallwar.smallworld.state import DECLINED, MURLOCS, NONE, START, TRIBES, Position
from smallwar.smallworld.tokens import (
    BOMB,
    FACE_DOWN,
    FIRST_RELIC,
    HERO,
    KINDS,
    MOUNTAIN,
    MURLOC_SUPPLY,
    SUPPLY,
    TARGET,
    WATCHTOWER,
    WORDS,
)


def broken(s: Position) -> list[str]:
    """Name every law that this position breaks, a sentence each; there is never one."""
    found: list[str] = []
    _check_tokens(s, found)
    _check_holders(s, found)
    _check_pieces(s, found)
    _check_offer(s, found)
    for player, coins in enumerate(s.coins):
        if coins < 0:
            found.append(f"{s.players[player]} has {coins} coins")
    return found


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
    if size(s.held[MURLOCS]) > MURLOC_SUPPLY:
        found.append("more Murlocs than there are")
    for tribe in range(DECLINED, MURLOCS):
        if s.race[tribe] != NONE and not s.held[tribe]:
            found.append(f"the declined {RACE_IDS[s.race[tribe]]} have no region but have not left")


def _fewest(s: Position, tribe: int) -> int:
    return RACES[s.race[tribe]].garrison(s, tribe) if tribe < DECLINED and s.race[tribe] != NONE else 1


def _check_pieces(s: Position, found: list[str]) -> None:
    for kind, count in SUPPLY.items():
        out = size(s.lying[kind])
        if kind == HERO:
            out += size(s.hero_in_hand)
        if out > count and kind != MOUNTAIN:
            found.append(f"{out} of {WORDS[kind]} instead of at most {count}")
    for kind in range(FIRST_RELIC, KINDS):
        if size(s.lying[kind]) > 1 or (s.lying[kind] and s.hidden_relics >> (kind - FIRST_RELIC) & 1):
            found.append(f"relic {kind - FIRST_RELIC} is in two places")
    if size(s.lying[FACE_DOWN]) > size(s.hidden_relics):
        found.append("more relics lie face down than there are")
    unseen = s.explosives + s.duds
    if s.bombs < 0 or s.bombs + size(s.lying[BOMB]) > unseen:
        found.append(f"{s.bombs} bombs on the stack and {size(s.lying[BOMB])} on the map, but {unseen} unseen")
    if s.lying[MOUNTAIN] != s.map.of_terrain[4]:
        found.append("a mountain has moved")
    own = 0
    for player in range(len(s.players)):
        own |= s.held[player]
    if (s.lying[HERO] | s.lying[WATCHTOWER]) & ~own or any(s.beasts[region] for region in members(s.map.all & ~own)):
        found.append("champion, beasts or watchtowers stand outside the regions of an active race")
    if s.lying[TARGET] & s.map.water:
        found.append("a target lies in the water")


def _check_offer(s: Position, found: list[str]) -> None:
    races = [race for race in [*s.race, *s.banners, *s.under, *members(s.hidden_banners)] if race != NONE]
    powers = [p for p in [*s.power, *s.badges, *members(s.hidden_badges | s.used_badges)] if p != NONE]
    for names, numbers in ((RACE_IDS, races), (POWER_IDS, powers)):
        for number in sorted(set(numbers)):
            if numbers.count(number) > 1:
                found.append(f"{names[number]} is in two places")
    if len(set(powers)) != len(POWER_IDS):
        found.append("a badge is missing")
    if s.hidden_badges & s.used_badges:
        found.append("a badge is both hidden and discarded")
    for player in range(len(s.players)):
        if (s.race[player] == NONE) != (s.power[player] == NONE):
            found.append(f"{s.players[player]} has a race without a power or a power without a race")
    if s.phase == START and not s.begun and s.pending:
        found.append("something is pending between two turns")
