"""Visits to a server with a browser: on which device, in which language and light."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from browser.watching import PATIENCE
from smallwar.server.visitors import PLAIN_NAME
from stored import keep_game, new_visitor

if TYPE_CHECKING:
    from playwright._impl._api_structures import LocalStorageEntry
    from playwright.sync_api import Browser, BrowserContext, Page

    from browser.watching import Watch
    from serving import Server
    from smallwar.table.record import Record


@dataclass(frozen=True)
class Device:
    """What the page is shown on."""

    name: str
    width: int
    height: int
    touch: bool = False


WIDE: Final = Device("wide", 1440, 900)
PHONE: Final = Device("phone", 360, 780, touch=True)


@dataclass(frozen=True)
class Manner:
    """How somebody looks at the page. Nothing moves, unless a test is about moving."""

    device: Device = WIDE
    language: str = "en"
    theme: str = "day"
    speed: str = "off"


USUAL: Final = Manner()
ON_PHONE: Final = Manner(PHONE)


class Visits:
    """The visits of one person, to whom all stored games belong."""

    def __init__(self, browser: Browser, server: Server, watch: Watch) -> None:
        self.browser = browser
        self.server = server
        self.watch = watch
        self.visitor, self.token = new_visitor(server.database)
        self.pages: dict[Manner, Page] = {}
        self.guests: list[BrowserContext] = []

    def keep(self, record: Record) -> str:
        """Put a game into the database, all seats of it this person's, and give its id."""
        return keep_game(self.server.database, record, self.visitor)

    def page(self, manner: Manner = USUAL) -> Page:
        """Give a page that tests share, so that files are loaded and read once."""
        page = self.pages.get(manner)
        if page is None or page.is_closed():
            page = self.pages[manner] = self.context(manner, self.token).new_page()
        self.watch.over(page)
        return page

    def fresh(self, manner: Manner = USUAL, known: bool = True) -> Page:
        """Open a browser of its own, as the person of the stored games or as somebody who was never here."""
        context = self.context(manner, self.token if known else None)
        self.guests.append(context)
        page = context.new_page()
        self.watch.over(page)
        return page

    def send_away(self, everybody: bool = False) -> None:
        """Close the browsers that were opened for one test, and after a failure those that tests share."""
        while self.guests:
            self.guests.pop().close()
        while everybody and self.pages:
            self.pages.popitem()[1].context.close()

    def context(self, manner: Manner, token: str | None) -> BrowserContext:
        """Make a browser that knows nothing but the taste of its user, and who it is where a token is given."""
        device = manner.device
        liked = {"language": manner.language, "theme": manner.theme, "speed": manner.speed}
        kept: list[LocalStorageEntry] = [{"name": name, "value": value} for name, value in liked.items()]
        context = self.browser.new_context(
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            is_mobile=device.touch,
            base_url=self.server.address,
            storage_state={"cookies": [], "origins": [{"origin": self.server.address, "localStorage": kept}]},
        )
        context.set_default_timeout(PATIENCE * 1000)
        if token is not None:
            context.add_cookies([{"name": PLAIN_NAME, "value": token, "url": self.server.address}])
        return context


def go_to(page: Page, place: str) -> None:
    """Go to a place within the page: the address after the `#`. A page that is there already is not loaded again."""
    if page.url == "about:blank":
        page.goto(f"/{place}")
    else:
        page.evaluate("place => { location.hash = place; }", place)


def open_table(page: Page, game: str) -> None:
    """Go to the table of a game, and wait until its map is drawn."""
    go_to(page, f"#/game/{game}")
    page.locator(f'img[src*="/{game}/"]').first.wait_for(state="attached")
    page.locator("[data-region]").first.wait_for()
