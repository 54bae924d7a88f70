"""The ground of a new island: a silhouette on a fine grid, divided into regions of even size.

Only additions, multiplications and square roots decide anything here, so that a seed gives the same island everywhere.
"""

from __future__ import annotations

from math import floor, sqrt
from typing import TYPE_CHECKING, Final, TypeAlias

from smallwar.smallworld.boards.geometry import distance
from smallwar.smallworld.boards.noise import Noise, between

if TYPE_CHECKING:
    from smallwar.table.chance import Chance

Seed: TypeAlias = "tuple[float, float]"

CELL: Final = 3.0
"""Units between two cells of the grid."""

REGION_AREA: Final = 11_000.0
"""Room for a stack and a dozen pieces, which nearly fill a smaller region."""
WATER_SHARE: Final = 0.72
OUTSIDE: Final = -1
FAR_OUT: Final = 99.0

HARMONICS: Final = 5
BAYS: Final = 3
COARSE_ROUNDS: Final = 90
FINE_ROUNDS: Final = 10
COARSE_STEP: Final = 3
BLOCK: Final = 30.0
LEEWAY: Final = 0.01
"""More than rounding can amount to."""

SMOOTH_ROUNDS: Final = 3
BEND: Final = 7.0
BEND_SCALE: Final = 30.0

AROUND: Final = ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1))


