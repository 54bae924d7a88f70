"""Positions of rules examples, built from the keys of a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, IllegalStep
from smallwar.table.scenario import END, ScenarioGame, Situation
from smallwar.table.source import FormatError, quote
from smallwar.warcraft import pending
from smallwar.warcraft.agreement import SWITCHES
from smallwar.warcraft.boards.board import Board, load_shipped, read_map_fields, shipped
from smallwar.warcraft.expectation import EXPECT_KEYS, failures_of
from smallwar.warcraft.figures import (
    BUILDING_TILES,
    BUILDINGS,
    FULLY_AFTER,
    KINDS,
    OUTPOST,
    PARTLY_AFTER,
    PEOPLES,
    PIECE_KINDS,
    PIECES,
    TILES_OF_UNITS,
    TRAINED_KINDS,
    UNIT_KINDS,
    WORKER,
)
from smallwar.warcraft.game import WarcraftState
from smallwar.warcraft.invariants import broken, pieces_in_use
from smallwar.warcraft.map_making import map_of_board
from smallwar.warcraft.roster import CARD_IDS, CARDS, CARDS_OF, FULL_DECK, SCENARIO_IDS, SCENARIOS
from smallwar.warcraft.rules.setup import deck_of
from smallwar.warcraft.rules.turn import resume
from smallwar.warcraft.state import (
    CARD_BITS,
    ENDED,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    NONE,
    PHASES,
    WORK_OUTPOST,
    cards_of,
    work,
)
from smallwar.warcraft.steps import DRAW, PASS, kind_of, make, part

if TYPE_CHECKING:
    from smallwar.table.scenario import Line
    from smallwar.table.source import Node

ROOT_KEYS: Final = (
    *("map", "players", "scenario", "target", "cap", "options", "beacon"),
    *("depleted", "locked", "start", "round", "turn", "phase"),
)
PLAYER_KEYS: Final = (
    *("people", "town", "gold", "wood", "units", "workers", "outposts", "works", "buildings", "training", "levels"),
    *("cards", "laid", "discards", "deck", "marks", "team", "out"),
)
DEFAULT_RESOURCES: Final = 5
DEFAULT_ROUND: Final = 2
DEPLETED: Final = ("partly", "fully")
ALONE: Final = "alone"
MANY: Final = 999
MOST_LAID: Final = 3
MOST_MARKS: Final = 3
SEED: Final = 1


class WarcraftScenarios(ScenarioGame):
    """Makes the positions of scenarios."""

    def situation(self, root: dict[str, Node], source_name: str) -> WarcraftSituation:
        return WarcraftSituation(SituationBuilder(root, source_name).build())


class SituationBuilder:
    """Builds a position from the keys of a scenario, and refuses one that could not be."""

    def __init__(self, root: dict[str, Node], source_name: str) -> None:
        for key, node in root.items():
            if key not in ROOT_KEYS:
                choices = ", ".join(ROOT_KEYS)
                raise FormatError(f"{node.place()}: expected one of the keys {choices}, found {quote(key)}")
        for key in ("map", "players"):
            if key not in root:
                raise FormatError(f"{source_name}: expected the key {key!r}, which is missing")
        self.root = root
        self.players = root["players"].mapping()
        if not FEWEST_PLAYERS <= len(self.players) <= MOST_PLAYERS:
            raise root["players"].fail(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players", str(len(self.players)))
        self.seats = [node.mapping(PLAYER_KEYS, ["people"]) for node in self.players.values()]
        board = self._board()
        self.numbers = {name: number for number, name in enumerate(board.names)}
        self.state = self._empty_table(board)

    def build(self) -> WarcraftState:
        """Build the position key by key, and let the phase of the player in turn begin."""
        self._agreement()
        self._turn()
        for seat, keys in enumerate(self.seats):
            self._player(seat, keys)
        self._markers()
        for law in broken(self.state):
            raise FormatError(
                f"{self.root['players'].place()}: expected a position that can be, found one in which {law}"
            )
        resume(self.state)
        return self.state

    # The map

    def _board(self) -> Board:
        node = self.root["map"]
        return load_shipped(node.text(shipped(), "a map")) if node.is_text() else read_map_fields(node)

    def _empty_table(self, board: Board) -> WarcraftState:
        """Lay out the map; the towns of the players are towns beside those that it has."""
        towns = [self._field(keys["town"]) if "town" in keys else NONE for keys in self.seats]
        more = [town for town in towns if town != NONE and town not in board.towns]
        try:
            map = map_of_board(board, board.towns + more)
        except ValueError as error:
            raise FormatError(f"{self.root['players'].place()}: {error}") from None
        state = WarcraftState(map, list(self.players))
        state.clear()
        state.town = towns
        return state

    def _field(self, node: Node) -> int:
        return self._numbered(node.text(what="a field of the map"), node)

    def _numbered(self, name: str, node: Node) -> int:
        if name not in self.numbers:
            raise node.fail("a field of the map", quote(name))
        return self.numbers[name]

    def _fields(self, node: Node) -> int:
        found = 0
        for item in node.sequence():
            bit = 1 << self._field(item)
            if found & bit:
                raise item.fail("every field once")
            found |= bit
        return found

    def _index(self, node: Node, names: list[str] | tuple[str, ...], what: str = "a text") -> int:
        return names.index(node.text(names, what))

    def _number(self, key: str, low: int, high: int, default: int) -> int:
        return self.root[key].integer(low, high) if key in self.root else default

    # What was agreed

    def _agreement(self) -> None:
        s = self.state
        s.scenario = self._index(self.root["scenario"], SCENARIO_IDS, "a scenario") if "scenario" in self.root else 0
        s.target = self._number("target", 0, MANY, 0)
        s.cap = self._number("cap", 1, MANY, SCENARIOS[s.scenario].cap(len(s.players)))
        switches = self.root["options"].mapping(SWITCHES) if "options" in self.root else {}
        chosen = {name: SWITCHES[name].index(node.text(SWITCHES[name])) for name, node in switches.items()}
        s.fixed_yield = chosen.get("yield", 0)
        s.active_first = chosen.get("cards", 0)
        s.partner_stays = chosen.get("partner", 0)
        s.people = []
        for keys in self.seats:
            s.people.append(self._people(keys["people"], s.people))
        self._teams()
        if "beacon" in self.root:
            s.beacon = self._field(self.root["beacon"])
        elif self.root["map"].is_text():
            s.beacon = SCENARIOS[s.scenario].beacon(s.map)

    def _people(self, node: Node, taken: list[int]) -> int:
        people = self._index(node, PEOPLES, "a people")
        if people in taken:
            raise node.fail("every people once")
        return people

    def _teams(self) -> None:
        named = [keys["team"] for keys in self.seats if "team" in keys]
        if not named:
            return
        if len(named) < len(self.seats):
            raise self.root["players"].fail(
                "a team of all players or of none", f"one for {len(named)} of {len(self.seats)}"
            )
        self.state.side = [node.integer(1, len(self.seats)) - 1 for node in named]

    def _turn(self) -> None:
        s = self.state
        s.start = self._index(self.root["start"], s.players) if "start" in self.root else 0
        s.turn = self._index(self.root["turn"], s.players) if "turn" in self.root else s.start
        s.phase = self._index(self.root["phase"], PHASES[:ENDED]) if "phase" in self.root else 0
        s.round = self._number("round", 1, s.cap, min(DEFAULT_ROUND, s.cap))

    # Players

    def _player(self, player: int, keys: dict[str, Node]) -> None:
        s = self.state
        s.gold[player] = keys["gold"].integer(0, MANY) if "gold" in keys else DEFAULT_RESOURCES
        s.wood[player] = keys["wood"].integer(0, MANY) if "wood" in keys else DEFAULT_RESOURCES
        if "units" in keys:
            self._units(player, keys["units"])
        if "workers" in keys:
            for name, node in keys["workers"].mapping().items():
                s.put(player, WORKER, self._numbered(name, node), node.integer(0, PIECES[WORKER]))
        if "outposts" in keys:
            s.outposts[player] = self._fields(keys["outposts"])
        if "works" in keys:
            self._works(player, keys["works"])
        self._town_board(player, keys)
        self._cards(player, keys)
        if "marks" in keys:
            s.marks[player] = keys["marks"].integer(0, MOST_MARKS)
        if "out" in keys:
            self._out(player, keys["out"])
        self._reserve(player)

    def _units(self, player: int, node: Node) -> None:
        for name, kinds in node.mapping().items():
            field = self._numbered(name, kinds)
            for word, count in kinds.mapping(KINDS[:UNIT_KINDS]).items():
                kind = KINDS.index(word)
                self.state.put(player, kind, field, count.integer(0, PIECES[kind]))

    def _works(self, player: int, node: Node) -> None:
        s = self.state
        for item in node.sequence():
            words = item.text(what="what is being built").split()
            if len(words) == 2 and words[0] == KINDS[OUTPOST]:
                field = self._numbered(words[1], item)
                s.works.append(work(player, WORK_OUTPOST, 0, field))
                s.founded[player] |= 1 << field
            elif words[:1] and words[0] in BUILDINGS and words[1:] in ([], [ALONE]):
                s.works.append(work(player, BUILDINGS.index(words[0]), len(words) - 1, 0))
            else:
                raise item.fail(f"one of {', '.join(BUILDINGS)}, perhaps with '{ALONE}', or 'outpost' and its field")

    def _town_board(self, player: int, keys: dict[str, Node]) -> None:
        s = self.state
        for node in keys["buildings"].sequence() if "buildings" in keys else []:
            kind = self._index(node, BUILDINGS, "a building")
            s.built[player * UNIT_KINDS + kind] += 1
            if s.built[player * UNIT_KINDS + kind] > BUILDING_TILES[kind]:
                raise node.fail(f"at most {BUILDING_TILES[kind]} of {BUILDINGS[kind]}")
        for node in keys["training"].sequence() if "training" in keys else []:
            s.training[player * TRAINED_KINDS + self._index(node, KINDS[:TRAINED_KINDS], "a piece")] += 1
        for word, node in keys["levels"].mapping(KINDS[:UNIT_KINDS]).items() if "levels" in keys else []:
            kind = KINDS.index(word)
            highest = len(TILES_OF_UNITS[s.people[player]][kind])
            s.levels[player * UNIT_KINDS + kind] = node.integer(1, highest) - 1

    def _cards(self, player: int, keys: dict[str, Node]) -> None:
        s = self.state
        people = s.people[player]
        s.laid[player] = keys["laid"].integer(0, MOST_LAID) if "laid" in keys else 0
        s.hand[player] = self._heap(people, keys["cards"]) if "cards" in keys else 0
        s.discards[player] = self._heap(people, keys["discards"]) if "discards" in keys else 0
        if "deck" in keys:
            s.deck[player] = self._heap(people, keys["deck"])
            return
        full = deck_of(people, with_points=SCENARIOS[s.scenario].has_points)
        for slot, card in enumerate(CARDS_OF[people]):
            gone = cards_of(s.hand[player], slot) + cards_of(s.discards[player], slot)
            gone += s.laid[player] if CARDS[card].stays else 0
            s.deck[player] += max(0, cards_of(full, slot) - gone) << CARD_BITS * slot

    def _heap(self, people: int, node: Node) -> int:
        """Read cards that lie together."""
        found = 0
        names = [CARD_IDS[card] for card in CARDS_OF[people]]
        for item in node.sequence():
            slot = self._index(item, names, f"a card of the {PEOPLES[people]}")
            if cards_of(found, slot) == cards_of(FULL_DECK[people], slot):
                raise item.fail(f"at most {cards_of(FULL_DECK[people], slot)} of {names[slot]}")
            found += 1 << CARD_BITS * slot
        return found

    def _out(self, player: int, node: Node) -> None:
        """Let a player be out, for a round if there was one before this."""
        if not isinstance(node.value, bool):
            raise node.fail("true or false")
        self.state.out[player] = max(1, self.state.round - 1) if node.value else 0

    def _reserve(self, player: int) -> None:
        """Take from the reserve what is in use (WB-K1)."""
        s = self.state
        for kind, used in enumerate(pieces_in_use(s, player)):
            if used > PIECES[kind]:
                raise self.players[s.players[player]].fail(f"at most {PIECES[kind]} of {KINDS[kind]}", str(used))
            s.reserve[player * PIECE_KINDS + kind] = PIECES[kind] - used

    # What lies on the map

    def _markers(self) -> None:
        s = self.state
        deposits = s.map.goldmines | s.map.forests
        for name, node in self.root["depleted"].mapping().items() if "depleted" in self.root else []:
            bit = 1 << self._numbered(name, node)
            word = node.text(DEPLETED)
            if not bit & deposits and (word != DEPLETED[0] or not bit & s.map.town_fields):
                raise node.fail("a goldmine or forest, or a town that is 'partly'")
            if word == DEPLETED[0]:
                s.partly |= bit
            else:
                s.fully |= bit
            if s.fixed_yield and bit & deposits:
                s.given[self.numbers[name]] = PARTLY_AFTER if word == DEPLETED[0] else FULLY_AFTER
        if "locked" in self.root:
            s.locked = self._fields(self.root["locked"])
            if s.locked & ~s.map.town_fields:
                raise self.root["locked"].fail("fields with towns")


class WarcraftSituation(Situation):
    """The position of a scenario while it runs."""

    def __init__(self, state: WarcraftState) -> None:
        self.state = state
        self.table = state
        self.chance_source = Chance(SEED)

    def settle(self, line: Line) -> str | None:
        """Draw the cards that no line names, and pass for whoever is asked, up to where the line finds the position.

        Nothing is done after the last line.
        """
        s = self.table
        if line.kind == END:
            return None
        while True:
            if self._draws(line):
                s.play(s.toss(self.chance_source))
            elif self._passes(line):
                s.play(make(PASS))
            else:
                break
        if line.kind == "play" and s.to_move() == CHANCE:
            return f"expected a chance line such as {quote(s.text(s.toss(self.chance_source)))} before this"
        return None

    def _draws(self, line: Line) -> bool:
        """Tell whether a card is to be drawn that neither this line names nor, where it plays nothing, the next that does."""
        s = self.table
        if s.to_move() != CHANCE or pending.kind_of(s.pending[-1]) != pending.DRAW:
            return False
        named = line.named if line.kind in ("chance", "play") else line.coming
        drawn = self._read(named[0]) if named else NONE
        people = s.people[pending.first_of(s.pending[-1])]
        return drawn == NONE or kind_of(drawn) != DRAW or part(drawn, 0) != people

    def _passes(self, line: Line) -> bool:
        """Tell whether somebody is asked for a card and passes by himself before this line."""
        s = self.table
        if s.to_move() == CHANCE or not s.pending or pending.kind_of(s.pending[-1]) != pending.ASK:
            return False
        if line.kind == "play":
            return self._read(line.named[0]) not in s.legal()
        if line.kind in ("legal", "illegal"):
            return not any(text.split()[:1] in (["pass"], ["card"]) for text in line.named)
        return line.kind != "expect" or "asked" not in line.named

    def _read(self, text: str) -> int:
        """Read the words of a step; NONE for what is no step, which fails in its own line."""
        try:
            return self.step(text)
        except IllegalStep:
            return NONE

    def prices(self, node: Node) -> list[str]:
        raise node.fail("no line of this kind, since prices are a key of 'expect' in this game")

    def expect(self, node: Node) -> list[str]:
        failures: list[str] = []
        for key, wanted in node.mapping(EXPECT_KEYS).items():
            failures += failures_of(self.table, key, wanted)
        return failures
