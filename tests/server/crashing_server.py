"""Serves until the moment that the file `crash` in its folder names: just before an entry is committed, or just after.

Then it dies like one whose power is cut.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallwar.server.storage import EntryRow, Standing, Store

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

CRASH: Final = Path("crash")
BEFORE: Final = "before"
AFTER: Final = "after"


def dying(append: Callable[[Store, str, EntryRow, Standing], Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Let the server die around this."""

    async def append_and_die(store: Store, game: str, entry: EntryRow, standing: Standing) -> None:
        when = CRASH.read_text() if CRASH.exists() else ""
        if when == BEFORE:
            os.kill(os.getpid(), signal.SIGKILL)
        await append(store, game, entry, standing)
        if when == AFTER:
            os.kill(os.getpid(), signal.SIGKILL)

    return append_and_die


if __name__ == "__main__":
    from smallwar.cli.main import status

    setattr(Store, "append", dying(Store.append))  # noqa: B010 - this is a fault, and it is meant
    sys.exit(status(["serve", *sys.argv[1:]]))
