"""New islands: ground, borders, terrains, marks, names and slots, all from one seed."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.boards.board import SIZES, Board
from smallwar.smallworld.boards.borders import Outlines
from smallwar.smallworld.boards.dealing import AMOUNTS, Amounts, Ground, deal_marks, deal_terrain
from smallwar.smallworld.boards.geometry import Border, Point, area, bounds, middle
from smallwar.smallworld.boards.land import OUTSIDE, hangs_together, make_land
from smallwar.smallworld.boards.names import name_regions
from smallwar.smallworld.boards.slots import find_slots
from smallwar.table.chance import Chance
from smallwar.table.source import IDENTIFIER, FormatError

TRIES: Final = 200
WATERS: Final = ("lake", "lake", "sea", "")
"""What a seed chooses from; a lake is as likely as the others together."""

SHORTEST_BORDER: Final = 20.0
SHORTEST_COAST: Final = 26.0
SHORTEST_MOUTH: Final = 40.0
UNEVENNESS: Final = 0.13
ROW_HEIGHT: Final = 95.0


def new_board(size: str, seed: int, name: str) -> Board:
    """Make an island; the same size and seed give the same island on every machine."""
    if size not in SIZES:
        raise FormatError(f"size: expected one of {', '.join(SIZES)}, found {size!r}")
    if IDENTIFIER.fullmatch(name) is None:
        raise FormatError(f"name: expected letters, digits and hyphens without a space, found {name!r}")
    chance = Chance(seed)
    water = WATERS[chance.below(len(WATERS))]
    amounts = AMOUNTS[size]
    for _ in range(TRIES):
        sketch = draw_sketch(chance, amounts, water)
        if sketch is not None:
            return finish(sketch, Board(name, size), amounts, chance)
    raise AssertionError(f"no island came of size {size} and seed {seed}")


class Sketch:
    """An island of bare regions in map order, the water marked; it may still turn out to be unfit."""

    def __init__(self, outlines: Outlines, count: int, land: int, water: str) -> None:
        order = reading_order(outlines.shapes)
        self.water = water
        self.shapes = shifted([outlines.shapes[region] for region in order])
        self.is_land = [region < land for region in order]
        places = {region: place for place, region in enumerate(order)}
        self.borders = {
            (places[one], places[other]): length
            for (one, other), length in outlines.border_lengths.items()
            if other != OUTSIDE
        }
        self.coasts = [outlines.border_lengths.get((region, OUTSIDE), 0.0) for region in order]
        self.next = [[other for other in range(count) if (region, other) in self.borders] for region in range(count)]

    def is_fit(self) -> bool:
        """Tell whether people would see at a glance who is whose neighbour, and nothing is cut off."""
        return (
            all(length >= SHORTEST_BORDER for length in self.borders.values())
            and all(length == 0.0 or length >= SHORTEST_COAST for length in self.coasts)
            and self.is_even()
            and self.is_land_connected()
            and self.is_water_right()
        )

    def is_even(self) -> bool:
        """Tell whether all land regions are about equally large."""
        areas = [area(shape) for shape, land in zip(self.shapes, self.is_land, strict=True) if land]
        mean = sum(areas) / len(areas)
        return all(abs(found / mean - 1.0) <= UNEVENNESS for found in areas)

    def is_land_connected(self) -> bool:
        """Tell whether one can walk everywhere without crossing water."""
        land = [region for region, is_land in enumerate(self.is_land) if is_land]
        reached = land[:1]
        for region in reached:
            reached += [other for other in self.next[region] if self.is_land[other] and other not in reached]
        return len(reached) == len(land)

    def is_water_right(self) -> bool:
        """Tell whether a lake lies inland, and a sea opens wide to the sea around."""
        for region, is_land in enumerate(self.is_land):
            if not is_land and self.water == "lake" and self.coasts[region] > 0.0:
                return False
            if not is_land and self.water == "sea" and self.coasts[region] < SHORTEST_MOUTH:
                return False
        return True


def draw_sketch(chance: Chance, amounts: Amounts, water: str) -> Sketch | None:
    """Try once to make the regions of an island."""
    count = amounts.land + (1 if water else 0)
    grid = make_land(chance, amounts.land, water)
    if not hangs_together(grid, count):
        return None
    sketch = Sketch(Outlines(grid, count, chance), count, amounts.land, water)
    return sketch if sketch.is_fit() else None


def reading_order(shapes: list[list[Point]]) -> list[int]:
    """Order regions as one reads: in rows from the top, each from the left."""
    middles = [middle(shape) for shape in shapes]
    return sorted(range(len(shapes)), key=lambda region: (middles[region][1] // ROW_HEIGHT, middles[region][0]))


def shifted(shapes: list[list[Point]]) -> list[list[Point]]:
    """Move the island so that its upper left corner is the origin."""
    left, top, _, _ = bounds([point for shape in shapes for point in shape])
    return [[(round(x - left, 1), round(y - top, 1)) for x, y in shape] for shape in shapes]


def finish(sketch: Sketch, board: Board, amounts: Amounts, chance: Chance) -> Board:
    """Deal terrains and marks to a sketch, and name and lay out its regions."""
    land = [region for region, is_land in enumerate(sketch.is_land) if is_land]
    ground = land_only(sketch, land)
    dealt = deal_terrain(ground, amounts, chance)
    marks = deal_marks(ground, dealt, amounts, chance)
    count = len(sketch.shapes)
    board.ids = [str(region + 1) for region in range(count)]
    board.terrain = [sketch.water] * count
    board.marks = [[] for _ in range(count)]
    for number, region in enumerate(land):
        board.terrain[region] = dealt[number]
        board.marks[region] = marks[number]
    board.next = sketch.next
    board.shapes = sketch.shapes
    board.titles = name_regions(board.terrain, chance)
    border = Border(board.shapes)
    for region, shape in enumerate(board.shapes):
        coast = [point for other, line in border.runs(region) if other is None for point in line]
        board.slots.append(find_slots(shape, coast, board.terrain[region], board.marks[region]))
    return board


def land_only(sketch: Sketch, land: list[int]) -> Ground:
    """Give what dealing needs to know, with the land regions numbered for themselves."""
    numbers = {region: number for number, region in enumerate(land)}
    neighbours = [[numbers[other] for other in sketch.next[region] if other in numbers] for region in land]
    middles = [middle(sketch.shapes[region]) for region in land]
    coastal = [sketch.coasts[region] > 0.0 for region in land]
    return Ground(neighbours, middles, coastal, [-sketch.coasts[region] for region in land])
