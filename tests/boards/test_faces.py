"""The twelve faces keep what SW-1.5 and SW-1.6 ask, and are drawn as people expect."""

from __future__ import annotations

from itertools import pairwise, product
from math import dist
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from positions import positions
from smallwar.smallworld.boards.board import LAND, SIZES, WATER, Board, load_shipped, shipped, write_board
from smallwar.smallworld.boards.dealing import AMOUNTS
from smallwar.smallworld.boards.faces import SEEDS, make_face
from smallwar.smallworld.boards.geometry import Border, area, border_distance, contains
from smallwar.smallworld.boards.names import FIRST_WORDS, LAST_WORDS
from smallwar.smallworld.boards.slots import RADII
from smallwar.smallworld.state import MURLOCS
from smallwar.smallworld.tokens import FACE_DOWN, KINDS, MOUNTAIN, WORDS

if TYPE_CHECKING:
    from smallwar.smallworld.game import SmallWorldState

NAMES = [f"{letter}{number}{side}" for letter, number, side in product("LMS", "12", "ab")]
ISLANDS_BY_PLAYERS = {2: "LS", 3: "LMS", 4: "LMMS", 5: "LLMSS"}
MURLOC_SUPPLY, MOUNTAIN_SUPPLY = 15, 10
LEAST_BORDER = 15.0
EVENNESS = 0.15
GREATEST_OVERLAP = 10.0
FIRST_PIECES = ("stack", "seal", "entry", "cave", "magic", "relic-1", "fort")
GREATEST_FIRST_OVERLAP = 6.0
MORE_RELICS = ("relic-4", "relic-5", "relic-6")
GREATEST_LATE_OVERLAP = 13.0
GREATEST_RELIC_OVERLAP = 17.0

EVERYWHERE = {"stack", "seal", "fort", "champion", "beasts", "bomb", "label"}
ARTIFACTS = {"relic-1", "relic-2", "relic-3", "relic-4", "relic-5"}
WITH_MARK = {
    "entry": {"entry"},
    "cave": {"cave"},
    "magic": {"magic", "murloc", "wall", "tower", "target"},
    "murloc": {"murloc"},
    "relic": {"relic-6"},
}
WITH_TERRAIN = {
    "fields": {"target", "tower"},
    "forest": {"target", "wall"},
    "hills": {"target"},
    "swamp": {"target"},
    "mountain": {"target"},
    "lake": {"relic-6"},
    "sea": {"relic-6"},
}
SLOT_OF_PIECE = {"wisp-wall": "wall", "watchtower": "tower"}
"""How the formats name pieces, and how the slots are named where the names differ."""
POSITIONS = 60

BOARDS = {name: load_shipped(name) for name in shipped()}


@pytest.fixture(params=NAMES)
def board(request: pytest.FixtureRequest) -> Board:
    """Give one face after another."""
    found: Board = BOARDS[request.param]
    return found


def test_there_are_twelve() -> None:
    assert list(shipped()) == NAMES


def test_a_face_is_named_after_its_file_and_numbered_in_map_order(board: Board) -> None:
    assert BOARDS[board.name] is board
    assert board.size == {"L": "large", "M": "medium", "S": "small"}[board.name[0]]
    assert board.ids == [str(number) for number in range(1, len(board.ids) + 1)]


def test_a_face_holds_what_its_size_asks(board: Board) -> None:
    land = [terrain for terrain in board.terrain if terrain in LAND]
    assert len(land) == {"small": 7, "medium": 9, "large": 11}[board.size]
    assert len(board.ids) - len(land) <= 1
    assert land.count("mountain") == {"small": 1, "medium": 2, "large": 3}[board.size]
    assert len(board.with_mark("murloc")) == {"small": 2, "medium": 3, "large": 4}[board.size]
    assert len(board.with_mark("entry")) in {"small": (3,), "medium": (3, 4), "large": (4, 5)}[board.size]
    secrets = {"small": 1, "medium": 2, "large": 2}[board.size]
    assert len(board.with_mark("cave")) == len(board.with_mark("magic")) == secrets
    assert len(board.with_mark("relic")) == 1
    assert {"fields", "forest", "hills", "swamp"} <= set(land)


def test_marks_lie_sensibly(board: Board) -> None:
    border = Border(board.shapes)
    coastal = {region for region in range(len(board.ids)) if any(other is None for other, _ in border.runs(region))}
    assert set(board.with_mark("entry")) <= coastal
    assert not set(board.with_mark("relic")) & set(board.with_mark("entry"))
    for water in (region for terrain in WATER for region in board.with_terrain(terrain)):
        assert board.marks[water] == []
        assert (water in coastal) == (board.terrain[water] == "sea")


def legal_sets() -> list[list[str]]:
    """Give every set of faces that SW-2.1 can draw: each island on one of its two sides."""
    sets = []
    for letters in ISLANDS_BY_PLAYERS.values():
        choices = [[f"{letter}{number}{side}" for number, side in product("12", "ab")] for letter in letters]
        sets += [list(faces) for faces in product(*choices) if len({face[:2] for face in faces}) == len(faces)]
    return sets


