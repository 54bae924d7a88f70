"""The Old Beacon: whoever holds the hill in the middle long enough wins."""

from __future__ import annotations

from typing import Final

from smallwar.warcraft.ability import Scenario
from smallwar.warcraft.map import Map
from smallwar.warcraft.state import MOST_PLAYERS, NONE, Position

FIRST_ROUND: Final = 8
FIRST_ROUND_OF_FOUR: Final = 10
"""Four players who all play for themselves have the larger map."""
MARKS: Final = 3
LAST_ROUND: Final = 30


class OldBeacon(Scenario):
    id = "old-beacon"
    text = (
        "From round 8 on (four players without teams: round 10), whoever ends a purchase with a unit on the field in the "
        "middle and no enemy unit there gets a mark; otherwise all own marks are lost. Three marks win. Points do not count."
    )
    has_points = False

    def maps(self, players: int) -> tuple[str, ...]:
        return ("D4", "A4") if players == MOST_PLAYERS else (f"D{players}",)

    def teams(self, players: int, map: str) -> tuple[tuple[int, ...], ...]:
        if players == MOST_PLAYERS and map != "A4":
            return ((1, 1, 2, 2),)
        return (tuple(range(1, players + 1)),)

    def cap(self, players: int) -> int:
        return LAST_ROUND

    def beacon(self, map: Map) -> int:
        return map.count // 2  # every map of this scenario is symmetric, so (0,0) is in the middle of its order

    def on_purchase_end(self, s: Position, who: int) -> None:
        if s.beacon == NONE or s.round < self._first_round(s) or self._is_followed(s, who):
            return
        side = s.side[who]
        holds = (s.fields_with_units(side) & ~s.enemy_units(who)) >> s.beacon & 1
        marks = s.marks[who] + 1 if holds else 0
        for player, own in enumerate(s.side):
            if own == side:
                s.marks[player] = marks

    def winner(self, s: Position) -> int:
        for player, side in enumerate(s.side):
            if s.marks[player] >= MARKS:
                return side
        return NONE

    def standing(self, s: Position, side: int) -> int:
        most = 0
        for player, own in enumerate(s.side):
            if own == side:
                most = max(most, s.marks[player])
        return most

    def _first_round(self, s: Position) -> int:
        return FIRST_ROUND_OF_FOUR if len(set(s.side)) == MOST_PLAYERS else FIRST_ROUND

    def _is_followed(self, s: Position, who: int) -> bool:
        """Tell whether a team-mate has their purchase after this player: marks are counted once a round."""
        players = len(s.players)
        for mate in s.mates(who):
            if (mate - s.start) % players > (who - s.start) % players:
                return True
        return False
