"""The map of a game: its fields in order, as sets of fields, a bit a field. It never changes."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from smallwar.table.sets import LARGEST, members, union

CLEAR: Final = 0
GOLDMINE: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
TERRAINS: Final = ("clear", "goldmine", "forest", "mountain")

TOWN_VALUE: Final = 3


class Map:
    """Fields by number, with their names, values and neighbours.

    `towns` are town fields by seat; whether somebody lives there, the position knows. Every one of them is worth the same.
    """

    def __init__(
        self, names: list[str], terrain: list[int], values: list[int], neighbours: list[list[int]], towns: list[int]
    ) -> None:
        if len(names) > LARGEST:
            raise ValueError(f"a map has at most {LARGEST} fields, this one has {len(names)}")
        self.names = names
        self.numbers = {name: field for field, name in enumerate(names)}
        self.count = len(names)
        self.terrain = terrain
        self.towns = towns
        self.values = [TOWN_VALUE if field in towns else value for field, value in enumerate(values)]
        self.next = [union(fields) for fields in neighbours]
        self.all = (1 << self.count) - 1
        self.town_fields = union(towns)
        self.goldmines = self._where(GOLDMINE)
        self.forests = self._where(FOREST)
        self.mountains = self._where(MOUNTAIN)
        self.ground = self.all & ~self.mountains
        self.valued = union([field for field in range(self.count) if self.values[field]])
        self.distance = [self._distances(field) for field in range(self.count)]
        """How many steps lie between two fields, mountains or not."""
        self.signature = crc32(repr(self.data()).encode())
        """Tells maps apart in the keys of positions."""

    def data(self) -> dict[str, object]:
        """Give the map as JSON values."""
        return {
            "names": self.names,
            "terrain": [TERRAINS[number] for number in self.terrain],
            "values": self.values,
            "next": [members(fields) for fields in self.next],
            "towns": self.towns,
        }

    def around(self, field: int) -> int:
        """Give a field and its neighbours: where the units of a combat stand (WB-R52, WB-R53)."""
        return self.next[field] | 1 << field

    def _distances(self, start: int) -> list[int]:
        found = [self.count] * self.count
        reached = 1 << start
        edge = reached
        steps = 0
        while edge:
            following = 0
            for field in members(edge):
                found[field] = steps
                following |= self.next[field]
            edge = following & ~reached
            reached |= edge
            steps += 1
        return found

    def _where(self, terrain: int) -> int:
        return union([field for field in range(self.count) if self.terrain[field] == terrain])
