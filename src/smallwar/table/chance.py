"""The only source of chance: a seeded generator that gives the same numbers compiled or not, on every machine."""

from __future__ import annotations

from typing import Final

MULTIPLIER: Final = 1_664_525
INCREMENT: Final = 1_013_904_223
MIXER: Final = 0x2C1B_3C6D
MASK: Final = 0xFFFF_FFFF
HALF: Final = 16
LOW_HALF: Final = 0xFFFF


def times(number: int, factor: int) -> int:
    """Multiply modulo 2^32 in halves, because compiled code multiplies only small ints at full speed."""
    return ((number & LOW_HALF) * factor + (((number >> HALF) * factor & LOW_HALF) << HALF)) & MASK


class Chance:
    """Thirty-two bits of linear congruence with the high bits folded down; small enough for fast machine ints."""

    def __init__(self, seed: int) -> None:
        self.state = (seed ^ 0x5DEE_CE66) & MASK
        self.below(2)
        self.below(2)

    def below(self, count: int) -> int:
        """Give one of 0 … count-1, each as likely as the others."""
        self.state = (times(self.state, MULTIPLIER) + INCREMENT) & MASK
        mixed = times(self.state ^ (self.state >> 15), MIXER)
        mixed ^= mixed >> 13
        return ((mixed >> HALF) * count + ((mixed & LOW_HALF) * count >> HALF)) >> HALF

    def pick(self, steps: list[int]) -> int:
        """Give one of these steps."""
        return steps[self.below(len(steps))]

    def weigh(self, odds: list[tuple[int, int]]) -> int:
        """Give one of the weighted steps."""
        total = 0
        for _, weight in odds:
            total += weight
        rest = self.below(total)
        for step, weight in odds:
            rest -= weight
            if rest < 0:
                return step
        raise AssertionError("weights must sum to their total")


def shuffled(chance: Chance, count: int) -> list[int]:
    """Give the numbers from 0 below a count in a random order."""
    order = list(range(count))
    for index in range(count - 1, 0, -1):
        other = chance.below(index + 1)
        order[index], order[other] = order[other], order[index]
    return order
