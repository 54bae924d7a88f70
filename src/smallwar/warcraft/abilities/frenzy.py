"""Frenzy: a die more wherever one rolls anyway."""

from __future__ import annotations

from smallwar.warcraft.ability import Ability
from smallwar.warcraft.figures import FRENZY


class Frenzy(Ability):
    id = FRENZY
    text = "While such a unit takes part in a combat, roll 1 die more in every step in which you roll; several do not add up."

    def extra_dice(self) -> int:
        return 1
