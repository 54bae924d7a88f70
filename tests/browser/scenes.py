"""What there is to see: every page, and the table in its main states, each out of a game in full swing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from browser.hands import Finger, Mouse
from browser.visits import go_to, open_table
from browser.words import say
from smallwar import games
from smallwar.table.contract import CHANCE, OVER, Options
from smallwar.table.record import Record, read_record

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from browser.visits import Manner, Visits
    from smallwar.table.contract import State

RECORDS: Final = Path(__file__).parents[1] / "records"
IN_FULL_SWING: Final = 4
"""The first round in which positions are looked for."""

FOUR: Final = "13-4-classic-greedy.swr"
TEAMS: Final = "14-4-teams-greedy.swr"
FIVE: Final = "15-5-classic-greedy.swr"
TEAMS_OF_FIVE: Final = "16-5-teams-greedy.swr"

SETTLED: Final = """() => document.fonts.status === "loaded"
  && [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)
  && document.getAnimations().every((one) => one.playState !== "running" || one.effect.getTiming().iterations === Infinity)"""


def settle(page: Page) -> None:
    """Wait until everything is there and nothing moves any more."""
    page.wait_for_function(SETTLED)


# Positions


@cache
def beginning(name: str, wanted: str, coins: str = "open", since: int = IN_FULL_SWING) -> Record:
    """Cut a record where a position comes up for the first time in full swing, or since a later round."""
    record = read_record((RECORDS / name).read_text(encoding="utf-8"), name)
    settings = {**record.options.settings, "coins": coins}
    options = Options(record.options.players, record.options.boards, settings, record.options.own_boards)
    state = games.game(record.game).new(options)
    for number, text in enumerate(record.steps):
        if is_wanted(state, wanted, since):
            return Record(record.game, record.rules, options, record.steps[:number])
        state.play(state.step(text))
    if wanted == "over" and state.to_move() == OVER:
        return Record(record.game, record.rules, options, record.steps)
    raise ValueError(f"{name}: expected a position to {wanted}")


def is_wanted(state: State, wanted: str, since: int) -> bool:
    """Say whether somebody has this to do, and there is something on the map."""
    view = state.view(None)
    if state.to_move() in (CHANCE, OVER) or int(str(view["round"])) < since:
        return False
    steps = [state.text(step) for step in state.legal()]
    if wanted == "pick":
        return steps[0].startswith("pick")
    return view["phase"] == wanted and len(steps) > 3 and "done" not in steps


# Scenes


@dataclass(frozen=True)
class Visit:
    """Somebody who looks at a page."""

    visits: Visits
    page: Page
    manner: Manner

    def say(self, message: str) -> str:
        """Say a message as this page does."""
        return say(message, self.manner.language)


def home(at: Visit) -> None:
    go_to(at.page, "#/")
    at.page.get_by_role("button", name=at.say("begin"), exact=True).wait_for()
    at.page.locator('img[src*="/boards/"]').first.wait_for()


def options(at: Visit) -> None:
    home(at)
    at.page.locator("summary").click()
    at.page.get_by_role("radio", name=at.say("islands-chosen"), exact=True).click()


def my_games(at: Visit) -> None:
    at.visits.keep(beginning(FOUR, "over"))
    at.visits.keep(beginning(TEAMS, "pick"))
    go_to(at.page, "#/games")
    at.page.get_by_role("article").first.wait_for()


def invitation(at: Visit) -> None:
    wish = {"game": "small-world", "seats": [{"name": "Anna", "kind": "person"}, {"name": "Bert", "kind": "open"}]}
    created = at.page.request.post("/api/games", data=wish).json()
    facts = at.page.request.get(f"/api/games/{created['id']}").json()
    go_to(at.page, f"#/join/{created['id']}/1/{facts['invitations']['1']}")
    at.page.get_by_role("button", name=at.say("take-seat")).wait_for()


def credits(at: Visit) -> None:  # noqa: A001 - that is what the page is called
    go_to(at.page, "#/credits")
    at.page.get_by_role("heading", level=1).wait_for()


def nowhere(at: Visit) -> None:
    go_to(at.page, "#/nowhere/at/all")
    at.page.get_by_role("heading", name=at.say("nowhere")).wait_for()


def no_game(at: Visit) -> None:
    go_to(at.page, "#/game/there-is-no-such-game")
    at.page.get_by_role("alert").wait_for()


def table(name: str, wanted: str, coins: str = "open") -> Callable[[Visit], None]:
    """Show the table where somebody has this to do."""

    def show(at: Visit) -> None:
        open_table(at.page, at.visits.keep(beginning(name, wanted, coins)))

    return show


def card(at: Visit) -> None:
    """Show why a region costs what it costs."""
    table(FOUR, "conquer")(at)
    dear = at.page.locator("[data-region].lit").last.get_attribute("data-region") or ""
    if at.manner.device.touch:
        Finger(at.page).hold(dear)
    else:
        at.page.mouse.move(*Mouse(at.page).point_on(dear))
    told_of_region(at.page).wait_for()


def told_of_region(page: Page) -> Locator:
    """Find what is told about the region that is looked at."""
    return page.get_by_role("group").filter(has=page.get_by_role("heading", level=2)).first


def over(at: Visit) -> None:
    table(FOUR, "over")(at)
    at.page.get_by_role("dialog").wait_for()


def log(at: Visit) -> None:
    table(FIVE, "conquer")(at)
    tab = at.page.get_by_role("tab", name=at.say("log"), exact=True)
    if tab.count() > 0:
        tab.click()
    at.page.get_by_role("region", name=at.say("log")).first.wait_for()


def map_as_table(at: Visit) -> None:
    table(FOUR, "conquer")(at)
    at.page.get_by_role("button", name=at.say("map-as-table")).click()
    at.page.locator("main table").wait_for()


def help_sheet(at: Visit) -> None:
    table(FOUR, "pick")(at)
    at.page.get_by_role("button", name=at.say("help"), exact=True).click()
    at.page.get_by_role("dialog").wait_for()


def settings(at: Visit) -> None:
    home(at)
    at.page.get_by_role("button", name=at.say("settings"), exact=True).click()
    at.page.get_by_role("dialog").wait_for()


def curtain(at: Visit) -> None:
    table(FOUR, "pick", "secret")(at)
    at.page.get_by_role("dialog").wait_for()


SCENES: Final[dict[str, Callable[[Visit], None]]] = {
    "home": home,
    "options": options,
    "games": my_games,
    "join": invitation,
    "credits": credits,
    "nowhere": nowhere,
    "no-game": no_game,
    "settings": settings,
    "pick": table(FOUR, "pick"),
    "pick-in-teams": table(TEAMS, "pick"),
    "conquer": card,
    "redeploy": table(FOUR, "redeploy"),
    "retreat": table(FOUR, "retreat"),
    "log": log,
    "map-as-table": map_as_table,
    "help": help_sheet,
    "curtain": curtain,
    "over": over,
}


def picture_name(scene: str, manner: Manner) -> str:
    return f"{scene}-{manner.device.name}-{manner.theme}.png"
