"""A game that the page knows nothing about can be played to its end on the plain list of steps."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from browser.visits import Visits, go_to
from browser.words import say
from stored import steps_of

BEGIN: Final = """async (game) => {
  const seats = ["Anna", "Bert"].map((name) => ({ name, kind: "person" }));
  const answer = await fetch("/api/games", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ game, seats }),
  });
  return (await answer.json()).id;
}"""
"""Begins a game as any program may; the page offers only games that it has a table for."""

DECISIONS: Final = 6
"""Two players decide three times each."""


def test_toy_game(toy_visits: Visits) -> None:
    page = toy_visits.fresh(known=False)
    go_to(page, "#/")
    expect(page.get_by_role("button", name=say("begin"), exact=True)).to_be_visible()
    expect(page.get_by_label(say("which-game"))).to_have_count(0)
    game = page.evaluate(BEGIN, "toy")
    go_to(page, f"#/game/{game}")
    heading = page.get_by_role("heading", level=1)
    entries = page.get_by_role("region", name=say("log"), exact=True).locator("ol").first.locator("> li")
    expect(entries).to_have_count(1)
    for decision in range(DECISIONS):
        known = entries.count()
        page.locator("[data-step]").nth(decision % 2).click()
        expect(entries).to_have_count(known + 1)
    expect(heading).to_have_text(say("task-over"))
    assert sum(step in ("roll", "stay") for step in steps_of(toy_visits.server.database, game)) == DECISIONS


def test_a_game_that_shows_much_can_be_played(visits: Visits) -> None:
    page = visits.fresh(known=False)
    go_to(page, "#/")
    game = page.evaluate(BEGIN, "warcraft")
    go_to(page, f"#/game/{game}")
    expect(page.get_by_role("banner")).to_contain_text(say("game-warcraft"))
    entries = page.get_by_role("region", name=say("log"), exact=True).locator("ol").first.locator("> li")
    expect(entries).to_have_count(1)
    for decision in range(DECISIONS):
        known = entries.count()
        steps = page.locator("[data-step]")
        steps.nth(decision % steps.count()).click()
        expect(entries).to_have_count(known + 1)
