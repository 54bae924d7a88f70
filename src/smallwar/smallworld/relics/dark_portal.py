"""Dark Portal: treasure from another world."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.ability import Relic
from smallwar.smallworld.state import Position
from smallwar.smallworld.tokens import DARK_PORTAL

TREASURE: Final = 2


class DarkPortal(Relic):
    id = "dark-portal"
    name = "Dark Portal"
    text = "Pays 2 coins."
    kind = DARK_PORTAL

    def income(self, s: Position, who: int) -> int:
        return TREASURE
