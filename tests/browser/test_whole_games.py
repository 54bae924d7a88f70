"""Whole games from the first page to the last reckoning, by clicks on what the page offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from browser.guessing import Guesser
from browser.home import Clicks
from browser.visits import go_to
from browser.words import say
from stored import steps_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.visits import Visits

MOST_CLICKS: Final = 3


def check_the_end(visits: Visits, page: Page, game: str) -> None:
    """See that the game is over for the server too, and that the page says who won."""
    assert steps_of(visits.server.database, game)[-1] in ("done", "decline")
    line = next(line for line in page.request.get("/api/games").json() if line["id"] == game)
    assert line["over"]
    winners = page.get_by_role("dialog").get_by_role("img", name=say("won"))
    assert winners.count() >= 1


def test_against_the_computer_within_three_clicks(visits: Visits) -> None:
    page = visits.fresh(known=False)
    go_to(page, "")
    clicks = Clicks(page)
    clicks.choose("way-computer")
    clicks.choose_number(1, "opponents")
    game = clicks.begin()
    assert clicks.count <= MOST_CLICKS
    Guesser(page, seed=2).play_to_the_end()
    check_the_end(visits, page, game)


def test_three_at_one_screen_with_secret_coins(visits: Visits) -> None:
    page = visits.fresh(known=False)
    go_to(page, "")
    clicks = Clicks(page)
    clicks.choose("way-screen")
    clicks.choose_number(3, "how-many")
    game = clicks.begin()
    Guesser(page, seed=3).play_to_the_end()
    check_the_end(visits, page, game)


def test_teams_of_four_at_one_screen(visits: Visits) -> None:
    page = visits.fresh(known=False)
    go_to(page, "")
    clicks = Clicks(page)
    clicks.choose("way-screen")
    clicks.choose_number(4, "how-many")
    clicks.unfold("options")
    clicks.choose("setting-variant-teams", "setting-variant")
    clicks.choose("setting-coins-open", "setting-coins")
    game = clicks.begin()
    Guesser(page, seed=4).play_to_the_end()
    check_the_end(visits, page, game)
