"""The pieces that lie on regions, a row each: what they add to a price and when they go.

A kind is the index of its set of regions in `Position.lying`. Race tokens, Murlocs and beasts are counted instead,
because several of them may stand in one region.
"""

from __future__ import annotations

from typing import Final

MOUNTAIN: Final = 0
WISP_WALL: Final = 1
FORT: Final = 2
WATCHTOWER: Final = 3
TARGET: Final = 4
BOMB: Final = 5
CHAMPION: Final = 6
FACE_DOWN: Final = 7
FIRST_RELIC: Final = 8
AEGIS: Final = 8
ASHES: Final = 9
DOOMHAMMER: Final = 10
FROSTMOURNE: Final = 11
HEART: Final = 12
FIRST_PLACE: Final = 13
BATTLEGROUND: Final = 13
DARK_PORTAL: Final = 14
KARAZHAN: Final = 15
LIGHTS_HOPE_CHAPEL: Final = 16
MEETING_STONE: Final = 17
SPIRIT_HEALER: Final = 18
WELL_OF_ETERNITY: Final = 19
KINDS: Final = 20

WORDS: Final = ("mountain", "wisp-wall", "fort", "watchtower", "target", "bomb", "champion", "relic")
"""How formats name the kinds before the relics; a relic that lies face up has a name of its own."""

DEFENDING: Final = (MOUNTAIN, WISP_WALL, FORT, CHAMPION)
"""Each of these adds 1 to the price of its region (SW-4.2)."""

REMOVED_WHEN_LEFT: Final = (WISP_WALL, FORT, WATCHTOWER)
"""These are removed when their region is conquered or left empty (SW-4.9, SW-7.3)."""

REMOVED_IN_DECLINE: Final = (WATCHTOWER, CHAMPION)
"""These are removed from the regions of a race that declines (SW-8.3)."""

SUPPLY: Final = {MOUNTAIN: 10, WISP_WALL: 9, FORT: 10, WATCHTOWER: 6, TARGET: 2, BOMB: 12, CHAMPION: 1}
"""How many there are (SW-1.5)."""

BEASTS: Final = 5
EXPLOSIVES: Final = 6
DUDS: Final = 6
MURLOC_SUPPLY: Final = 15
