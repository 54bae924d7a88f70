"""A computer player that looks to the end of its own turn, and no further.

It knows nothing but the contract: it tries steps on copies of the position until somebody else is to move, keeps the
lines that `estimate` likes best, and plays the best of them. What a good position is, each game says itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.search.player import Player
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE

if TYPE_CHECKING:
    from smallwar.table.contract import State

WIDTH: Final = 8
"""How many lines are followed side by side."""

LEVEL: Final = 100
"""About how many positions are looked at for each step of a line: where there are many choices, fewer lines are followed."""

FEW: Final = 8
"""With at most so many choices each gets lines of its own: what it is worth may show only at the end of the turn."""

MANY: Final = 40
"""Of more choices than this, the worse half is not tried again in the same turn."""

HARM: Final = 0.03
"""What a step takes away that is worse than doing nothing."""

NARROW: Final = 3
"""How many lines a choice with lines of its own gets."""

SHORT: Final = 12
"""At most so many outcomes of chance are averaged; of those that are too many to list, so many tosses."""

TRIFLE: Final = 0.01
"""What a step costs, so that nothing is done for nothing."""

LONGEST: Final = 80
"""No line grows longer than this."""


class Line:
    """Steps one after the other, and what they lead to."""

    def __init__(self, state: State, steps: list[int], luck: float) -> None:
        self.state = state
        self.steps = steps
        """The player's own steps, with CHANCE between them wherever chance came in."""
        self.luck = luck
        """How much better than the average the tossed outcomes were."""
        self.value = 0.0
        self.poor: set[int] = set()
        """Steps that came out badly when this line was shorter."""


class GreedyPlayer(Player):
    """Plays the turn that earns most at once."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.plan: dict[tuple[int, ...], int] = {}
        """The steps that were planned, by the position in which each is due."""

    def choose(self, state: State) -> int:
        steps = state.legal()
        if len(steps) == 1:
            return steps[0]
        planned = self.plan.get(state.key())
        if planned is None or len(steps) <= FEW:
            self.plan = plan(state, self.chance)
            planned = self.plan[state.key()]
        return planned


def plan(state: State, chance: Chance) -> dict[tuple[int, ...], int]:
    """Give the steps of the best line up to the first chance, by the position in which each is due.

    The line was found in a position with other hidden things: it is good as long as the player goes on deciding.
    """
    player = state.to_move()
    start = state.redeal(player, chance)
    best = Search(player, chance.below(1 << 16)).best_line(start)
    found: dict[tuple[int, ...], int] = {}
    current = state.copy()
    for step in best.steps:
        if current.to_move() != player or step not in current.legal():
            break
        found[current.key()] = step
        current.play(step)
    return found


class Search:
    """Looks for the best line of a player."""

    def __init__(self, player: int, seed: int) -> None:
        self.player = player
        self.seed = seed
        """Every line meets the same luck, so that none is chosen for having more of it."""

    def best_line(self, start: State) -> Line:
        """Follow all lines together, or each first step by itself when there are few."""
        nothing = Line(start, [], 0.0)
        nothing.value = start.estimate(self.player)
        first = self.extensions(nothing)
        if len(first) > FEW:
            return self.follow(first, WIDTH)
        return max((self.follow([line], NARROW) for line in first), key=lambda line: line.value)

    def follow(self, lines: list[Line], width: int) -> Line:
        """Prolong lines step by step, the best first, and give the best one of those that end."""
        best: Line | None = None
        open_lines = lines
        while open_lines:
            for line in open_lines:
                if self.ends(line) and (best is None or line.value > best.value):
                    best = line
            open_lines = self.prolong(self.select(open_lines, width))
        assert best is not None
        return best

    def ends(self, line: Line) -> bool:
        """Tell whether a line has reached the end of the turn."""
        return line.state.to_move() != self.player or len(line.steps) >= LONGEST

    def select(self, lines: list[Line], width: int) -> list[Line]:
        """Give the best lines that go on; of lines that differ only in the order of their steps, one."""
        different: dict[tuple[float, tuple[int, ...]], Line] = {}
        for line in lines:
            if not self.ends(line):
                different[line.value, tuple(sorted(line.steps))] = line
        return sorted(different.values(), key=lambda line: line.value)[-1 : -width - 1 : -1]

    def prolong(self, lines: list[Line]) -> list[Line]:
        """Add each possible step to each line, as long as the budget of a level lasts."""
        found: list[Line] = []
        seen = 0
        for line in lines:
            if seen >= LEVEL:
                break
            seen += len(line.state.legal())
            found += self.extensions(line)
        return found

    def extensions(self, line: Line) -> list[Line]:
        """Give the line with each of the steps that are possible at its end, without those that came out badly before."""
        steps = line.state.legal()
        promising = [step for step in steps if step not in line.poor]
        longer = [self.extend(line, step) for step in promising or steps]
        if len(longer) > MANY:
            self.note_poor(line, longer)
        for other in longer:
            other.poor = line.poor
        return longer

    def note_poor(self, line: Line, longer: list[Line]) -> None:
        """Note the steps of the worse half that do harm; those that merely bring nothing, such as an end, stay possible."""
        place = len(line.steps)
        worse = sorted(longer, key=lambda other: other.value)[: len(longer) // 2]
        line.poor = line.poor | {other.steps[place] for other in worse if other.value < line.value - HARM}

    def extend(self, line: Line, step: int) -> Line:
        """Give the line with one more step, and with what chance makes of it."""
        state = line.state.copy()
        state.play(step)
        longer = Line(state, [*line.steps, step], line.luck)
        chance = Chance(self.seed)
        while state.to_move() == CHANCE:
            longer.steps.append(CHANCE)
            longer.luck += self.toss(state, chance)
        longer.value = state.estimate(self.player) - longer.luck - TRIFLE * len(longer.steps)
        return longer

    def toss(self, state: State, chance: Chance) -> float:
        """Let chance decide, and say how much better than the average the outcome is, unless a list of them is long."""
        odds = state.odds() or [(state.toss(chance), 1) for _ in range(SHORT)]
        average = 0.0
        total = 0
        if 1 < len(odds) <= SHORT:
            for step, weight in odds:
                outcome = state.copy()
                outcome.play(step)
                average += weight * outcome.estimate(self.player)
                total += weight
        state.play(state.toss(chance))
        return state.estimate(self.player) - average / total if total else 0.0
