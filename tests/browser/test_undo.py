"""Steps are taken back one after another, until something was revealed or somebody else decided; the button says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from browser.hands import Mouse
from browser.positions import position
from browser.steps import Player
from browser.visits import open_table
from browser.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from browser.visits import Visits

LIMITS: Final = {
    "conquer": ("", say("undo-chance", word="banner")),
    "reinforce": ("reinforce", say("undo-chance", word="roll")),
    "done": ("done", say("undo-other-player")),
}
"""After the step of a position: what is on the way of undo. At the beginning of the first, a combo was just turned up."""


def undo_button(page: Page) -> Locator:
    return page.get_by_role("button", name=say("undo"), exact=True)


def sit_down(visits: Visits, kind: str) -> Player:
    page = visits.page()
    player = Player(Mouse(page), visits.server, visits.keep(position(kind).record))
    open_table(page, player.game)
    return player


@pytest.mark.parametrize("kind", LIMITS)
def test_limit(visits: Visits, kind: str) -> None:
    player = sit_down(visits, kind)
    step, why = LIMITS[kind]
    if step:
        player.play(position(kind).step)
    button = undo_button(player.page)
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_accessible_description(why)
    button.hover()
    expect(player.page.get_by_role("tooltip").get_by_text(why)).to_be_visible()


def test_step_by_step(visits: Visits) -> None:
    player = sit_down(visits, "conquer")
    found = position("conquer")
    taken = player.page.locator(f'[data-region="{found.step.split()[1]}"]')
    before = taken.get_attribute("aria-label") or ""
    player.play(found.step)
    expect(taken).not_to_have_attribute("aria-label", before)
    player.play("stop")
    undo_button(player.page).click()
    expect(player.control('[data-step="stop"]')).to_be_visible()
    player.page.keyboard.press("Control+z")
    expect(taken).to_have_attribute("aria-label", before)
    expect(undo_button(player.page)).to_have_attribute("aria-disabled", "true")
    player.play(found.step)
