"""A game told in the terminal: the map whenever a player's turn begins, and between the maps what happens."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import click

from smallwar.table.contract import CHANCE

if TYPE_CHECKING:
    from smallwar.table.catalogue import Catalogue
    from smallwar.table.contract import State

COLOURS: Final = ("bright_red", "bright_cyan", "bright_yellow", "bright_green", "bright_magenta", "bright_blue")
"""One for each player; `click.echo` leaves them out where the output is not a terminal."""


class Narrator:
    """Prints a game as it goes on."""

    def __init__(self, catalogue: Catalogue, players: list[str]) -> None:
        self.catalogue = catalogue
        self.players = players
        self.heading = ""
        self.drawn = False

    def tell(self, before: State, step: int, after: State) -> None:
        """Say what a step did, under the heading and the position of the turn to which it belongs."""
        heading = self.catalogue.heading(before)
        if heading != self.heading:
            self.heading = heading
            self.drawn = False
            click.echo("\n" + click.style(f"== {heading} ==", bold=True))
        if not self.drawn and before.to_move() != CHANCE:
            self.drawn = True
            click.echo(f"\n{self.painted(self.catalogue.draw(before))}\n")
        for event in before.story(step, after):
            line = self.catalogue.tell(event, after)
            if line:
                click.echo(f"  {self.painted(line)}")

    def painted(self, text: str) -> str:
        """Give every player's name the colour of the player."""
        for number, player in enumerate(self.players):
            styled = click.style(player, fg=COLOURS[number % len(COLOURS)])
            text = re.sub(rf"\b{re.escape(player)}\b", styled.replace("\\", r"\\"), text)
        return text

    def end(self, state: State) -> None:
        """Show the last position and who is how far."""
        click.echo(f"\n{self.painted(self.catalogue.draw(state))}\n")
        for player, score in zip(self.players, state.scores(), strict=True):
            click.echo(f"{player}: {score}")
        places = [[self.named(side) for side in equal] for equal in state.ranking()]
        click.echo(f"Ranking: {', then '.join(' and '.join(equal) for equal in places)}")

    def named(self, side: str) -> str:
        """Say of a number that it is the team's, unless a player is called so."""
        return f"team {side}" if side.isdecimal() and side not in self.players else side
