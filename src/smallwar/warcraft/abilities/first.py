"""First: the archers shoot before the others do."""

from __future__ import annotations

from smallwar.warcraft.ability import Ability
from smallwar.warcraft.figures import FIRST


class First(Ability):
    id = FIRST
    text = (
        "At the start of each combat round name one step for each such unit that takes part: in these your side rolls, "
        "and the enemy takes the losses, before the enemy rolls."
    )

    def names_steps(self) -> bool:
        return True
