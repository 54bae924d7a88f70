"""Terrains and marks of a new island: many random deals, of which the most even one is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.smallworld.boards.noise import shuffle

if TYPE_CHECKING:
    from smallwar.smallworld.boards.geometry import Point
    from smallwar.table.chance import Chance

TERRAIN_DEALS: Final = 400
MARK_DEALS: Final = 1500
GENTLE: Final = ("fields", "forest", "hills", "swamp")
CAVE_GROUND: Final = ("mountain", "hills", "forest")


class Amounts:
    """How much of everything an island of a size holds (SW-1.6)."""

    def __init__(self, land: int, mountains: int, murlocs: int, entries: tuple[int, int], secrets: int) -> None:
        self.land = land
        self.mountains = mountains
        self.murlocs = murlocs
        self.entries = entries
        self.secrets = secrets
        """Caves, and as many magic regions."""


AMOUNTS: Final = {
    "small": Amounts(7, 1, 2, (3, 3), 1),
    "medium": Amounts(9, 2, 3, (3, 4), 2),
    "large": Amounts(11, 3, 4, (4, 5), 2),
}


class Ground:
    """What dealing needs to know of an island: neighbours, middles, coasts and depths of its land regions."""

    def __init__(
        self, neighbours: list[list[int]], middles: list[Point], coastal: list[bool], depths: list[float]
    ) -> None:
        self.neighbours = neighbours
        self.middles = middles
        self.coastal = coastal
        self.depths = depths

    def touching(self, regions: list[int]) -> int:
        """Count the pairs of neighbours among some regions."""
        return sum(other in self.neighbours[region] for region in regions for other in regions if other > region)


def deal_terrain(ground: Ground, amounts: Amounts, chance: Chance) -> list[str]:
    """Give each land region its terrain, all four gentle ones equally often, so that equal ones seldom touch."""
    best: list[str] = []
    least = float("inf")
    for _ in range(TERRAIN_DEALS):
        gentle = list(GENTLE)
        shuffle(chance, gentle)
        rest = amounts.land - amounts.mountains
        deal = ["mountain"] * amounts.mountains + [gentle[number % len(gentle)] for number in range(rest)]
        shuffle(chance, deal)
        penalty = 0.0
        for terrain in ("mountain", *GENTLE):
            same = [region for region, found in enumerate(deal) if found == terrain]
            penalty += ground.touching(same) * (3.0 if terrain == "mountain" else 1.0)
        if penalty < least:
            best, least = deal, penalty
    return best


def deal_marks(ground: Ground, terrain: list[str], amounts: Amounts, chance: Chance) -> list[list[str]]:
    """Give the land regions their marks."""
    relic = relic_region(ground)
    coast = [region for region in range(amounts.land) if ground.coastal[region] and region != relic]
    low, high = amounts.entries
    entry_count = low + chance.below(high - low + 1)
    best: list[list[str]] = []
    least = float("inf")
    for _ in range(MARK_DEALS):
        deal: list[list[str]] = [[] for _ in range(amounts.land)]
        draw(deal, "entry", coast, entry_count, chance)
        draw(deal, "cave", list(range(amounts.land)), amounts.secrets, chance)
        draw(deal, "magic", list(range(amounts.land)), amounts.secrets, chance)
        draw(deal, "murloc", list(range(amounts.land)), amounts.murlocs, chance)
        deal[relic].append("relic")
        penalty = unevenness(ground, terrain, deal)
        if penalty < least:
            best, least = deal, penalty
    return best


def relic_region(ground: Ground) -> int:
    """Choose where the relic lies: as far inland as the island allows."""
    regions = range(len(ground.depths))
    return max(regions, key=lambda region: (not ground.coastal[region], ground.depths[region]))


def draw(deal: list[list[str]], mark: str, regions: list[int], count: int, chance: Chance) -> None:
    """Put a mark into some of these regions at random."""
    left = list(regions)
    for _ in range(min(count, len(left))):
        deal[left.pop(chance.below(len(left)))].append(mark)


def unevenness(ground: Ground, terrain: list[str], deal: list[list[str]]) -> float:
    """Say how much a deal of marks offends: crowds, empty stretches, landings beside one another."""
    places = {
        mark: [region for region, marks in enumerate(deal) if mark in marks]
        for mark in ("entry", "cave", "magic", "murloc")
    }
    penalty = 0.0
    for marks in deal:
        penalty += (0.0, 0.0, 1.0, 8.0, 20.0, 40.0)[len(marks)]
        penalty += 2.0 * ("murloc" in marks and ("entry" in marks or "relic" in marks))
        penalty += 2.0 * ("cave" in marks and "magic" in marks)
    penalty += 3.0 * ground.touching(places["entry"]) + sum(
        ground.touching(places[mark]) for mark in ("cave", "magic", "murloc")
    )
    penalty += sum(2.0 for region in places["murloc"] if terrain[region] == "mountain")
    penalty += sum(1.0 for region in places["entry"] if terrain[region] == "mountain")
    penalty += sum(1.0 for region in places["cave"] if terrain[region] not in CAVE_GROUND)
    return penalty + crowding(ground, places["entry"])


def crowding(ground: Ground, regions: list[int]) -> float:
    """Say how near to one another these regions lie: the sum of the inverse squared distances, in hundreds of units."""
    total = 0.0
    for region in regions:
        for other in regions:
            if other > region:
                (x, y), (other_x, other_y) = ground.middles[region], ground.middles[other]
                total += 10_000.0 / ((x - other_x) * (x - other_x) + (y - other_y) * (y - other_y))
    return 2.0 * total
