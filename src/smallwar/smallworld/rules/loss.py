"""How tokens leave the map, and what becomes of a race that has none left there (SW-4.8, SW-4.9, SW-8.6, SW-9.14)."""

from __future__ import annotations

from smallwar.smallworld.ledger import FROM_MURLOCS, FROM_NOBODY, INFLICTED, conquest
from smallwar.smallworld.rules.offer import banner_leaves
from smallwar.smallworld.rules.voices import badge_and_banner, voices
from smallwar.smallworld.state import DECLINED, MURLOCS, NOBODY, NONE, Position
from smallwar.table.sets import members


def drive_out(s: Position, by: int, region: int) -> None:
    """Take everybody out of a region that a player conquers, and note the conquest."""
    tribe = s.tribe_at(region)
    own = tribe == by + DECLINED
    s.conquests.append(conquest(region, _loser(s, tribe), s.standing(region), own))
    if tribe == NOBODY:
        s.leave(by, region)
        return
    if tribe < DECLINED:
        _withdraw(s, tribe, by, region)
    else:
        lost = _clear(s, tribe, region)
        if not own:
            inflict(s, lost)
    s.leave(tribe, region)
    if DECLINED <= tribe < MURLOCS:
        leave_map_if_gone(s, tribe)


def _loser(s: Position, tribe: int) -> int:
    if tribe == NOBODY:
        return FROM_NOBODY
    if tribe == MURLOCS:
        return FROM_MURLOCS
    return s.race[tribe]


def _withdraw(s: Position, player: int, by: int, region: int) -> None:
    """Let an active race lose one token, unless something prevents it, and take the others back to hand."""
    shielded = is_shielded(s, player, region)
    for piece in badge_and_banner(s, player):
        piece.on_driven_out(s, player, region, by)
    if not shielded and not spares(s, player):
        if s.beasts[region]:
            s.beasts[region] -= 1
        else:
            s.tokens[region] -= 1
            s.box[s.race[player]] += 1
        inflict(s, 1)
    s.hand[player] += s.tokens[region]
    s.tokens[region] = 0
    s.add_beasts(player, s.beasts[region])
    s.beasts[region] = 0


def is_shielded(s: Position, player: int, region: int) -> bool:
    """Tell whether a conquest or a bomb costs the player no token in this region."""
    for piece in voices(s, player):
        if piece.shields(s, player, region):
            return True
    return False


def spares(s: Position, player: int) -> bool:
    """Tell whether a token that is about to be lost comes back to hand."""
    for piece in badge_and_banner(s, player):
        if piece.spares(s, player):
            return True
    return False


def _clear(s: Position, tribe: int, region: int) -> int:
    lost = s.tokens[region]
    s.tokens[region] = 0
    if tribe != MURLOCS:
        s.box[s.race[tribe]] += lost
    return lost


def inflict(s: Position, lost: int) -> None:
    """Note that others have lost tokens to the player whose turn it is."""
    s.entries[INFLICTED] += lost


def lose_one(s: Position, region: int) -> None:
    """Discard one token of a region on behalf of the player whose turn it is, race tokens before beasts."""
    tribe = s.tribe_at(region)
    if tribe < DECLINED and spares(s, tribe):
        if s.tokens[region]:
            s.tokens[region] -= 1
            s.hand[tribe] += 1
        else:
            s.beasts[region] -= 1
            s.add_beasts(tribe, 1)
        return
    if s.tokens[region]:
        s.tokens[region] -= 1
        if tribe != MURLOCS:
            s.box[s.race[tribe]] += 1
    else:
        s.beasts[region] -= 1
    inflict(s, 1)


def tidy(s: Position) -> None:
    """Let every tribe leave the regions in which it no longer stands, or stands with too few tokens."""
    for region in members(s.held[MURLOCS]):
        if not s.tokens[region]:
            s.leave(MURLOCS, region)
    for player in range(len(s.players)):
        if s.race[player] != NONE:
            fewest = s.garrison(player)
            for region in members(s.held[player]):
                if s.standing(region) < fewest:
                    s.take_up(player, region)
        tribe = player + DECLINED
        if s.race[tribe] != NONE:
            for region in members(s.held[tribe]):
                if not s.tokens[region]:
                    s.leave(tribe, region)
            leave_map_if_gone(s, tribe)


def leave_map(s: Position, tribe: int) -> None:
    """Take a declined race off the map, for good."""
    for region in members(s.held[tribe]):
        _clear(s, tribe, region)
        s.leave(tribe, region)
    leave_map_if_gone(s, tribe)


def leave_map_if_gone(s: Position, tribe: int) -> None:
    """Give banner and badge of a declined race back when it has no region any more (SW-8.6)."""
    if s.held[tribe] or s.race[tribe] == NONE:
        return
    banner_leaves(s, s.race[tribe])
    s.race[tribe] = NONE
    if s.power[tribe] != NONE:
        s.used_badges |= 1 << s.power[tribe]
        s.power[tribe] = NONE
