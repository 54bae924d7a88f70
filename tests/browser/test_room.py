"""What matters has room on the screen, and is seen without scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.scenes import TEAMS_OF_FIVE, Visit, beginning, map_as_table, settle
from browser.visits import ON_PHONE, Device, Manner, open_table
from browser.words import LANGUAGES

if TYPE_CHECKING:
    from browser.visits import Visits

LAPTOP = Device("laptop", 1366, 768)
LATE = 6
"""The round in which the record has most to tell of all players: two tribes, relics, and what may still be used."""

TOO_TALL = "element => element.scrollHeight - element.clientHeight"
TOO_WIDE = "element => element.scrollWidth - element.clientWidth"


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_players_are_seen_on_a_laptop(visits: Visits, language: str) -> None:
    page = visits.page(Manner(LAPTOP, language))
    open_table(page, visits.keep(beginning(TEAMS_OF_FIVE, "conquer", since=LATE)))
    settle(page)
    side = page.locator("[data-side]")
    assert side.locator("[data-ledger]").count() == 5
    assert side.evaluate(TOO_TALL) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_map_as_table_fits_a_phone(visits: Visits, language: str) -> None:
    manner = Manner(ON_PHONE.device, language)
    page = visits.page(manner)
    map_as_table(Visit(visits, page, manner))
    table = page.locator("main table")
    assert table.locator("xpath=..").evaluate(TOO_WIDE) == 0