def test_the_material_suffices_for_every_legal_set() -> None:
    assert len(legal_sets()) == 16 + 64 + 128 + 256
    for faces in legal_sets():
        assert sum(len(BOARDS[face].with_mark("murloc")) for face in faces) <= MURLOC_SUPPLY
        assert sum(len(BOARDS[face].with_terrain("mountain")) for face in faces) <= MOUNTAIN_SUPPLY
        assert sum(len(BOARDS[face].ids) for face in faces) <= 62


def test_borders_are_shared_point_by_point(board: Board) -> None:
    border = Border(board.shapes)
    for region in range(len(board.ids)):
        met = {other for other, _ in border.runs(region) if other is not None}
        assert met == set(board.next[region])
        for other, line in border.runs(region):
            if other is not None:
                assert sum(dist(start, end) for start, end in pairwise(line)) >= LEAST_BORDER


def test_an_edge_belongs_to_one_region_or_two(board: Board) -> None:
    edges = [edge for shape in board.shapes for edge in pairwise([*shape, shape[0]])]
    assert len(edges) == len(set(edges))


def test_the_coast_is_one_line(board: Board) -> None:
    assert len(Border(board.shapes).coasts()) == 1


def test_land_regions_are_about_equally_large(board: Board) -> None:
    areas = [area(shape) for shape, terrain in zip(board.shapes, board.terrain, strict=True) if terrain in LAND]
    mean = sum(areas) / len(areas)
    assert all(abs(found / mean - 1) <= EVENNESS for found in areas)


def expected_slots(terrain: str, marks: list[str]) -> set[str]:
    """Name what may ever be in a region: five artifacts anywhere, and a legendary place where relics or water are."""
    return EVERYWHERE.union(ARTIFACTS, WITH_TERRAIN[terrain], *(WITH_MARK[mark] for mark in marks))


def test_every_piece_has_its_place(board: Board) -> None:
    for region, slots in enumerate(board.slots):
        assert set(slots) == expected_slots(board.terrain[region], board.marks[region])
        for name, place in slots.items():
            assert contains(board.shapes[region], place), (board.ids[region], name)
            assert border_distance(board.shapes[region], place) >= RADII[name] - 5.0, (board.ids[region], name)


def slots_needed(state: SmallWorldState, region: int) -> list[str]:
    """Name a slot for everything that stands or lies in a region now; relics take theirs in order."""
    needed = [name for name, counts in (("stack", state.tokens), ("beasts", state.beasts)) if counts[region]]
    if state.tribe_at(region) == MURLOCS:
        needed[0] = "murloc"
    kinds = [kind for kind in range(KINDS) if kind != MOUNTAIN and state.lying[kind] >> region & 1]
    needed += [SLOT_OF_PIECE.get(WORDS[kind], WORDS[kind]) for kind in kinds if kind < FACE_DOWN]
    relics = sum(kind >= FACE_DOWN for kind in kinds)
    return needed + [f"relic-{number}" for number in range(1, relics + 1)]


@settings(max_examples=POSITIONS, derandomize=True, database=None, deadline=None)
@given(state=positions())
def test_pieces_never_outnumber_the_slots(state: SmallWorldState) -> None:
    for region, name in enumerate(state.map.names):
        face, number = name.split(".")
        board = BOARDS[face]
        slots = board.slots[board.ids.index(number)]
        assert set(slots_needed(state, region)) <= set(slots), name


def greatest_overlap(one: str, other: str) -> float:
    """Say how far two pieces of a region may cover each other."""
    if one in MORE_RELICS or other in MORE_RELICS:
        both_relics = one.startswith("relic") and other.startswith("relic")
        return GREATEST_RELIC_OVERLAP if both_relics else GREATEST_LATE_OVERLAP
    both_first = one in FIRST_PIECES and other in FIRST_PIECES
    return GREATEST_FIRST_OVERLAP if both_first else GREATEST_OVERLAP


def test_pieces_hardly_overlap(board: Board) -> None:
    for region, slots in enumerate(board.slots):
        names = [name for name in slots if name != "murloc"]
        for one, other in ((one, other) for one in names for other in names if one < other):
            overlap = RADII[one] + RADII[other] - dist(slots[one], slots[other])
            assert overlap <= greatest_overlap(one, other), (board.ids[region], one, other)


def test_regions_have_names_of_their_own() -> None:
    titles = [title for board in BOARDS.values() for title in board.titles]
    assert all(titles)
    assert len(titles) == len(set(titles))
    words = {word for title in titles for word in title.split()}
    assert words <= {*FIRST_WORDS, *(word for words in LAST_WORDS.values() for word in words)}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(SEEDS))
def test_a_kept_face_is_the_one_its_seed_makes(name: str) -> None:
    assert write_board(make_face(name)) == write_board(BOARDS[name])


def test_seeds_and_amounts_name_what_there_is() -> None:
    assert set(SEEDS) <= set(NAMES)
    assert set(AMOUNTS) == set(SIZES)
