"""Watches the pages of a test: nothing may go wrong in them unseen, and a failed test shows what was on screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playwright.sync_api import Error

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import ConsoleMessage, Page, Response

PICTURES: Final = Path(__file__).parents[2] / "web" / "screenshots"
"""Where pictures of the page come to lie; git does not keep them."""

PATIENCE: Final = 30.0
"""Seconds within which what a test waits for must come about, on a busy machine too."""
GLANCE: Final = 25
"""Milliseconds between two looks."""

LOST: Final = re.compile(
    r"WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource"
)
"""What browsers say by themselves while a server cannot be reached."""
LEAVING: Final = "https://svelte.dev/e/derived_inert"
"""What the page says now and then of a table that is just being left: it was asked once more, and nobody sees the answer."""


class Watch:
    """Notes what pages complain about."""

    def __init__(self) -> None:
        self.known: set[Page] = set()
        self.pages: list[Page] = []
        """The pages of the test that runs."""
        self.complaints: list[str] = []
        self.excused: re.Pattern[str] | None = None

    def over(self, page: Page) -> None:
        """Watch over a page from now on."""
        if page not in self.pages:
            self.pages.append(page)
        if page in self.known:
            return
        self.known.add(page)
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.complaints.append(f"error in the page: {error}"))
        page.on("response", self.answered)

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != LEAVING:
            self.complaints.append(f"{message.type} on the console: {message.text} ({message.location.get('url')})")

    def answered(self, response: Response) -> None:
        if response.status >= 500:
            self.complaints.append(f"answer {response.status} to {response.url}")

    def excuse(self, pattern: re.Pattern[str]) -> None:
        """Let such complaints pass in this test, because what it does brings them about."""
        self.excused = pattern

    def collect(self) -> list[str]:
        """Give what was complained about since the last time."""
        found, excused = self.complaints, self.excused
        self.complaints, self.excused = [], None
        return [text for text in found if excused is None or not excused.search(text)]

    def show(self, folder: Path, name: str) -> str:
        """Save a picture of every page, and tell what stands on it."""
        folder.mkdir(parents=True, exist_ok=True)
        told = []
        for number, page in enumerate(self.pages):
            if page.is_closed():
                continue
            path = folder / f"{re.sub(r'[^A-Za-z0-9.-]+', '-', name)}-{number}.png"
            try:
                page.screenshot(path=path, timeout=5000)
                told.append(f"{page.url}, see {path}\n{page.locator('body').aria_snapshot(timeout=5000)}")
            except Error as error:
                told.append(f"{page.url} could not be shown: {error}")
        return "\n\n".join(told)


def wait_until(page: Page, holds: Callable[[], object], what: str) -> None:
    """Wait until something holds, while the page goes on."""
    for _ in range(int(PATIENCE * 1000 / GLANCE)):
        if holds():
            return
        page.wait_for_timeout(GLANCE)
    raise AssertionError(f"expected {what} within {PATIENCE:g} seconds")
