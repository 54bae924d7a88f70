"""Meeting Stone: friends call, no travel."""

from __future__ import annotations

from smallwar.smallworld.ability import Relic
from smallwar.smallworld.state import Position
from smallwar.smallworld.tokens import MEETING_STONE


class MeetingStone(Relic):
    id = "meeting-stone"
    name = "Meeting Stone"
    text = "You never pay for travel to an entry region."
    kind = MEETING_STONE

    def travels(self, s: Position, who: int) -> bool:
        return False
