"""The chart of a game: where its islands lie beside one another, and what is where on each.

Boards come in units of their own; on the chart one unit is the same everywhere, so that tokens and letters are too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.smallworld.ability import SIDES
from smallwar.smallworld.boards.geometry import Border, bounds, contains
from smallwar.smallworld.boards.ground import ground_box, to_scale
from smallwar.smallworld.boards.slots import find_slots, slot_names
from smallwar.smallworld.roster import BADGES, BANNERS
from smallwar.smallworld.rules.conquest import DIE

if TYPE_CHECKING:
    from smallwar.smallworld.boards.board import Board
    from smallwar.smallworld.shown import Ground, Island, Layout, Point, RaceFacts

SHAPE: Final = 1.25
"""How much wider than high the chart should be: about what a wide screen leaves beside the panels."""

SEA: Final = 26.0
"""The sea around an island that no other one enters. Its outer water lines, which are faint, may run into others."""

RIM: Final = 12.0
"""More sea at the edge of the chart, for its frame."""

TITLE_WIDTH: Final = 150.0
TITLE_HEIGHT: Final = 30.0
"""The sea that the name of an island takes."""

TITLE_ROOM: Final = 14.0
"""What is added to the sea below an island, so that its name has a place there."""

TITLE_STEP: Final = 8.0
ROOMY: Final = 10.0
"""A name farther than this from the coast has room enough and may rather stand close to its island."""

COAST_STEP: Final = 3
"""Every third point of a coast is enough to keep names off it."""

MOST_ISLANDS: Final = 6
"""As many as the game has; arranging more would take long."""


def layout_of(boards: list[Board]) -> Layout:
    """Lay out the chart of these boards; `ValueError` for one that has no picture."""
    if len(boards) > MOST_ISLANDS:
        raise ValueError(f"expected at most {MOST_ISLANDS} boards for one chart, found {len(boards)}")
    for board in boards:
        if not board.is_drawn():
            raise ValueError(f"board {board.name}: expected a shape for every region to show it, found none")
    charted = [Charted(to_scale(board)) for board in boards]
    chart = arrange([(island.width, island.height) for island in charted])
    for island, (left, top) in zip(charted, chart.places, strict=True):
        island.move(RIM + left, RIM + top)
    return {
        "width": tenth(chart.width + 2 * RIM),
        "height": tenth(chart.height + 2 * RIM),
        "islands": [island.shown() for island in charted],
        "regions": {name: ground for island in charted for name, ground in island.regions()},
        "races": {race.id: _race_facts(race.side, banner, tokens) for race, banner, tokens in BANNERS},
        "powers": {power.id: badge for power, badge in BADGES},
        "die": list(DIE),
    }


def _race_facts(side: int, banner: int, tokens: int) -> RaceFacts:
    return {"side": SIDES[side], "banner": banner, "tokens": tokens}


def tenth(number: float) -> float:
    """Round as the files of boards do."""
    return round(number, 1)


class Charted:
    """An island on the chart: its board, and how far it is moved there."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.border = Border(board.shapes)
        self.coasts = self.border.coasts()
        left, top, right, bottom = bounds([point for shape in board.shapes for point in shape])
        self.left, self.top = left - SEA, top - SEA
        self.width, self.height = right - left + 2 * SEA, bottom - top + 2 * SEA + TITLE_ROOM
        self.across = 0.0
        self.down = 0.0

    def move(self, left: float, top: float) -> None:
        """Put the upper left corner of the island and its sea there."""
        self.across = left - self.left
        self.down = top - self.top

    def moved(self, point: Point) -> Point:
        """Give a point of the board in units of the chart."""
        return tenth(point[0] + self.across), tenth(point[1] + self.down)

    def shown(self) -> Island:
        """Give what the page is told of the island as a whole."""
        left, top, width, height = ground_box(self.board)
        left, top = self.moved((left, top))
        return {
            "board": self.board.name,
            "size": self.board.size,
            "left": left,
            "top": top,
            "width": tenth(width),
            "height": tenth(height),
            "coast": [[self.moved(point) for point in coast] for coast in self.coasts],
            "title": self.moved(self.title_place()),
        }

    def regions(self) -> list[tuple[str, Ground]]:
        """Give what the page is told of each region, under its name in the game."""
        return [(f"{self.board.name}.{name}", self._ground(region)) for region, name in enumerate(self.board.ids)]

    def _ground(self, region: int) -> Ground:
        board = self.board
        return {
            "island": board.name,
            "title": board.titles[region],
            "terrain": board.terrain[region],
            "marks": board.marks[region],
            "next": [f"{board.name}.{board.ids[other]}" for other in board.next[region]],
            "shape": [self.moved(point) for point in board.shapes[region]],
            "slots": {name: self.moved(point) for name, point in self._slots(region).items()},
        }

    def _slots(self, region: int) -> dict[str, Point]:
        """Give a place to everything that the region may hold; a board drawn by hand need not name them all."""
        board = self.board
        named = board.slots[region]
        needed = slot_names(board.terrain[region], board.marks[region])
        if all(name in named for name in needed):
            return named
        coast = [point for other, line in self.border.runs(region) if other is None for point in line]
        return {**find_slots(board.shapes[region], coast, board.terrain[region], board.marks[region]), **named}

    def title_place(self) -> Point:
        """Find the middle of the island's name: in the sea about its lower half, clear of the coast, then close to it."""
        right, bottom = self.left + self.width, self.top + self.height
        across = steps_between(self.left + TITLE_WIDTH / 2, right - TITLE_WIDTH / 2)
        down = steps_between(self.top + self.height / 2, bottom - TITLE_HEIGHT / 2)
        places = [(self._clearance(x, y), (x, y)) for y in reversed(down) for x in across]
        places.sort(key=lambda found: (-min(found[0], ROOMY), found[0]))
        for _, place in places:
            if not any(contains(coast, place) for coast in self.coasts):
                return place
        return (self.left + right) / 2, bottom - TITLE_HEIGHT / 2

    def _clearance(self, x: float, y: float) -> float:
        """Measure how far a name in this place would stay from the points of the coast; below 0 it covers one."""
        return min(
            max(abs(x - u) - TITLE_WIDTH / 2, abs(y - v) - TITLE_HEIGHT / 2)
            for coast in self.coasts
            for u, v in coast[::COAST_STEP]
        )


