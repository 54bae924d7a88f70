"""Light's Hope Chapel: nobody falls."""

from __future__ import annotations

from smallwar.smallworld.ability import Relic
from smallwar.smallworld.state import Position
from smallwar.smallworld.tokens import LIGHTS_HOPE_CHAPEL


class LightsHopeChapel(Relic):
    id = "lights-hope-chapel"
    name = "Light's Hope Chapel"
    text = "You lose no token to conquests and bombs."
    kind = LIGHTS_HOPE_CHAPEL

    def shields(self, s: Position, who: int, region: int) -> bool:
        return True
