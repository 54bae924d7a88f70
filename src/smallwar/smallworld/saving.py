"""A position as plain values: JSON from which `loading` makes an equal one, and a flat key."""

from __future__ import annotations

from smallwar.smallworld.state import LISTS, NUMBERS, Position


def save(s: Position) -> dict[str, object]:
    """Give every field of a position by name. The map is named by what `game` adds."""
    values: dict[str, object] = {name: getattr(s, name) for name in NUMBERS}
    for name in LISTS:
        values[name] = list(getattr(s, name))
    return values


def numbers_of(s: Position) -> tuple[int, ...]:
    """Flatten a position into one key; lists of changing length are closed by their length."""
    found = [
        s.map.signature,
        s.variant,
        s.open_coins,
        s.round,
        s.rounds,
        s.turn,
        s.phase,
        s.begun,
        s.harmony,
        s.harmony_paid,
        s.champion_in_hand,
        s.beasts_in_hand,
        s.bombs,
        s.explosives,
        s.duds,
        s.hidden_relics,
        s.hidden_banners,
        s.hidden_badges,
        s.used_badges,
        s.used,
    ]
    found += s.faction
    found += s.tokens
    found += s.beasts
    found += s.held
    found += s.lying
    found += s.race
    found += s.power
    found += s.coins
    found += s.hand
    found += s.box
    found += s.banners
    found += s.badges
    found += s.offer_coins
    found += s.under
    found.append(len(s.under))
    found += s.entries
    found += s.conquests
    found.append(len(s.conquests))
    found += s.pending
    found.append(len(s.pending))
    return tuple(found)
