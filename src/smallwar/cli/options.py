"""Options that several commands take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from smallwar import games
from smallwar.search.players import PLAYERS
from smallwar.table.source import read_file

if TYPE_CHECKING:
    from collections.abc import Callable

    from smallwar.table.catalogue import BoardShelf, Catalogue
    from smallwar.table.chance import Chance
    from smallwar.table.contract import Options

LARGEST_SEED: Final = 2**32 - 1
VARIANT: Final = "variant"

Command = TypeVar("Command", bound="Callable[..., Any]")


class Wish:
    """What somebody wants to be agreed before a game. What is left open, the game draws."""

    def __init__(self, settings: dict[str, str], boards: list[str], own_boards: dict[str, str]) -> None:
        self.settings = settings
        self.boards = boards
        self.own_boards = own_boards

    def options(self, catalogue: Catalogue, players: list[str], chance: Chance) -> Options:
        """Agree on everything."""
        return catalogue.game().draw_options(players, self.settings, chance, self.boards, self.own_boards)


def find_catalogue(_context: click.Context, _parameter: click.Parameter, value: str) -> Catalogue:
    """Give the game that an option names."""
    try:
        return games.catalogue(value)
    except ValueError as error:
        raise click.BadParameter(str(error)) from None


def split_bots(_context: click.Context, _parameter: click.Parameter, value: str) -> list[str]:
    """Read the names of computer players with commas between them."""
    bots = [bot.strip() for bot in value.split(",")]
    for bot in bots:
        if bot not in PLAYERS:
            raise click.BadParameter(f"expected one of {', '.join(PLAYERS)}, found {bot!r}")
    return bots


def split_settings(_context: click.Context, _parameter: click.Parameter, pairs: tuple[str, ...]) -> dict[str, str]:
    """Read settings as `name=value`."""
    settings: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name or name in settings:
            raise click.BadParameter(f"expected settings such as variant=teams, each once, found {pair!r}")
        settings[name] = value
    return settings


def open_board(shelf: BoardShelf, board: str) -> str:
    """Give the text of a shipped board, or of one in a file."""
    return shelf.text(board) if board in shelf.names() else read_file(board)


def make_wish(catalogue: Catalogue, settings: dict[str, str], variant: str, boards: tuple[str, ...]) -> Wish:
    """Put together what several options say of a game."""
    if variant:
        settings = {VARIANT: variant} | settings
    shelf = catalogue.boards()
    own: dict[str, str] = {}
    names: list[str] = []
    for board in boards:
        name = board
        if board not in shelf.names():
            text = open_board(shelf, board)
            name = str(shelf.describe(text, board)["name"])
            own[name] = text
        names.append(name)
    return Wish(settings, names, own)


game_option = click.option(
    "--game", "catalogue", default=games.DEFAULT, show_default=True, callback=find_catalogue, help="Which game."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print the result for another program.")
seed_option = click.option(
    "--seed", type=click.IntRange(0, LARGEST_SEED), help="Makes the same game again; without it, chance decides."
)


def wish_options(command: Command) -> Command:
    """Let a command take `settings`, `variant` and `boards`, of which `make_wish` makes a wish."""
    for option in (
        click.option("--board", "boards", multiple=True, help="A board by its name or file; may be repeated."),
        click.option("--variant", default="", help="A variant of the game, such as teams."),
        click.option(
            "--set",
            "settings",
            multiple=True,
            metavar="NAME=VALUE",
            callback=split_settings,
            help="A setting of the game, such as coins=open; may be repeated.",
        ),
    ):
        command = option(command)
    return command
