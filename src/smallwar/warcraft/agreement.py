"""What is agreed before a game: peoples, scenario, map, teams, targets and switches, read from options and checked."""

from __future__ import annotations

from typing import Final

from smallwar.table.chance import Chance
from smallwar.table.contract import Options
from smallwar.table.names import check_players
from smallwar.warcraft.ability import Scenario
from smallwar.warcraft.boards.board import read_board, shipped
from smallwar.warcraft.figures import PEOPLES
from smallwar.warcraft.map import Map
from smallwar.warcraft.map_making import map_of_board, shipped_map
from smallwar.warcraft.roster import SCENARIO_IDS, SCENARIOS
from smallwar.warcraft.state import FEWEST_PLAYERS, MOST_PLAYERS, Position

SHORT: Final = "short"
LONG: Final = "long"
CHOICES: Final = {
    "scenario": tuple(SCENARIO_IDS),
    "target": (SHORT, LONG),
    "yield": ("die", "fixed"),
    "cards": ("defender-first", "active-first"),
    "partner": ("goes", "stays"),
}
"""What may be agreed before a game; the first of each is the default. A target may be a number too."""
SWITCHES: Final = {name: CHOICES[name] for name in ("yield", "cards", "partner")}
"""Those of them that bend the rules of every scenario alike."""

SETTINGS: Final = (*CHOICES, "peoples", "teams", "map", "cap")
MOST_POINTS: Final = 99
LATEST_ROUND: Final = 99


class Agreement:
    """What the players have agreed on."""

    def __init__(self, map: Map, scenario: int) -> None:
        self.map = map
        self.scenario = scenario
        self.peoples: list[int] = []
        self.teams: list[int] = []
        """The team of each seat, counted from 1; with a number for each seat, everybody plays alone."""
        self.target = 0
        self.cap = 0
        self.fixed_yield = 0
        self.active_first = 0
        self.partner_stays = 0

    def write_into(self, s: Position) -> None:
        """Let a position begin with it."""
        s.scenario = self.scenario
        s.people = self.peoples
        s.side = [team - 1 for team in self.teams]
        s.town = self.map.towns[: len(self.peoples)]
        s.target = self.target
        s.cap = self.cap
        s.fixed_yield = self.fixed_yield
        s.active_first = self.active_first
        s.partner_stays = self.partner_stays


def agree(options: Options) -> Agreement:
    """Read what was agreed; `ValueError` says what is wrong with it."""
    check_players(options.players, FEWEST_PLAYERS, MOST_PLAYERS)
    count = len(options.players)
    settings = options.settings
    _check_settings(settings)
    scenario = _choice("scenario", settings)
    name = _map_name(options)
    agreement = Agreement(_map_of(options, name), scenario)
    if len(agreement.map.towns) < count:
        raise ValueError(f"expected a map with {count} towns, found {len(agreement.map.towns)} on {name}")
    agreement.peoples = _peoples(settings.get("peoples", ""), count)
    agreement.teams = _teams(SCENARIOS[scenario], settings.get("teams", ""), count, name)
    in_teams = len(set(agreement.teams)) < count
    agreement.target = _target(SCENARIOS[scenario], _chosen("target", settings), count, in_teams)
    cap = settings.get("cap", "")
    agreement.cap = _number("cap", cap, 1, LATEST_ROUND) if cap else SCENARIOS[scenario].cap(count)
    agreement.fixed_yield = _choice("yield", settings)
    agreement.active_first = _choice("cards", settings)
    agreement.partner_stays = _choice("partner", settings)
    return agreement


def draw_agreement(
    players: list[str], settings: dict[str, str], chance: Chance, boards: list[str], own_boards: dict[str, str]
) -> Options:
    """Choose what is left open: the usual map where none is given, the usual teams on it, and peoples at random."""
    check_players(players, FEWEST_PLAYERS, MOST_PLAYERS)
    _check_settings(settings)
    count = len(players)
    scenario = SCENARIOS[_choice("scenario", settings)]
    if not boards:
        boards = [settings.get("map") or _usual_map(scenario, count, settings.get("teams", ""))]
    teams = _teams(scenario, settings.get("teams", ""), count, boards[0])
    in_teams = len(set(teams)) < count
    agreed = {
        "peoples": settings.get("peoples") or ",".join(_draw_peoples(count, chance)),
        "scenario": scenario.id,
        "target": str(_target(scenario, _chosen("target", settings), count, in_teams)),
        "cap": settings.get("cap") or str(scenario.cap(count)),
        "yield": _chosen("yield", settings),
        "cards": _chosen("cards", settings),
    }
    if in_teams:
        agreed["teams"] = ",".join([str(team) for team in teams])
        agreed["partner"] = _chosen("partner", settings)
    options = Options(players, boards, agreed, own_boards)
    agree(options)
    return options


