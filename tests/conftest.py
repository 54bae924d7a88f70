"""What all tests share: which build they run on, and the toy game beside the real ones."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import settings

from smallwar import games, version
from toy_catalogue import ToyCatalogue

# Machines differ too much for a time limit on each example; the number of examples bounds the time instead.
settings.register_profile("default", deadline=None, print_blob=True)
settings.load_profile("default")


MANY_OBJECTS = 50_000


def pytest_collection_finish() -> None:
    """Leave thousands of collected tests out of every search for garbage, and search less often: a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY_OBJECTS)


def pytest_report_header() -> str:
    """Say at the top which build is tested, and refuse to test the wrong one."""
    expected = os.environ.get("SMALLWAR_EXPECT")
    if expected and (expected == "compiled") != version.compiled():
        pytest.exit(f"expected the {expected} build, found {version.describe()}", returncode=2)
    return version.describe()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> ToyCatalogue:
    """Put the toy game among the real ones."""
    catalogue = ToyCatalogue()
    monkeypatch.setitem(games.CATALOGUES, "toy", catalogue)
    return catalogue
