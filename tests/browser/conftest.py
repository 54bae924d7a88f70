"""What the browser tests share: one server, one browser, and a watch over everything that goes wrong."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect, sync_playwright

from browser.visits import Visits
from browser.watching import PATIENCE, PICTURES, Watch
from serving import TOY_COMMAND, Server

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from playwright.sync_api import Browser


FAILED: Final = pytest.StashKey[bool]()
HEADLESS: Final = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests of this folder: they need a browser, and the page."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show what is on screen when a test fails, and keep that it failed for the fixtures that end after it."""
    report = yield
    watch = getattr(item, "funcargs", {}).get("watch")
    if report.when == "call" and report.failed and isinstance(watch, Watch):
        item.stash[FAILED] = True
        report.sections.append(("on screen", watch.show(PICTURES / "failed", item.name)))
    return report


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = os.environ.get("SMALLWAR_CHROMIUM")
    if not path:
        pytest.fail("SMALLWAR_CHROMIUM must name a Chromium: run make test-browser")
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=HEADLESS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve the real games to all tests."""
    yield from running(Server(tmp_path_factory.mktemp("server")))


@pytest.fixture(scope="session")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve the toy game too."""
    yield from running(Server(tmp_path_factory.mktemp("toy-server"), TOY_COMMAND))


def running(server: Server) -> Iterator[Server]:
    """Let a server run as long as somebody needs it."""
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def session_watch() -> Watch:
    return Watch()


@pytest.fixture(scope="session")
def session_visits(chromium: Browser, server: Server, session_watch: Watch) -> Visits:
    return Visits(chromium, server, session_watch)


@pytest.fixture
def watch(session_watch: Watch, server: Server) -> Iterator[Watch]:
    """Fail a test in which the page or the server complained."""
    session_watch.collect()
    known = len(server.complaints())
    yield session_watch
    complaints = [*session_watch.collect(), *server.complaints()[known:]]
    session_watch.pages.clear()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def visits(request: pytest.FixtureRequest, session_visits: Visits, watch: Watch) -> Iterator[Visits]:
    """Visit the server, watched."""
    yield session_visits
    session_visits.send_away(everybody=FAILED in request.node.stash)


@pytest.fixture(scope="session")
def session_toy_visits(chromium: Browser, toy_server: Server, session_watch: Watch) -> Visits:
    return Visits(chromium, toy_server, session_watch)


@pytest.fixture
def toy_visits(request: pytest.FixtureRequest, session_toy_visits: Visits, watch: Watch) -> Iterator[Visits]:
    """Visit the server with the toy game, watched."""
    yield session_toy_visits
    session_toy_visits.send_away(everybody=FAILED in request.node.stash)
