"""What things cost, and what a field is worth: small sums, line by line."""

from __future__ import annotations

from typing import Final

from smallwar.warcraft.figures import (
    BUILDINGS,
    GOLD,
    KINDS,
    OUTPOST,
    RESOURCES,
    TILE_GOLD,
    TILE_WOOD,
    TRAINED_KINDS,
    TRAINING_GOLD,
    TRAINING_WOOD,
    WOOD,
)
from smallwar.warcraft.state import Position

UPGRADE: Final = "upgrade"
BUILDING: Final = "building"
"""Any one of them: all cost the same (WB-R39)."""
POINTS: Final = "points"


def price_lines(s: Position, target: str) -> list[tuple[str, int]]:
    """Say what a purchase costs in gold and wood, or how many points a field is worth; empty where that is nothing."""
    if target in s.map.numbers:
        return _without_nothing([(POINTS, s.map.values[s.map.numbers[target]])])
    gold, wood = price_of(target)
    return _without_nothing([(RESOURCES[GOLD], gold), (RESOURCES[WOOD], wood)])


def price_of(target: str) -> tuple[int, int]:
    """Give the gold and wood that a purchase costs; `ValueError` where nothing of this name can be bought."""
    if target in KINDS[:TRAINED_KINDS]:
        kind = KINDS.index(target)
        return TRAINING_GOLD[kind], TRAINING_WOOD[kind]
    if target in BUILDINGS or target in (KINDS[OUTPOST], UPGRADE, BUILDING):
        return TILE_GOLD, TILE_WOOD
    bought = ", ".join([*KINDS[:TRAINED_KINDS], BUILDING, *BUILDINGS, KINDS[OUTPOST]])
    raise ValueError(f"expected a field of the map, {UPGRADE}, or one of {bought}, found {target!r:.40}")


def _without_nothing(lines: list[tuple[str, int]]) -> list[tuple[str, int]]:
    return [(reason, amount) for reason, amount in lines if amount]
