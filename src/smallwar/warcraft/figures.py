"""Every figure of the game, in tables: numbers of pieces, prices, strengths (WB-3.1, WB-3.2)."""

from __future__ import annotations

from typing import Final

MELEE: Final = 0
RANGED: Final = 1
FLYING: Final = 2
WORKER: Final = 3
OUTPOST: Final = 4
MILITIA: Final = 5
"""Workers who fight as melee units; there are no pieces of this kind."""

KINDS: Final = ("melee", "ranged", "flying", "worker", "outpost", "militia")
UNIT_KINDS: Final = 3
ORDER_OF_STEPS: Final = (RANGED, FLYING, MELEE)
"""The steps of a combat round, by the kind of units that roll (WB-R54); whoever names several names them in this order."""
TRAINED_KINDS: Final = 4
PIECE_KINDS: Final = 5

PIECES: Final = [10, 7, 4, 8, 2]
"""The pieces of a player by kind (WB-K1). A stack has room for 31 of each (`state.STACK_BITS`)."""

BUILDING_TILES: Final = [2, 3, 3]
"""The building tiles of a player by the kind that they train (WB-K1)."""
PRINTED: Final = [1, 0, 0]
"""The buildings printed on the town board, besides the one for workers."""
BUILDINGS: Final = ("barracks", "range", "aerie")
PRINTED_BUILDINGS: Final = ("hall", "drill-yard")

FULL_STACK: Final = 3
"""At most so many units, and so many workers, of a side on a field (WB-R8, WB-R9)."""

STRIDE: Final = [1, 1, 2, 2]
"""How many fields a piece may move (WB-R6, WB-R7)."""
LONGEST_STRIDE: Final = 3

GOLD: Final = 0
WOOD: Final = 1
RESOURCES: Final = ("gold", "wood")

TRAINING_GOLD: Final = [1, 1, 2, 1]
TRAINING_WOOD: Final = [1, 2, 2, 0]
TILE_GOLD: Final = 2
TILE_WOOD: Final = 2
"""What a building, an outpost or an upgrade costs (WB-R39, WB-R42, WB-R48)."""

RESOURCE_DIE: Final = [1, 1, 1, 2, 2, 3]
DEPLETING: Final = 3
"""The roll that depletes a field (WB-R19)."""
FIXED_YIELD: Final = 2
PARTLY_AFTER: Final = 10
FULLY_AFTER: Final = 20

DIE: Final = 6
"""The faces of the combat die."""

UPGRADE_NEEDS: Final = [[0, 2, 3, 3], [0, 1, 2, 3], [0, 1, 2]]
"""The finished buildings of a kind that each of its levels needs, by kind and level (from 0)."""

START_GOLD: Final = 5
START_WOOD: Final = 5
START_WORKERS: Final = 3
START_MELEE: Final = 3
START_CARDS: Final = 3

TOP_LEVEL_POINTS: Final = 1
RENOWN_POINTS: Final = 1
ROUND_CAP: Final = 25
MOST_COMBAT_ROUNDS: Final = 200

TARGETS: Final = [0, 0, 10, 12, 12]
LONG_TARGETS: Final = [0, 0, 15, 15, 20]
"""The points that win, by number of players (WB-3.5)."""
TEAM_TARGET: Final = 18
LONG_TEAM_TARGET: Final = 30

HUMANS: Final = 0
ORCS: Final = 1
NIGHT_ELVES: Final = 2
UNDEAD: Final = 3
PEOPLES: Final = ("humans", "orcs", "night-elves", "undead")

MEND: Final = "mend"
FRENZY: Final = "frenzy"
FIRST: Final = "first"
RAISE: Final = "raise"
SPLASH: Final = "splash"


class Tile:
    """A unit tile: what the units of a kind are at a level."""

    def __init__(self, name: str, strength: int, ability: str = "") -> None:
        self.name = name
        self.strength = strength
        self.ability = ability


TILES_OF_UNITS: Final[list[list[list[Tile]]]] = [
    [
        [Tile("levy", 2), Tile("spearman", 3), Tile("lancer", 4)],
        [Tile("slinger", 2), Tile("crossbow", 3), Tile("field-surgeon", 3, MEND)],
        [Tile("kite-scout", 2), Tile("falcon-rider", 3), Tile("storm-rider", 4)],
    ],
    [
        [Tile("brawler", 2), Tile("skirmisher", 3), Tile("shieldbreaker", 4), Tile("warlord", 5, FRENZY)],
        [Tile("stone-thrower", 2), Tile("javelin", 3), Tile("drummer", 3, FRENZY)],
        [Tile("bat-handler", 2), Tile("wing-lancer", 3)],
    ],
    [
        [Tile("warden", 2), Tile("thorn-guard", 3)],
        [Tile("bowman", 2), Tile("longbow", 3), Tile("dusk-archer", 3, FIRST), Tile("star-archer", 4, FIRST)],
        [Tile("owl-scout", 2), Tile("heron-guard", 3), Tile("sky-stag", 3, SPLASH)],
    ],
    [
        [Tile("shambler", 2), Tile("bone-guard", 3), Tile("barrow-giant", 3, SPLASH)],
        [Tile("bone-thrower", 2), Tile("dart-thrower", 3), Tile("bone-caller", 4, RAISE)],
        [Tile("tomb-bat", 2), Tile("ash-wing", 3), Tile("gale-wraith", 3, SPLASH)],
    ],
]
"""By people, kind and level (from 0), with strength and ability (WB-3.2)."""