def steps_between(first: float, last: float) -> list[float]:
    """Give even steps between two places; their middle when there is no way between them."""
    count = int((last - first) / TITLE_STEP)
    if count < 1:
        return [(first + last) / 2]
    return [first + (last - first) * number / count for number in range(count + 1)]


class Block:
    """Rectangles side by side or one above another: how much they cover, and the corner of each that is in it."""

    def __init__(self, width: float, height: float, corners: dict[int, Point]) -> None:
        self.width = width
        self.height = height
        self.corners = corners

    @property
    def places(self) -> list[Point]:
        """Give the corners in the order of the rectangles."""
        return [self.corners[number] for number in sorted(self.corners)]

    def moved(self, across: float, down: float) -> dict[int, Point]:
        """Give the corners farther right and down."""
        return {number: (x + across, y + down) for number, (x, y) in self.corners.items()}

    def reach(self) -> float:
        """Give the width of the smallest chart of the wanted shape that holds the block."""
        return max(self.width, self.height * SHAPE)


def beside(one: Block, other: Block) -> Block:
    """Put a block to the right of another, their middles at the same height."""
    height = max(one.height, other.height)
    corners = one.moved(0.0, (height - one.height) / 2)
    corners.update(other.moved(one.width, (height - other.height) / 2))
    return Block(one.width + other.width, height, corners)


def below(one: Block, other: Block) -> Block:
    """Put a block under another, their middles in one line."""
    width = max(one.width, other.width)
    corners = one.moved((width - one.width) / 2, 0.0)
    corners.update(other.moved((width - other.width) / 2, one.height))
    return Block(width, one.height + other.height, corners)


def arrange(sizes: list[tuple[float, float]]) -> Block:
    """Put rectangles together so that they are shown as large as possible on a chart of the wanted shape.

    Every way is tried to divide them again and again into two parts that lie side by side or one above the other.
    """
    blocks: dict[int, list[Block]] = {}
    for part in range(1, 1 << len(sizes)):
        found: list[Block] = []
        lowest = part & -part
        if part == lowest:
            number = part.bit_length() - 1
            found.append(Block(*sizes[number], {number: (0.0, 0.0)}))
        some = (part - 1) & part
        while some:
            if some & lowest:
                for one in blocks[some]:
                    for other in blocks[part & ~some]:
                        found += [beside(one, other), below(one, other)]
            some = (some - 1) & part
        blocks[part] = not_larger(found)
    return min(blocks[(1 << len(sizes)) - 1], key=lambda block: (block.reach(), block.width * block.height))


def not_larger(blocks: list[Block]) -> list[Block]:
    """Leave out every block that another one beats in width and height."""
    kept: list[Block] = []
    for block in sorted(blocks, key=lambda block: (block.width, block.height)):
        if not kept or block.height < kept[-1].height:
            kept.append(block)
    return kept
