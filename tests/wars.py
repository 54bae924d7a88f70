"""Positions of Warcraft: The Board Game for the tests: played at random from a seed, as deep as wished."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies

from smallwar.table.chance import Chance
from smallwar.warcraft.agreement import CHOICES
from smallwar.warcraft.boards.board import shipped
from smallwar.warcraft.game import Warcraft, WarcraftState
from smallwar.warcraft.map_making import shipped_map
from smallwar.warcraft.roster import SCENARIOS
from smallwar.warcraft.scenarios.border_war import BorderWar
from walking import RandomGame

PLAYERS: Final = (2, 3, 4)
DEEPEST: Final = 1_500
"""More steps than most random games have."""

Settings = dict[str, str]


def settings_for(players: int) -> list[Settings]:
    """Give every scenario on each of its maps with all teams that are possible there; Border War is played anywhere."""
    found: list[Settings] = []
    for scenario in SCENARIOS:
        maps = scenario.maps(players)
        if scenario.id == BorderWar.id:
            maps = tuple([map for map in shipped() if len(shipped_map(map).towns) >= players])
        for map in maps:
            for teams in scenario.teams(players, map):
                written = ",".join([str(team) for team in teams])
                found.append({"scenario": scenario.id, "map": map, "teams": written})
    return found


EVERY_TABLE: Final = [(players, chosen) for players in PLAYERS for chosen in settings_for(players)]
"""Every scenario, map and team, without the switches."""

TABLES: Final[list[tuple[int, Settings]]] = [
    (2, {"target": "long"}),
    (2, {"scenario": "old-beacon", "cards": "active-first"}),
    (3, {"scenario": "lean-years", "yield": "fixed"}),
    (3, {"scenario": "last-wall"}),
    (4, {"teams": "1,2,2,1", "partner": "stays", "cap": "8"}),
    (4, {"scenario": "old-beacon", "map": "A4", "cap": "12"}),
]
"""A few tables that together show every scenario and number of players, teams, and every switch."""


class War(RandomGame[WarcraftState]):
    """A random game of Warcraft: The Board Game."""

    def __init__(self, players: int, settings: Settings, seed: int) -> None:
        chance = Chance(seed)
        names = [f"player {seat + 1}" for seat in range(players)]
        options = Warcraft().draw_options(names, settings, chance)
        super().__init__(options, Warcraft().new(options), chance)


seeds: Final = strategies.integers(0, 2**32 - 1)


@strategies.composite
def wars(draw: strategies.DrawFn) -> War:
    """Draw a game that has not begun."""
    players, settings = draw(strategies.sampled_from(EVERY_TABLE))
    switches = {name: draw(strategies.sampled_from(values)) for name, values in CHOICES.items() if name != "scenario"}
    return War(players, {**settings, **switches}, draw(seeds))


@strategies.composite
def war_positions(draw: strategies.DrawFn) -> WarcraftState:
    """Draw a position from any part of any game."""
    war = draw(wars())
    return war.go(draw(strategies.integers(0, DEEPEST)))
