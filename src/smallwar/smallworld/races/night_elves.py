"""Night Elves: walls of wisps in every forest."""

from __future__ import annotations

from smallwar.smallworld.ability import ALLIANCE, Race
from smallwar.smallworld.map import FOREST
from smallwar.smallworld.state import Position
from smallwar.smallworld.tokens import SUPPLY, WISP_WALL
from smallwar.table.sets import size


class NightElves(Race):
    id = "night-elves"
    name = "Night Elves"
    text = "Forests cost 1 token less. Each forest you conquer gets a wisp wall, which stays in decline."
    side = ALLIANCE

    def price_change(self, s: Position, who: int, region: int) -> int:
        return -1 if s.map.terrain[region] == FOREST else 0

    def on_conquest(self, s: Position, who: int, region: int) -> None:
        if s.map.terrain[region] == FOREST and size(s.lying[WISP_WALL]) < SUPPLY[WISP_WALL]:
            s.lay(WISP_WALL, region)
