"""Steps as ints: what kinds there are and how their parts are packed. `words` reads and writes their text.

A step holds its kind in the lowest bits, then up to six parts of six bits each; dice are packed by three bits.
"""

from __future__ import annotations

from typing import Final

MOVE: Final = 0
"""kind, number, from, then one to three fields; the second and third counted from 1, 0 for none."""
STOP: Final = 1
FIGHT: Final = 2
"""field, people counted from 1 or 0."""
FIRST: Final = 3
"""set of steps."""
LOSE: Final = 4
"""kind, field, people counted from 1 or 0."""
DEPLOY: Final = 5
"""kind, number, field."""
TRAIN: Final = 6
"""kind."""
BUILD: Final = 7
"""kind that the building trains."""
FOUND: Final = 8
"""`build outpost`: field."""
UPGRADE: Final = 9
"""kind."""
GIVE: Final = 10
"""people, resource, amount in two parts."""
DONE: Final = 11
CARD: Final = 12
"""card, then what it asks for."""
PASS: Final = 13
START: Final = 14
"""people."""
DRAW: Final = 15
"""people, card."""
YIELD: Final = 16
"""field, roll."""
DICE: Final = 17
"""people, number of dice, then the dice by three bits."""

LAST_KIND: Final = DICE

PART: Final = 6
PART_MASK: Final = (1 << PART) - 1
KIND_BITS: Final = 5
KIND_MASK: Final = (1 << KIND_BITS) - 1

DICE_SHIFT: Final = KIND_BITS + 2 * PART
DIE_BITS: Final = 3
DIE_MASK: Final = (1 << DIE_BITS) - 1
MOST_DICE: Final = 15


def make(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> int:
    """Pack a step."""
    return kind | (a | (b | (c | (d | (e | f << PART) << PART) << PART) << PART) << PART) << KIND_BITS


def kind_of(step: int) -> int:
    """Give the kind of a step."""
    return step & KIND_MASK


def part(step: int, number: int) -> int:
    """Give a part of a step, counted from 0."""
    return step >> (KIND_BITS + PART * number) & PART_MASK


def gift(people: int, resource: int, amount: int) -> int:
    """Pack a gift, whose amount may need two parts."""
    return make(GIVE, people, resource, amount & PART_MASK, amount >> PART)


def gift_amount(step: int) -> int:
    """Give how much a gift is."""
    return step >> (KIND_BITS + 2 * PART) & (1 << 2 * PART) - 1


def dice(people: int, values: list[int]) -> int:
    """Pack dice that fell in this order."""
    step = make(DICE, people, len(values))
    shift = DICE_SHIFT
    for value in values:
        step |= value << shift
        shift += DIE_BITS
    return step


def values_of(step: int) -> list[int]:
    """Give the dice of a step in the order in which they fell."""
    found: list[int] = []
    left = step >> DICE_SHIFT
    for _ in range(part(step, 1)):
        found.append(left & DIE_MASK)
        left >>= DIE_BITS
    return found
