"""Raise: the fallen stand up. The word alone belongs to Python, hence the underscore in the name of this file."""

from __future__ import annotations

from smallwar.warcraft.ability import Ability
from smallwar.warcraft.figures import RAISE


class Raise(Ability):
    id = RAISE
    text = (
        "While one such unit takes part in a combat, each 1 that you roll also puts a melee unit of your reserve onto the "
        "battlefield. Those beyond the limit go back after the combat."
    )

    def raises(self, natural: int) -> int:
        return 1 if natural == 1 else 0
