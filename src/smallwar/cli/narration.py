"""A game told in the terminal: the map at every turn, and between the maps what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from smallwar.table.catalogue import Catalogue
    from smallwar.table.contract import State


class Narrator:
    """Prints a game as it goes on."""

    def __init__(self, catalogue: Catalogue, players: list[str]) -> None:
        self.catalogue = catalogue
        self.players = players
        self.heading = ""

    def tell(self, before: State, step: int, after: State) -> None:
        """Say what a step did, under the position of the turn to which it belongs."""
        heading = self.catalogue.heading(before)
        if heading != self.heading:
            self.heading = heading
            click.echo(f"\n== {heading} ==\n{self.catalogue.draw(before)}")
        for event in before.story(step, after):
            line = self.catalogue.tell(event, after)
            if line:
                click.echo(f"  {line}")

    def end(self, state: State) -> None:
        """Show the last position and who is how far."""
        click.echo(f"\n{self.catalogue.draw(state)}\n")
        for player, score in zip(self.players, state.scores(), strict=True):
            click.echo(f"{player}: {score}")
        ranking = ", then ".join(" and ".join(equal) for equal in state.ranking())
        click.echo(f"Ranking: {ranking}")
