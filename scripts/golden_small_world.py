"""The golden games of Small World of Warcraft: all sizes and both variants, by players of both kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from scripts.golden import GREEDY, RANDOM, Collection, Table
from smallwar.smallworld.roster import POWER_IDS, RACE_IDS, RELIC_IDS
from smallwar.smallworld.steps import MEANS_WORDS
from smallwar.smallworld.words import BOMB_RESULTS, FORMS, PLACED, PLAIN, SIDE_WORDS

if TYPE_CHECKING:
    from smallwar.table.contract import Options, State

ENDS: Final = ("end clear", "end tie")
"""Most coins win, or a tie is broken (SW-12.1, SW-13.7)."""

SHARED: Final = "end shared"
"""So rare that it may be missing."""

PLAYERS: Final = (2, 3, 4, 5)
VARIANTS: Final = ("classic", "teams")


def table(players: int, variant: str, coins: str, kind: str) -> Table:
    """Lay a table."""
    return Table(players, kind, {"variant": variant, "coins": coins})


class SmallWorldGames(Collection):
    """Every race, power and relic, every kind of step with every means, and every way to end."""

    game: ClassVar = "small-world"
    tables: ClassVar[list[Table]] = [
        *[table(players, variant, "secret", RANDOM) for players in PLAYERS for variant in VARIANTS],
        *[table(players, variant, "secret", GREEDY) for players in PLAYERS for variant in VARIANTS],
        table(2, "classic", "open", RANDOM),
        table(3, "teams", "open", RANDOM),
        table(4, "classic", "open", RANDOM),
        table(5, "classic", "open", RANDOM),
    ]
    tried: ClassVar = {RANDOM: 150, GREEDY: 1}
    rare: ClassVar = {SHARED}

    def label(self, table: Table) -> str:
        return table.settings["variant"]

    def wanted(self) -> set[str]:
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

    def shown_by_step(self, before: State, text: str) -> list[str]:
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

    def shown_by_end(self, state: State, options: Options) -> list[str]:
        ranking = state.ranking()
        if len(ranking[0]) > 1:
            return [SHARED]
        scores = side_scores(state) if options.settings["variant"] == "teams" else state.scores()
        return ["end tie" if scores.count(max(scores)) > 1 else "end clear"]


def shown_by_pick(before: State, rest: list[str]) -> list[str]:
    """Name the race and the power that are taken."""
    after = before.copy()
    player = before.to_move()
    after.play(after.step(f"pick {rest[0]}"))
    players = after.view(None)["players"]
    assert isinstance(players, list)
    return [f"race {players[player]['race']}", f"power {players[player]['power']}"]


def side_scores(state: State) -> list[int]:
    """Give the score of each faction: its player's, or the lower one of its two."""
    players = state.view(None)["players"]
    assert isinstance(players, list)
    sides: dict[str, list[int]] = {}
    for player, score in zip(players, state.scores(), strict=True):
        sides.setdefault(player["faction"], []).append(score)
    return [min(scores) for scores in sides.values()]