def _check_settings(settings: dict[str, str]) -> None:
    for name, value in settings.items():
        if name not in SETTINGS:
            raise ValueError(f"expected one of the settings {', '.join(SETTINGS)}, found {name!r}")
        if name in CHOICES and value not in CHOICES[name] and name != "target":
            raise ValueError(f"at {name}: expected one of {', '.join(CHOICES[name])}, found {value!r}")


def _chosen(name: str, settings: dict[str, str]) -> str:
    """Give what was agreed under a name, or the default."""
    return settings.get(name, CHOICES[name][0])


def _choice(name: str, settings: dict[str, str]) -> int:
    """Give the place of what was agreed among the choices."""
    return CHOICES[name].index(_chosen(name, settings))


def _map_name(options: Options) -> str:
    if len(options.boards) != 1:
        raise ValueError(f"expected the name of one map, found {len(options.boards)}")
    unused = [name for name in options.own_boards if name not in options.boards]
    if unused:
        raise ValueError(f"expected the map {unused[0]!r} to be the one of the game")
    return options.boards[0]


def _map_of(options: Options, name: str) -> Map:
    if name in options.own_boards:
        board = read_board(options.own_boards[name], f"the map {name}")
        if board.name != name:
            raise ValueError(f"expected the map {name!r} to bear this name, found {board.name!r}")
        return map_of_board(board)
    if name not in shipped():
        raise ValueError(f"expected one of the maps {', '.join(shipped())}, found {name!r}")
    return shipped_map(name)


def _usual_map(scenario: Scenario, players: int, teams: str) -> str:
    """Give the first map of the scenario on which such teams are played."""
    maps = scenario.maps(players)
    for map in maps:
        if not teams or teams in [_written(choice) for choice in scenario.teams(players, map)]:
            return map
    return maps[0]


def _written(teams: tuple[int, ...]) -> str:
    return ",".join([str(team) for team in teams])


def _peoples(value: str, players: int) -> list[int]:
    words = [word.strip() for word in value.split(",")] if value else []
    for word in words:
        if word not in PEOPLES:
            raise ValueError(f"at peoples: expected some of {', '.join(PEOPLES)}, found {word!r}")
    if len(words) != players or len(set(words)) < players:
        raise ValueError(f"at peoples: expected {players} peoples, each once, found {value!r}")
    return [PEOPLES.index(word) for word in words]


def _draw_peoples(players: int, chance: Chance) -> list[str]:
    left = list(PEOPLES)
    drawn: list[str] = []
    for _ in range(players):
        word = left[chance.below(len(left))]
        left.remove(word)
        drawn.append(word)
    return drawn


def _teams(scenario: Scenario, value: str, players: int, map: str) -> list[int]:
    choices = scenario.teams(players, map)
    if not value:
        return list(choices[0])
    written = value.replace(" ", "")
    for choice in choices:
        if _written(choice) == written:
            return list(choice)
    possible = " or ".join([_written(choice) for choice in choices])
    raise ValueError(f"at teams: expected {possible}, found {value!r}")


def _target(scenario: Scenario, value: str, players: int, in_teams: bool) -> int:
    if value in (SHORT, LONG):
        return scenario.target(players, in_teams, long=value == LONG)
    return _number("target", value, 0, MOST_POINTS)


def _number(name: str, value: str, low: int, high: int) -> int:
    if not (value.isascii() and value.isdecimal()) or len(value) > 2 or not low <= int(value) <= high:
        raise ValueError(f"at {name}: expected a number from {low} to {high}, found {value!r:.40}")
    return int(value)
