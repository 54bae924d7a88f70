"""The Last Wall: one in the middle against all others."""

from __future__ import annotations

from typing import Final

from smallwar.table.sets import members
from smallwar.warcraft.ability import Scenario
from smallwar.warcraft.figures import MELEE, RANGED, START_GOLD, START_WOOD, UNIT_KINDS
from smallwar.warcraft.state import Position

DEFENDER: Final = 0
"""The seat in the middle."""

LAST_ROUND: Final = [0, 0, 16, 12, 14]
MORE_GOLD: Final = [0, 0, 0, 1, 3]
MORE_WOOD: Final = [0, 0, 0, 1, 3]
"""What the defender has more than the others, by number of players."""
OUTSIDE: Final[list[list[int]]] = [[], [], [], [MELEE], [MELEE, RANGED]]
"""The kinds of which the defender has two units next to the town, each on a field of its own."""
OF_EACH: Final = 2
RANGES: Final = [0, 0, 0, 0, 1]
"""The finished buildings for ranged units."""


class LastWall(Scenario):
    id = "last-wall"
    text = (
        "The first player, in the middle, stands alone against all others and wins by outlasting the last round or every "
        "attacker. The attackers, who go out singly, win when the defender is out. Points do not count."
    )
    has_points = False

    def maps(self, players: int) -> tuple[str, ...]:
        return (f"E{players}",)

    def teams(self, players: int, map: str) -> tuple[tuple[int, ...], ...]:
        return ((1, *[2] * (players - 1)),)

    def cap(self, players: int) -> int:
        return LAST_ROUND[players]

    def gold(self, players: int, seat: int) -> int:
        return START_GOLD + (MORE_GOLD[players] if seat == DEFENDER else 0)

    def wood(self, players: int, seat: int) -> int:
        return START_WOOD + (MORE_WOOD[players] if seat == DEFENDER else 0)

    def set_up(self, s: Position) -> None:
        players = len(s.players)
        fields = members(s.map.next[s.town[DEFENDER]] & s.map.ground)
        for place, kind in enumerate(OUTSIDE[players]):
            s.enlist(DEFENDER, kind, fields[place], OF_EACH)
        s.built[DEFENDER * UNIT_KINDS + RANGED] += RANGES[players]

    def partner_goes(self) -> bool:
        return False

    def standing(self, s: Position, side: int) -> int:
        """Give 1 to the side that wins if the game ends now."""
        if not s.out[DEFENDER]:
            return 1 if side == s.side[DEFENDER] else 0
        for player, own in enumerate(s.side):
            if own == side and not s.out[player]:
                return 1
        return 0
