"""Play the golden games and write them into `tests/records`: `python scripts/make_records.py`.

Twenty games of all sizes and both variants, by players of both kinds. Of many games played the script keeps those that
together show the most: every race, power and relic, every kind of step with every means, and every way to end.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallwar.search.players import PLAYERS
from smallwar.smallworld.game import SmallWorld
from smallwar.smallworld.roster import POWER_IDS, RACE_IDS, RELIC_IDS
from smallwar.smallworld.steps import MEANS_WORDS
from smallwar.smallworld.words import BOMB_RESULTS, FORMS, PLACED, PLAIN, SIDE_WORDS
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER
from smallwar.table.record import Record, sign, write_record

if TYPE_CHECKING:
    from smallwar.search.player import Player
    from smallwar.table.contract import State

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "tests" / "records"

GREEDY: Final = "greedy"
RANDOM: Final = "random"

ENDS: Final = ("end clear", "end tie")
"""Most coins win, or a tie is broken (SW-12.1, SW-13.7)."""

SHARED: Final = "end shared"
"""So rare that it may be missing."""

Table = tuple[int, str, str, str]
"""How many play, the variant, whether coins are secret, and which kind of player they are."""

TABLES: Final[list[Table]] = [
    *[(players, variant, "secret", RANDOM) for players in (2, 3, 4, 5) for variant in ("classic", "teams")],
    *[(players, variant, "secret", GREEDY) for players in (2, 3, 4, 5) for variant in ("classic", "teams")],
    (2, "classic", "open", RANDOM),
    (3, "teams", "open", RANDOM),
    (4, "classic", "open", RANDOM),
    (5, "classic", "open", RANDOM),
]

TRIED: Final = {RANDOM: 150, GREEDY: 1}
"""How many games are played for each that is kept."""


def wanted() -> set[str]:
    """Name everything that some game must show."""
    steps = ["pick", *PLAIN, "abandon", "raid", "intimidate", "intimidate to", "swap", "steal", "raise"]
    steps += ["roll", "banner", "badge"]
    return {
        *steps,
        *ENDS,
        *(f"form {form}" for form in FORMS),
        *(f"side {side}" for side in SIDE_WORDS),
        *("conquer", "reinforce", *(f"conquer with {means}" for means in MEANS_WORDS)),
        *(f"reinforce with {means}" for means in ("frostmourne", "flight", "ashes", "relic-hunt")),
        *("deploy", "deploy beasts", "deploy champion"),
        *(f"place {piece}" for piece in PLACED),
        *(f"bomb {result}" for result in BOMB_RESULTS),
        *(f"race {name}" for name in RACE_IDS),
        *(f"power {name}" for name in POWER_IDS),
        *(f"relic {name}" for name in RELIC_IDS),
    }


def shown_by_step(before: State, text: str) -> list[str]:
    """Name what a step shows."""
    verb, *rest = text.split()
    if verb in ("conquer", "reinforce"):
        return [verb, *(f"{verb} with {means}" for means in rest[2:])]
    if verb in ("form", "side", "place"):
        return [f"{verb} {rest[0]}"]
    if verb == "bomb":
        return [f"bomb {rest[1]}"]
    if verb == "reveal":
        return [f"relic {rest[1]}"]
    if verb == "intimidate":
        return ["intimidate to" if rest[1:] else "intimidate"]
    if verb == "deploy":
        return ["deploy" if rest[-1].isdigit() else f"deploy {rest[-1]}"]
    return [verb, *shown_by_pick(before, rest)] if verb == "pick" else [verb]


def shown_by_pick(before: State, rest: list[str]) -> list[str]:
    """Name the race and the power that are taken."""
    after = before.copy()
    player = before.to_move()
    after.play(after.step(f"pick {rest[0]}"))
    players = after.view(None)["players"]
    assert isinstance(players, list)
    return [f"race {players[player]['race']}", f"power {players[player]['power']}"]


def shown_by_end(state: State, variant: str) -> str:
    """Name the way in which a game ended."""
    ranking = state.ranking()
    if len(ranking[0]) > 1:
        return SHARED
    scores = side_scores(state) if variant == "teams" else state.scores()
    return "end tie" if scores.count(max(scores)) > 1 else "end clear"


def side_scores(state: State) -> list[int]:
    """Give the score of each faction: its player's, or the lower one of its two."""
    players = state.view(None)["players"]
    assert isinstance(players, list)
    sides: dict[str, list[int]] = {}
    for player, score in zip(players, state.scores(), strict=True):
        sides.setdefault(player["faction"], []).append(score)
    return [min(scores) for scores in sides.values()]


class GoldenGame:
    """A game that was played, its record, and what it shows."""

    def __init__(self, table: Table, seed: int) -> None:
        count, variant, coins, kind = table
        chance = Chance(seed)
        names = ["Anna", "Bert", "Carl", "Dora", "Emil"][:count]
        game = SmallWorld()
        options = game.draw_options(names, {"variant": variant, "coins": coins}, chance)
        self.record = Record(game.name(), game.rules(), options, [])
        self.record.remarks[0] = [f"Played by {kind} players from the seed {seed}."]
        self.shows: set[str] = set()
        state = game.new(options)
        seats = [PLAYERS[kind](seed + seat) for seat in range(count)]
        while state.to_move() != OVER:
            self.play(state, choose(state, seats, chance))
        self.shows.add(shown_by_end(state, variant))
        sign(self.record, state)

    def play(self, state: State, step: int) -> None:
        """Play a step and write it down."""
        text = state.text(step)
        self.record.steps.append(text)
        self.shows.update(shown_by_step(state, text))
        state.play(step)


def choose(state: State, seats: list[Player], chance: Chance) -> int:
    """Give the next step, of chance or of whoever is to move."""
    player = state.to_move()
    return state.toss(chance) if player == CHANCE else seats[player].choose(state)


def choose_games() -> list[GoldenGame]:
    """Keep for each table the game that shows the most that is new, and rare things before common ones."""
    pools: list[list[GoldenGame]] = []
    for number, table in enumerate(TABLES):
        first = 1000 * number
        pools.append([GoldenGame(table, first + seed) for seed in range(TRIED[table[-1]])])
        sys.stderr.write(f"{number + 1} of {len(TABLES)} tables played\n")
    how_often: dict[str, int] = {}
    for pool in pools:
        for game in pool:
            for thing in game.shows:
                how_often[thing] = how_often.get(thing, 0) + 1
    missing = wanted() | {SHARED}
    chosen: dict[int, GoldenGame] = {}
    for index in sorted(range(len(pools)), key=lambda index: len(pools[index])):
        best = max(pools[index], key=lambda game: sum(1 / how_often[thing] for thing in game.shows & missing))
        chosen[index] = best
        missing -= best.shows
    for thing in sorted(missing):
        sys.stderr.write(f"no game shows: {thing} (in {how_often.get(thing, 0)} of all games played)\n")
    return [chosen[index] for index in range(len(pools))]


def file_name(number: int, table: Table) -> str:
    """Name the file of a golden game."""
    count, variant, _, kind = table
    return f"{number + 1:02}-{count}-{variant}-{kind}.swr"


def main() -> None:
    """Choose the games and write them down in place of those that were there."""
    games = choose_games()
    for old in FOLDER.glob("*.swr"):
        old.unlink()
    for number, game in enumerate(games):
        (FOLDER / file_name(number, TABLES[number])).write_text(write_record(game.record), encoding="utf-8")


if __name__ == "__main__":
    main()
