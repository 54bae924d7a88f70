"""A position as plain values: JSON from which `loading` makes an equal one, and a flat key."""

from __future__ import annotations

from smallwar.warcraft.state import LISTS, NUMBERS, Position


def save(s: Position) -> dict[str, object]:
    """Give every field of a position by name. Players and map are named by what `game` adds."""
    values: dict[str, object] = {name: getattr(s, name) for name in NUMBERS}
    for name in LISTS:
        values[name] = list(getattr(s, name))
    return values


def numbers_of(s: Position) -> tuple[int, ...]:
    """Flatten a position into one key; lists of changing length are closed by their length."""
    found = [
        s.map.signature,
        len(s.players),
        s.scenario,
        s.fixed_yield,
        s.active_first,
        s.partner_stays,
        s.target,
        s.cap,
        s.round,
        s.start,
        s.turn,
        s.phase,
        s.beacon,
        s.partly,
        s.fully,
        s.locked,
    ]
    found += s.people
    found += s.side
    found += s.town
    found += s.stacks
    found += s.standing
    found += s.working
    found += s.outposts
    found += s.founded
    found += s.reserve
    found += s.gold
    found += s.wood
    found += s.levels
    found += s.built
    found += s.training
    found += s.works
    found.append(len(s.works))
    found += s.hand
    found += s.deck
    found += s.discards
    found += s.known
    found += s.laid
    found += s.marks
    found += s.out
    found += s.moved
    found += s.far
    found += s.near
    found += s.given
    found += s.entries
    found += s.dice
    found.append(len(s.dice))
    found += s.staggered
    found.append(len(s.staggered))
    found += s.dragged
    found.append(len(s.dragged))
    found += s.targets
    found.append(len(s.targets))
    found += s.pending
    found.append(len(s.pending))
    return tuple(found)
