"""Matches of the engine against the second reading of the rules: random positions, the same random steps for both."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import yaml

from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE
from smallwar.warcraft.figures import KINDS
from smallwar.warcraft.inventory import (
    buildings_of,
    card_names,
    depletion_of,
    outposts_of,
    reserve_of,
    training_of,
    units_of,
    workers_of,
    works_of,
)
from smallwar.warcraft.view import asked_for, phase_word
from warcraft.laid_out import situation
from warcraft.oracle import DECKS, OF_ALL, PIECES, STACK, STEPS, TILES, Player, Question, Table
from warcraft.oracle_round import ROUND, TILES_OF_BUILDINGS, Round

if TYPE_CHECKING:
    from smallwar.warcraft.game import WarcraftState
    from warcraft.oracle import Talk

FIELDS: Final = "abcdef"
NAMES: Final = ("anna", "bert", "carl", "dora")
TEAMS: Final = ((1, 2), (1, 2), (1, 2), (1, 2, 3), (1, 1, 2), (1, 2, 2), (1, 1, 2, 2), (1, 2, 1, 2), (1, 2, 2, 1))


class Dealer:
    """Makes random positions at the start of a movement, as scenarios write them."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def below(self, count: int) -> int:
        return self.chance.below(count)

    def one_of(self, choices: Any) -> Any:
        return choices[self.below(len(choices))]

    def position(self) -> dict[str, Any]:
        """Give a whole position; the player in turn is never the last, so that no other phase begins behind his."""
        teams = self.one_of(TEAMS)
        peoples = list(TILES)
        self.map = self.fields()
        self.room = {(side, place): STACK for side in teams for place in self.map}
        self.workers_room = dict(self.room)
        self.towns = [place for place in self.map if self.map[place]["terrain"] == "clear"]
        players: dict[str, dict[str, Any]] = {}
        for name, side in zip(NAMES, teams, strict=False):
            people = peoples.pop(self.below(len(peoples)))
            players[name] = self.player(people, side)
        self.found(players)
        start = self.below(len(teams))
        turn = (start + self.below(len(teams) - 1)) % len(teams)
        names = list(players)
        return {
            "map": self.map,
            "players": players,
            "start": names[start],
            "turn": names[turn],
            "locked": self.locked(players),
            "options": {"cards": self.one_of(["defender-first", "defender-first", "active-first"])},
        }

    def fields(self) -> dict[str, dict[str, Any]]:
        """Make a map of a few fields in which most lie close together."""
        count = 3 + self.below(len(FIELDS) - 2)
        map: dict[str, dict[str, Any]] = {}
        for number, name in enumerate(FIELDS[:count]):
            is_mountain = number > 1 and self.below(4) == 0
            map[name] = {"terrain": "mountain" if is_mountain else self.one_of(["clear", "forest"]), "next": []}
            ground = [other for other in map if other != name and map[other]["terrain"] != "mountain"]
            if number:
                self.join(map, name, self.one_of(ground))
        for name in map:
            for other in map:
                if name < other and other not in map[name]["next"] and self.below(3) == 0:
                    self.join(map, name, other)
        return map

    def join(self, map: dict[str, dict[str, Any]], one: str, other: str) -> None:
        map[one]["next"].append(other)
        map[other]["next"].append(one)

    def player(self, people: str, side: int) -> dict[str, Any]:
        keys: dict[str, Any] = {"people": people, "team": side, "gold": self.below(4), "wood": self.below(4)}
        keys["levels"] = {kind: 1 + self.below(len(TILES[people][kind])) for kind in STEPS}
        left = dict(PIECES)
        keys["units"] = {}
        keys["workers"] = {}
        for place in self.map:
            kinds = [kind for kind in STEPS if kind == "flying" or self.map[place]["terrain"] != "mountain"]
            for _ in range(self.below(4)):
                kind = self.one_of(kinds)
                if left[kind] and self.room[side, place]:
                    left[kind] -= 1
                    self.room[side, place] -= 1
                    here = keys["units"].setdefault(place, {})
                    here[kind] = here.get(kind, 0) + 1
            if self.map[place]["terrain"] != "mountain" and self.below(3) == 0:
                self.workers(keys, side, place, left)
        self.cards(keys, people)
        return keys

    def found(self, players: dict[str, dict[str, Any]]) -> None:
        """Give some players towns, outposts and works."""
        for keys in players.values():
            if self.towns and self.below(3):
                keys["town"] = self.towns.pop(self.below(len(self.towns)))
        towns = [keys.get("town") for keys in players.values()]
        sites = [place for place in self.map if self.map[place]["terrain"] != "mountain" and place not in towns]
        for keys in players.values():
            keys["outposts"] = []
            keys["works"] = []
            for list_name in ("outposts", "works"):
                if sites and self.below(3) == 0:
                    site = sites.pop(self.below(len(sites)))
                    if list_name == "outposts":
                        keys["outposts"].append(site)
                    elif self.workers_room[keys["team"], site] and sum(keys["workers"].values()) < PIECES["worker"]:
                        self.workers_room[keys["team"], site] -= 1
                        keys["works"].append(f"outpost {site}")

    def locked(self, players: dict[str, dict[str, Any]]) -> list[str]:
        """Lock some of the towns in which enemies stand together."""
        found = []
        for keys in players.values():
            sides = {other["team"] for other in players.values() if keys.get("town", "") in other["units"]}
            if len(sides) > 1 and keys["team"] in sides and self.below(3) == 0:
                found.append(keys["town"])
        return found

    def workers(self, keys: dict[str, Any], side: int, place: str, left: dict[str, int]) -> None:
        count = min(1 + self.below(3), left["worker"], self.workers_room[side, place])
        if count:
            keys["workers"][place] = count
            left["worker"] -= count
            self.workers_room[side, place] -= count

    def cards(self, keys: dict[str, Any], people: str) -> None:
        """Deal a hand, mostly of what the people alone has, a small deck and some discards."""
        own = [card for card, copies in DECKS[people].items() for _ in range(copies)] + ["recall", "recall"]
        rest = own + [card for card, copies in OF_ALL.items() for _ in range(copies)]
        rest.remove("recall")
        rest.remove("recall")
        keys["cards"] = []
        for _ in range(self.below(7)):
            card = own.pop(self.below(len(own)))
            rest.remove(card)
            keys["cards"].append(card)
        for heap in ("deck", "discards"):
            keys[heap] = [rest.pop(self.below(len(rest))) for _ in range(self.below(4))]


