"""The command as a process of its own: pipes that close, and terminals that know few letters."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="closes a pipe as Unix does")


def test_the_module_runs_like_the_command() -> None:
    command = [sys.executable, "-m", "smallwar", "--version"]
    assert subprocess.run(command, capture_output=True, check=True, text=True).stdout.startswith("smallwar 0.1.0")


def test_a_reader_that_has_seen_enough_is_no_reason_to_complain() -> None:
    command = [sys.executable, "-m", "smallwar", "--help"]
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        ended = subprocess.run(command, stdout=closed, stderr=subprocess.PIPE, check=False, text=True)
    assert ended.stderr == ""
    assert ended.returncode in (0, 1)


def test_a_plain_terminal_gets_what_it_can_show() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "smallwar", "play", "--bots", "dämon"]
    ended = subprocess.run(command, capture_output=True, check=False, text=True, env=environment)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
