"""`smallwar scenario`: run rules examples."""

from __future__ import annotations

from pathlib import Path

import click

from smallwar import games
from smallwar.cli.options import json_option
from smallwar.cli.output import FAILED, GOOD, UNREADABLE, Progress, complain, say_json
from smallwar.table.scenario import read_scenarios
from smallwar.table.source import FormatError, read_file


def run_file(path: str) -> list[dict[str, object]]:
    """Run the scenarios of a file; give what is known of each."""
    if Path(path).is_dir():
        raise FormatError(f"{path}: expected scenarios in files whose names end with .yaml, found none")
    return [
        {"file": path, "name": scenario.name, "covers": scenario.covers, "failure": scenario.run()}
        for scenario in read_scenarios(read_file(path), path, games.find_scenarios)
    ]


def files_below(paths: tuple[str, ...]) -> list[str]:
    """Put the scenarios in a folder in its place; one that has none stays."""
    found: list[str] = []
    for path in paths:
        folder = Path(path)
        below = sorted(map(str, folder.rglob("*.yaml"))) if folder.is_dir() else []
        found.extend(below or [path])
    return found


def say(result: dict[str, object]) -> None:
    """Print the line of one scenario."""
    failure = result["failure"]
    click.echo(f"FAILED {result['name']}: {failure}" if failure else f"ok {result['name']}")


@click.command()
@click.argument("files", nargs=-1, required=True)
@json_option
def scenario(files: tuple[str, ...], as_json: bool) -> int:
    """Run the rules examples in FILES, or in all files of a folder, and say which hold."""
    paths = files_below(files)
    progress = Progress("files", len(paths))
    results: list[dict[str, object]] = []
    unreadable: list[str] = []
    for path in paths:
        try:
            found = run_file(path)
        except FormatError as error:
            unreadable.append(str(error))
            complain(error)
            continue
        results.extend(found)
        for result in found if not as_json else []:
            say(result)
        progress.advance()
    progress.finish()
    if as_json:
        say_json({"scenarios": results, "unreadable": unreadable})
    failed = any(result["failure"] for result in results)
    return UNREADABLE if unreadable else FAILED if failed else GOOD
