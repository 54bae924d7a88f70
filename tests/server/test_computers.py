"""Computer players think in processes of their own, which may die and hang."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

from server.visitors import ANNA_AND_BEN, computer, person
from serving import until
from smallwar.server import computers
from smallwar.server.metrics import Metrics
from smallwar.server.workers import BusyError, Workers, WorkersError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from server.running import Running
    from server.visitors import Visitor

LONG = 60.0


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


def with_workers(metrics: Metrics, work: Callable[[Workers], Awaitable[None]], **given: Any) -> None:
    async def run() -> None:
        workers = Workers(**{"count": 1, "seconds": LONG, "most_waiting": 10, "metrics": metrics, **given})
        try:
            await work(workers)
        finally:
            workers.close()

    asyncio.run(run())


def recoveries(metrics: Metrics) -> float | None:
    return metrics.registry.get_sample_value("smallwar_recoveries_total")


def test_questions_are_answered_in_another_process(metrics: Metrics) -> None:
    async def work(workers: Workers) -> None:
        assert await workers.ask(os.getpid) != os.getpid()

    with_workers(metrics, work)


def test_a_worker_that_dies_is_replaced(metrics: Metrics) -> None:
    async def work(workers: Workers) -> None:
        before = await workers.ask(os.getpid)
        with pytest.raises(WorkersError):
            await workers.ask(os._exit, 1)
        assert await workers.ask(os.getpid) != before
        assert workers.mend()

    with_workers(metrics, work)
    assert recoveries(metrics) == 1


def test_a_worker_that_hangs_is_replaced(metrics: Metrics) -> None:
    async def work(workers: Workers) -> None:
        before = await workers.ask(os.getpid)
        workers.seconds = 0.05
        with pytest.raises(WorkersError):
            await workers.ask(time.sleep, LONG)
        workers.seconds = LONG
        assert await workers.ask(os.getpid) != before

    with_workers(metrics, work)
    assert recoveries(metrics) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal as Unix does")
def test_ctrl_c_in_a_terminal_is_for_the_server_and_not_for_its_workers(metrics: Metrics) -> None:
    async def work(workers: Workers) -> None:
        process = await workers.ask(os.getpid)
        blocked = await workers.ask(signal.pthread_sigmask, signal.SIG_BLOCK, [])
        assert signal.SIGINT in blocked, "a process that still loads its modules would die of it"
        assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
        os.kill(process, signal.SIGINT)
        assert await workers.ask(os.getpid) == process

    with_workers(metrics, work)
    assert recoveries(metrics) == 0


def test_only_so_many_questions_wait(metrics: Metrics) -> None:
    async def work(workers: Workers) -> None:
        await workers.ask(os.getpid)
        asked = [asyncio.create_task(workers.ask(time.sleep, LONG)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(BusyError):
            await workers.ask(os.getpid)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert workers.waiting == 0

    with_workers(metrics, work, most_waiting=2)


def test_a_mistake_of_a_question_is_told_and_replaces_nobody(metrics: Metrics) -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(ValueError, match="invalid literal"):
            await workers.ask(int, "x")

    with_workers(metrics, work)
    assert recoveries(metrics) == 0


def test_whoever_asks_for_what_must_wait_too_long_is_told_to_try_again(shared: Running, anna: Visitor) -> None:
    artists = shared.services.artists
    most, artists.most_waiting = artists.most_waiting, 0
    try:
        answer = anna.http.post("/api/games", json={"game": "small-world", "seats": ANNA_AND_BEN, "board_seed": 1})
    finally:
        artists.most_waiting = most
    assert (answer.status_code, answer.json()["code"]) == (503, "try-again")


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computer players try again at once."""
    monkeypatch.setattr(computers, "FIRST_PAUSE", 0.01)


@pytest.mark.usefixtures("impatient")
def test_a_computer_player_goes_on_when_its_worker_died(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor]
) -> None:
    running = serve()
    onlooker = visit(running)
    page = onlooker.sit_down(onlooker.begin([computer("One"), computer("Two")]))
    for _ in range(2):
        page.hear_table(page.table["number"] + 3)
        for process in list((running.services.workers.pool._processes or {}).values()):
            process.kill()
        page.hear_table(page.table["number"] + 10)
    metrics = onlooker.http.get("/metrics").text
    assert "smallwar_recoveries_total 0.0" not in metrics
    assert 'smallwar_ai_move_seconds_count{level="random"}' in metrics


def test_a_computer_player_leaves_a_game_that_is_deleted(shared: Running, anna: Visitor) -> None:
    game = anna.begin([computer("One", "greedy"), computer("Two", "greedy")])
    page = anna.sit_down(game)
    room = shared.services.rooms.known[game]
    assert anna.http.delete(f"/api/games/{game}").status_code == 204
    assert page.close_code() == 4404
    until(lambda: not room.thinking, "the computer player has left")


def test_others_are_answered_while_computers_think(shared: Running, anna: Visitor) -> None:
    for _ in range(2):
        anna.begin([computer("One", "greedy"), computer("Two", "greedy")])
    page = anna.sit_down(anna.begin([person("Anna"), computer("Two", "greedy")]))
    assert page.play("pick 1")["type"] == "done"
    assert anna.http.get("/livez").status_code == 200
    for line in anna.get("/api/games"):
        anna.http.delete(f"/api/games/{line['id']}")
