"""Sets of regions as ints, a bit a region: neighbours, terrain and ownership are unions and intersections."""

from __future__ import annotations

from typing import Final

MOST_REGIONS: Final = 62
"""A set of regions then still fits into a small machine int."""

CHUNK: Final = 8
CHUNK_MASK: Final = (1 << CHUNK) - 1


def _members_of_chunks(base: int) -> list[list[int]]:
    return [[base + bit for bit in range(CHUNK) if chunk >> bit & 1] for chunk in range(1 << CHUNK)]


def _sizes_of_chunks() -> list[int]:
    return [sum(chunk >> bit & 1 for bit in range(CHUNK)) for chunk in range(1 << CHUNK)]


MEMBERS: Final[list[list[list[int]]]] = [_members_of_chunks(base) for base in range(0, MOST_REGIONS, CHUNK)]
"""The members of every eight regions that follow one another, for each set of them."""
SIZES: Final[list[int]] = _sizes_of_chunks()


def members(regions: int) -> list[int]:
    """List the regions of a set in map order."""
    found: list[int] = []
    for chunks in MEMBERS:
        if not regions:
            break
        found += chunks[regions & CHUNK_MASK]
        regions >>= CHUNK
    return found


def size(regions: int) -> int:
    """Count the regions of a set."""
    total = 0
    while regions:
        total += SIZES[regions & CHUNK_MASK]
        regions >>= CHUNK
    return total


def first(regions: int) -> int:
    """Give the first region of a set that is not empty, in map order."""
    return members(regions & -regions)[0]
