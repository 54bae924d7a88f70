"""Sets of small numbers (regions, fields) as ints, a bit each: neighbours, terrain and ownership are unions and intersections."""

from __future__ import annotations

from typing import Final

LARGEST: Final = 62
"""How many numbers a set may hold: it then still fits into a small machine int."""

CHUNK: Final = 8
CHUNK_MASK: Final = (1 << CHUNK) - 1


def _members_of_chunks(base: int) -> list[list[int]]:
    return [[base + bit for bit in range(CHUNK) if chunk >> bit & 1] for chunk in range(1 << CHUNK)]


def _sizes_of_chunks() -> list[int]:
    return [sum(chunk >> bit & 1 for bit in range(CHUNK)) for chunk in range(1 << CHUNK)]


MEMBERS: Final[list[list[list[int]]]] = [_members_of_chunks(base) for base in range(0, LARGEST, CHUNK)]
"""The members of every eight numbers that follow one another, for each set of them."""
SIZES: Final[list[int]] = _sizes_of_chunks()


def members(numbers: int) -> list[int]:
    """List the members of a set in order."""
    found: list[int] = []
    for chunks in MEMBERS:
        if not numbers:
            break
        found += chunks[numbers & CHUNK_MASK]
        numbers >>= CHUNK
    return found


def size(numbers: int) -> int:
    """Count the members of a set."""
    total = 0
    while numbers:
        total += SIZES[numbers & CHUNK_MASK]
        numbers >>= CHUNK
    return total


def first(numbers: int) -> int:
    """Give the first member of a set that is not empty."""
    return members(numbers & -numbers)[0]


def union(numbers: list[int]) -> int:
    """Make a set of these numbers."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
