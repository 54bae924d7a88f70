"""Spirit Healer: one comes back."""

from __future__ import annotations

from smallwar.smallworld.ability import Relic
from smallwar.smallworld.state import Position
from smallwar.smallworld.tokens import SPIRIT_HEALER


class SpiritHealer(Relic):
    id = "spirit-healer"
    name = "Spirit Healer"
    text = "At each of your redeployments you get one more token."
    kind = SPIRIT_HEALER

    def on_redeploy(self, s: Position, who: int) -> None:
        s.take_from_box(who, 1)
