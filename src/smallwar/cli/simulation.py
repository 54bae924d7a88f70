"""A game of computer players that nobody looks at: played to the end, checked if wished, and what is to be counted of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from smallwar.search.players import PLAYERS
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER, IllegalStep
from smallwar.table.playout import random_step
from smallwar.table.record import read_record, replay, write_record

if TYPE_CHECKING:
    from smallwar.cli.options import Wish
    from smallwar.search.player import Player
    from smallwar.table.catalogue import Catalogue
    from smallwar.table.contract import Options, State

LONGEST_GAME: Final = 100_000
STEPS_BETWEEN_ROUND_TRIPS: Final = 25
SEEDS_BETWEEN_GAMES: Final = 1_000_003
RANDOM: Final = "random"


class SeatOutcome:
    """How a seat fared: its part of the first place, and the part that would be fair."""

    def __init__(self, labels: dict[str, str], win: float, fair: float) -> None:
        self.labels = labels
        """What the seat was, by kind: its number, its computer player, and what the game has to say of it."""
        self.win = win
        self.fair = fair


class Outcome:
    """What came out of a game."""

    def __init__(self, number: int, steps: int, scores: list[int], seats: list[SeatOutcome], problem: str) -> None:
        self.number = number
        self.steps = steps
        self.scores = scores
        self.seats = seats
        self.problem = problem
        """The first thing that was wrong, or nothing."""


class Simulation:
    """One game."""

    def __init__(self, catalogue: Catalogue, options: Options, bots: list[str], seed: int, chance: Chance) -> None:
        self.catalogue = catalogue
        self.options = options
        self.chance = chance
        self.players: list[Player | None] = [
            None if bot == RANDOM else PLAYERS[bot](seed + seat) for seat, bot in enumerate(bots)
        ]
        """Nobody sits where steps are taken at random: chance has those too."""
        self.state: State = catalogue.game().new(options)
        self.steps = 0
        self.words: list[str] = []
        """The steps in words, where they are to be checked."""

    def run(self, *, check: bool) -> str:
        """Play to the end; give the first thing that is wrong, or nothing."""
        while self.state.to_move() != OVER:
            if self.steps == LONGEST_GAME:
                return f"the game is not over after {LONGEST_GAME} steps"
            problem = self.check_position() if check else ""
            if problem:
                return f"before step {self.steps + 1}: {problem}"
            problem = self.advance(keep_words=check)
            if problem:
                return f"step {self.steps}: {problem}"
        return self.check_end() if check else ""

    def choose(self) -> int:
        """Give the next step."""
        mover = self.state.to_move()
        player = None if mover == CHANCE else self.players[mover]
        return random_step(self.state, self.chance) if player is None else player.choose(self.state)

    def advance(self, *, keep_words: bool) -> str:
        """Play a step; say why if it cannot be played though it was listed or drawn."""
        step = self.choose()
        self.steps += 1
        if keep_words:
            self.words.append(self.state.text(step))
        try:
            self.state.play(step)
        except IllegalStep as error:
            return f"{self.state.text(step)!r} is listed but refused: {error}"
        return ""

    def check_position(self) -> str:
        """Check what must be true of every position; the slow half of it only now and then."""
        problems = self.catalogue.broken(self.state)
        if not self.state.legal() and self.state.to_move() != CHANCE:
            problems.append("nothing is legal though the game is not over")
        if self.steps % STEPS_BETWEEN_ROUND_TRIPS == 0:
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
        steps = self.state.legal() or [self.state.toss(Chance(self.steps))]
        for step in steps:
            words = self.state.text(step)
            if self.state.step(words) != step:
                problems.append(f"{words!r} is read as another step")
        return problems

    def check_end(self) -> str:
        """Check the last position, and that the record of the game, as a file has it, leads to it again."""
        problems = self.catalogue.broken(self.state)
        record = self.catalogue.begin_record(self.options)
        record.steps = self.words
        written = read_record(write_record(record), "the record", lambda _: record.form)
        if replay(written, self.catalogue.game()) != self.state:
            problems.append("the record leads to another position")
        return "; ".join(problems)


class Series:
    """Many games that differ in their chance alone. Other processes get a copy and play some of them."""

    def __init__(self, catalogue: Catalogue, wish: Wish, bots: list[str], seed: int, *, check: bool) -> None:
        self.catalogue = catalogue
        self.wish = wish
        self.bots = bots
        self.seed = seed
        self.check = check

    def play(self, number: int) -> Outcome:
        """Play the game of this number, which is the same wherever and whenever it is played."""
        seed = self.seed + number * SEEDS_BETWEEN_GAMES
        chance = Chance(seed)
        names = [f"player-{seat + 1}" for seat in range(len(self.bots))]
        options = self.wish.options(self.catalogue, names, chance)
        simulation = Simulation(self.catalogue, options, self.bots, seed, chance)
        problem = simulation.run(check=self.check)
        state = simulation.state
        return Outcome(number, simulation.steps, state.scores(), self.seats(state), problem)

    def seats(self, state: State) -> list[SeatOutcome]:
        """Say how every seat fared; nobody has while the game is not over. Sides that share the first place share it evenly."""
        if state.to_move() != OVER:
            return []
        sides = self.catalogue.sides(state)
        first = state.ranking()[0]
        fair = 1 / len(set(sides))
        found = []
        for seat, (side, special) in enumerate(zip(sides, self.catalogue.labels(state), strict=True)):
            labels = {"seat": str(seat + 1)}
            if len(set(self.bots)) > 1:
                labels["player"] = self.bots[seat]
            found.append(SeatOutcome(labels | special, 1 / len(first) if side in first else 0.0, fair))
        return found
