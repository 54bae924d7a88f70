"""What commands have in common: how they say things, show progress and end."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from smallwar.table.source import FormatError, read_file

if TYPE_CHECKING:
    from collections.abc import Callable

GOOD: Final = 0
FAILED: Final = 1
UNREADABLE: Final = 2

STANDARD_OUTPUT: Final = "-"

SECONDS_BETWEEN_SIGNS: Final = 1.0
SECONDS_BETWEEN_LINES: Final = 10.0


class Progress:
    """Says on stderr how far long work has come: in place on a terminal, seldom in a log, never for short work."""

    def __init__(self, what: str, total: int | None = None) -> None:
        self.what = what
        self.total = total
        self.done = 0
        self.in_place = sys.stderr.isatty()
        self.interval = SECONDS_BETWEEN_SIGNS if self.in_place else SECONDS_BETWEEN_LINES
        self.last_sign = time.monotonic()

    def advance(self) -> None:
        """Count one more piece of work as done."""
        self.done += 1
        now = time.monotonic()
        if now - self.last_sign >= self.interval:
            self.last_sign = now
            sign = f"{self.what} {self.done}" + (f" of {self.total}" if self.total else "")
            click.echo(f"\r{sign} " if self.in_place else sign, err=True, nl=not self.in_place)

    def finish(self) -> None:
        """Wipe what stands on the terminal."""
        if self.in_place:
            click.echo("\r\033[K", err=True, nl=False)


def say_json(value: object) -> None:
    """Print a result for another program."""
    click.echo(json.dumps(value, indent=1, ensure_ascii=False))


def complain(sentence: object) -> None:
    """Say on stderr what went wrong."""
    click.echo(str(sentence), err=True)


def write_file(path: str, text: str) -> None:
    """Write a text file, or to standard output where the path is `-`."""
    if path == STANDARD_OUTPUT:
        click.echo(text, nl=False)
        return
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise FormatError(f"{path}: cannot be written: {error.strerror or error}") from None


def each_file(paths: tuple[str, ...], work: Callable[[str, str], int]) -> int:
    """Do something with the text of every file, also after one that cannot be read; give the worst status."""
    status = GOOD
    progress = Progress("files", len(paths))
    for path in paths:
        try:
            status = max(status, work(path, read_file(path)))
        except FormatError as error:
            complain(error)
            status = UNREADABLE
        progress.advance()
    progress.finish()
    return status
