"""Answers combine in ways that do not depend on who is asked first: games end the same when the order is reversed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import pytest

from positions import TABLES, Walk
from smallwar import version
from smallwar.smallworld.game import SmallWorld
from smallwar.smallworld.rules import voices

if TYPE_CHECKING:
    from collections.abc import Callable

ASKING: Final[list[Callable[..., list[Any]]]] = [voices.voices, voices.badge_and_banner, voices.relics_held]
GAMES: Final = 3

pytestmark = pytest.mark.skipif(version.compiled(), reason="compiled rules call one another directly")


def reverse(asking: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
    """Ask the other way round."""

    def reversed_asking(*arguments: Any) -> list[Any]:
        return asking(*arguments)[::-1]

    return reversed_asking


def reverse_everywhere(monkeypatch: pytest.MonkeyPatch) -> int:
    """Replace the functions that say who is asked, in every module that uses them; say in how many places."""
    places = 0
    for asking in ASKING:
        for name, module in list(sys.modules.items()):
            if name.startswith("smallwar.smallworld") and getattr(module, asking.__name__, None) is asking:
                monkeypatch.setattr(module, asking.__name__, reverse(asking))
                places += 1
    return places


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_games_end_the_same(players: int, variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    walks = [Walk(players, variant, seed) for seed in range(GAMES)]
    for walk in walks:
        walk.go()
    assert reverse_everywhere(monkeypatch) > len(ASKING)
    for walk in walks:
        again = SmallWorld().new(walk.options)
        for words in walk.words:
            again.play(again.step(words))
        assert again.data() == walk.state.data()
