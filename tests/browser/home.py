"""Begins games on the first page, by what people click there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Page


class Clicks:
    """Clicks by name, and counts."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language
        self.count = 0

    def choose(self, message: str, group: str = "") -> None:
        """Choose one of a few."""
        inside = self.page.get_by_role("group", name=say(group, self.language)) if group else self.page
        inside.get_by_role("radio", name=say(message, self.language), exact=True).click()
        self.count += 1

    def choose_number(self, number: int, group: str) -> None:
        inside = self.page.get_by_role("group", name=say(group, self.language))
        inside.get_by_role("radio", name=str(number), exact=True).click()
        self.count += 1

    def press(self, message: str) -> None:
        self.page.get_by_role("button", name=say(message, self.language), exact=True).click()
        self.count += 1

    def unfold(self, message: str) -> None:
        self.page.locator("summary", has_text=say(message, self.language)).click()
        self.count += 1

    def begin(self) -> str:
        """Begin the game, and give its id once its table is there."""
        self.press("begin")
        self.page.wait_for_url("**/#/game/*")
        self.page.locator("[data-region]").first.wait_for()
        return self.page.url.rpartition("/")[2]
