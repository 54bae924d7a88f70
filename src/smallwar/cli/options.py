"""Options that several commands take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from smallwar import games

if TYPE_CHECKING:
    from smallwar.table.catalogue import Catalogue

LARGEST_SEED: Final = 2**32 - 1


def find_catalogue(_context: click.Context, _parameter: click.Parameter, value: str) -> Catalogue:
    """Give the game that an option names."""
    try:
        return games.catalogue(value)
    except ValueError as error:
        raise click.BadParameter(str(error)) from None


game_option = click.option(
    "--game", "catalogue", default=games.DEFAULT, show_default=True, callback=find_catalogue, help="Which game."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print the result for another program.")
seed_option = click.option(
    "--seed", type=click.IntRange(0, LARGEST_SEED), help="Makes the same game again; without it, chance decides."
)
variant_option = click.option("--variant", default="", help="A variant of the game, such as teams.")


def settings(variant: str) -> dict[str, str]:
    """Give the settings that a variant stands for."""
    return {"variant": variant} if variant else {}
