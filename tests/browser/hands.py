"""What people have to play with: a mouse, a keyboard, or a finger on a phone.

They know how things on the page are reached, and no rule of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from browser.watching import wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

MOST_STOPS: Final = 150
"""Tab stops after which the keyboard has been everywhere."""
LARGEST: Final = 62
ASIDE: Final = (1, 1)
"""Where a mouse rests on nothing, so that nothing is told that would cover something else."""

POINT_ON_REGION: Final = """region => {
  const box = document.getElementById(`region-${region}`)?.getBoundingClientRect();
  if (!box) return null;
  const hits = [];
  for (let across = 1; across < 16; across++) for (let down = 1; down < 16; down++) {
    const x = box.left + (box.width * across) / 16, y = box.top + (box.height * down) / 16;
    const found = document.elementFromPoint(x, y)?.closest("[data-region], [data-more], [data-less]");
    if (found?.dataset.region === region) hits.push([x, y]);
  }
  if (hits.length === 0) return null;
  const middle = [0, 1].map(axis => hits.reduce((sum, hit) => sum + hit[axis], 0) / hits.length);
  const away = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
  return hits.reduce((best, hit) => (away(hit) < away(best) ? hit : best));
}"""
"""Finds where a region can be touched: as far inside as possible, and not beneath something else."""

FOCUSED_REGION: Final = "() => document.activeElement?.dataset?.region ?? null"


class Hands:
    """A way to reach what is on the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, control: Locator) -> None:
        """Press a button that can be seen."""
        raise NotImplementedError

    def act(self, region: str) -> None:
        """Do with a region of the map what can be done with it."""
        raise NotImplementedError

    def pick(self, row: int) -> None:
        """Take a row of the offer."""
        raise NotImplementedError

    def reveal(self, control: Locator) -> None:
        """Make that a control can be seen, if there is another part of the page to be opened first."""

    def point_on(self, region: str) -> tuple[float, float]:
        """Find where on the screen a region can be touched."""
        found: list[tuple[float, float]] = []

        def look() -> bool:
            point = self.page.evaluate(POINT_ON_REGION, region)
            if point is not None:
                found.append((point[0], point[1]))
            return point is not None

        wait_until(self.page, look, f"a place where {region} can be touched")
        return found[0]


class Mouse(Hands):
    def press(self, control: Locator) -> None:
        self.reveal(control)
        control.click()

    def act(self, region: str) -> None:
        self.page.mouse.move(*ASIDE)
        self.page.mouse.click(*self.point_on(region))

    def pick(self, row: int) -> None:
        self.press(self.page.locator(f'[data-step="pick {row}"]').first)


class Keyboard(Hands):
    def press(self, control: Locator) -> None:
        self.reach(control)
        self.page.keyboard.press("Enter")

    def reach(self, control: Locator) -> None:
        """Go there by Tab alone."""
        control.wait_for()
        for _ in range(MOST_STOPS):
            if control.evaluate("control => control === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"expected that Tab leads to {control}")

    def act(self, region: str) -> None:
        self.go_to_region(region)
        self.page.keyboard.press("Enter")

    def go_to_region(self, region: str) -> None:
        """Go to a region by the keys of the map."""
        if self.page.evaluate(FOCUSED_REGION) is None:
            self.reach(self.page.locator('[data-region][tabindex="0"]'))
        for _ in range(LARGEST):
            if self.page.evaluate(FOCUSED_REGION) == region:
                return
            self.page.keyboard.press("n")
        raise AssertionError(f"expected that the keys of the map lead to {region}")

    def pick(self, row: int) -> None:
        self.press(self.page.locator(f'[data-step="pick {row}"]').first)


class Finger(Hands):
    """On a phone, islands and parts of the table are behind buttons of their own."""

    def press(self, control: Locator) -> None:
        self.reveal(control)
        control.tap()

    def act(self, region: str) -> None:
        self.show(region)
        self.page.touchscreen.tap(*self.point_on(region))

    def show(self, region: str) -> None:
        """Bring the island of a region into view."""
        self.press(self.page.locator(f'[data-island="{region.partition(".")[0]}"]'))

    def hold(self, region: str) -> None:
        """Rest on a region until it is told about."""
        self.show(region)
        x, y = self.point_on(region)
        session = self.page.context.new_cdp_session(self.page)
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.page.locator(f'[data-region="{region}"][aria-pressed="true"]').wait_for()
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def pick(self, row: int) -> None:
        self.press(self.page.locator(f'[data-row="{row}"]'))
        self.press(self.page.locator(f'[data-step="pick {row}"]'))
