"""Battlemaster: fights pay."""

from __future__ import annotations

from smallwar.smallworld.ability import Power
from smallwar.smallworld.ledger import conquered_tokens
from smallwar.smallworld.state import Position


class Battlemaster(Power):
    id = "battlemaster"
    name = "Battlemaster"
    text = "Each conquest of a region that was not empty pays 1 coin."

    def income(self, s: Position, who: int) -> int:
        return len([conquest for conquest in s.conquests if conquered_tokens(conquest)])
