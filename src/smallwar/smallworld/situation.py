"""Positions of rules examples, built from the keys of a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.smallworld import ledger
from smallwar.smallworld.ability import SIDES
from smallwar.smallworld.boards.board import load_shipped, shipped
from smallwar.smallworld.expectation import EXPECT_KEYS, failures_of
from smallwar.smallworld.game import SmallWorldState
from smallwar.smallworld.map import MARKS, TERRAINS, Map
from smallwar.smallworld.map_making import join
from smallwar.smallworld.roster import BOX_TOKENS, POWER_IDS, POWERS, RACE_IDS, RACE_SIDE, RACES, RELIC_IDS, SIDE_RACES
from smallwar.smallworld.rules.offer import TEAM_ROWS
from smallwar.smallworld.rules.price import OUT_OF_REACH, Reach, conquerable
from smallwar.smallworld.rules.setup import FEWEST_PLAYERS, ROUNDS, START_COINS
from smallwar.smallworld.state import (
    CLASSIC,
    CONQUEST,
    DECLINED,
    MOST_PLAYERS,
    MURLOCS,
    NONE,
    REDEPLOYMENT,
    START,
    TEAMS,
)
from smallwar.smallworld.steps import BADGE, BANNER, MEANS_WORDS, kind_of
from smallwar.smallworld.tokens import (
    BEASTS,
    BOMB,
    CHAMPION,
    FACE_DOWN,
    FIRST_RELIC,
    MOUNTAIN,
    MURLOC_SUPPLY,
    SUPPLY,
    WORDS,
)
from smallwar.smallworld.words import FORMS, SIDE_WORDS
from smallwar.table.chance import Chance
from smallwar.table.comparing import compare
from smallwar.table.contract import CHANCE
from smallwar.table.scenario import END, Line, ScenarioGame, Situation
from smallwar.table.sets import LARGEST, members, size
from smallwar.table.source import FormatError, quote

if TYPE_CHECKING:
    from smallwar.table.source import Node

ROOT_KEYS: Final = ("variant", "map", "boards", "players", "pieces", "offer", "round", "turn", "phase")
PLAYER_KEYS: Final = (
    "faction", "race", "power", "coins", "hand", "holds", "beasts", "champion", "declined", "used",
    "form", "side", "bombs", "lost", "harmony", "paid",
)  # fmt: skip
VARIANTS: Final = ("classic", "teams")
STARTING_PHASES: Final = {"start": START, "conquer": CONQUEST, "redeploy": REDEPLOYMENT}
PIECES: Final = {word: kind for kind, word in enumerate((*WORDS, *RELIC_IDS)) if kind != MOUNTAIN}
"""What may be laid on a region, with its kind; a mountain comes with its terrain."""
COUNTERS: Final = {
    **{word: number for number, word in enumerate(MEANS_WORDS)},
    "steal": MEANS_WORDS.index("relic-hunt"),
}
COUNTED: Final = {"intimidate": (ledger.USED_INTIMIDATE, 3), "swap": (ledger.USED_SWAP, 2)}
MOST_COINS: Final = 9999
SEED: Final = 1


class SmallWorldScenarios(ScenarioGame):
    """Makes the positions of scenarios."""

    def situation(self, root: dict[str, Node], source_name: str) -> SmallWorldSituation:
        return SmallWorldSituation(SituationBuilder(root, source_name).build())


class SituationBuilder:
    """Builds a position from the keys of a scenario, and refuses one that could not be."""

    def __init__(self, root: dict[str, Node], source_name: str) -> None:
        self.source_name = source_name
        for key, node in root.items():
            if key not in ROOT_KEYS:
                raise FormatError(
                    f"{node.place()}: expected one of the keys {', '.join(ROOT_KEYS)}, found {quote(key)}"
                )
        if "players" not in root:
            raise FormatError(f"{source_name}: expected the key 'players', which is missing")
        self.root = root
        self.players = root["players"].mapping()
        if not FEWEST_PLAYERS <= len(self.players) <= MOST_PLAYERS:
            raise root["players"].fail(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players", str(len(self.players)))
        self.state = SmallWorldState(self._map(), list(self.players))
        self.numbers = self.state.map.numbers

    def build(self) -> SmallWorldState:
        """Build the position key by key."""
        s = self.state
        root = self.root
        s.clear()
        s.variant = TEAMS if "variant" in root and root["variant"].text(VARIANTS) == "teams" else CLASSIC
        s.rounds = ROUNDS[len(self.players)]
        s.round = root["round"].integer(1, s.rounds) if "round" in root else 2
        s.turn = self._index(root["turn"], s.players) if "turn" in root else 0
        s.coins = [START_COINS] * len(self.players)
        s.box = BOX_TOKENS[:]
        s.lying[MOUNTAIN] = s.map.of_terrain[TERRAINS.index("mountain")]
        for number, node in enumerate(self.players.values()):
            self._player(number, node.mapping(PLAYER_KEYS))
        self._pieces()
        self._seat_everybody()
        self._offer()
        self._phase()
        return s

    # The map

    def _map(self) -> Map:
        if ("map" in self.root) == ("boards" in self.root):
            raise FormatError(f"{self.source_name}: expected either a 'map' or 'boards', found both or neither")
        if "boards" in self.root:
            return join([load_shipped(node.text(shipped(), "a board")) for node in self.root["boards"].sequence()])
        regions = self.root["map"].mapping()
        if not 1 <= len(regions) <= LARGEST:
            raise self.root["map"].fail(f"1 to {LARGEST} regions", str(len(regions)))
        numbers = {name: number for number, name in enumerate(regions)}
        terrain: list[str] = []
        marks: list[list[str]] = []
        neighbours: list[list[int]] = []
        for name, node in regions.items():
            if " " in name:
                raise node.fail("a region whose name has no blank")
            keys = node.mapping(["terrain", "marks", "next"], ["terrain"])
            terrain.append(keys["terrain"].text(TERRAINS))
            marks.append([mark.text(MARKS) for mark in keys["marks"].sequence()] if "marks" in keys else [])
            nodes = keys["next"].sequence() if "next" in keys else []
            neighbours.append([self._neighbour(other, numbers, numbers[name]) for other in nodes])
        for name, number in numbers.items():
            for other in neighbours[number]:
                if number not in neighbours[other]:
                    raise regions[name].fail(
                        f"neighbours that are mutual: {list(numbers)[other]!r} does not name {name!r}"
                    )
        return Map(list(regions), terrain, marks, neighbours)

    def _neighbour(self, node: Node, numbers: dict[str, int], own: int) -> int:
        if node.text() not in numbers or numbers[node.text()] == own:
            raise node.fail("another region of the map")
        return numbers[node.text()]

    # Players

    def _index(self, node: Node, names: list[str], what: str = "a text") -> int:
        return names.index(node.text(names, what))

    def _player(self, player: int, keys: dict[str, Node]) -> None:
        s = self.state
        self._faction(player, keys)
        if "race" in keys and not keys["race"].is_none():
            s.race[player] = self._race(keys["race"])
            if "power" not in keys:
                raise keys["race"].fail("a power beside the race")
            s.power[player] = self._power(keys["power"])
        elif "power" in keys:
            raise keys["power"].fail("a race beside the power")
        s.coins[player] = keys["coins"].integer(0, MOST_COINS) if "coins" in keys else START_COINS
        if "hand" in keys:
            s.hand[player] = keys["hand"].integer(0, max(BOX_TOKENS))
        if "beasts" in keys:
            s.add_beasts(player, keys["beasts"].integer(0, BEASTS))
        if "champion" in keys and keys["champion"].text(["hand"]):
            if s.power[player] == NONE or POWERS[s.power[player]].id != "champion":
                raise keys["champion"].fail("the champion in the hand of the player whose power he is")
            s.champion_in_hand |= 1 << player
        if "holds" in keys:
            self._holds(player, keys["holds"])
        if "declined" in keys:
            self._declined(player, keys["declined"])
        self._take_from_box(player, keys)
        self._memory(player, keys)

    def _faction(self, player: int, keys: dict[str, Node]) -> None:
        s = self.state
        if s.variant != TEAMS:
            if "faction" in keys:
                raise keys["faction"].fail("no faction in the classic game")
            return
        if "faction" not in keys:
            raise self.players[s.players[player]].fail("a faction of each player in the team variant")
        s.faction.append(self._index(keys["faction"], list(SIDES)))

    def _race(self, node: Node) -> int:
        race = self._index(node, RACE_IDS, "a race")
        if race in self.state.race:
            raise node.fail("every race once")
        return race

    def _power(self, node: Node) -> int:
        power = self._index(node, POWER_IDS, "a power")
        if power in self.state.power:
            raise node.fail("every power once")
        return power

    def _holds(self, tribe: int, node: Node) -> None:
        s = self.state
        if s.race[tribe] == NONE:
            raise node.fail("a race for what is held")
        for name, count in node.mapping().items():
            region = self._region(name, count)
            if any(regions >> region & 1 for regions in s.held):
                raise count.fail("every region held once")
            s.tokens[region] = count.integer(0, max(BOX_TOKENS))
            s.held[tribe] |= 1 << region

    def _region(self, name: str, node: Node) -> int:
        if name not in self.numbers:
            raise node.fail("a region of the map", quote(name))
        return self.numbers[name]

    def _declined(self, player: int, node: Node) -> None:
        s = self.state
        keys = node.mapping(["race", "holds", "power"], ["race", "holds"])
        s.race[player + DECLINED] = self._race(keys["race"])
        if "power" in keys:
            power = self._power(keys["power"])
            if not POWERS[power].lasts():
                raise keys["power"].fail("a power that lasts in decline")
            s.power[player + DECLINED] = power
        self._holds(player + DECLINED, keys["holds"])

    def _take_from_box(self, player: int, keys: dict[str, Node]) -> None:
        s = self.state
        for tribe in (player, player + DECLINED):
            if s.race[tribe] == NONE:
                continue
            out = sum(s.tokens[region] for region in members(s.held[tribe]))
            out += s.hand[player] if tribe == player else 0
            s.box[s.race[tribe]] -= out
            if s.box[s.race[tribe]] < 0:
                name = RACE_IDS[s.race[tribe]]
                raise self.players[s.players[player]].fail(
                    f"at most {BOX_TOKENS[s.race[tribe]]} tokens of {name}, not {out}"
                )
        if s.race[player] == NONE and s.hand[player]:
            raise keys["hand"].fail("a race for the tokens in hand")

    def _memory(self, player: int, keys: dict[str, Node]) -> None:
        s = self.state
        for word in keys["used"].sequence() if "used" in keys else []:
            self._used(word)
        if "form" in keys:
            s.entries[ledger.FORM] = 1 + self._index(keys["form"], list(FORMS))
        if "side" in keys:
            s.entries[ledger.SIDE] = 1 + self._index(keys["side"], list(SIDE_WORDS))
        if "bombs" in keys:
            s.bombs = keys["bombs"].integer(0, SUPPLY[BOMB])
        if "lost" in keys:
            s.entries[ledger.INFLICTED] = keys["lost"].integer(0, MOST_COINS)
        if "harmony" in keys:
            s.harmony = self._players(keys["harmony"])
        if "paid" in keys:
            s.harmony_paid = self._players(keys["paid"])

    def _players(self, node: Node) -> int:
        found = 0
        for name in node.sequence():
            found |= 1 << self._index(name, self.state.players)
        return found

    def _used(self, node: Node) -> None:
        word = node.text()
        base, _, number = word.partition("-")
        if word in COUNTERS:
            counter, times = COUNTERS[word], 1
        elif base in COUNTED and number in [str(times + 1) for times in range(COUNTED[base][1])]:
            counter, times = COUNTED[base][0], int(number)
        else:
            counted = [f"{name}-1 to {name}-{most}" for name, (_, most) in COUNTED.items()]
            raise node.fail(f"one of {', '.join([*COUNTERS, *counted])}")
        if self.state.times_used(counter):
            raise node.fail("every means once")
        for _ in range(times):
            self.state.use(counter)

    # Pieces

    def _pieces(self) -> None:
        s = self.state
        if "pieces" not in self.root:
            for region in members(s.map.murlocs):
                self._lay_murloc(region)
            return
        for name, nodes in self.root["pieces"].mapping().items():
            region = self._region(name, nodes)
            for node in nodes.sequence():
                self._lay(region, node)
        for kind, count in SUPPLY.items():
            if size(s.lying[kind]) > count and kind != MOUNTAIN:
                raise self.root["pieces"].fail(f"at most {count} of {WORDS[kind]}", str(size(s.lying[kind])))
        if size(s.lying[FACE_DOWN]) > size(s.hidden_relics):
            found = str(size(s.lying[FACE_DOWN]))
            raise self.root["pieces"].fail(f"at most {size(s.hidden_relics)} relics face down", found)
        if size(s.held[MURLOCS]) > MURLOC_SUPPLY:
            raise self.root["pieces"].fail(f"at most {MURLOC_SUPPLY} Murlocs", str(size(s.held[MURLOCS])))

    def _lay(self, region: int, node: Node) -> None:
        s = self.state
        word = node.text()
        if word == "murloc":
            self._lay_murloc(region, node)
        elif word.startswith("beasts-"):
            if not word[7:].isdigit() or not 1 <= int(word[7:]) <= BEASTS:
                raise node.fail(f"beasts-1 to beasts-{BEASTS}")
            s.beasts[region] = int(word[7:])
        else:
            self._lay_kind(region, PIECES[node.text(PIECES, "a piece")], node)

    def _lay_kind(self, region: int, kind: int, node: Node) -> None:
        s = self.state
        if s.lying[kind] >> region & 1:
            raise node.fail("every piece of a region once")
        if kind >= FIRST_RELIC:
            if s.lying[kind]:
                raise node.fail("every relic once")
            s.hidden_relics &= ~(1 << (kind - FIRST_RELIC))
        s.lay(kind, region)

    def _lay_murloc(self, region: int, node: Node | None = None) -> None:
        s = self.state
        if any(regions >> region & 1 for regions in s.held):
            if node is not None:
                raise node.fail("a region that nobody else holds")
            return
        s.held[MURLOCS] |= 1 << region
        s.tokens[region] = 1

    def _seat_everybody(self) -> None:
        """Check that whoever holds a region stands there, and that beasts and champion stand with somebody."""
        s = self.state
        active = 0
        for player in range(len(s.players)):
            active |= s.held[player]
        for region in range(s.map.count):
            held = any(regions >> region & 1 for regions in s.held)
            followed = s.beasts[region] > 0 or s.lying[CHAMPION] >> region & 1 == 1
            if held and not s.standing(region):
                raise self._misplaced(region, "a token, beasts or the champion where a region is held")
            if followed and not active >> region & 1:
                raise self._misplaced(region, "beasts and the champion in a region of an active race")
        if s.beasts_left() < 0:
            raise self.root["players"].fail(f"at most {BEASTS} beasts", str(BEASTS - s.beasts_left()))
        self._bombs_left()

    def _bombs_left(self) -> None:
        """Where no key says otherwise, all bombs that are not on the map are left; which of them explode is open."""
        s = self.state
        on_map = size(s.lying[BOMB])
        if not any("bombs" in node.mapping() for node in self.players.values()):
            s.bombs = SUPPLY[BOMB] - on_map
        if s.bombs + on_map > SUPPLY[BOMB]:
            raise self.root["players"].fail(f"at most {SUPPLY[BOMB]} bombs, on the map and left", str(s.bombs + on_map))

    def _misplaced(self, region: int, expected: str) -> FormatError:
        return FormatError(f"{self.source_name}: at {self.state.map.names[region]}: expected {expected}")

    # The offer and the turn

    def _offer(self) -> None:
        s = self.state
        if s.variant == TEAMS:
            self._team_offer()
        else:
            self._classic_offer()
        seen = [*s.race, *s.banners]
        s.hidden_banners = sum(1 << race for race in range(len(RACES)) if race not in seen)
        if s.variant == TEAMS and SIDES.index("neutral") not in s.faction:
            s.hidden_banners &= ~SIDE_RACES[SIDES.index("neutral")]
        s.hidden_badges = sum(1 << power for power in range(len(POWERS)) if power not in [*s.power, *s.badges])

    def _classic_offer(self) -> None:
        s = self.state
        for node in self.root["offer"].sequence() if "offer" in self.root else []:
            row = node.sequence()
            if len(row) not in (2, 3):
                raise node.fail("a race, a power, and coins if any")
            s.banners.append(self._offered(row[0], RACE_IDS, [*s.race, *s.banners]))
            s.badges.append(self._offered(row[1], POWER_IDS, [*s.power, *s.badges]))
            s.offer_coins.append(row[2].integer(0, MOST_COINS) if len(row) == 3 else 0)

    def _team_offer(self) -> None:
        s = self.state
        columns = len(SIDES)
        s.banners = [NONE] * (columns * TEAM_ROWS)
        s.badges = [NONE] * TEAM_ROWS
        s.offer_coins = [0] * TEAM_ROWS
        if "offer" not in self.root:
            return
        for key, column in self.root["offer"].mapping([*SIDES, "badges"]).items():
            nodes = column.sequence()
            if len(nodes) > TEAM_ROWS:
                raise column.fail(f"at most {TEAM_ROWS} rows")
            for row, node in enumerate(nodes):
                if key == "badges":
                    s.badges[row] = self._offered(node, POWER_IDS, [*s.power, *s.badges])
                    continue
                race = self._offered(node, RACE_IDS, [*s.race, *s.banners])
                if RACE_SIDE[race] != SIDES.index(key):
                    raise node.fail(f"a race of the side {key}")
                s.banners[SIDES.index(key) * TEAM_ROWS + row] = race

    def _offered(self, node: Node, names: list[str], taken: list[int]) -> int:
        number = self._index(node, names, "a race" if names is RACE_IDS else "a power")
        if number in taken:
            raise node.fail("every banner and badge once")
        return number

    def _phase(self) -> None:
        s = self.state
        s.phase = STARTING_PHASES[self.root["phase"].text(STARTING_PHASES)] if "phase" in self.root else START
        if s.phase == START:
            s.begun = 0
            return
        s.begun = 1
        s.entries[ledger.BEGUN] = 1
        if s.race[s.turn] == NONE:
            return
        if not s.entries[ledger.FORM]:
            s.entries[ledger.FORM] = 1


class SmallWorldSituation(Situation):
    """The position of a scenario while it runs."""

    def __init__(self, state: SmallWorldState) -> None:
        self.state = state
        self.table = state
        self.chance_source = Chance(SEED)

    def settle(self, line: Line) -> str | None:
        """Begin the turn before any line that asks for it; draw banners and badges that no line names.

        An `expect` line takes the position as it is, also while chance is due or between two turns.
        """
        s = self.table
        if line.kind == "expect":
            return None
        if line.kind != END:
            s.begin_turn_if_due()
        while s.to_move() == CHANCE and line.kind != "chance":
            step = s.toss(self.chance_source)
            if kind_of(step) not in (BANNER, BADGE):
                return f"expected a chance line such as {quote(s.text(step))} before this, because chance is due"
            s.play_without_next_start(step)
        return None

    def play(self, text: str) -> None:
        self.table.play_without_next_start(self.step(text))

    def chance(self, text: str) -> None:
        """Play the chance step that is due; a banner before a badge may be left out."""
        s = self.table
        step = self.step(text)
        if s.to_move() != CHANCE:
            raise FormatError(f"expected no chance line, because no chance step is due, found {quote(text)}")
        if kind_of(step) == BADGE and kind_of(s.legal()[0]) == BANNER:
            s.play_without_next_start(s.toss(self.chance_source))
        s.play_without_next_start(step)

    def prices(self, node: Node) -> list[str]:
        s = self.table
        failures: list[str] = []
        for name, wanted in node.mapping().items():
            region = self._region(name, wanted)
            found = self._price(region)
            expected = (
                None if (wanted.is_text() and wanted.text() == "none") or wanted.is_none() else wanted.integer(0, 99)
            )
            failures += compare(f"price.{s.map.names[region]}", expected, found)
        return failures

    def _price(self, region: int) -> int | None:
        s = self.table
        if s.phase not in (START, CONQUEST) or s.race[s.turn] == NONE or not conquerable(s, s.turn) >> region & 1:
            return None
        price = Reach(s, s.turn).price(region, 0)
        return price if price < OUT_OF_REACH else None

    def _region(self, name: str, node: Node) -> int:
        if name not in self.table.map.numbers:
            raise node.fail("a region of the map", quote(name))
        return self.table.map.numbers[name]

    def expect(self, node: Node) -> list[str]:
        failures: list[str] = []
        for key, wanted in node.mapping(EXPECT_KEYS).items():
            failures += failures_of(self.table, key, wanted)
        return failures
