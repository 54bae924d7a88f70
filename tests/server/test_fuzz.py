"""Whatever is said in whatever order: no illegal state, no mistake of the server, and the game is the fold of its log."""

from __future__ import annotations

import json
import logging
import random
from typing import TYPE_CHECKING, Final

import pytest
import structlog.testing

from server.visitors import open_seat, person, play
from smallwar import games
from smallwar.server.live import LiveGame

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.running import Running
    from server.visitors import Json, Page, Visitor

ENTRIES_OF_A_GAME: Final = 100
"""At least so many; then it is over."""

REFUSALS: Final = {"stale", "illegal", "not-yours", "over", "no-undo", "malformed", "too-large"}
WORDS: Final = [
    "stop",
    "done",
    "decline",
    "conquer L1a.1",
    "deploy S1a.2 3",
    "pick 6",
    "banner orcs",
    "conquer",
    "\x00",
    "é" * 50,
]


class Crowd:
    """Two players at two pages each, and a spectator, who all say what comes to their minds."""

    def __init__(self, visitors: list[Visitor], seed: int) -> None:
        self.seed = random.Random(seed)
        anna, ben, stranger = visitors
        self.game = anna.begin([person("Anna"), open_seat("Ben")], boards=["L1a", "S1a"])
        secret = anna.get(f"/api/games/{self.game}")["invitations"]["1"]
        ben.http.post(f"/api/games/{self.game}/seats/1", json={"secret": secret, "name": "Ben"})
        self.visitors = [anna, anna, ben, ben, stranger]
        self.pages = [visitor.sit_down(self.game) for visitor in self.visitors]
        self.said: list[tuple[Json, Json]] = []
        """Every play, with its answer."""
        self.number = 1

    def speak(self) -> None:
        """Let somebody say something, and see that the answer fits."""
        place = self.seed.randrange(len(self.pages))
        page = self.pages[place]
        what = self.seed.choice(
            ["sense", "sense", "sense", "sense", "back", "nonsense", "again", "other", "garbage", "away"]
        )
        if what == "away":
            self.pages[place] = self.visitors[place].sit_down(self.game, since=self.seed.choice([0, self.number, 999]))
            page.close()
        elif what == "again":
            self.repeat(page)
        elif what == "garbage":
            assert page.ask(self.garbage())["code"] in REFUSALS
        elif what == "other":
            assert page.ask({"type": "ping"}) == {"type": "pong"}
            assert page.ask({"type": "why", "id": "question-1", "step": self.any_step(page)})["type"] in (
                "answer",
                "refused",
            )
        else:
            self.play(page, getattr(self, what)(page))

    def play(self, page: Page, message: Json) -> None:
        answer = page.ask(message)
        self.said.append((message, answer))
        if answer["type"] == "done":
            self.number += 1
            assert answer["number"] == self.number
            for other in self.pages:
                other.hear_table(self.number)
        else:
            assert answer["code"] in REFUSALS
            assert answer["number"] == self.number

    def repeat(self, page: Page) -> None:
        """Say again what was said: what was done is answered alike to whoever sits there, what was refused is judged anew."""
        if not self.said:
            return
        message, answer = self.seed.choice(self.said)
        again = page.ask(message)
        if answer["type"] == "done":
            assert again == answer or again["code"] == "not-yours"
        elif again["type"] == "done":
            self.number += 1
            self.said.append((message, again))
            for other in self.pages:
                other.hear_table(self.number)

    def any_step(self, page: Page) -> str:
        words: list[str] = [*page.table["legal"], *WORDS]
        return self.seed.choice(words)

    def sense(self, page: Page) -> Json:
        legal = page.hear_table(self.number)["legal"]
        return play(self.number, self.seed.choice(legal) if legal else "done")

    def back(self, page: Page) -> Json:
        tail = page.hear_table(self.number)["undo"]["tail"]
        if not tail:
            return play(self.number, back_to=self.seed.randrange(self.number + 2))
        steps = [self.any_step(page)] if self.seed.random() < 0.5 else []
        return play(self.number, *steps, back_to=self.seed.choice(tail)["back_to"])

    def nonsense(self, page: Page) -> Json:
        number = self.seed.choice([self.number, self.number - 1, self.number + 1, 0, -5, 10**40])
        return play(number, *(self.any_step(page) for _ in range(self.seed.randrange(4))))

    def garbage(self) -> str | bytes:
        """Damage a good message."""
        good = bytearray(json.dumps(play(self.number, "stop")).encode())
        good[self.seed.randrange(len(good))] ^= 1 << self.seed.randrange(8)
        text = good.decode(errors="replace")
        bad: list[str | bytes] = [bytes(good), text[:-5], "[" * 999, "{}", '{"type": "play", "id": NaN}']
        return self.seed.choice(bad)


def check(running: Running, crowd: Crowd) -> None:
    row = running.do(running.services.store.game(crowd.game))
    assert row is not None
    log = running.do(running.services.store.entries(crowd.game))
    assert [entry.number for entry in log] == list(range(1, crowd.number + 1))
    done = {message["id"]: answer["number"] for message, answer in crowd.said if answer["type"] == "done"}
    assert {entry.client: entry.number for entry in log if entry.client} == done
    catalogue = games.catalogue(row.game)
    live = LiveGame(catalogue, row.options)
    for entry in log:
        live.replay(entry)
    assert catalogue.broken(live.state) == []
    for page, seat in zip(crowd.pages, (0, 0, 1, 1, None), strict=True):
        assert page.hear_table(crowd.number)["view"] == live.state.view(seat)


def let_them_speak(running: Running, visitors: list[Visitor], seed: int, times: int) -> None:
    with structlog.testing.capture_logs() as logged:
        crowd = Crowd(visitors, seed)
        for _ in range(times):
            crowd.speak()
        check(running, crowd)
    assert crowd.number > min(times / 10, ENTRIES_OF_A_GAME)
    assert [line for line in logged if line["log_level"] in ("error", "critical")] == []


@pytest.fixture
def crowded(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor], caplog: pytest.LogCaptureFixture
) -> Callable[[int, int], None]:
    def run(seed: int, times: int) -> None:
        running = serve(bad_messages=100_000)
        let_them_speak(running, [visit(running) for _ in range(3)], seed, times)
        assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []

    return run


def test_a_crowd_does_no_harm(crowded: Callable[[int, int], None]) -> None:
    crowded(random.randrange(1000), 120)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_crowd_does_no_harm_for_long(crowded: Callable[[int, int], None], seed: int) -> None:
    crowded(seed, 1500)
