"""One server for all tests that leave it whole, and others for those that do not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from server.running import Running
from server.visitors import Visitor
from serving import Server
from smallwar.server.services import Services

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


async def wait_for_questions(_services: Services) -> None:
    """Start no worker process before something is asked of it: most tests ask nothing."""


@pytest.fixture(scope="session", autouse=True)
def cold() -> Iterator[None]:
    """Let servers start quickly."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Services, "warm_up", wait_for_questions)
        yield


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server that many tests use: it must be left as whole as it was."""
    running = Running(tmp_path_factory.mktemp("shared"))
    running.begin()
    yield running
    running.stop()


@pytest.fixture
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Running]]:
    """Run servers of one's own, with settings of one's own."""
    started: list[Running] = []

    def start(**given: Any) -> Running:
        running = Running(given.pop("folder", None) or tmp_path_factory.mktemp("own"), **given)
        started.append(running)
        running.begin()
        return running

    yield start
    for running in started:
        running.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Run a server as a host does, which a test may end; it must not complain."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()
    assert server.complaints() == []


@pytest.fixture
def visit() -> Iterator[Callable[[Running], Visitor]]:
    """Let somebody come by who was never there."""
    visitors: list[Visitor] = []

    def come(running: Running) -> Visitor:
        visitors.append(Visitor(running.address))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()


@pytest.fixture
def anna(shared: Running, visit: Callable[[Running], Visitor]) -> Visitor:
    return visit(shared)


@pytest.fixture
def ben(shared: Running, visit: Callable[[Running], Visitor]) -> Visitor:
    return visit(shared)


@pytest.fixture
def stranger(shared: Running, visit: Callable[[Running], Visitor]) -> Visitor:
    return visit(shared)
