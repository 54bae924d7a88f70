"""The locked environment: every file is pinned by its hash, and no address or path of a machine is in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
LOCKS: Final = sorted((ROOT / "locks").glob("*.txt"))


def pinned(path: Path) -> dict[str, str]:
    """Give the version of each package in a lock file."""
    found = re.findall(r"^([a-z0-9-]+)==(\S+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(found)


def normal(requirement: str) -> str:
    """Give the name of the package that a requirement names, as lock files write it."""
    return re.split(r"[^A-Za-z0-9_-]", requirement)[0].lower().replace("_", "-")


def test_there_are_three() -> None:
    assert [path.name for path in LOCKS] == ["build.txt", "dev.txt", "run.txt"]


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_every_package_has_hashes_and_no_address(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert re.match(r"[a-z0-9-]+==\S+.*\\\n    --hash=sha256:[0-9a-f]{64}", entry), entry
    assert "/" not in text


def test_the_locks_agree() -> None:
    everything = pinned(ROOT / "locks" / "dev.txt")
    for path in LOCKS:
        assert pinned(path).items() <= everything.items()


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    run = [normal(name) for name in project["project"]["dependencies"]]
    build = [normal(name) for name in project["build-system"]["requires"]]
    dev = [normal(name) for name in project["dependency-groups"]["dev"]]
    assert set(run) <= pinned(ROOT / "locks" / "run.txt").keys()
    assert set(build) <= pinned(ROOT / "locks" / "build.txt").keys()
    assert {*run, *build, *dev} <= pinned(ROOT / "locks" / "dev.txt").keys()
