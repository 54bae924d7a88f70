"""Every kind of step, and every once-a-turn means, can be played by mouse, by keyboard and on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from browser.hands import Finger, Keyboard, Mouse
from browser.positions import names, position
from browser.steps import Player
from browser.visits import ON_PHONE, USUAL, open_table

if TYPE_CHECKING:
    from browser.hands import Hands
    from browser.visits import Manner, Visits

WAYS: Final = {"mouse": (Mouse, USUAL), "keyboard": (Keyboard, USUAL), "finger": (Finger, ON_PHONE)}


def play(visits: Visits, kind: str, hands: type[Hands], manner: Manner) -> None:
    found = position(kind)
    game = visits.keep(found.record)
    page = visits.page(manner)
    open_table(page, game)
    Player(hands(page), visits.server, game).play(found.step)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", names())
def test_step(visits: Visits, kind: str, way: str) -> None:
    play(visits, kind, *WAYS[way])
