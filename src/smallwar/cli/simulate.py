"""`smallwar simulate`: many games of computer players, every position checked if wished, and who won how often."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import InvalidStateError, ProcessPoolExecutor
from typing import TYPE_CHECKING, Final

import click

from smallwar.cli.options import (
    LARGEST_SEED,
    game_option,
    json_option,
    make_wish,
    seed_option,
    split_bots,
    wish_options,
)
from smallwar.cli.output import FAILED, GOOD, Progress, complain, say_json
from smallwar.cli.simulation import Series
from smallwar.server.thinking import end_with_parent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from smallwar.cli.simulation import Outcome
    from smallwar.table.catalogue import Catalogue

MOST_PLAYERS: Final = 8
LARGEST_SHARE: Final = 50
"""At most so many games go to a process at once."""

SHARES: Final = 8
"""About so many times a process gets games."""


class Tally:
    """Counts games, points and first places."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.steps = 0
        self.scores = [0] * players
        self.failures: list[dict[str, object]] = []
        self.wins: dict[str, dict[str, list[float]]] = {}
        """By kind of label and label: how many seats had it, their parts of first places, and what would be fair."""

    def add(self, outcome: Outcome) -> None:
        """Count a game."""
        self.games += 1
        self.steps += outcome.steps
        self.scores = [total + score for total, score in zip(self.scores, outcome.scores, strict=True)]
        if outcome.problem:
            self.failures.append({"game": outcome.number + 1, "problem": outcome.problem})
        for seat in outcome.seats:
            for kind, label in seat.labels.items():
                counted = self.wins.setdefault(kind, {}).setdefault(label, [0, 0.0, 0.0])
                counted[0] += 1
                counted[1] += seat.win
                counted[2] += seat.fair

    def means(self) -> list[float]:
        """Give the mean score of every seat."""
        return [round(total / self.games, 2) for total in self.scores]

    def shares(self) -> dict[str, dict[str, dict[str, float]]]:
        """Give by kind and label how many seats there were, which part of the first places they had, and which would be fair."""
        return {
            kind: {
                label: {"seats": seats, "share": round(wins / seats, 4), "fair": round(fair / seats, 4)}
                for label, (seats, wins, fair) in sorted(labels.items())
            }
            for kind, labels in self.wins.items()
        }


def outcomes(series: Series, count: int, jobs: int) -> Iterator[Outcome]:
    """Play games, in several processes where there are several, and give what came out of them in order."""
    if jobs == 1:
        yield from map(series.play, range(count))
        return
    threading.excepthook = forget_given_up
    context = multiprocessing.get_context("spawn")
    share = max(1, min(LARGEST_SHARE, count // (jobs * SHARES)))
    with ProcessPoolExecutor(jobs, context, initializer=prepare) as pool:
        try:
            yield from pool.map(series.play, range(count), chunksize=share)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def forget_given_up(thrown: threading.ExceptHookArgs) -> None:
    """Say nothing of games that Ctrl-C gave up: the pool stumbles over them when its processes end in the same moment."""
    if thrown.exc_type is not InvalidStateError:
        threading.__excepthook__(thrown)


def prepare() -> None:
    """Begin a process that plays: Ctrl-C ends it without a word, and so does the end of the one that it plays for."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=end_with_parent, daemon=True).start()


def seat_bots(bots: list[str], players: int | None) -> list[str]:
    """Give the computer player of every seat; a single one that is named plays them all."""
    if len(bots) == 1:
        return bots * (players or 2)
    if players not in (None, len(bots)):
        raise click.BadParameter(f"--bots: expected one computer player, or {players}, found {len(bots)}")
    return bots


@click.command()
@click.option("--players", type=click.IntRange(1, MOST_PLAYERS), help="How many play; 2 without it.")
@click.option(
    "--bots", default="random", show_default=True, callback=split_bots, help="Who plays: one for all, or by seat."
)
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--jobs", type=click.IntRange(1), help="How many processes play; without it, one a processor.")
@seed_option
@wish_options
@click.option("--check", is_flag=True, help="Check at every step what must always be true.")
@game_option
@json_option
def simulate(
    players: int | None,
    bots: list[str],
    count: int,
    jobs: int | None,
    seed: int | None,
    settings: dict[str, str],
    variant: str,
    boards: tuple[str, ...],
    check: bool,
    catalogue: Catalogue,
    as_json: bool,
) -> int:
    """Let computer players play many games and say how they went: the same for a seed, whatever the number of processes."""
    seed = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    bots = seat_bots(bots, players)
    series = Series(catalogue, make_wish(catalogue, settings, variant, boards), bots, seed, check=check)
    progress = Progress("games", count)
    tally = Tally(len(bots))
    for outcome in outcomes(series, count, min(jobs or os.cpu_count() or 1, count)):
        tally.add(outcome)
        if outcome.problem:
            complain(f"FAILED game {outcome.number + 1}: {outcome.problem}")
        progress.advance()
    progress.finish()
    report(tally, seed, as_json=as_json)
    return FAILED if tally.failures else GOOD


def report(tally: Tally, seed: int, *, as_json: bool) -> None:
    """Print what came out of all games."""
    totals = {"games": tally.games, "seed": seed, "steps": tally.steps, "mean_scores": tally.means()}
    if as_json:
        say_json({**totals, "wins": tally.shares(), "failures": tally.failures})
        return
    click.echo(", ".join(f"{key.replace('_', ' ')} {value}" for key, value in totals.items()))
    for kind, labels in tally.shares().items():
        for label, counted in labels.items():
            share, fair, seats = 100 * counted["share"], 100 * counted["fair"], counted["seats"]
            click.echo(f"wins of {kind} {label}: {share:.1f} % of {seats:.0f} (fair: {fair:.1f} %)")
