"""Grave Nets: flyers are pulled down among the melee."""

from __future__ import annotations

from smallwar.warcraft.ability import BEFORE_MELEE
from smallwar.warcraft.families import NetCard


class GraveNets(NetCard):
    id = "grave-nets"
    text = "Before melee units roll: for the rest of this combat they can hit the enemy's flying units too."
    windows = (BEFORE_MELEE,)
