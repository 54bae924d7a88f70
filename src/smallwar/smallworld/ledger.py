"""What has to be remembered about the turn that is being played, and is forgotten when it ends.

Entries are single numbers; counters say how often a once-a-turn means was used; conquests are noted in order.
"""

from __future__ import annotations

from typing import Final

BEGUN: Final = 0
"""The player has made a step of the turn: decline is no longer possible."""
ATTEMPTED: Final = 1
"""A conquest was attempted: nothing may be abandoned any more."""
WON_BY_DIE: Final = 2
"""1 + the region that the last attempt with the die has taken."""
PICKED: Final = 3
"""The combo was taken this turn."""
FORM: Final = 4
"""1 + the form chosen this turn."""
SIDE: Final = 5
"""1 + the side chosen this turn."""
RAIDED: Final = 6
"""1 + the region named for this turn's raid, as long as the raid may go on."""
RAID_CUT: Final = 7
"""What the die took off the price of the raid."""
INFLICTED: Final = 8
"""Tokens that opponents and Murlocs lost to the player this turn."""
ATTACKED: Final = 9
"""The set of players whose active race was attacked this turn."""
OPENED: Final = 10
"""A protected region was opened to the player by a payment."""
SPARED: Final = 11
"""The token that is spared once a turn was spared."""
DEPLOYED: Final = 12
"""A token was deployed: no more tokens may be raised."""
TARGET_REGIONS: Final = 13
"""The set of regions in which a target was placed this turn."""
BESIDE_CHAMPION: Final = 14
"""Race tokens that came to hand from the champion's region when the turn began; a decline puts them back."""
ENTRIES: Final = 15

USED_INTIMIDATE: Final = 6
USED_SWAP: Final = 7
PLACED_AEGIS: Final = 8
PLACED_HEART: Final = 9
PLACED_TARGETS: Final = 10
MOVED_CHAMPION: Final = 11
RAISED: Final = 12
COUNTERS: Final = 13
"""Counters 0 to 5 belong to the means of conquering, numbered in `steps`."""

COUNTER_BITS: Final = 2
COUNTER_MASK: Final = 3

FROM_MURLOCS: Final = 16
FROM_NOBODY: Final = 17
"""Stand for the race from which a region was conquered where no player's race lost it."""


LARGEST_CONQUEST: Final = (1 << 18) - 1


def conquest(region: int, race: int, stood: int, own: bool) -> int:
    """Note a conquest: where, from which race, how many tokens stood there, and whether they were the player's own."""
    return region | race << 6 | stood << 11 | (1 << 17 if own else 0)


def conquered_region(conquest: int) -> int:
    """Give the region that was conquered."""
    return conquest & 63


def conquered_race(conquest: int) -> int:
    """Give the race that lost the region, FROM_MURLOCS or FROM_NOBODY."""
    return conquest >> 6 & 31


def conquered_tokens(conquest: int) -> int:
    """Count the race tokens, Murlocs, beasts and champions that stood there."""
    return conquest >> 11 & 63


def conquered_own(conquest: int) -> bool:
    """Tell whether the region was held by the conqueror's own declined race."""
    return conquest >> 17 & 1 == 1
