"""`smallwar simulate`: many random games, every position checked if wished."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Final

import click

from smallwar.cli.options import LARGEST_SEED, game_option, json_option, seed_option, settings, variant_option
from smallwar.cli.output import FAILED, GOOD, Progress, complain, say_json
from smallwar.table.chance import Chance
from smallwar.table.contract import OVER, IllegalStep
from smallwar.table.playout import random_step
from smallwar.table.record import read_record, replay, write_record

if TYPE_CHECKING:
    from smallwar.table.catalogue import Catalogue
    from smallwar.table.contract import Options, State

LONGEST_GAME: Final = 100_000
STEPS_BETWEEN_ROUND_TRIPS: Final = 25
SEEDS_BETWEEN_GAMES: Final = 1_000_003


class Simulation:
    """One random game."""

    def __init__(self, catalogue: Catalogue, options: Options, chance: Chance) -> None:
        self.catalogue = catalogue
        self.options = options
        self.chance = chance
        self.state: State = catalogue.game().new(options)
        self.steps: list[str] = []

    def run(self, *, check: bool) -> str:
        """Play to the end; give the first thing that is wrong, or nothing."""
        while self.state.to_move() != OVER:
            if len(self.steps) == LONGEST_GAME:
                return f"the game is not over after {LONGEST_GAME} steps"
            problem = self.check_position() if check else ""
            if problem:
                return f"before step {len(self.steps) + 1}: {problem}"
            problem = self.advance()
            if problem:
                return f"step {len(self.steps)}: {problem}"
        return self.check_end() if check else ""

    def advance(self) -> str:
        """Play a random step; say why if it cannot be played though it is listed."""
        step = random_step(self.state, self.chance)
        self.steps.append(self.state.text(step))
        try:
            self.state.play(step)
        except IllegalStep as error:
            return f"{self.steps[-1]!r} is listed but refused: {error}"
        return ""

    def check_position(self) -> str:
        """Check what must be true of every position; the slow half of it only now and then."""
        problems = self.catalogue.broken(self.state)
        if not self.state.legal():
            problems.append("nothing is legal though the game is not over")
        if len(self.steps) % STEPS_BETWEEN_ROUND_TRIPS == 0:
            problems.extend(self.check_round_trips())
        return "; ".join(problems)

    def check_round_trips(self) -> list[str]:
        """Check that nothing is lost in words, in JSON and in a copy."""
        problems = []
        written = json.dumps(self.state.data())
        if self.catalogue.game().load(json.loads(written)) != self.state:
            problems.append("the position differs after writing it as JSON and reading it")
        if self.state.copy() != self.state:
            problems.append("a copy differs")
        for step in self.state.legal():
            words = self.state.text(step)
            if self.state.step(words) != step:
                problems.append(f"{words!r} is read as another step")
        return problems

    def check_end(self) -> str:
        """Check the last position, and that the record of the game leads to it again."""
        problems = self.catalogue.broken(self.state)
        record = self.catalogue.begin_record(self.options)
        record.steps = self.steps
        written = read_record(write_record(record), "the record", lambda _: record.form)
        again = replay(written, self.catalogue.game())
        if again != self.state:
            problems.append("the record leads to another position")
        return "; ".join(problems)


@click.command()
@click.option("--players", type=click.IntRange(1, 8), default=2, show_default=True, help="How many play.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@seed_option
@variant_option
@click.option("--check", is_flag=True, help="Check at every step what must always be true.")
@game_option
@json_option
def simulate(
    players: int, count: int, seed: int | None, variant: str, check: bool, catalogue: Catalogue, as_json: bool
) -> int:
    """Play random games and say how they went."""
    seed = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    names = [f"player-{seat + 1}" for seat in range(players)]
    progress = Progress("games", count)
    failures: list[dict[str, object]] = []
    scores = [0] * players
    steps = 0
    for number in range(count):
        chance = Chance(seed + number * SEEDS_BETWEEN_GAMES)
        options = catalogue.game().draw_options(names, settings(variant), chance)
        simulation = Simulation(catalogue, options, chance)
        problem = simulation.run(check=check)
        if problem:
            failures.append({"game": number + 1, "problem": problem})
            complain(f"FAILED game {number + 1}: {problem}")
        steps += len(simulation.steps)
        scores = [total + score for total, score in zip(scores, simulation.state.scores(), strict=True)]
        progress.advance()
    progress.finish()
    means = [round(total / count, 2) for total in scores]
    report({"games": count, "seed": seed, "steps": steps, "mean_scores": means, "failures": failures}, as_json=as_json)
    return FAILED if failures else GOOD


def report(outcome: dict[str, object], *, as_json: bool) -> None:
    """Print what came out of all games."""
    if as_json:
        say_json(outcome)
        return
    click.echo(", ".join(f"{key.replace('_', ' ')} {value}" for key, value in outcome.items() if key != "failures"))
