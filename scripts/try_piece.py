"""Try a piece of either game after a change: `python scripts/try_piece.py dwarves`, or `hold-fast`, or `old-beacon`.

Runs the rules examples of the race, power, relic, card, ability or scenario. Then plays random games in which it is met as
often as chance allows, with everything that it can be met with, and checks at every step what must always be true. It takes
seconds and needs no compiler.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import smallwar
from smallwar import games
from smallwar.cli.main import status
from smallwar.smallworld.roster import POWER_IDS, RACE_IDS, RELIC_IDS
from smallwar.table.source import read_yaml
from smallwar.warcraft.figures import KINDS, PEOPLES, TILES_OF_UNITS
from smallwar.warcraft.roster import ABILITY_IDS, CARD_IDS, CARDS_OF, COPIES, SCENARIO_IDS, SCENARIOS
from smallwar.warcraft.situation import WarcraftScenarios
from smallwar.warcraft.state import FEWEST_PLAYERS, MOST_PLAYERS

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = {
    "tests/scenarios/races": RACE_IDS,
    "tests/scenarios/powers": POWER_IDS,
    "tests/scenarios/relics": RELIC_IDS,
    "tests/warcraft/scenarios/cards": CARD_IDS,
    "tests/warcraft/scenarios/abilities": ABILITY_IDS,
    "tests/warcraft/scenarios/scenarios": SCENARIO_IDS,
}
"""Where the rules examples of the pieces lie."""

NAMES: Final = ["anna", "bert", "carl", "dora"]
LONGEST_GAME: Final = 10_000
SEED: Final = 1
WARS: Final = 5
"""How many games two peoples play."""


class Meeting:
    """A game in which a piece is met, and what is done so that it is."""

    def __init__(self, title: str, game: str, state: smallwar.State, seed: int = SEED) -> None:
        self.title = title
        self.catalogue = games.catalogue(game)
        self.state = state
        self.chance = smallwar.Chance(seed)
        self.drawn: list[str] = []
        """What chance brings where it can."""
        self.opening: list[str] = []
        """What the players play first."""
        self.played = ""
        """How the steps begin that players prefer to all others."""

    def next_step(self) -> int:
        """Let chance and players decide, as far as nothing is wished."""
        mover = self.state.to_move()
        if mover != smallwar.CHANCE and self.opening:
            return self.state.step(self.opening.pop(0))
        for step in self.state.legal():
            words = self.state.text(step)
            if words.split()[-1] in self.drawn if mover == smallwar.CHANCE else self.is_preferred(words):
                return step
        return self.state.toss(self.chance) if mover == smallwar.CHANCE else self.chance.pick(self.state.legal())

    def is_preferred(self, words: str) -> bool:
        """Tell whether a player has been waiting for this step."""
        return self.played != "" and f"{words} ".startswith(f"{self.played} ")

    def problem(self) -> str:
        """Play to the end; say what goes wrong, or nothing."""
        for number in range(1, LONGEST_GAME + 1):
            if self.state.to_move() == smallwar.OVER:
                break
            step = self.next_step()
            words = self.state.text(step)
            self.state.play(step)
            broken = self.catalogue.broken(self.state)
            if broken:
                return f"{self.title}, after step {number}, {words!r}: {'; '.join(broken)}"
        return ""


def new_game(game: str, players: int, settings: dict[str, str]) -> smallwar.State:
    """Begin a game in which chance chooses what is left open."""
    rules = games.catalogue(game).game()
    return rules.new(rules.draw_options(NAMES[:players], settings, smallwar.Chance(SEED)))


# Small World of Warcraft


def meetings_in_combos(name: str) -> list[Meeting]:
    """Let the first player take a race with every power, a power with every race, and hide a relic from each power."""
    found: list[Meeting] = []
    for partner in RACE_IDS if name in POWER_IDS else POWER_IDS:
        meeting = Meeting(f"with {partner}", "small-world", new_game("small-world", 2, {}))
        meeting.drawn = [name, partner]
        meeting.opening = ["pick 1"]
        found.append(meeting)
    return found


# Warcraft: The Board Game

VALLEY: Final = """
map:
  home: {{next: [mine, pass, peak]}}
  mine: {{terrain: goldmine, next: [home, pass]}}
  pass: {{value: 2, next: [home, mine, wood, away, peak]}}
  wood: {{terrain: forest, next: [pass, away]}}
  away: {{next: [wood, pass, peak]}}
  peak: {{terrain: mountain, next: [home, pass, away]}}