class RoundDealer(Dealer):
    """Makes random positions at the start of a round."""

    def position(self) -> dict[str, Any]:
        data = super().position()
        data["turn"] = data["start"]
        data["options"]["partner"] = self.one_of(["goes", "stays"])
        data["options"]["yield"] = self.one_of(["die", "fixed"])
        data["cap"] = ROUND + self.below(2)
        data["target"] = self.one_of([0, 5, 9])
        data["depleted"] = {}
        for place, keys in data["map"].items():
            keys["value"] = self.below(3)
            keys["terrain"] = keys["terrain"] if keys["terrain"] != "forest" or self.below(2) else "goldmine"
            if keys["terrain"] in ("goldmine", "forest") and self.below(2):
                data["depleted"][place] = self.one_of(["partly", "fully"])
        for keys in data["players"].values():
            if "town" in keys:
                self.town_board(keys)
                if self.below(4) == 0:
                    data["depleted"][keys["town"]] = "partly"
        return data

    def town_board(self, keys: dict[str, Any]) -> None:
        """Give buildings, finished and not, and pieces in training."""
        left = dict(TILES_OF_BUILDINGS)
        keys["buildings"] = []
        for list_name in ("buildings", "buildings", "works"):
            building = self.one_of(list(left))
            if left[building] and self.below(2):
                left[building] -= 1
                alone = " alone" if list_name == "works" and self.below(2) else ""
                keys[list_name].append(building + alone)
        slots = {"worker": "", "melee": "", "ranged": "range", "flying": "aerie"}
        keys["training"] = [
            kind
            for kind, building in slots.items()
            if (not building or building in keys["buildings"]) and self.below(2)
        ]

    def cards(self, keys: dict[str, Any], people: str) -> None:
        """Deal any cards, and little else."""
        rest = [card for kinds in (DECKS[people], OF_ALL) for card, copies in kinds.items() for _ in range(copies)]
        for heap, most in (("cards", 6), ("deck", 4), ("discards", 4)):
            keys[heap] = [rest.pop(self.below(len(rest))) for _ in range(self.below(most))]


def told(state: WarcraftState) -> dict[str, Any]:
    """Say of the engine's position what the oracle says of its own."""
    found: dict[str, Any] = {"phase": phase_word(state), "turn": state.players[state.turn]}
    found["depleted"] = {name: depletion_of(state, field) for field, name in enumerate(state.map.names)}
    found["locked"] = [name for field, name in enumerate(state.map.names) if state.locked >> field & 1]
    for seat, name in enumerate(state.players):
        people = state.people[seat]
        found[name] = {
            "units": units_of(state, seat),
            "workers": workers_of(state, seat),
            "outposts": sorted(outposts_of(state, seat)),
            "works": works_of(state, seat),
            "gold": state.gold[seat],
            "wood": state.wood[seat],
            "hand": sorted(card_names(people, state.hand[seat])),
            "deck": sorted(card_names(people, state.deck[seat])),
            "discards": sorted(card_names(people, state.discards[seat])),
            "reserve": reserve_of(state, seat),
            "buildings": sorted(buildings_of(state, seat)),
            "training": sorted(training_of(state, seat)),
            "levels": {kind: state.level(seat, KINDS.index(kind)) + 1 for kind in STEPS},
            "laid": state.laid[seat],
        }
    return found


