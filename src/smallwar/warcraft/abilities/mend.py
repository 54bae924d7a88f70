"""Mend: an enemy's best hits are healed."""

from __future__ import annotations

from smallwar.warcraft.ability import Ability
from smallwar.warcraft.figures import MEND


class Mend(Ability):
    id = MEND
    text = "While one such unit takes part in a combat, each 1 that the enemy rolls causes one loss fewer."

    def fewer_losses(self, natural: int) -> int:
        return 1 if natural == 1 else 0
