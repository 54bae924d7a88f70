"""The value of a position: a guess at the points that a player will have at the end, for computer players without time.

Everything is counted in points. What a side has now is certain: cards, levels, the fields that it holds. What its pieces
will still bring is guessed: units are worth something for their strength and for how near they are to a field worth having,
workers for how near they are to work, buildings for what they let a player train. Where enemies stand on one field, both
hold it with the chance that their strength on it and next to it gives, and lose part of their units.
"""

from __future__ import annotations

from typing import Final

from smallwar.table.sets import members
from smallwar.warcraft.figures import (
    FLYING,
    RENOWN_POINTS,
    TOP_LEVEL_POINTS,
    TRAINED_KINDS,
    UNIT_KINDS,
    WORKER,
)
from smallwar.warcraft.roster import SCENARIOS, STRENGTH
from smallwar.warcraft.rules.victory import ranking, top_levels
from smallwar.warcraft.state import (
    ENDED,
    NONE,
    STACK_BITS,
    STACK_MASK,
    WORK_OUTPOST,
    Position,
    cards_in,
    owner_of_work,
    what_of_work,
    workers_in,
)

VICTORY: Final = 60.0
"""What the first place is worth, and the last costs."""
RIVAL: Final = 0.6
"""How much of what the best enemy has counts against a player."""

UNIT: Final = 0.30
STRENGTH_OF_UNIT: Final = 0.12
"""What a unit is worth, and each point of its strength."""
FLIGHT: Final = 0.12
AT_WORK: Final = 0.55
ON_THE_WAY: Final = 0.35
IDLE: Final = 0.12
"""What workers are worth: where they bring something in, on their way there, and elsewhere."""
LONGEST_WAY: Final = 6
"""From so many fields on, work is equally far away."""
USEFUL_WORKERS: Final = 6
EXPOSED: Final = 0.3
"""What a worker costs whom an enemy can reach."""
SAVED: Final = 0.11
HOARDED: Final = 0.02
"""What gold and wood are worth, the first few and the others."""
ENOUGH: Final = 9
TRAINED: Final = 0.9
"""How much of a piece counts while it is trained."""
BUILDING: Final[list[float]] = [0.0, 1.5, 2.6, 3.3]
"""What so many buildings of a kind are worth."""
BEGUN: Final = 0.9
"""How much of a building counts before it is finished."""
OUTPOST_WORTH: Final = 0.25
LEVEL: Final = 0.35
CARD: Final = 0.2

PULL: Final = 0.5
"""How much of the value of a field draws units that are not there."""
GUARD: Final = 0.15
"""How much every point of strength there takes from that."""
SIEGE: Final = 2.0
"""What standing in an enemy's town is worth besides its value; much more where it is marked already."""
FALL: Final = 6.0
MARK: Final = 1.5
"""What marks at the beacon are worth, multiplied by themselves: the third wins."""
THREAT: Final = 0.5
"""What every point of strength near the own town costs that nobody there meets."""
NEAR_HOME: Final = 0.5
"""How much of the strength next to the own town meets it."""
LAST_WARNING: Final = 2.0
"""How much worse a threat is to a town that is marked already."""

FALLEN_IN_VICTORY: Final = 0.3
FALLEN_IN_DEFEAT: Final = 0.9
"""Which part of its units a side loses in a fight."""


def estimate(s: Position, player: int) -> float:
    """Guess the points of a player at the end, and what speaks for enemies against them."""
    if s.phase == ENDED:
        return _final(s, s.side[player])
    appraisal = Appraisal(s)
    own = 0.0
    rivals = 0.0
    for side in set(s.side):
        worth = appraisal.worth_of_side(side)
        if side == s.side[player]:
            own = worth
        elif worth > rivals:
            rivals = worth
    return own - RIVAL * rivals


def _final(s: Position, side: int) -> float:
    places = ranking(s)
    for place, sides in enumerate(places):
        if side in sides:
            return VICTORY * (1.0 - 2.0 * place / max(1, len(places) - 1)) if len(places) > 1 else 0.0
    raise AssertionError("every side has a place")


