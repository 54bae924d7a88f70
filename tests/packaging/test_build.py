"""Building the package with and without a C compiler, as the environment variable asks."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
WARNING: Final = "warning: smallwar is installed as plain Python"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(importlib.util.find_spec("pip") is None, reason="builds with pip"),
]


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel from a copy of the project, so that nothing is left in the project itself."""
    for name in ("src", "locks"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    command = [sys.executable, "-m", "pip", "wheel", "--verbose", "--no-index", "--no-build-isolation", "--no-deps"]
    return subprocess.run(
        [*command, "--wheel-dir", "wheels", "."],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": "", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        text=True,
    )


def files_in_wheel(folder: Path) -> list[str]:
    (wheel,) = (folder / "wheels").glob("smallwar-*-py3-none-any.whl")
    return zipfile.ZipFile(wheel).namelist()


def test_plain_when_asked_for(tmp_path: Path) -> None:
    built = build(tmp_path, SMALLWAR_COMPILE="no")
    assert built.returncode == 0, built.stdout
    assert WARNING not in built.stdout
    inside = files_in_wheel(tmp_path)
    assert "smallwar/py.typed" in inside
    assert "smallwar/table/contract.py" in inside
    assert sum(name.startswith("smallwar/smallworld/boards/") and name.endswith(".yaml") for name in inside) == 12


def test_plain_with_a_line_of_warning_when_there_is_no_compiler(tmp_path: Path) -> None:
    built = build(tmp_path, SMALLWAR_COMPILE="auto", CC="no-such-compiler")
    assert built.returncode == 0, built.stdout
    assert built.stdout.count(WARNING) == 1
    assert f"{WARNING}, which is slower: there is no C compiler (no-such-compiler)" in built.stdout
    assert not [name for name in files_in_wheel(tmp_path) if name.endswith((".so", ".pyd"))]


def test_a_failure_when_compiling_is_demanded_and_impossible(tmp_path: Path) -> None:
    built = build(tmp_path, SMALLWAR_COMPILE="yes", CC="no-such-compiler")
    assert built.returncode != 0
    assert "SMALLWAR_COMPILE=yes, but there is no C compiler (no-such-compiler)" in built.stdout


def test_a_failure_when_the_variable_makes_no_sense(tmp_path: Path) -> None:
    built = build(tmp_path, SMALLWAR_COMPILE="perhaps")
    assert built.returncode != 0
    assert "SMALLWAR_COMPILE: expected auto, yes or no, found 'perhaps'" in built.stdout
