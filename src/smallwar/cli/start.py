"""Where the `smallwar` command begins: before its modules are loaded, which takes a moment."""

from __future__ import annotations

import signal
from typing import NoReturn


def run() -> NoReturn:
    """Load the command and run it. Ctrl-C ends the process at once, without a traceback, as long as nothing is loaded."""
    waits = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if waits:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from smallwar.cli import main  # noqa: PLC0415 - this is what takes a moment

    if waits:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    main.run()