players:
  anna: {{people: {own}, town: home, units: {{pass: {army}}}, workers: {{home: 3}}, levels: {own_levels}{cards}, {buildings}}}
  bert: {{people: {enemy}, town: away, units: {{away: {army}}}, workers: {{wood: 3}}, levels: {enemy_levels}, {buildings}}}
"""
"""Two towns so near to each other that there is much fighting, with units of all kinds at their top level."""

ARMY: Final = "{melee: 1, ranged: 1, flying: 1}"
TOWN_BOARD: Final = "buildings: [barracks, range, range, aerie, aerie]"


def wars(owners: list[int], cards: str = "") -> list[Meeting]:
    """Let each of these peoples meet every other, several times."""
    found: list[Meeting] = []
    for owner in owners:
        for enemy in range(len(PEOPLES)):
            title = f"{PEOPLES[owner]} against {PEOPLES[enemy]}"
            for seed in range(WARS if enemy != owner else 0):
                found.append(Meeting(title, "warcraft", war(owner, enemy, cards), seed))
    return found


def war(owner: int, enemy: int, cards: str) -> smallwar.State:
    """Lay out the valley for two peoples."""
    text = VALLEY.format(
        own=PEOPLES[owner],
        enemy=PEOPLES[enemy],
        own_levels=top_levels(owner),
        enemy_levels=top_levels(enemy),
        cards=cards,
        army=ARMY,
        buildings=TOWN_BOARD,
    )
    return WarcraftScenarios().situation(read_yaml(text, "the valley").mapping(), "the valley").state


def top_levels(people: int) -> str:
    """Write the top level of each kind of unit."""
    levels = [f"{KINDS[kind]}: {len(tiles)}" for kind, tiles in enumerate(TILES_OF_UNITS[people])]
    return f"{{{', '.join(levels)}}}"


def meetings_with_card(name: str) -> list[Meeting]:
    """Let all who have a card hold nothing else, play it whenever they may, and draw it again."""
    number = CARD_IDS.index(name)
    owners = [people for people, cards in enumerate(CARDS_OF) if number in cards]
    found = wars(owners, f", cards: [{', '.join([name] * COPIES[number])}], deck: []")
    for meeting in found:
        meeting.played = f"card {name}"
    return found


def meetings_with_ability(name: str) -> list[Meeting]:
    """Let all who have units with an ability meet every other people."""
    tops = [[tiles[-1].ability for tiles in kinds] for kinds in TILES_OF_UNITS]
    return wars([people for people, abilities in enumerate(tops) if name in abilities])


def meetings_in_scenario(name: str) -> list[Meeting]:
    """Let as many play a scenario as can, on every map and in all teams that it has."""
    scenario = SCENARIOS[SCENARIO_IDS.index(name)]
    found: list[Meeting] = []
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        for map in scenario.maps(players):
            for teams in scenario.teams(players, map):
                written = ",".join([str(team) for team in teams])
                settings = {"scenario": name, "map": map, "teams": written}
                state = new_game("warcraft", players, settings)
                found.append(Meeting(f"on {map} in teams {written}", "warcraft", state))
    return found


# What is tried


def folder_of(name: str) -> str:
    """Say where the rules examples of a piece lie."""
    for folder, names in FOLDERS.items():
        if name in names:
            return folder
    known = ", ".join([known for names in FOLDERS.values() for known in names])
    raise SystemExit(f"expected the name of a piece, one of {known}; found {name!r}")


def meetings_with(name: str) -> list[Meeting]:
    """Arrange the games in which a piece is met."""
    if name in CARD_IDS:
        return meetings_with_card(name)
    if name in ABILITY_IDS:
        return meetings_with_ability(name)
    return meetings_in_scenario(name) if name in SCENARIO_IDS else meetings_in_combos(name)


def sweep(name: str) -> int:
    """Play all games with a piece; give the number of those in which something goes wrong."""
    problems = [meeting.problem() for meeting in meetings_with(name)]
    for problem in filter(None, problems):
        print(f"FAILED {name} {problem}")
    if not any(problems):
        print(f"ok {name} in each of {len(problems)} games")
    return len([problem for problem in problems if problem])


def main() -> int:
    """Try the piece that the command line names."""
    if len(sys.argv) != 2 or not sys.argv[1]:
        raise SystemExit(
            "expected the name of one race, power, relic, card, ability or scenario, such as dwarves or hold-fast"
        )
    name = sys.argv[1]
    examples = status(["scenario", str(ROOT / folder_of(name) / f"{name}.yaml")])
    return max(examples, 1 if sweep(name) else 0)


if __name__ == "__main__":
    sys.exit(main())
