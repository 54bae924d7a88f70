"""New maps, fair by symmetry: the shape and amounts of a shipped map, dealt anew, of which the most even deal is kept."""

from __future__ import annotations

from math import atan2
from typing import TYPE_CHECKING, Final

from smallwar.table.chance import Chance, shuffled
from smallwar.table.source import IDENTIFIER, FormatError
from smallwar.warcraft.boards.board import TOWN, Board, fault, link_places, load_shipped

if TYPE_CHECKING:
    from collections.abc import Callable

    from smallwar.warcraft.boards.board import Place

    Turn = Callable[[Place], Place]

TRIES: Final = 20_000
"""Many times what any seed needs."""

DEALS: Final = 25
"""So many good deals are compared."""

ALIKE: Final = "g^w1"
"""What should not lie in heaps, in the order in which it is dealt."""

HOME: Final = "gw."
"""What must lie beside every town; neither a mountain nor a valued field does."""


def half_turn(place: Place) -> Place:
    """Turn a place around the centre by 180 degrees."""
    q, r = place
    return -q, -r


def third_turn(place: Place) -> Place:
    """Turn a place around the centre by 120 degrees."""
    q, r = place
    return r, -q - r


def left_to_right(place: Place) -> Place:
    """Mirror a place in the line from top to bottom."""
    q, r = place
    return -q - r, r


def top_to_bottom(place: Place) -> Place:
    """Mirror a place in the line from left to right."""
    q, r = place
    return q + r, -r


class Pattern:
    """What a new map takes over from a shipped one: its shape, its amounts, and which fields are alike by symmetry."""

    def __init__(self, model: str, turns: list[Turn], apart: int) -> None:
        self.model = model
        self.turns = turns
        self.apart = apart
        """The least distance between two towns."""

    def orbits(self, places: list[Place]) -> list[list[int]]:
        """Part the fields into those that the symmetry takes into one another."""
        found: list[list[int]] = []
        for field in range(len(places)):
            if not any(field in orbit for orbit in found):
                orbit = [field]
                for member in orbit:
                    others = [places.index(turn(places[member])) for turn in self.turns]
                    orbit += [other for other in dict.fromkeys(others) if other not in orbit]
                found.append(orbit)
        return found


PATTERNS: Final = {
    "2": Pattern("A2", [half_turn], 6),
    "3": Pattern("A3", [third_turn], 5),
    "4": Pattern("A4", [left_to_right, top_to_bottom], 5),
}
"""By the number of players."""


def distance(one: Place, other: Place) -> int:
    """Count the steps between two places."""
    across, down = other[0] - one[0], other[1] - one[1]
    return max(abs(across), abs(down), abs(across + down))


def clockwise(place: Place) -> float:
    """Give the angle at which a place lies around the centre."""
    q, r = place
    return atan2(r, q + r / 2)


def new_board(size: str, seed: int, name: str) -> Board:
    """Make a map; the same size and seed give the same map on every machine."""
    if size not in PATTERNS:
        raise FormatError(f"size: expected one of {', '.join(PATTERNS)}, found {size!r}")
    if IDENTIFIER.fullmatch(name) is None:
        raise FormatError(f"name: expected letters, digits and hyphens without a space, found {name!r}")
    dealer = Dealer(PATTERNS[size], Chance(seed))
    best: Board | None = None
    least = good = 0
    for _ in range(TRIES):
        letters = dealer.deal()
        if letters is None:
            continue
        good += 1
        crowded = dealer.crowding(letters)
        if best is None or crowded < least:
            board = dealer.board(name, letters)
            if not fault(board):
                best, least = board, crowded
        if best is not None and good >= DEALS:
            return best
    raise AssertionError(f"no map came of size {size} and seed {seed}")


class Dealer:
    """Gives every field of a shape its letter, fields that are alike the same one."""

    def __init__(self, pattern: Pattern, chance: Chance) -> None:
        self.pattern = pattern
        self.chance = chance
        self.model = load_shipped(pattern.model)
        self.letters = "".join(text for _, _, text in self.model.rows())
        self.orbits = pattern.orbits(self.model.places)
        self.towns = [orbit for orbit in self.orbits if self.could_be_towns(orbit)]

    def could_be_towns(self, orbit: list[int]) -> bool:
        """Tell whether these fields are as many as the towns, and far enough from one another."""
        places = [self.model.places[field] for field in orbit]
        gaps = [distance(one, other) for one in places for other in places if one != other]
        return len(orbit) == len(self.model.towns) and min(gaps) >= self.pattern.apart

    def deal(self) -> list[str] | None:
        """Deal the amounts of the model; nothing when they do not come out even, or a town does not get what it needs."""
        letters = ["."] * len(self.letters)
        towns = self.towns[self.chance.below(len(self.towns))]
        for town in towns:
            letters[town] = TOWN
        orbits = [self.orbits[number] for number in shuffled(self.chance, len(self.orbits))]
        for orbit in orbits:
            if len(orbit) == 1:
                letters[orbit[0]] = self.letters[orbit[0]]
        if not all(self.deal_one(letter, letters, orbits) for letter in ALIKE):
            return None
        around = {letters[field] for field in self.model.next[towns[0]]}
        return letters if around == set(HOME) else None

    def deal_one(self, letter: str, letters: list[str], orbits: list[list[int]]) -> bool:
        """Put a letter on the first empty fields that it suffices for, and tell whether it came out even."""
        left = self.letters.count(letter)
        for orbit in orbits:
            if letters[orbit[0]] == "." and len(orbit) <= left:
                left -= len(orbit)
                for field in orbit:
                    letters[field] = letter
        return left == 0

    def crowding(self, letters: list[str]) -> int:
        """Count the neighbours that hold the same: the fewer, the more even is the map."""
        return sum(
            letter in ALIKE and letters[other] == letter
            for field, letter in enumerate(letters)
            for other in self.model.next[field]
        )

    def board(self, name: str, letters: list[str]) -> Board:
        """Make a map of what was dealt, its towns clockwise as those of the model."""
        board = Board(name)
        start = 0
        for r, first, text in self.model.rows():
            board.add_row(r, first, "".join(letters[start : start + len(text)]))
            start += len(text)
        board.towns.sort(key=lambda town: clockwise(board.places[town]))
        link_places(board)
        return board
