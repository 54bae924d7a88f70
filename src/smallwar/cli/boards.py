"""`smallwar boards`: list, show, make and check boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from smallwar.cli.options import LARGEST_SEED, game_option, json_option, open_board
from smallwar.cli.output import FAILED, GOOD, STANDARD_OUTPUT, complain, each_file, say_json, write_file

if TYPE_CHECKING:
    from smallwar.table.catalogue import BoardShelf, Catalogue


@click.group(invoke_without_command=True)
@game_option
@json_option
@click.pass_context
def boards(context: click.Context, catalogue: Catalogue, as_json: bool) -> int:
    """List the boards of a game; or show, make or check one."""
    context.obj = catalogue.boards()
    if context.invoked_subcommand is None:
        list_boards(context.obj, as_json=as_json)
    return GOOD


def list_boards(shelf: BoardShelf, *, as_json: bool) -> None:
    """Print what is on every board."""
    found = {name: shelf.describe(shelf.text(name), name) for name in shelf.names()}
    if as_json:
        say_json(found)
        return
    for name, facts in found.items():
        click.echo(f"{name}  {in_words(facts)}")


def in_words(facts: dict[str, object]) -> str:
    """Write counts in a line, leaving out what there is none of."""
    parts = []
    for key, value in facts.items():
        if isinstance(value, dict):
            parts.append(", ".join(f"{kind} {count}" for kind, count in value.items() if count))
        elif key != "name":
            parts.append(f"{key} {value}")
    return "; ".join(parts)


@boards.command()
@click.argument("board")
@click.option("--svg", "path", default="", help="The file to draw it into; `-` for standard output.")
@json_option
@click.pass_obj
def show(shelf: BoardShelf, board: str, path: str, as_json: bool) -> int:
    """Show BOARD, a shipped one by its name or any other by its file; draw it with --svg."""
    text = open_board(shelf, board)
    facts = shelf.describe(text, board)
    if path:
        write_file(path, shelf.drawing(text, board))
    if as_json:
        say_json(facts)
    elif not path:
        click.echo(text, nl=False)
    elif path != STANDARD_OUTPUT:
        click.echo(f"{path}: {in_words(facts)}")
    return GOOD


@boards.command()
@click.option("--size", required=True, help="Such as L, or large.")
@click.option(
    "--seed", type=click.IntRange(0, LARGEST_SEED), default=1, show_default=True, help="Each makes another board."
)
@click.option("--name", default="", help="Its name; made of size and seed without it.")
@click.option("--output", default=STANDARD_OUTPUT, help="The file to write; standard output without it.")
@click.option("--svg", "path", default="", help="A file to draw it into.")
@json_option
@click.pass_obj
def new(shelf: BoardShelf, size: str, seed: int, name: str, output: str, path: str, as_json: bool) -> int:
    """Make another board and write it as YAML."""
    sizes = [known for known in shelf.sizes() if size and known.startswith(size.lower())]
    if len(sizes) != 1:
        raise click.BadParameter(f"--size: expected one of {', '.join(shelf.sizes())}, found {size!r}")
    name = name or f"{sizes[0]}-{seed}"
    complain("making a board takes a few seconds")
    text = shelf.new(sizes[0], seed, name)
    if path:
        write_file(path, shelf.drawing(text, name))
    if not as_json or output != STANDARD_OUTPUT:
        write_file(output, text)
    if as_json:
        say_json(shelf.describe(text, name) | {"text": text})
    return GOOD


@boards.command()
@click.argument("files", nargs=-1, required=True)
@json_option
@click.pass_obj
def check(shelf: BoardShelf, files: tuple[str, ...], as_json: bool) -> int:
    """Say what is wrong with the boards in FILES."""
    answers: dict[str, list[str]] = {}

    def check_one(path: str, text: str) -> int:
        answers[path] = shelf.problems(text, path)
        if not as_json:
            click.echo("\n".join(answers[path]) or f"ok {path}")
        return FAILED if answers[path] else GOOD

    status = each_file(files, check_one)
    if as_json:
        say_json(answers)
    return status
