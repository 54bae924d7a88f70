"""Steps as ints: what kinds there are and how their parts are packed. `words` reads and writes their text.

A step holds its kind, a region (or row, race, power, side), a number (or second region, piece, relic) and a set of means.
"""

from __future__ import annotations

from typing import Final

PICK: Final = 0
FORM: Final = 1
SIDE: Final = 2
DECLINE: Final = 3
ABANDON: Final = 4
CONQUER: Final = 5
RAID: Final = 6
REINFORCE: Final = 7
INTIMIDATE: Final = 8
SWAP: Final = 9
STEAL: Final = 10
STOP: Final = 11
RAISE: Final = 12
DEPLOY: Final = 13
DEPLOY_BEASTS: Final = 14
DEPLOY_CHAMPION: Final = 15
PLACE: Final = 16
DONE: Final = 17
ROLL: Final = 18
TURN_UP: Final = 19
REVEAL: Final = 20
BANNER: Final = 21
BADGE: Final = 22

HUMAN_FORM: Final = 0
WORGEN_FORM: Final = 1

PLACE_AEGIS: Final = 0
PLACE_HEART: Final = 1
PLACE_FORT: Final = 2
PLACE_TARGET: Final = 3
PLACE_BOMB: Final = 4

FIZZLES: Final = 0
EXPLODES: Final = 1

MEANS_WORDS: Final = ("ashes", "doomhammer", "frostmourne", "relic-hunt", "flight", "champion")
"""The once-a-turn means of conquering, in the order in which a step names them."""

BY_ASHES: Final = 0
BY_DOOMHAMMER: Final = 1
BY_FROSTMOURNE: Final = 2
BY_RELIC_HUNT: Final = 3
BY_FLIGHT: Final = 4
BY_CHAMPION: Final = 5
MEANS: Final = 6

NUMBER_SHIFT: Final = 11
MEANS_SHIFT: Final = 18


def make(kind: int, region: int = 0, number: int = 0, means: int = 0) -> int:
    """Pack a step."""
    return kind | region << 5 | number << NUMBER_SHIFT | means << MEANS_SHIFT


def kind_of(step: int) -> int:
    """Give the kind of a step."""
    return step & 31


def region_of(step: int) -> int:
    """Give the region, row, race, power, form or side of a step."""
    return step >> 5 & 63


def number_of(step: int) -> int:
    """Give the number, second region, piece or relic of a step."""
    return step >> NUMBER_SHIFT & 127


def means_of(step: int) -> int:
    """Give the set of means of a step, a bit each."""
    return step >> MEANS_SHIFT & 63
