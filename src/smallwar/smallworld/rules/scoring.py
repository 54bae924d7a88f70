"""Who has won (SW-12.1, SW-13.7)."""

from __future__ import annotations

from smallwar.smallworld.ability import SIDES
from smallwar.smallworld.state import DECLINED, TEAMS, Position


def tokens_on_map(s: Position, player: int) -> int:
    """Count a player's race tokens on the map, active and declined, beasts too."""
    return s.count_on_map(player) + s.count_on_map(player + DECLINED)


def side_players(s: Position, side: int) -> list[int]:
    """List the players of a side in the team variant."""
    return [player for player in range(len(s.players)) if s.faction[player] == side]


def side_score(s: Position, side: int) -> int:
    """Give the score of a side: its player's, or the lower one of its two."""
    return min([s.coins[player] for player in side_players(s, side)])


def ranking(s: Position) -> list[list[str]]:
    """Give players, or sides in the team variant, from the best to the worst; equal ones share a list."""
    if s.variant == TEAMS:
        sides = sorted(set(s.faction))
        return _ranked([SIDES[side] for side in sides], [_side_merits(s, side) for side in sides])
    return _ranked(s.players, [[s.coins[player], tokens_on_map(s, player)] for player in range(len(s.players))])


def _side_merits(s: Position, side: int) -> list[int]:
    players = side_players(s, side)
    best = max([s.coins[player] for player in players])
    return [side_score(s, side), best, sum([tokens_on_map(s, player) for player in players])]


def _ranked(names: list[str], merits: list[list[int]]) -> list[list[str]]:
    order = sorted(range(len(names)), key=lambda number: merits[number], reverse=True)
    groups: list[list[str]] = []
    last: list[int] = []
    for number in order:
        if groups and merits[number] == last:
            groups[-1].append(names[number])
        else:
            groups.append([names[number]])
        last = merits[number]
    return groups
