"""The server as a host runs it: a process of its own, which can be killed and comes back on the same port."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

OPEN: Final = re.compile(r"smallwar: open (http\S+?)/?\s")
PATIENCE: Final = 60.0
"""Seconds that a server may take to begin, to end, or to do what a test waits for."""

ENVIRONMENT: Final = {
    "SMALLWAR_REQUEST_BURST": "100000",
    "SMALLWAR_LOG_FORMAT": "json",
    "SMALLWAR_WORKERS": "1",
    "SMALLWAR_DRAW_AHEAD": "false",
}
"""All tests come from one address, so that this one may ask more than people do."""

COMMAND: Final = [sys.executable, "-m", "smallwar", "serve"]
TOY_COMMAND: Final = [sys.executable, str(Path(__file__).with_name("toy_server.py"))]


def until(condition: Callable[[], bool], what: str) -> None:
    """Wait for something that happens in another process or thread."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"waited in vain until {what}"
        time.sleep(0.01)


class Server:
    """A server on a folder of its own."""

    def __init__(self, folder: Path, command: list[str] = COMMAND) -> None:
        self.folder = folder
        self.command = command
        self.log = folder / "server.log"
        self.port = 0
        self.address = ""
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def database(self) -> Path:
        return self.folder / "games.sqlite"

    def start(self) -> None:
        """Start, on the port of the last time if there was one, and wait until the page can be opened."""
        known = self.log.stat().st_size if self.log.exists() else 0
        command = [*self.command, "--port", str(self.port), "--data", str(self.folder)]
        with self.log.open("ab") as log:
            environment = {**os.environ, **ENVIRONMENT}
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, env=environment)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            found = OPEN.search(self.log.read_text()[known:])
            if found:
                self.address = found[1]
                self.port = int(found[1].rpartition(":")[2])
                return
            time.sleep(0.02)
        raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """End it without a chance to put anything in order."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """End it in good order."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        """Send a signal, and wait until the process is gone."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def complaints(self) -> list[str]:
        """Give the lines of the log that tell of a mistake in the server."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if '"level": "error"' in line or '"level": "critical"' in line]