class Grid:
    """A raster of labels: which region a cell belongs to, or OUTSIDE. A rim of outside cells saves all edge cases."""

    def __init__(self, width: int, labels: list[int]) -> None:
        self.width = width
        self.labels = labels
        self.around = [across + down * width for across, down in AROUND]

    def cells(self) -> list[int]:
        """Give the cells of the island."""
        return [cell for cell, label in enumerate(self.labels) if label != OUTSIDE]

    def center(self, cell: int) -> Seed:
        """Give the middle of a cell in units of the map."""
        return (cell % self.width + 0.5) * CELL, (cell // self.width + 0.5) * CELL

    def piece(self, start: int) -> set[int]:
        """Give all cells of the same label that hang together with this one by their sides."""
        label, found, waiting = self.labels[start], {start}, [start]
        while waiting:
            cell = waiting.pop()
            for offset in self.around[:4]:
                other = cell + offset
                if 0 <= other < len(self.labels) and self.labels[other] == label and other not in found:
                    found.add(other)
                    waiting.append(other)
        return found


class Coast:
    """The outline of an island: an ellipse bent by a few waves and bays, in a plane that is itself bent by noise."""

    def __init__(self, chance: Chance) -> None:
        stretch = between(chance, 1.0, 1.22)
        self.stretch = (stretch, 1.0 / stretch)
        self.turn = unit(between(chance, -1.0, 1.0), between(chance, -1.0, 1.0))
        self.waves = [
            (between(chance, -1.0, 1.0) * 0.17 / number, between(chance, -1.0, 1.0) * 0.17 / number)
            for number in range(2, 2 + HARMONICS)
        ]
        self.bays = [
            (unit(between(chance, -1.0, 1.0), between(chance, -1.0, 1.0)), between(chance, 0.08, 0.26))
            for _ in range(BAYS)
        ]
        self.wide, self.narrow = Noise(chance), Noise(chance)

    def heights(self, places: list[float]) -> list[float]:
        """Give how far out each point of a square grid lies: the island is where this is smallest.

        Coordinates are in radii of the island, the same across and down.
        """
        wide, narrow = [1.7 * place for place in places], [5.0 * place for place in places]
        bends = zip(
            places,
            self.wide.rows([place + 9.5 for place in wide], wide),
            self.wide.rows(wide, [place + 23.5 for place in wide]),
            self.narrow.rows(narrow, narrow),
            self.narrow.rows(narrow, [place + 31.5 for place in narrow]),
            strict=True,
        )
        heights = []
        for y, *rows in bends:
            for x, wide_x, wide_y, narrow_x, narrow_y in zip(places, *rows, strict=True):
                heights.append(self.height(x + 0.17 * wide_x + 0.075 * narrow_x, y + 0.17 * wide_y + 0.075 * narrow_y))
        return heights

    def height(self, x: float, y: float) -> float:
        """Give how far out a point of the bent plane lies."""
        turn_x, turn_y = self.turn
        along = (x * turn_x + y * turn_y) / self.stretch[0]
        beside = (y * turn_x - x * turn_y) / self.stretch[1]
        away = sqrt(along * along + beside * beside)
        return away / self.radius(along / away, beside / away) if away else 0.0

    def radius(self, x: float, y: float) -> float:
        """Give the radius in a direction; the waves are powers of the direction as a complex number."""
        radius, real, imaginary = 1.0, x, y
        for cosine, sine in self.waves:
            real, imaginary = real * x - imaginary * y, real * y + imaginary * x
            radius += cosine * real + sine * imaginary
        for (bay_x, bay_y), depth in self.bays:
            near = (bay_x * x + bay_y * y - 0.8) / 0.2
            if near > 0.0:
                radius -= depth * near * near
        return radius


def unit(x: float, y: float) -> Seed:
    """Give the direction of a vector."""
    length = sqrt(x * x + y * y) or 1.0
    return x / length, y / length


def raise_land(chance: Chance, total: float) -> Grid:
    """Raise an island of this area out of the sea, in one piece and without holes; all of it is region 0."""
    radius = sqrt(total / 3.14159)
    width = round(3.4 * radius / CELL)
    places = [(number + 0.5) * CELL / radius - 1.7 for number in range(width)]
    heights = Coast(chance).heights(places)
    for cell in range(width * width):
        if not (2 < cell % width < width - 3 and 2 < cell // width < width - 3):
            heights[cell] = FAR_OUT
    level = sorted(heights)[round(total / (CELL * CELL))]
    grid = Grid(width, [0 if height < level else OUTSIDE for height in heights])
    sea = grid.piece(0)
    grid.labels = [OUTSIDE if cell in sea else 0 for cell in range(width * width)]
    island = grid.piece(width * (width // 2) + width // 2)
    grid.labels = [0 if cell in island else OUTSIDE for cell in range(width * width)]
    return grid


class Block:
    """Places close together, and a circle around them."""

    def __init__(self, places: list[Seed], members: list[int]) -> None:
        self.members = members
        self.x = sum(places[place][0] for place in members) / len(members)
        self.y = sum(places[place][1] for place in members) / len(members)
        self.radius = max(distance((self.x, self.y), places[place]) for place in members)


class Places:
    """Places whose owners are asked for again and again, in blocks."""

    def __init__(self, places: list[Seed]) -> None:
        self.all = places
        blocks: dict[tuple[int, int], list[int]] = {}
        for place, (x, y) in enumerate(places):
            blocks.setdefault((floor(x / BLOCK), floor(y / BLOCK)), []).append(place)
        self.blocks = [Block(places, members) for members in blocks.values()]


class Division:
    """Divides land into cells of a power diagram whose weights grow where a cell is too small."""

    def __init__(self, grid: Grid, chance: Chance, regions: int, water: str) -> None:
        self.grid = grid
        self.water = water
        cells = grid.cells()
        self.coarse = [
            grid.center(cell)
            for cell in cells
            if (cell % grid.width) % COARSE_STEP == 0 and (cell // grid.width) % COARSE_STEP == 0
        ]
        count = regions + (1 if water else 0)
        self.seeds = [self.coarse[chance.below(len(self.coarse))] for _ in range(count)]
        self.weights = [0.0] * count
        self.shares = [1.0] * regions + [WATER_SHARE] * (count - regions)
        self.pull = self.middle() if water == "lake" else self.shore(chance)
        self.bend = Noise(chance)

    def middle(self) -> Seed:
        """Find the middle of the island."""
        count = len(self.coarse)
        return sum(x for x, _ in self.coarse) / count, sum(y for _, y in self.coarse) / count

    def shore(self, chance: Chance) -> Seed:
        """Find where the open sea comes nearest to the middle, on one side of the island: a bay."""
        x, y = unit(between(chance, -1.0, 1.0), between(chance, -1.0, 1.0))
        middle_x, middle_y = self.middle()
        bays = []
        for cell in self.grid.cells():
            if any(self.grid.labels[cell + offset] == OUTSIDE for offset in self.grid.around[:4]):
                place = self.grid.center(cell)
                across, down = place[0] - middle_x, place[1] - middle_y
                if across * x + down * y > 0.0:
                    bays.append((across * across + down * down, place))
        return min(bays)[1]

    def owners(self, places: Places) -> list[int]:
        """Give the region of each place. Only the regions that can reach a block are compared for the places in it."""
        seeds = [(x, y, weight) for (x, y), weight in zip(self.seeds, self.weights, strict=True)]
        owners = [0] * len(places.all)
        for block in places.blocks:
            regions = self.rivals(block)
            if len(regions) == 1:
                for place in block.members:
                    owners[place] = regions[0]
                continue
            rivals = [(region, *seeds[region]) for region in regions]
            for place in block.members:
                x, y = places.all[place]
                best, owner = float("inf"), 0
                for region, seed_x, seed_y, weight in rivals:
                    away = (x - seed_x) * (x - seed_x) + (y - seed_y) * (y - seed_y) - weight
                    if away < best:
                        best, owner = away, region
                owners[place] = owner
        return owners

    def rivals(self, block: Block) -> list[int]:
        """Give the regions that may own a place of a block: none is farther behind the best in its middle than can change."""
        aways = []
        for (x, y), weight in zip(self.seeds, self.weights, strict=True):
            aways.append((x - block.x) * (x - block.x) + (y - block.y) * (y - block.y) - weight)
        best = min(aways)
        near_x, near_y = self.seeds[aways.index(best)]
        return [
            region
            for region, (x, y) in enumerate(self.seeds)
            if aways[region] - best
            <= 2.0 * block.radius * sqrt((x - near_x) * (x - near_x) + (y - near_y) * (y - near_y)) + LEEWAY
        ]

    def settle(self) -> None:
        """Move each seed to the middle of its cell, over and over, until the cells are round and even."""
        coarse = Places(self.coarse)
        for _ in range(COARSE_ROUNDS):
            owners = self.owners(coarse)
            self.balance(owners, (CELL * COARSE_STEP) ** 2, 0.12)
            for region in range(len(self.seeds)):
                places = [place for place, owner in zip(self.coarse, owners, strict=True) if owner == region]
                if places:
                    count = len(places)
                    self.seeds[region] = sum(x for x, _ in places) / count, sum(y for _, y in places) / count
            if self.water:
                (x, y), (pull_x, pull_y) = self.seeds[-1], self.pull
                self.seeds[-1] = x + 0.5 * (pull_x - x), y + 0.5 * (pull_y - y)

    def balance(self, owners: list[int], cell_area: float, rate: float) -> None:
        """Let weights grow where a region is too small, and shrink where it is too large."""
        whole = len(owners) * cell_area / sum(self.shares)
        for region, share in enumerate(self.shares):
            self.weights[region] += rate * (share * whole - owners.count(region) * cell_area)

    def divide(self) -> None:
        """Write the regions into the grid, read in bent coordinates so that no border is straight."""
        cells = self.grid.cells()
        places = Places([self.bent(self.grid.center(cell)) for cell in cells])
        for _ in range(FINE_ROUNDS):
            self.balance(self.owners(places), CELL * CELL, 0.25)
        for cell, owner in zip(cells, self.owners(places), strict=True):
            self.grid.labels[cell] = owner

    def bent(self, place: Seed) -> Seed:
        """Move a place by smooth noise."""
        x, y = place
        across = self.bend.at(x / BEND_SCALE, y / BEND_SCALE)
        down = self.bend.at(x / BEND_SCALE + 17.5, y / BEND_SCALE + 41.5)
        return x + BEND * across, y + BEND * down


def smooth(grid: Grid) -> None:
    """Let every cell take the label strongest around it, then mend the corners where four cells cross."""
    for _ in range(SMOOTH_ROUNDS):
        labels = list(grid.labels)
        for cell in range(grid.width + 1, len(labels) - grid.width - 1):
            here = labels[cell]
            if here == labels[cell - 1] == labels[cell + 1] == labels[cell - grid.width] == labels[cell + grid.width]:
                continue
            votes = [labels[cell + offset] for offset in grid.around]
            if votes.count(here) < 4:
                grid.labels[cell] = max(votes, key=lambda label: (votes.count(label), label))
    while mend_crossings(grid):
        pass


def mend_crossings(grid: Grid) -> bool:
    """Give way where equal cells touch by their tips only, or four regions meet; say whether any did."""
    labels, width, found = grid.labels, grid.width, False
    for cell in range(len(labels) - width - 1):
        here, right, below, across = labels[cell], labels[cell + 1], labels[cell + width], labels[cell + width + 1]
        if here not in (right, below) and across not in (right, below):
            labels[cell + width + 1] = below
            found = True
    return found


def hangs_together(grid: Grid, count: int) -> bool:
    """Tell whether every region, and the sea around, is one piece."""
    for label in range(OUTSIDE, count):
        size = grid.labels.count(label)
        if size == 0 or len(grid.piece(grid.labels.index(label))) != size:
            return False
    return True


def make_land(chance: Chance, regions: int, water: str) -> Grid:
    """Make the ground of an island: so many land regions, and a `lake` or a `sea` if one is asked for."""
    total = REGION_AREA * (regions + (WATER_SHARE if water else 0.0))
    grid = raise_land(chance, total)
    division = Division(grid, chance, regions, water)
    division.settle()
    division.divide()
    smooth(grid)
    return grid
