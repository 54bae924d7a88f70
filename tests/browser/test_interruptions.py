"""A table that is loaded again, loses its connection or its server in the middle of a turn is the same table afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.hands import Mouse
from browser.positions import position
from browser.steps import Player
from browser.visits import Visits, open_table
from browser.watching import LOST, wait_until
from browser.words import say
from serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from browser.watching import Watch

SHOWN = """() => [...document.querySelectorAll("[data-region]")].map((region) => [region.dataset.region, region.ariaLabel])"""
"""What every region says."""


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory, chromium: Browser, watch: Watch) -> Iterator[Visits]:
    """Visit a server that a test may kill."""
    server = Server(tmp_path_factory.mktemp("mortal"))
    server.start()
    visits = Visits(chromium, server, watch)
    watch.excuse(LOST)
    yield visits
    visits.send_away()
    server.stop()


def begun_turn(visits: Visits, page: Page) -> Player:
    """Take a region, so that the turn is in its middle."""
    found = position("conquer")
    player = Player(Mouse(page), visits.server, visits.keep(found.record))
    open_table(page, player.game)
    player.play(found.step)
    return player


def lost(page: Page) -> None:
    """Wait until the page says plainly that it is not connected."""
    expect(page.get_by_text(say("disconnected"))).to_be_visible()


def found_again(page: Page) -> None:
    expect(page.get_by_text(say("disconnected"))).to_be_hidden()


def test_same_table_after_reloading(visits: Visits) -> None:
    page = visits.fresh()
    begun_turn(visits, page)
    page.mouse.move(1, 1)
    before = page.evaluate(SHOWN)
    page.reload()
    page.locator("[data-region]").first.wait_for()
    wait_until(page, lambda: page.evaluate(SHOWN) == before, "the same regions as before")


def test_killed_server_in_the_middle_of_a_turn(mortal: Visits) -> None:
    page = mortal.fresh()
    player = begun_turn(mortal, page)
    before = page.evaluate(SHOWN)
    mortal.server.kill()
    lost(page)
    mortal.server.start()
    found_again(page)
    wait_until(page, lambda: page.evaluate(SHOWN) == before, "the same regions as before")
    player.play("stop")


def test_step_played_while_the_server_is_away(mortal: Visits) -> None:
    page = mortal.fresh()
    player = begun_turn(mortal, page)
    mortal.server.kill()
    lost(page)
    player.perform("stop")
    mortal.server.start()
    found_again(page)
    wait_until(page, lambda: player.news().count("stop") == 1, "the step in the log, once")


def test_being_offline(visits: Visits, watch: Watch) -> None:
    watch.excuse(LOST)
    page = visits.fresh()
    player = begun_turn(visits, page)
    page.context.set_offline(True)
    player.perform("stop")
    expect(page.get_by_text(say("disconnected")).or_(page.get_by_text(say("sending")))).to_be_visible()
    assert "stop" not in player.news()
    page.context.set_offline(False)
    found_again(page)
    wait_until(page, lambda: player.news().count("stop") == 1, "the step in the log, once")
