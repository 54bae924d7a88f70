"""Border War: the standard game."""

from __future__ import annotations

from smallwar.warcraft.ability import Scenario


class BorderWar(Scenario):
    id = "border-war"
    text = "Whoever first has enough points at the end of a purchase wins, or is the last one left."
