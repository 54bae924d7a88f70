"""Frostmourne: a blade that counts for two."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import steps
from smallwar.smallworld.ability import Artifact
from smallwar.smallworld.state import Position
from smallwar.smallworld.tokens import FROSTMOURNE

CUT: Final = 2


class Frostmourne(Artifact):
    id = "frostmourne"
    name = "Frostmourne"
    text = "Once a turn, one conquest costs 2 tokens less."
    kind = FROSTMOURNE

    means = steps.BY_FROSTMOURNE

    def means_price(self, s: Position, who: int, region: int, near: bool, price: int) -> int:
        return price - CUT
