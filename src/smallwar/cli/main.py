"""The `smallwar` command: runs what is asked for and ends with a status, never with a traceback."""

from __future__ import annotations

import io
import sys
import traceback
from typing import TYPE_CHECKING, NoReturn

import click

from smallwar.cli.boards import boards
from smallwar.cli.output import FAILED, GOOD, UNREADABLE, complain
from smallwar.cli.play import play
from smallwar.cli.record import record
from smallwar.cli.scenario import scenario
from smallwar.cli.serve import serve
from smallwar.cli.simulate import simulate
from smallwar.table.record import RecordError
from smallwar.version import VERSION, describe

if TYPE_CHECKING:
    from collections.abc import Sequence


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, message=describe(), help="Show the version, and whether the rules are compiled.")
def command() -> None:
    """Play board games by their full rules, check rules examples and records, and make boards.

    Ends with status 0 when all is well, 1 when something that was checked is wrong, 2 when it could not be read.
    """


for subcommand in (boards, play, record, scenario, serve, simulate):
    command.add_command(subcommand)


def status(arguments: Sequence[str]) -> int:
    """Run a command line; every error becomes one sentence on stderr."""
    try:
        ending = command.main(list(arguments), prog_name="smallwar", standalone_mode=False)
    except click.ClickException as error:
        complain(f"smallwar: {error.format_message()}")
        return UNREADABLE
    except RecordError as error:
        complain(error)
        return FAILED
    except (click.Abort, KeyboardInterrupt):
        complain("smallwar: interrupted")
        return UNREADABLE
    except (ValueError, OSError) as error:
        complain(error)
        return UNREADABLE
    except Exception as error:  # noqa: BLE001 - a mistake of ours should be one sentence too
        place = traceback.extract_tb(error.__traceback__)[-1]
        complain(f"smallwar: a mistake in the program itself: {error!r} in {place.filename}, line {place.lineno}")
        return UNREADABLE
    return ending if isinstance(ending, int) else GOOD


def run() -> NoReturn:
    """Run the command line of this process."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(status(sys.argv[1:]))
