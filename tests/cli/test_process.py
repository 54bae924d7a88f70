"""The command as a process of its own: pipes that close, and terminals that know few letters."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import InvalidStateError
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from command_line import write
from smallwar.cli.simulate import forget_given_up
from smallwar.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.skipif(os.name == "nt", reason="closes a pipe as Unix does")

PATIENCE = 60
"""Seconds that a process may take to end."""

RECORD = "Format: 1\nGame: small-world\nRules: 3\nPlayers: Žofie, Bert\nBoards: S1a, S2a\n\n"


def test_the_module_runs_like_the_command() -> None:
    command = [sys.executable, "-m", "smallwar", "--version"]
    said = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    assert said.startswith(f"smallwar {VERSION} ")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        pytest.param(["boards", "--json"], marks=pytest.mark.slow),
        pytest.param(["boards", "show", "S1a"], marks=pytest.mark.slow),
        ["boards", "show", "S1a", "--svg", "-"],
    ],
)
def test_a_reader_that_has_seen_enough_is_no_reason_to_complain(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        command = [sys.executable, "-m", "smallwar", *arguments]
        ended = subprocess.run(command, stdout=closed, stderr=subprocess.PIPE, check=False, text=True)
    assert (ended.returncode, ended.stderr) == (1, "")


@pytest.fixture
def heard_ctrl_c() -> Iterator[None]:
    """Let Ctrl-C reach a new process also where the tests run in the background, which is deaf to it and hands that on."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heard_ctrl_c")
def test_ctrl_c_ends_the_command_quietly_while_it_still_loads() -> None:
    Path("click.py").write_text("import time\nprint('loading', flush=True)\ntime.sleep(600)\n", encoding="utf-8")
    command = [sys.executable, "-m", "smallwar", "--help"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([".", *sys.path])}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == b"loading"
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complaints) == (-signal.SIGINT, b"")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_plain_terminal_gets_what_it_can_show(encoding: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "smallwar", "record", "show", write("begun.swr", RECORD)]
    ended = subprocess.run(command, capture_output=True, check=False, env=environment)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"Bert" in ended.stdout


def test_games_that_were_given_up_are_not_mourned(capsys: pytest.CaptureFixture[str]) -> None:
    for error, said in ((InvalidStateError("cancelled"), ""), (ValueError("unheard of"), "ValueError: unheard of")):
        forget_given_up(threading.ExceptHookArgs((type(error), error, None, None)))
        heard = capsys.readouterr().err
        assert said in heard
        assert bool(heard) == bool(said)
