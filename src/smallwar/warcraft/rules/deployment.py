"""Phase 3: what was begun is finished, and what was trained comes onto the map (WB-R22 to R30, WB-D28)."""

from __future__ import annotations

from smallwar.table.sets import members
from smallwar.warcraft import steps
from smallwar.warcraft.figures import TRAINED_KINDS, UNIT_KINDS, WORKER
from smallwar.warcraft.state import (
    NONE,
    WORK_OUTPOST,
    Position,
    field_of_work,
    is_alone,
    owner_of_work,
    what_of_work,
)
from smallwar.warcraft.steps import make, part


def finish_works(s: Position, who: int) -> None:
    """Finish outposts, then buildings in the order in which they were begun, as far as their workers find room."""
    for entry in s.works[:]:
        if owner_of_work(entry) == who and what_of_work(entry) == WORK_OUTPOST:
            s.works.remove(entry)
            field = field_of_work(entry)
            s.founded[who] &= ~(1 << field)
            s.outposts[who] |= 1 << field
            s.put(who, WORKER, field, 1)
    for entry in s.works[:]:
        if owner_of_work(entry) == who and what_of_work(entry) != WORK_OUTPOST:
            _finish_building(s, who, entry)


def _finish_building(s: Position, who: int, entry: int) -> None:
    if not is_alone(entry):
        town = s.town[who]
        if town == NONE or s.room_for(who, WORKER, town) < 1:
            return
        s.put(who, WORKER, town, 1)
    s.works.remove(entry)
    s.built[who * UNIT_KINDS + what_of_work(entry)] += 1


def has_trained(s: Position, who: int) -> bool:
    """Tell whether a player has pieces to deploy."""
    for kind in range(TRAINED_KINDS):
        if s.training[who * TRAINED_KINDS + kind]:
            return True
    return False


def legal(s: Position, found: list[int]) -> None:
    """List where trained pieces may be put: the own town and own outposts (WB-R23)."""
    who = s.turn
    places = members(s.outposts[who])
    if s.town[who] != NONE:
        places.append(s.town[who])
    for kind in range(TRAINED_KINDS):
        trained = s.training[who * TRAINED_KINDS + kind]
        if trained:
            for place in places:
                for number in range(1, min(trained, s.room_for(who, kind, place)) + 1):
                    found.append(make(steps.DEPLOY, kind, number, place))
    found.append(make(steps.DONE))


def deploy(s: Position, step: int) -> None:
    """Put trained pieces onto the map; who comes into a besieged town locks it (WB-R24, WB-D8)."""
    who = s.turn
    kind = part(step, 0)
    count = part(step, 1)
    field = part(step, 2)
    s.training[who * TRAINED_KINDS + kind] -= count
    s.put(who, kind, field, count)
    if field == s.town[who] and s.enemy_units(who) >> field & 1:
        s.locked |= 1 << field
