"""What a host may set, and what becomes of settings that cannot be."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from command_line import run
from smallwar.server.settings import PREFIX, Settings

if TYPE_CHECKING:
    from pathlib import Path


def test_the_help_names_every_setting_and_its_variable(capsys: pytest.CaptureFixture[str]) -> None:
    status, said, _ = run(capsys, "serve", "--help")
    words = said.split()
    assert status == 0
    for name, field in Settings.model_fields.items():
        assert f"--{name.replace('_', '-')}" in words
        assert f"[{PREFIX}{name.upper()};" in words
        assert field.description


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in {"PORT": "8151", "DATA": str(tmp_path), "LOG_FORMAT": "json", "SECURE_COOKIES": "yes"}.items():
        monkeypatch.setenv(f"SMALLWAR_{name}", value)
    settings = Settings.model_validate({})
    assert (settings.port, settings.data, settings.log_format, settings.secure_cookies) == (
        8151,
        tmp_path,
        "json",
        True,
    )
    assert Settings.model_validate({"port": 8152}).port == 8152


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--port", "70000"),
        ("--port", "eight"),
        ("--workers", "0"),
        ("--think-seconds", "nan"),
        ("--log-format", "xml"),
        ("--log-level", "loud"),
        ("--secure-cookies", "perhaps"),
        ("--bad-messages", ""),
    ],
)
def test_a_value_that_cannot_be_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], option: str, value: str
) -> None:
    status, said, complaint = run(capsys, "serve", option, value)
    assert (status, said) == (2, "")
    variable = PREFIX + option[2:].replace("-", "_").upper()
    assert complaint.startswith(f"smallwar: at {option} or {variable}: ")
    assert complaint.endswith(f"found {value!r}\n")
    assert complaint.count("\n") == 1


def serve_here(folder: Path, *options: str) -> tuple[int, str]:
    """Run the command in a process of its own, where it is expected to end at once."""
    command = [sys.executable, "-m", "smallwar", "serve", "--port", "0", *options]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd=folder, env=os.environ)
    assert ended.stdout == ""
    return ended.returncode, ended.stderr


def test_a_taken_port_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        status, complaint = serve_here(tmp_path, "--port", port)
    assert status == 2
    assert complaint.startswith(f"smallwar: cannot listen on 127.0.0.1, port {port}: ")
    assert complaint.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("option", "complaint"),
    [
        ("--data=a-file/games", "smallwar: cannot keep games in a-file/games: "),
        ("--database=nonsense", "smallwar: cannot use the database: "),
        ("--database=sqlite+aiosqlite:////nowhere/at/all.sqlite", "smallwar: cannot use the database: "),
        ("--database=sqlite+aiosqlite:///a-file", "smallwar: cannot use the database: "),
    ],
)
def test_a_place_where_no_game_can_be_kept_is_told_in_one_sentence(tmp_path: Path, option: str, complaint: str) -> None:
    (tmp_path / "a-file").write_text("no database, only text that is long enough to be seen as none\n" * 20)
    status, said = serve_here(tmp_path, option)
    assert (status, said[: len(complaint)]) == (2, complaint)
    assert said.count("\n") == 1
