"""Splash: a good hit strikes two."""

from __future__ import annotations

from smallwar.warcraft.ability import Ability
from smallwar.warcraft.figures import SPLASH


class Splash(Ability):
    id = SPLASH
    text = "Each 1 that these units roll causes 2 losses."

    def more_losses(self, natural: int) -> int:
        return 1 if natural == 1 else 0
