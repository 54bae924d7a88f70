"""`smallwar play`: a game of computer players in the terminal."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import click

from smallwar.cli.narration import Narrator
from smallwar.cli.options import (
    LARGEST_SEED,
    game_option,
    json_option,
    make_wish,
    seed_option,
    split_bots,
    wish_options,
)
from smallwar.cli.output import GOOD, Progress, complain, say_json, write_file
from smallwar.search.players import PLAYERS
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER
from smallwar.table.record import sign, summary, write_record

if TYPE_CHECKING:
    from smallwar.cli.options import Wish
    from smallwar.search.player import Player
    from smallwar.table.catalogue import Catalogue
    from smallwar.table.contract import State

NAMES: Final = ["Anna", "Bert", "Carl", "Dora", "Emil", "Frida", "Gina", "Hugo"]


class Table:
    """A game that is being played and written down."""

    def __init__(self, catalogue: Catalogue, bots: list[str], wish: Wish, seed: int) -> None:
        self.chance = Chance(seed)
        self.players: list[Player] = [PLAYERS[bot](seed + seat) for seat, bot in enumerate(bots)]
        options = wish.options(catalogue, NAMES[: len(bots)], self.chance)
        self.state: State = catalogue.game().new(options)
        self.record = catalogue.begin_record(options)
        self.record.date = datetime.now(tz=UTC).date().isoformat()

    def next_step(self) -> int:
        """Let chance or the player who is to move decide, and write it down."""
        mover = self.state.to_move()
        step = self.state.toss(self.chance) if mover == CHANCE else self.players[mover].choose(self.state)
        self.record.steps.append(self.state.text(step))
        return step


@click.command()
@click.option(
    "--bots", default="greedy,random", show_default=True, callback=split_bots, help="Who plays, in turn order."
)
@wish_options
@seed_option
@click.option(
    "--record", "path", default="", help="The file for the record; last-game and the ending of the game without it."
)
@game_option
@json_option
def play(
    bots: list[str],
    settings: dict[str, str],
    variant: str,
    boards: tuple[str, ...],
    seed: int | None,
    path: str,
    catalogue: Catalogue,
    as_json: bool,
) -> int:
    """Let computer players play a game, show it turn by turn, and write its record."""
    seed = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    if len(bots) > len(NAMES):
        raise click.BadParameter(f"--bots: expected at most {len(NAMES)} players, found {len(bots)}")
    table = Table(catalogue, bots, make_wish(catalogue, settings, variant, boards), seed)
    narrator = Narrator(catalogue, table.record.options.players)
    progress = Progress("steps")
    while table.state.to_move() != OVER:
        before = table.state.copy()
        step = table.next_step()
        table.state.play(step)
        if as_json:
            progress.advance()
        else:
            narrator.tell(before, step, table.state)
    progress.finish()
    sign(table.record, table.state)
    path = path or f"last-game{table.record.form.ending}"
    write_file(path, write_record(table.record))
    if as_json:
        say_json({"seed": seed, "bots": bots, "record": path, **summary(table.record, table.state)})
    else:
        narrator.end(table.state)
        seats = zip(table.record.options.players, bots, strict=True)
        who = ", ".join(f"{name} was {bot}" for name, bot in seats)
        complain(f"record: {path} (seed {seed}; {who})")
    return GOOD
