"""Worker processes: asked from the event loop, bounded in time, and made anew when they break."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import structlog

from smallwar.server import thinking

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from smallwar.server.metrics import Metrics

LOG = structlog.get_logger()

Values = ParamSpec("Values")
Result = TypeVar("Result")


class WorkersError(RuntimeError):
    """A worker process died or took too long. Asking again may help."""


class BusyError(WorkersError):
    """Too many questions are waiting."""


class Workers:
    """A few processes that answer questions."""

    def __init__(self, count: int, seconds: float, most_waiting: int, metrics: Metrics) -> None:
        self.count = count
        self.seconds = seconds
        self.most_waiting = most_waiting
        self.metrics = metrics
        self.waiting = 0
        self.pool = self.make_pool()
        self.turns = asyncio.Semaphore(count)
        """Nobody's time runs before a process is free."""

    def make_pool(self) -> ProcessPoolExecutor:
        """Start processes of their own kind: a fork would take the event loop and its locks along."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, mp_context=context, initializer=thinking.prepare)

    async def warm_up(self) -> None:
        """Start all processes before anybody waits for them."""
        await asyncio.gather(*(self.ask(thinking.warm_up) for _ in range(self.count)))

    async def ask(self, question: Callable[Values, Result], *values: Values.args, **named: Values.kwargs) -> Result:
        """Let a process answer; `WorkersError` where it died or took too long, or where too many wait already."""
        if self.waiting >= self.most_waiting:
            raise BusyError(f"{self.waiting} questions are waiting")
        self.waiting += 1
        try:
            await self.turns.acquire()
        finally:
            self.waiting -= 1
        pool = self.pool
        try:
            with undisturbed():
                answer = pool.submit(question, *values, **named)
            return await asyncio.wait_for(asyncio.wrap_future(answer), self.seconds)
        except (BrokenProcessPool, TimeoutError) as error:
            self.renew(pool)
            raise WorkersError(repr(error)) from error
        finally:
            self.turns.release()

    def renew(self, broken: ProcessPoolExecutor) -> None:
        """Put new processes in the place of broken ones, once for all who noticed."""
        if self.pool is broken:
            LOG.warning("worker processes are made anew", count=self.count)
            self.metrics.recoveries.inc()
            self.pool = self.make_pool()
            end(broken)

    def mend(self) -> bool:
        """Say whether every process that was started is running; those that died with nothing to do are made anew."""
        whole = all(process.is_alive() for process in processes(self.pool))
        if not whole:
            self.renew(self.pool)
        return whole

    def close(self) -> None:
        """End all processes, whatever they are doing."""
        end(self.pool)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Keep Ctrl-C from processes that are started now: a terminal sends it to all, and the server ends in good order."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def processes(pool: ProcessPoolExecutor) -> list[multiprocessing.process.BaseProcess]:
    """Give the processes of a pool; none where it has let go of them."""
    return list((pool._processes or {}).values())


def end(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once: what they were asked is asked again."""
    running = processes(pool)
    pool.shutdown(wait=False)
    for process in running:
        process.kill()
