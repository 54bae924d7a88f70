"""The table by keyboard and by ear: a whole turn without a mouse, and what is said of the map and of what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.hands import FOCUSED_REGION, Keyboard
from browser.positions import position
from browser.scenes import FOUR, beginning
from browser.steps import Player
from browser.visits import open_table
from browser.watching import wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.visits import Visits
    from smallwar.table.record import Record

SEATS_AT_MAP = '[data-region][tabindex="0"]'


def sit_down(visits: Visits, record: Record) -> Player:
    page = visits.page()
    player = Player(Keyboard(page), visits.server, visits.keep(record))
    open_table(page, player.game)
    return player


def lit(page: Page) -> list[str]:
    regions = page.locator("[data-region].lit").evaluate_all(
        "regions => regions.map((region) => region.dataset.region)"
    )
    return [str(region) for region in regions]


def test_whole_turn(visits: Visits) -> None:
    player = sit_down(visits, position("pick").record)
    page = player.page
    player.play("pick 1")
    page.keyboard.press("m")
    wait_until(page, lambda: page.evaluate(FOCUSED_REGION) is not None, "the keyboard on the map")
    player.hands.act(lit(page)[0])
    wait_until(page, lambda: any(step.startswith("conquer") for step in player.news()), "a conquest")
    page.keyboard.press("e")
    wait_until(page, lambda: "stop" in player.news(), "the end of the conquests")
    page.locator("[data-plan]").first.wait_for()
    player.hands.act(lit(page)[0])
    wait_until(page, lambda: any(step.startswith("deploy") for step in player.news()), "a token put down")
    page.keyboard.press("x")
    page.keyboard.press("v")
    wait_until(page, lambda: player.control('[data-step="done"]').count() == 1, "that the turn can end")
    player.play("done")


def test_map_is_one_tab_stop(visits: Visits) -> None:
    page = sit_down(visits, position("conquer").record).page
    expect(page.locator(SEATS_AT_MAP)).to_have_count(1)
    Keyboard(page).reach(page.locator(SEATS_AT_MAP))
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED_REGION) is None


def test_arrows_lead_everywhere_nearby(visits: Visits) -> None:
    page = sit_down(visits, position("conquer").record).page
    Keyboard(page).reach(page.locator(SEATS_AT_MAP))
    visited = {page.evaluate(FOCUSED_REGION)}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        page.keyboard.press(key)
        region = page.evaluate(FOCUSED_REGION)
        assert region is not None
        expect(page.locator(SEATS_AT_MAP)).to_have_attribute("data-region", region)
        visited.add(region)
    assert len(visited) >= 3


def test_what_regions_say(visits: Visits) -> None:
    record = beginning(FOUR, "conquer")
    page = sit_down(visits, record).page
    facts = page.request.get(f"/api/games/{page.url.rpartition('/')[2]}").json()
    labels = dict(
        page.locator("[data-region]").evaluate_all("all => all.map((one) => [one.dataset.region, one.ariaLabel])")
    )
    assert set(labels) == set(facts["layout"]["regions"])
    terrains = {ground["terrain"] for ground in facts["layout"]["regions"].values()}
    for region, label in labels.items():
        assert len(label.split(", ")) >= 3, label
        assert any(terrain in label.lower() for terrain in terrains), label
        if facts["layout"]["regions"][region]["title"]:
            assert facts["layout"]["regions"][region]["title"] in label
    assert any(f"of {player}" in label for label in labels.values() for player in record.options.players)
    assert all("token" in labels[region] for region in lit(page))


def test_what_happens_is_told(visits: Visits) -> None:
    found = position("conquer")
    player = sit_down(visits, found.record)
    name = (player.page.locator(f'[data-region="{found.step.split()[1]}"]').get_attribute("aria-label") or "").split(
        ", "
    )[0]
    player.play(found.step)
    told = player.page.locator('[role="log"]')
    expect(told).to_contain_text(found.record.options.players[0])
    expect(told).to_contain_text(name)
    expect(told).to_have_attribute("aria-live", "polite")
