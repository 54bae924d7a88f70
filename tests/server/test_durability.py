"""What was acknowledged outlives the server, however it ends."""

from __future__ import annotations

import random
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.crashing_server import AFTER, BEFORE
from server.visitors import ANNA_AND_BEN, Visitor, computer, open_seat, person, play
from serving import PATIENCE, Server, until
from smallwar import games
from smallwar.server.live import LiveGame
from stored import with_store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from server.visitors import Json, Page
    from smallwar.server.storage import EntryRow, GameRow, Store

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kills as Unix does")

BREATH = 0.005
"""Between two steps: even so fast a player stays below what a server takes, and no game ends before its server does."""

CRASHING = [sys.executable, str(Path(__file__).with_name("crashing_server.py"))]


def kept(server: Server, game: str) -> tuple[GameRow, list[EntryRow]]:
    """Read a game and its log from the database."""

    async def read(store: Store) -> tuple[GameRow, list[EntryRow]]:
        row = await store.game(game)
        assert row is not None
        return row, await store.entries(game)

    return with_store(server.database, read)


def fold(row: GameRow, log: list[EntryRow]) -> LiveGame:
    """Play a log again."""
    live = LiveGame(games.catalogue(row.game), row.options)
    for entry in log:
        live.replay(entry)
    return live


@pytest.fixture
def crashing(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, CRASHING)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def anna() -> Iterator[Callable[[Server], Visitor]]:
    """Let Anna come to a server that may die while she is there."""
    come: list[Visitor] = []

    def visit(server: Server) -> Visitor:
        come.append(Visitor(server.address))
        return come[-1]

    yield visit
    for visitor in come:
        visitor.close()


class Stubborn:
    """Plays on whatever happens, and remembers what was acknowledged."""

    def __init__(self, server: Server, visitor: Visitor, game: str) -> None:
        self.server = server
        self.visitor = visitor
        self.page: Page = visitor.sit_down(game)
        self.acknowledged: dict[str, Json] = {}
        self.numbers: dict[str, int] = {}
        self.seed = random.Random(7)

    def choose(self) -> Json:
        table = self.page.hear_table()
        if table["undo"]["tail"] and self.seed.random() < 0.2:
            return play(table["number"], back_to=table["undo"]["tail"][-1]["back_to"])
        return play(table["number"], self.seed.choice(table["legal"]))

    def play_on(self, times: int) -> None:
        """Play so often; say again what was not answered, and come back where the server was gone."""
        for _ in range(times):
            message = self.choose()
            answer = self.insist(message)
            assert answer["type"] == "done", answer
            self.acknowledged[message["id"]] = message
            self.numbers[message["id"]] = answer["number"]
            time.sleep(BREATH)

    def insist(self, message: Json) -> Json:
        while True:
            try:
                answer = self.page.ask(message)
                self.page.hear_table(answer["number"])
                return answer
            except (ConnectionClosed, OSError):
                self.come_back()

    def come_back(self) -> None:
        known = self.page.table["number"]
        if self.server.process is not None:
            self.server.process.wait(PATIENCE)
        self.server.start()
        self.page = self.visitor.sit_down(self.page.game, since=known)
        assert self.page.table["number"] >= known

    def check(self) -> None:
        """See that every acknowledged entry is there, once, and that the game is the fold of its log."""
        row, log = kept(self.server, self.page.game)
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        assert row.number == len(log)
        by_client = {entry.client: entry for entry in log if entry.client}
        assert len(by_client) == len(log) - 1
        assert set(self.acknowledged) == set(by_client)
        for client, message in self.acknowledged.items():
            entry = by_client[client]
            assert (entry.number, entry.back_to) == (self.numbers[client], message.get("back_to"))
            assert entry.steps[: len(message["steps"])] == message["steps"]
        live = fold(row, log)
        table = self.visitor.sit_down(self.page.game).table
        assert table["view"] == live.state.view(table["seat"])
        assert (table["number"], table["to_move"]) == (live.number, live.to_move)


def kill_in_the_middle(server: Server, wait: float) -> threading.Thread:
    """Kill the server a moment from now, whatever it is doing then."""
    assert server.process is not None
    timer = threading.Timer(wait, server.process.kill)
    timer.start()
    return timer


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed_again_and_again(
    server: Server, anna: Callable[[Server], Visitor]
) -> None:
    visitor = anna(server)
    player = Stubborn(server, visitor, visitor.begin(ANNA_AND_BEN))
    for wait in (0.05, 0.11, 0.02, 0.17, 0.08, 0.13):
        killer = kill_in_the_middle(server, wait)
        while killer.is_alive():
            player.play_on(1)
        player.play_on(3)
        player.check()


@pytest.mark.slow
@pytest.mark.parametrize("moment", [BEFORE, AFTER])
def test_a_server_that_dies_around_the_commit_answers_as_if_it_had_not(
    crashing: Server, anna: Callable[[Server], Visitor], moment: str
) -> None:
    visitor = anna(crashing)
    player = Stubborn(crashing, visitor, visitor.begin(ANNA_AND_BEN))
    player.play_on(3)
    _, log = kept(crashing, player.page.game)
    message = player.choose()
    (crashing.folder / "crash").write_text(moment)
    player.page.say(message)
    assert player.page.close_code() is None
    (crashing.folder / "crash").unlink()
    player.come_back()
    _, after = kept(crashing, player.page.game)
    assert len(after) == len(log) + (moment == AFTER)
    for _ in range(3):
        assert player.page.ask(message) == {"type": "done", "id": message["id"], "number": len(log) + 1}
    player.acknowledged[message["id"]] = message
    player.numbers[message["id"]] = len(log) + 1
    player.check()


@pytest.mark.slow
def test_computer_players_go_on_after_a_restart_with_no_page_open(
    server: Server, anna: Callable[[Server], Visitor]
) -> None:
    game = anna(server).begin([computer("One"), computer("Two", "greedy")])
    until(lambda: kept(server, game)[0].number > 5, "computers play")
    server.kill()
    row, log = kept(server, game)
    server.start()
    until(lambda: kept(server, game)[0].number > row.number + 20, "computers go on")
    _, longer = kept(server, game)
    assert longer[: len(log)] == log
    assert fold(row, longer).number == len(longer)


@pytest.mark.slow
def test_a_server_that_is_told_to_stop_finishes_says_so_and_takes_its_workers_along(
    server: Server, anna: Callable[[Server], Visitor]
) -> None:
    visitor = anna(server)
    game = visitor.begin([person("Anna"), open_seat("Ben"), computer("One")])
    visitor.begin([computer("One", "greedy"), computer("Two", "greedy")])
    page = visitor.sit_down(game)
    message = play(1, "pick 1")
    page.say(message)
    process = server.process
    assert process is not None
    began = time.monotonic()
    server.stop()
    assert time.monotonic() - began < 10
    assert process.returncode == 0
    assert page.close_code() == 1012
    server.start()
    assert visitor.sit_down(game).ask(message) == {"type": "done", "id": message["id"], "number": 2}
    assert kept(server, game)[1][1].client == message["id"]


def children(process: Any) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux shows them")
def test_workers_end_with_a_server_that_was_killed(server: Server) -> None:
    until(lambda: len(children(server.process)) >= 2, "workers are there")
    workers = children(server.process)
    server.kill()
    until(lambda: not any(Path(f"/proc/{worker}/exe").exists() for worker in workers), "workers are gone")
    server.start()