def foretold(table: Table) -> dict[str, Any]:
    """Say the same of the oracle's table."""
    found: dict[str, Any] = {"phase": "combat" if table.fighting else table.phase, "turn": table.turn.name}
    found["depleted"] = {name: table.depleted.get(name, "none") for name in table.map}
    found["locked"] = [name for name in table.map if name in table.locked]
    for player in table.players:
        found[player.name] = {
            "units": standing(player),
            "workers": {place: count for place, count in player.workers.items() if count},
            "outposts": sorted(player.outposts),
            "works": player.works,
            "gold": player.gold,
            "wood": player.wood,
            "hand": sorted(player.hand),
            "deck": sorted(player.deck),
            "discards": sorted(player.discards),
            "reserve": {kind: table.reserve(player, kind) for kind in PIECES},
            "buildings": sorted(player.buildings),
            "training": sorted(player.training),
            "levels": {kind: player.levels.get(kind, 1) for kind in STEPS},
            "laid": player.laid,
        }
    return found


def standing(player: Player) -> dict[str, dict[str, int]]:
    kept = {place: {kind: n for kind, n in kinds.items() if n} for place, kinds in player.units.items()}
    return {place: kinds for place, kinds in kept.items() if kinds}


class Match:
    """One random combat phase, played by both."""

    def __init__(self, dealer: Dealer, table: type[Table]) -> None:
        self.chance = dealer.chance
        self.data = dealer.position()
        while not all(
            table(self.data).reserve(player, kind) >= 0 for player in table(self.data).players for kind in PIECES
        ):
            self.data = dealer.position()
        self.engine = situation(yaml.safe_dump(self.data))
        self.table = table(self.data)
        self.steps: list[str] = []
        self.fights = 0

    def play(self, talk: Talk) -> None:
        """Play what the oracle goes through, and compare how it ends."""
        try:
            question = next(talk)
            while True:
                answer = self.answer(question)
                self.steps.append(answer)
                self.fights += answer.startswith("fight")
                self.engine.play(self.engine.step(answer))
                question = talk.send(answer)
        except StopIteration:
            self.agree(told(self.engine), foretold(self.table))
            if isinstance(self.table, Round):
                self.compare_points(self.table)

    def compare_points(self, table: Round) -> None:
        """Compare points, and the places when the game is over."""
        self.agree(self.engine.scores(), [table.points(player) for player in table.players])
        sides = {player.name: player.side for player in table.players}
        if table.ranks:
            ranks = [sorted(sides.get(name) or int(name) for name in names) for names in self.engine.ranking()]
            self.agree(ranks, table.ranks)

    def begin(self) -> None:
        """Let whoever is asked before the movement pass, and nobody move."""
        while self.engine.to_move() != self.table.turn.seat or "stop" not in self.legal():
            self.engine.play(self.engine.step("pass"))
        self.engine.play(self.engine.step("stop"))

    def legal(self) -> list[str]:
        return [self.engine.text(step) for step in self.engine.legal()]

    def answer(self, question: Question) -> str:
        """Compare what both say of this moment, and choose how it goes on."""
        mover = self.engine.to_move()
        self.agree("" if mover == CHANCE else self.engine.players[mover], question.who)
        self.agree(told(self.engine), foretold(self.table))
        self.agree(asked_for(self.engine) or "", question.moment)
        if question.dice[1]:
            return self.dice(*question.dice)
        if mover == CHANCE:
            odds = {self.engine.text(step): weight for step, weight in self.engine.odds()}
            self.agree(odds, dict(Counter(question.options)))
        else:
            self.agree(sorted(self.legal()), sorted(question.options))
        plays = [text for text in question.options if text != "pass"]
        if question.options[0] == "pass" and (not plays or self.chance.below(3) == 0):
            return "pass"
        return plays[self.chance.below(len(plays))]

    def dice(self, people: str, count: int) -> str:
        """Throw so many dice, after a look at whether the engine wants just as many."""
        for more in (-1, 1):
            text = " ".join(["dice", people, *["1"] * (count + more)])
            if count + more:
                self.agree(self.engine.is_legal(self.engine.step(text)), False)
        values = [str(1 + self.chance.below(6)) for _ in range(count)]
        text = " ".join(["dice", people, *values])
        self.agree(self.engine.is_legal(self.engine.step(text)), True)
        return text

    def agree(self, found: object, wanted: object) -> None:
        assert found == wanted, self.story()

    def story(self) -> str:
        """Give the whole scenario so far."""
        return f"{yaml.safe_dump(self.data, default_flow_style=None)}\n" + "\n".join(self.steps)