class Appraisal:
    """How strong each side is on each field, and what everything is worth that it has."""

    def __init__(self, s: Position) -> None:
        self.s = s
        sides = len(s.players)
        self.power = [[0.0] * s.map.count for _ in range(sides)]
        """The strength of a side on each field."""
        self.units = [0] * sides
        """The fields where a side has units."""
        for player in range(sides):
            side = s.side[player]
            self.units[side] |= s.standing[player]
            self.muster(player, self.power[side])
        self.goals: list[int] = []
        """The fields that draw units of the side that is looked at."""
        self.attractions: list[float] = []
        """How much each of them does."""
        self.contested = 0
        """The fields where units of enemies stand together."""
        for side in range(sides):
            for other in range(side):
                self.contested |= self.units[side] & self.units[other]

    # Strength

    def muster(self, player: int, power: list[float]) -> None:
        """Add the strength of a player's units on each field."""
        s = self.s
        base = player * s.map.count
        strength = STRENGTH[s.people[player]]
        for field in members(s.standing[player]):
            stack = s.stacks[base + field]
            for kind in range(UNIT_KINDS):
                count = stack >> STACK_BITS * kind & STACK_MASK
                if count:
                    power[field] += float(count * strength[kind][s.level(player, kind)])

    def around(self, side: int, field: int) -> float:
        """Give the strength of a side on a field and next to it."""
        power = self.power[side]
        total = power[field]
        for flank in members(self.s.map.next[field] & self.units[side]):
            total += power[flank]
        return total

    def chance(self, side: int, field: int) -> float:
        """Guess how likely a side is to keep a field on which it stands: by the squares of the strengths that meet there."""
        if not self.contested >> field & 1:
            return 1.0
        own = self.around(side, field)
        enemy = 0.0
        for other in range(len(self.units)):
            if other != side and self.units[other] >> field & 1:
                enemy += self.around(other, field)
        return own * own / (own * own + enemy * enemy)

    # Sides, fields and players

    def worth_of_side(self, side: int) -> float:
        """Add up what a side has, and what it is about to have."""
        s = self.s
        self.choose_goals(side)
        total = 0.0
        for player, own in enumerate(s.side):
            if own == side and not s.out[player]:
                total += self.worth_of_player(player)
        for field in members(self.units[side]):
            total += self.worth_of_field(side, field)
        return total

    def worth_of_field(self, side: int, field: int) -> float:
        """Say what it is worth to stand on a field: its points, an enemy's town."""
        s = self.s
        chance = self.chance(side, field)
        worth = float(s.map.values[field]) if SCENARIOS[s.scenario].has_points else 0.0
        if field == s.beacon:
            worth += SIEGE
        for player, town in enumerate(s.town):
            if town == field and s.side[player] != side and not s.out[player]:
                worth += FALL if (s.partly | s.fully) >> field & 1 else SIEGE
        return chance * worth

    def worth_of_player(self, player: int) -> float:
        """Add up everything a player has that is not a field."""
        s = self.s
        total = CARD * cards_in(s.hand[player])
        total += RENOWN_POINTS * s.laid[player] + TOP_LEVEL_POINTS * top_levels(s, player)
        total += _saved(s.gold[player]) + _saved(s.wood[player])
        total += self.worth_of_units(player) + self.worth_of_workers(player)
        total += self.worth_of_buildings(player) - self.threat_to_town(player)
        return total + MARK * s.marks[player] * s.marks[player]

    # Units

    def unit_worth(self, player: int, kind: int) -> float:
        """Say what one unit of a kind is worth."""
        s = self.s
        worth = UNIT + STRENGTH_OF_UNIT * STRENGTH[s.people[player]][kind][s.level(player, kind)]
        return worth + FLIGHT if kind == FLYING else worth

    def worth_of_units(self, player: int) -> float:
        """Add up units on the map, those in training, and what draws those that hold nothing."""
        s = self.s
        side = s.side[player]
        base = player * s.map.count
        worths = [self.unit_worth(player, kind) for kind in range(UNIT_KINDS)]
        total = 0.0
        for kind in range(UNIT_KINDS):
            total += TRAINED * worths[kind] * s.training[player * TRAINED_KINDS + kind]
        for field in members(s.standing[player]):
            stack = s.stacks[base + field]
            here = 0.0
            number = 0
            for kind in range(UNIT_KINDS):
                count = stack >> STACK_BITS * kind & STACK_MASK
                here += worths[kind] * count
                number += count
            if self.contested >> field & 1:
                chance = self.chance(side, field)
                here *= 1.0 - chance * FALLEN_IN_VICTORY - (1.0 - chance) * FALLEN_IN_DEFEAT
            free = number if not s.map.values[field] else number - 1
            total += here + free * self.pull(field)
        return total

    def pull(self, field: int) -> float:
        """Say how near a field is to something worth having."""
        best = 0.0
        distance = self.s.map.distance[field]
        for place, goal in enumerate(self.goals):
            worth = self.attractions[place] / (1.0 + distance[goal])
            if worth > best:
                best = worth
        return PULL * best

    def choose_goals(self, side: int) -> None:
        """Note what draws the units of a side that hold nothing: valued fields that it does not hold, less if enemies do."""
        s = self.s
        self.goals = members((s.map.valued | s.map.town_fields) & ~self.units[side])
        self.attractions = []
        for goal in self.goals:
            power = 1.0
            for other in range(len(self.units)):
                if other != side:
                    power += GUARD * self.power[other][goal]
            self.attractions.append(float(s.map.values[goal]) / power)
        if s.beacon != NONE:
            self.goals.append(s.beacon)
            self.attractions.append(SIEGE)

    # Workers

    def worth_of_workers(self, player: int) -> float:
        """Add up workers: those who bring something in, those who may, and fewer and fewer of the others."""
        s = self.s
        base = player * s.map.count
        sources = (s.map.goldmines | s.map.forests) & ~s.fully
        danger = self.danger(s.side[player])
        total = 0.0
        number = 0
        for field in members(s.working[player]):
            count = workers_in(s.stacks[base + field])
            number += count
            worth = AT_WORK if sources >> field & 1 else self.way_to_work(field, sources)
            if danger >> field & 1:
                worth -= EXPOSED
            total += worth * count
        waiting = s.training[player * TRAINED_KINDS + WORKER]
        for entry in s.works:
            if owner_of_work(entry) == player:
                waiting += 1
        for place in range(number, number + waiting):
            total += (ON_THE_WAY if place < USEFUL_WORKERS else IDLE) * TRAINED
        return total - max(0, number - USEFUL_WORKERS) * (AT_WORK - IDLE)

    def way_to_work(self, field: int, sources: int) -> float:
        """Say what a worker is worth who stands beside the work."""
        nearest = LONGEST_WAY
        distance = self.s.map.distance[field]
        for source in members(sources):
            nearest = min(nearest, distance[source])
        return IDLE + (ON_THE_WAY - IDLE) / nearest

    def danger(self, side: int) -> int:
        """Give the fields next to enemy units where the side has none."""
        s = self.s
        found = 0
        for other in range(len(self.units)):
            if other != side:
                for field in members(self.units[other]):
                    found |= s.map.next[field] | 1 << field
        return found & ~self.units[side]

    # Buildings and the town

    def worth_of_buildings(self, player: int) -> float:
        """Add up buildings, finished and begun, outposts, and levels."""
        s = self.s
        total = 0.0
        for kind in range(UNIT_KINDS):
            total += LEVEL * s.level(player, kind) + BUILDING[s.built[player * UNIT_KINDS + kind]]
        for entry in s.works:
            if owner_of_work(entry) == player:
                total += self.worth_of_work(player, what_of_work(entry))
        return total + OUTPOST_WORTH * len(members(s.outposts[player]))

    def worth_of_work(self, player: int, what: int) -> float:
        """Say what something is worth that is being built."""
        if what == WORK_OUTPOST:
            return OUTPOST_WORTH
        built = self.s.built[player * UNIT_KINDS + what]
        return BEGUN * (BUILDING[built + 1] - BUILDING[built])

    def threat_to_town(self, player: int) -> float:
        """Say what enemies near the own town cost, as far as nobody there meets them."""
        s = self.s
        town = s.town[player]
        if town == NONE:
            return 0.0
        side = s.side[player]
        near = s.map.next[town]
        for field in members(s.map.next[town]):
            near |= s.map.next[field]
        enemies = 0.0
        for other in range(len(self.units)):
            if other != side:
                for field in members(near & self.units[other]):
                    enemies += self.power[other][field] / (1.0 + s.map.distance[field][town])
        defence = self.power[side][town] + NEAR_HOME * (self.around(side, town) - self.power[side][town])
        cost = THREAT * max(0.0, enemies - defence)
        return LAST_WARNING * cost if (s.partly | s.fully) >> town & 1 else cost


def _saved(amount: int) -> float:
    return SAVED * min(amount, ENOUGH) + HOARDED * max(0, amount - ENOUGH)
