"""Ashes of Al'ar: a flight to anywhere."""

from __future__ import annotations

from smallwar.smallworld import steps
from smallwar.smallworld.ability import Artifact
from smallwar.smallworld.state import Position
from smallwar.smallworld.tokens import ASHES


class Ashes(Artifact):
    id = "ashes"
    name = "Ashes of Al'ar"
    text = "Once a turn, conquer any region of any island as if it were next to you."
    kind = ASHES

    means = steps.BY_ASHES

    def means_borders(self, s: Position, who: int) -> int:
        return s.map.all
