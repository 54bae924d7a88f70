"""Somebody who plays whole games without knowing the rules: clicks on what the page lights, more or less at random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, TypedDict, cast

from browser.hands import Mouse
from browser.watching import wait_until
from browser.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOST_ACTS: Final = 1500
ENDS_CONQUESTS: Final = 0.4
DECLINES: Final = 0.3
"""How often conquests end, and a race declines, when there is something else to do."""

LOOK: Final = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter(
    (element) => element.getClientRects().length > 0 && element.ariaDisabled !== "true" && !element.disabled,
  );
  const steps = (selector) => [...new Set(shown(selector).map((element) => element.dataset.step ?? ""))].filter(Boolean);
  const choices = steps("[data-choices] [data-step]");
  const buttons = steps("[data-step]").filter((step) => !choices.includes(step));
  return {
    dialog: document.querySelector("dialog[open] h2")?.textContent ?? "",
    choices,
    picks: buttons.filter((step) => step.startsWith("pick ")),
    buttons: buttons.filter((step) => !step.startsWith("pick ")),
    lit: shown("[data-region].lit").map((region) => region.dataset.region),
    tool: document.querySelector('[data-tool][aria-pressed="true"]')?.dataset.tool ?? "",
    plans: shown("[data-plan]").map((plan) => plan.dataset.plan),
    asks: shown("[data-ask]").length > 0,
    number: Number(document.querySelector("[data-number]")?.dataset.number ?? 0),
  };
}"""


class Look(TypedDict):
    """What a person takes in at a glance."""

    dialog: str
    """The title of what stands over the table."""
    choices: list[str]
    picks: list[str]
    buttons: list[str]
    lit: list[str]
    tool: str
    plans: list[str]
    asks: bool
    number: int
    """The entry of the log that the table shows."""


class Guesser:
    """Plays all seats at a page until the game is over."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.mouse = Mouse(page)
        self.random = Random(seed)

    def look(self) -> Look:
        return cast("Look", self.page.evaluate(LOOK))

    def play_to_the_end(self) -> None:
        """Act until the last reckoning."""
        for _ in range(MOST_ACTS):
            look = self.look()
            if look["dialog"] == say("ending"):
                return
            if look["dialog"]:
                self.uncover(look)
            elif look["choices"] or look["picks"] or look["buttons"] or look["lit"]:
                self.act(look)
            else:
                self.wait_for_news(look)
        raise AssertionError(f"expected the end of the game within {MOST_ACTS} acts")

    def uncover(self, look: Look) -> None:
        """Say that whoever is to move is here."""
        self.page.locator("dialog[open] .button.gold").click()
        wait_until(self.page, lambda: self.look()["dialog"] != look["dialog"], "an open table")

    def act(self, look: Look) -> None:
        """Do one of the things that are offered."""
        if look["choices"]:
            self.press(f'[data-choices] [data-step="{self.random.choice(look["choices"])}"]')
        elif look["picks"]:
            self.press(f'[data-step="{self.random.choice(look["picks"])}"]')
        elif look["asks"] and self.random.random() < DECLINES:
            self.page.locator("[data-ask]").click()
            self.press('dialog [data-step="decline"]')
        elif "done" in look["buttons"]:
            self.press('[data-step="done"]')
        elif look["plans"] and look["tool"] in ("", "token"):
            self.press(f'[data-plan="{look["plans"][0]}"]')
        elif look["lit"] and not (look["buttons"] and self.random.random() < ENDS_CONQUESTS):
            self.mouse.act(self.random.choice(look["lit"]))
            wait_until(self.page, lambda: self.look() != look, "an answer to a click on a region")
            return
        else:
            self.press(f'[data-step="{self.random.choice(look["buttons"])}"]')
        self.wait_for_news(look)

    def press(self, selector: str) -> None:
        self.page.locator(selector).locator("visible=true").first.click()

    def wait_for_news(self, look: Look) -> None:
        """Wait until the table is another one, or something stands over it."""

        def is_new() -> bool:
            now = self.look()
            return (now["number"], now["dialog"]) != (look["number"], look["dialog"])

        wait_until(self.page, is_new, f"another table after {look}")
