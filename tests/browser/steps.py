"""Plays a step, given in the words of the log, by what is on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from browser.watching import wait_until
from stored import steps_of

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from browser.hands import Hands
    from serving import Server

ATTEMPTS: Final = {"conquer", "reinforce"}


class Player:
    """Somebody who plays one game by one way to reach things."""

    def __init__(self, hands: Hands, server: Server, game: str) -> None:
        self.hands = hands
        self.page: Page = hands.page
        self.server = server
        self.game = game
        self.known = len(self.log())

    def log(self) -> list[str]:
        """Give all steps that the server has kept, also those that were taken back."""
        return steps_of(self.server.database, self.game)

    def news(self) -> list[str]:
        """Give the steps that were kept since the player sat down."""
        return self.log()[self.known :]

    def play(self, step: str) -> None:
        """Play a step, and see that the server has kept it and that the page shows it."""
        before = self.shown()
        self.perform(step)
        wait_until(self.page, lambda: step in self.news(), f"{step} in the log, found {self.news()}")
        wait_until(self.page, lambda: self.shown() != before, "the next table")

    def shown(self) -> str | None:
        """Name the entry of the log that the page shows."""
        return self.page.locator("[data-number]").get_attribute("data-number")

    def perform(self, step: str) -> None:
        verb, *words = step.split()
        if verb == "pick":
            self.hands.pick(int(words[0]))
        elif verb == "decline":
            self.decline()
        elif verb == "raise":
            self.raise_dead(int(words[0]))
        elif verb in ("stop", "done", "form", "side"):
            self.hands.press(self.control(f'[data-step="{step}"]'))
        else:
            self.perform_on_map(step, verb, words)

    def decline(self) -> None:
        self.hands.press(self.control('[data-ask="decline"]'))
        self.hands.press(self.page.get_by_role("dialog").locator('[data-step="decline"]'))

    def raise_dead(self, count: int) -> None:
        group = self.control('[role="group"]:has([data-step^="raise"])')
        for _ in range(count - 1):
            self.hands.press(group.locator("button").nth(1))
        self.hands.press(group.locator(f'[data-step="raise {count}"]'))

    def perform_on_map(self, step: str, verb: str, words: list[str]) -> None:
        self.use_tool(tool_of(verb, words))
        for region in regions_of(verb, words):
            self.hands.act(region)
        choice = self.page.locator(f'[data-choices] [data-step="{step}"]')
        wait_until(self.page, lambda: choice.is_visible() or step in self.news(), f"{step} to be chosen")
        if step not in self.news():
            self.hands.press(choice)

    def use_tool(self, tool: str) -> None:
        """Take up a tool, unless it is in use already or the only one."""
        button = self.control(f'[data-tool="{tool}"]')
        if button.count() > 0 and button.get_attribute("aria-pressed") != "true":
            self.hands.press(button)

    def control(self, selector: str) -> Locator:
        """Find a control; where the page shows it twice, the one that can be seen."""
        return self.page.locator(selector).locator("visible=true").first


def tool_of(verb: str, words: list[str]) -> str:
    """Name the tool of a step: what a click on the map is to do."""
    if verb in ATTEMPTS:
        return "conquer"
    if verb == "place":
        return words[0]
    if verb == "deploy":
        return words[-1] if words[-1].isalpha() else "token"
    return verb


def regions_of(verb: str, words: list[str]) -> list[str]:
    """Name the regions of a step in the order in which they are chosen."""
    if verb == "place":
        return words[1:]
    if verb in ("deploy", *ATTEMPTS):
        return words[:1]
    return [word for word in words if word != "to"]
