"""`smallwar record`: show, check and convert games that were written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from smallwar import games
from smallwar.cli.narration import Narrator
from smallwar.cli.options import json_option
from smallwar.cli.output import FAILED, GOOD, STANDARD_OUTPUT, each_file, say_json, write_file
from smallwar.table.contract import OVER
from smallwar.table.record import (
    RecordError,
    is_json,
    known_part,
    read_record,
    replay,
    result,
    summary,
    write_json,
    write_record,
)
from smallwar.table.source import read_file

if TYPE_CHECKING:
    from smallwar.table.catalogue import Catalogue
    from smallwar.table.record import Record


@click.group()
def record() -> None:
    """Show, check or convert games that were written down."""


def open_record(path: str, text: str) -> tuple[Record, Catalogue]:
    """Read a record and find its game."""
    found = read_record(text, path, games.find_form)
    return found, games.catalogue(found.game)


@record.command()
@click.argument("file")
@json_option
def show(file: str, as_json: bool) -> int:
    """Play FILE again, turn by turn, with the map and the log, as far as every step is known in full."""
    found, catalogue = open_record(file, read_file(file))
    known = known_part(found)
    if as_json:
        state = replay(known, catalogue.game())
        say_json(summary(known, state) | {"lines": found.steps, "view": state.view(None)})
        return GOOD
    narrator = Narrator(catalogue, found.options.players)
    narrator.end(replay(known, catalogue.game(), narrator.tell))
    if known is not found:
        click.echo("\nThen, of which not everything is known:\n")
        click.echo("\n".join(f"  {text}" for text in found.steps[len(known.steps) :]))
    return GOOD


@record.command()
@click.argument("files", nargs=-1, required=True)
@json_option
def check(files: tuple[str, ...], as_json: bool) -> int:
    """Play FILES again and say of each whether every step is legal and the end is as it says."""
    answers: list[dict[str, object]] = []

    def check_one(path: str, text: str) -> int:
        found, catalogue = open_record(path, text)
        try:
            state = replay(found, catalogue.game())
        except RecordError as error:
            answers.append({"file": path, "failure": str(error)})
            if not as_json:
                click.echo(f"FAILED {error}")
            return FAILED
        answers.append({"file": path, "failure": "", **summary(found, state)})
        if not as_json:
            ending = result(state) if state.to_move() == OVER else f"unfinished after {len(found.steps)} steps"
            click.echo(f"ok {path}: {ending}")
        return GOOD

    status = each_file(files, check_one)
    if as_json:
        say_json(answers)
    return status


@record.command()
@click.argument("file")
@click.option("--json/--text", "to_json", default=None, help="The form to write; without it, the other one.")
@click.option("--output", default=STANDARD_OUTPUT, help="The file to write; standard output without it.")
def convert(file: str, to_json: bool | None, output: str) -> int:
    """Check FILE and write it in the other form: text for people, JSON for programs."""
    text = read_file(file)
    found, catalogue = open_record(file, text)
    replay(found, catalogue.game())
    if to_json is None:
        to_json = not is_json(text)
    write_file(output, write_json(found) if to_json else write_record(found))
    return GOOD
