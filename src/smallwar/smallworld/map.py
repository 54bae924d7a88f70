"""The whole map of a game: every region of its islands, in order, as sets of regions. It never changes."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from smallwar.table.sets import LARGEST, members, union

FIELDS: Final = 0
FOREST: Final = 1
HILLS: Final = 2
SWAMP: Final = 3
MOUNTAIN: Final = 4
LAKE: Final = 5
SEA: Final = 6

TERRAINS: Final = ("fields", "forest", "hills", "swamp", "mountain", "lake", "sea")
MARKS: Final = ("entry", "cave", "magic", "murloc", "relic")


class Map:
    """Regions by number, with their names and neighbours, and one set for each terrain, mark and island."""

    def __init__(
        self, names: list[str], terrain: list[str], marks: list[list[str]], neighbours: list[list[int]]
    ) -> None:
        if len(names) > LARGEST:
            raise ValueError(f"a map has at most {LARGEST} regions, this one has {len(names)}")
        self.names = names
        self.numbers = {name: region for region, name in enumerate(names)}
        self.count = len(names)
        self.terrain = [TERRAINS.index(word) for word in terrain]
        self.next = [union(regions) for regions in neighbours]
        self.of_terrain = [_where(self.terrain, number) for number in range(len(TERRAINS))]
        self.entries = _marked(marks, "entry")
        self.caves = _marked(marks, "cave")
        self.magic = _marked(marks, "magic")
        self.murlocs = _marked(marks, "murloc")
        self.relics = _marked(marks, "relic")
        self.all = (1 << self.count) - 1
        self.water = self.of_terrain[LAKE] | self.of_terrain[SEA]
        self.land = self.all & ~self.water
        self.islands = self._connected_parts()
        self.signature = crc32(repr(self.data()).encode())
        """Tells maps apart in the keys of positions."""

    def data(self) -> dict[str, object]:
        """Give the map as JSON values."""
        return {
            "names": self.names,
            "terrain": [TERRAINS[number] for number in self.terrain],
            "marks": [self.marks_of(region) for region in range(self.count)],
            "next": [members(regions) for regions in self.next],
        }

    def marks_of(self, region: int) -> list[str]:
        """Name the marks of a region."""
        sets = (self.entries, self.caves, self.magic, self.murlocs, self.relics)
        return [mark for mark, regions in zip(MARKS, sets, strict=True) if regions >> region & 1]

    def around(self, regions: int) -> int:
        """Give every region that is next to one of these."""
        found = 0
        for region in members(regions):
            found |= self.next[region]
        return found

    def island_of(self, region: int) -> int:
        """Give the regions of the island that this region lies on."""
        for island in self.islands:
            if island >> region & 1:
                return island
        raise AssertionError("every region lies on an island")

    def _connected_parts(self) -> list[int]:
        parts: list[int] = []
        left = self.all
        while left:
            part = left & -left
            grown = part | self.around(part)
            while grown != part:
                part = grown
                grown = part | self.around(part)
            parts.append(part)
            left &= ~part
        return parts


def _where(values: list[int], wanted: int) -> int:
    return union([region for region, value in enumerate(values) if value == wanted])


def _marked(marks: list[list[str]], mark: str) -> int:
    return union([region for region, words in enumerate(marks) if mark in words])
