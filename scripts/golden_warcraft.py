"""The golden games of Warcraft: The Board Game: all sizes and scenarios, with teams and switches, by players of both kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from scripts.golden import GREEDY, RANDOM, Collection, Table
from smallwar.warcraft.figures import BUILDINGS, KINDS, OUTPOST, PEOPLES, RESOURCES, TRAINED_KINDS, UNIT_KINDS
from smallwar.warcraft.roster import CARD_IDS, SCENARIO_IDS
from smallwar.warcraft.words import PLAIN

if TYPE_CHECKING:
    from smallwar.table.contract import Options, State

WINNING_MARKS: Final = 3
TEAMS: Final = {"teams": "1,2,2,1"}
ACTIVE_FIRST: Final = {"cards": "active-first"}


class WarcraftGames(Collection):
    """Every people, scenario and card, every kind of step, and every way to end."""

    game: ClassVar = "warcraft"
    tables: ClassVar[list[Table]] = [
        Table(2, RANDOM, {"scenario": "border-war"}),
        Table(2, RANDOM, {"scenario": "old-beacon", **ACTIVE_FIRST}),
        Table(3, RANDOM, {"scenario": "lean-years", "yield": "fixed"}),
        Table(3, RANDOM, {"scenario": "last-wall"}),
        Table(4, RANDOM, {"scenario": "border-war", "partner": "stays", **TEAMS}),
        Table(4, RANDOM, {"scenario": "old-beacon"}),
        Table(4, RANDOM, {"scenario": "old-beacon", "map": "A4"}),
        Table(2, GREEDY, {"scenario": "lean-years"}),
        Table(3, GREEDY, {"scenario": "border-war", "target": "long", **ACTIVE_FIRST}),
        Table(3, GREEDY, {"scenario": "old-beacon"}),
        Table(4, GREEDY, {"scenario": "last-wall"}),
        Table(4, GREEDY, {"scenario": "border-war", "yield": "fixed", **TEAMS}),
    ]
    tried: ClassVar = {RANDOM: 100, GREEDY: 2}
    rare: ClassVar = {"end shared", "fight people", "lose people", "lose militia", "end points"}

    def label(self, table: Table) -> str:
        return table.settings["scenario"]

    def wanted(self) -> set[str]:
        return {
            *PLAIN,
            *("move", "move several", "move far", "fight", "first", "deploy", "deploy several"),
            *(f"lose {kind}" for kind in KINDS[:UNIT_KINDS]),
            *(f"train {kind}" for kind in KINDS[:TRAINED_KINDS]),
            *(f"build {what}" for what in (*BUILDINGS, KINDS[OUTPOST])),
            *(f"upgrade {kind}" for kind in KINDS[:UNIT_KINDS]),
            *(f"give {resource}" for resource in RESOURCES),
            *(f"card {card}" for card in CARD_IDS),
            *("start", "draw", "yield 1", "yield 2", "yield 3", "dice"),
            *(f"people {people}" for people in PEOPLES),
            *(f"scenario {scenario}" for scenario in SCENARIO_IDS),
            *("end fallen", "end marks", "end cap"),
        }

    def shown_by_step(self, before: State, text: str) -> list[str]:
        verb, *rest = text.split()
        if verb in ("card", "train", "build", "upgrade"):
            return [f"{verb} {rest[0]}"]
        if verb == "give":
            return [f"give {rest[-1]}"]
        if verb == "yield":
            return [f"yield {rest[-1]}"]
        if verb == "lose":
            return [f"lose {rest[0]}", *(["lose people"] if rest[2:] else [])]
        if verb == "fight":
            return ["fight", *(["fight people"] if rest[1:] else [])]
        if verb in ("move", "deploy"):
            return self.shown_by_pieces(verb, rest)
        return [verb]

    def shown_by_pieces(self, verb: str, rest: list[str]) -> list[str]:
        """Name what a move or deployment shows: of one piece or several, and how far."""
        several = rest[0].isdigit()
        far = len(rest) - several > len(["kind", "from", "to"])
        return [f"{verb} several" if several else verb, *([f"{verb} far"] if far else [])]

    def shown_by_end(self, state: State, options: Options) -> list[str]:
        agreed = [f"people {people}" for people in options.settings["peoples"].split(",")]
        agreed.append(f"scenario {options.settings['scenario']}")
        agreed += ["end shared"] if len(state.ranking()[0]) > 1 else []
        return [*agreed, way_to_end(cast("dict[str, Any]", state.view(None)))]


def way_to_end(view: dict[str, Any]) -> str:
    """Name the way in which a game ended."""
    players = view["players"]
    if len({player["team"] for player in players if not player["out"]}) <= 1:
        return "end fallen"
    if max(player["marks"] for player in players) >= WINNING_MARKS:
        return "end marks"
    if view["target"] and max(player["points"] for player in players) >= view["target"]:
        return "end points"
    return "end cap"
