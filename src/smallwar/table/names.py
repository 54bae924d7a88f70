"""How players may be called, so that records can keep them apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST_NAME: Final = 40
NAMES: Final = f"names of 1 to {LONGEST_NAME} letters without a comma"
"""What is expected where a name is refused."""


def is_name(name: str) -> bool:
    """Tell whether a player may be called so."""
    return name == name.strip() and 1 <= len(name) <= LONGEST_NAME and "," not in name and name.isprintable()


def check_players(players: list[str], fewest: int, most: int) -> None:
    """Refuse too few, too many, and names that a record could not keep apart."""
    if not fewest <= len(players) <= most:
        raise ValueError(f"expected {fewest} to {most} players, found {len(players)}")
    if len(set(players)) < len(players):
        raise ValueError("expected every player by a name of their own")
    for name in players:
        if not is_name(name):
            raise ValueError(f"expected {NAMES}, found {name!r:.60}")


def players_of(data: Mapping[str, object], fewest: int, most: int) -> list[str]:
    """Take the names of the players from saved values."""
    players = data.get("players")
    if not isinstance(players, list):
        raise ValueError(f"at players: expected a list of names, found {players!r:.40}")
    names = [str(player) for player in players]
    check_players(names, fewest, most)
    return names
