"""A second reading of the rules of combat, written from their text alone, to hold the rules that are played against.

It knows nothing of the engine: a position is what a scenario says, steps are words, and every rule stands where the text
has it, as slow as may be. What it does in turn reads from top to bottom: whenever somebody must decide or chance is due, it
yields a question and goes on with the words of the answer.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final, TypeAlias

STEPS: Final = ("ranged", "flying", "melee")
STACK: Final = 3
PIECES: Final = {"melee": 10, "ranged": 7, "flying": 4, "worker": 8, "outpost": 2}
COST: Final = {"melee": (1, 1), "ranged": (1, 2), "flying": (2, 2)}
LAST_ROUND: Final = 200

TILES: Final = {
    "humans": {"melee": ["2", "3", "4"], "ranged": ["2", "3", "3 mend"], "flying": ["2", "3", "4"]},
    "orcs": {"melee": ["2", "3", "4", "5 frenzy"], "ranged": ["2", "3", "3 frenzy"], "flying": ["2", "3"]},
    "night-elves": {
        "melee": ["2", "3"],
        "ranged": ["2", "3", "3 first", "4 first"],
        "flying": ["2", "3", "3 splash"],
    },
    "undead": {
        "melee": ["2", "3", "3 splash"],
        "ranged": ["2", "3", "4 raise"],
        "flying": ["2", "3", "3 splash"],
    },
}
"""Strength and ability of each level (WB-3.2)."""

DECKS: Final = {
    "humans": {"militia": 3, "hold-fast": 2, "stagger": 2, "null-order": 2},
    "orcs": {"plunder": 3, "nets": 2, "second-wind": 2, "drag-off": 2},
    "night-elves": {"regrowth": 3, "true-aim": 2, "marked-target": 2, "echo-shot": 2},
    "undead": {"tireless-hands": 3, "leaden-air": 2, "hex": 2, "grave-nets": 2},
}
"""The nine cards of each people alone (WB-3.4)."""
OF_ALL: Final = {"renown": 3, "forced-march": 3, "supply-cache": 3, "recall": 3}

WINDOWS: Final = {
    "combat-round-start": {"humans": "stagger", "orcs": "drag-off"},
    "before-roll ranged": {"night-elves": "true-aim"},
    "before-roll flying": {"night-elves": "true-aim"},
    "before-roll melee": {"night-elves": "true-aim", "orcs": "nets", "undead": "grave-nets"},
    "after-roll": {"orcs": "second-wind", "night-elves": "echo-shot", "undead": "hex"},
    "before-losses": {"humans": "hold-fast", "night-elves": "marked-target"},
    "after-loss": {"orcs": "plunder"},
}
"""The one card that the deck of a people has for a moment of a combat."""


@dataclass(eq=False)
class Player:
    """Somebody at the table with everything that is his."""

    name: str
    seat: int
    people: str
    side: int
    gold: int
    wood: int
    levels: dict[str, int]
    units: dict[str, dict[str, int]]
    workers: dict[str, int]
    outposts: list[str]
    works: list[str]
    hand: list[str]
    deck: list[str]
    discards: list[str]
    town: str = ""
    laid: int = 0
    buildings: list[str] = field(default_factory=list)
    training: list[str] = field(default_factory=list)
    militia: list[str] = field(default_factory=list)
    in_the_air: list[str] = field(default_factory=list)

    def tile(self, kind: str) -> tuple[int, str]:
        """Give strength and ability of a type."""
        strength, _, ability = TILES[self.people][kind][self.levels.get(kind, 1) - 1].partition(" ")
        return int(strength), ability

    def count(self, kind: str, place: str) -> int:
        """Count units on a field; `militia` are the workers there that fight."""
        if kind == "militia":
            return self.workers.get(place, 0) if place in self.militia else 0
        return self.units.get(place, {}).get(kind, 0)

    def founded(self) -> list[str]:
        """Give the fields with an outpost that is being built."""
        return [work.split()[1] for work in self.works if work.startswith("outpost")]

    def tied_up(self, place: str) -> int:
        """Count workers on a field who are building an outpost."""
        return self.founded().count(place)

    def has_piece(self, place: str) -> bool:
        """Tell whether anything of his is on a field (WB-R11)."""
        return self.stands(place) or bool(self.workers.get(place)) or place in self.outposts + self.founded()

    def stands(self, place: str) -> bool:
        """Tell whether a unit stands on a field, where militia counts."""
        return any(self.count(kind, place) for kind in (*STEPS, "militia"))

    def add(self, kind: str, place: str, change: int) -> None:
        """Put units on a field or take them from it; militia are workers."""
        if kind == "militia":
            self.workers[place] += change
        else:
            kinds = self.units.setdefault(place, {})
            kinds[kind] = kinds.get(kind, 0) + change


@dataclass(eq=False)
class Unit:
    """One unit among those that look the same."""

    owner: Player
    kind: str
    place: str

    def is_like(self, other: Unit) -> bool:
        return self.owner is other.owner and self.kind == other.kind and self.place == other.place


@dataclass(eq=False)
class Die:
    """A die that fell in an attack."""

    owner: Player
    value: int
    is_hit: bool
    losses: int
    is_cancelled: bool = False


@dataclass(eq=False)
class Question:
    """Who must decide what: a player among steps, or chance (who is empty) among cards or so many dice."""

    who: str
    options: list[str]
    dice: tuple[str, int] = ("", 0)
    moment: str = ""


Talk: TypeAlias = Generator[Question, str, None]


class Table:
    """A position as a scenario describes it, at the end of a movement."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.map: dict[str, dict[str, Any]] = data["map"]
        self.players = [_player(seat, name, keys) for seat, (name, keys) in enumerate(data["players"].items())]
        names = list(data["players"])
        self.start = names.index(data.get("start", names[0]))
        self.turn = self.players[names.index(data.get("turn", names[self.start]))]
        self.phase = "move"
        self.depleted: dict[str, str] = dict(data.get("depleted", {}))
        self.locked: list[str] = list(data.get("locked", []))
        self.active_first = data.get("options", {}).get("cards") == "active-first"
        self.dragged: list[Unit] = []
        self.fighting = False

    def next_to(self, place: str) -> list[str]:
        return list(self.map[place].get("next", []))

    def clockwise(self) -> list[Player]:
        """Give the players from the one in turn on."""
        return self.players[self.turn.seat :] + self.players[: self.turn.seat]

    def turn_order(self) -> list[Player]:
        """Give the players from the start player on."""
        return self.players[self.start :] + self.players[: self.start]

    def reserve(self, player: Player, kind: str) -> int:
        """Count what is left of a kind; a unit that was dragged off has not come back."""
        used = sum(1 for unit in self.dragged if unit.owner is player and unit.kind == kind)
        used += player.training.count(kind) + player.in_the_air.count(kind)
        if kind == "worker":
            used += sum(player.workers.values()) + sum(1 for work in player.works if not work.endswith("alone"))
        elif kind == "outpost":
            used += len(player.outposts) + len(player.founded())
        else:
            used += sum(kinds.get(kind, 0) for kinds in player.units.values())
        return PIECES[kind] - used

    def combats(self) -> Talk:
        """Play only the end of one player's movement, up to the next player's."""
        yield from self.end_of_movement()
        self.turn = self.clockwise()[1]

    def end_of_movement(self) -> Talk:
        """Go from the end of a player's movement to the end of his combats."""
        yield from self.last_cards()
        due = [
            (place, side)
            for place in self.map
            for side in sorted({player.side for player in self.players} - {self.turn.side})
            if self.turn.stands(place) and self.stands(side, place)
        ]
        while due := [
            (place, side) for place, side in due if self.stands(self.turn.side, place) and self.stands(side, place)
        ]:
            fights = {self.fight_text(place, side, due): (place, side) for place, side in due}
            chosen = fights[(yield Question(self.turn.name, list(fights)))]
            due.remove(chosen)
            self.fighting = True
            yield from Combat(self, *chosen).run()
            for player in self.players:
                if player.side == chosen[1] and chosen[0] in player.militia:
                    player.militia.remove(chosen[0])
        for player in self.players:
            player.militia = []
        self.eliminate()

    def last_cards(self) -> Talk:
        """Ask everybody with a card at the end of the movement; all decks have a card for it (WB-D25)."""
        order = self.clockwise()
        passed: list[str] = []
        while waiting := [player for player in order if player.hand and player.name not in passed]:
            player = waiting[0]
            calls = [f"card militia {place}" for place in self.map if self.may_call(player, place)]
            answer = yield Question(player.name, ["pass", *calls, *self.recalls(player)], moment="move-end")
            order = order[order.index(player) + 1 :] + order[: order.index(player) + 1]
            if answer == "pass":
                passed.append(player.name)
                continue
            passed = []
            card, *places = answer.split()[1:]
            player.hand.remove(card)
            if card == "recall":
                yield from self.recall(player, *places)
            else:
                player.militia.append(places[0])
            player.discards.append(card)

    def crowd(self, player: Player, place: str) -> int:
        """Count the units of a player's side on a field (WB-R8, WB-K9); militia have no part in it."""
        team = [other for other in self.players if other.side == player.side]
        return sum(other.count(kind, place) for other in team for kind in STEPS)

    def recalls(self, player: Player) -> list[str]:
        """Give the fields from which all own units can be called to another (WB-3.4)."""
        if "recall" not in player.hand:
            return []
        homes = [home for home in [player.town, *player.outposts] if home]
        return [
            f"card recall {place} {home}"
            for place in self.map
            for home in homes
            if place != home and place not in self.locked and self.all_find_room(player, place, home)
        ]

    def all_find_room(self, player: Player, place: str, home: str) -> bool:
        """Tell whether units stand on a field and all could be called home or next to it."""
        units = units_on(player, place)
        if not units:
            return False
        kept = player.units.pop(place)
        aside = max(0, len(units) - max(0, STACK - self.crowd(player, home)))
        finds = self.can_go_aside(player, home, units, aside)
        player.units[place] = kept
        return finds

    def asides(self, player: Player, home: str, units: list[str]) -> list[tuple[str, str]]:
        """Give kinds and fields for a unit that finds no room at home."""
        return [
            (kind, place)
            for place in self.next_to(home)
            for kind in sorted(set(units))
            if not any(other.has_piece(place) for other in self.players if other.side != player.side)
            and self.crowd(player, place) < STACK
            and (kind == "flying" or self.map[place].get("terrain") != "mountain")
        ]

    def can_go_aside(self, player: Player, home: str, units: list[str], count: int) -> bool:
        """Try whether so many of the units find room next to a field."""
        if count == 0:
            return True
        for kind, place in self.asides(player, home, units):
            player.add(kind, place, 1)
            left = list(units)
            left.remove(kind)
            finds = self.can_go_aside(player, home, left, count - 1)
            player.add(kind, place, -1)
            if finds:
                return True
        return False

    def recall(self, player: Player, place: str, home: str) -> Talk:
        """Send aside, one by one, whoever finds no room, and let the others come home."""
        player.in_the_air = units_on(player, place)
        player.units.pop(place)
        aside = max(0, len(player.in_the_air) - max(0, STACK - self.crowd(player, home)))
        while aside:
            aside -= 1
            options = []
            for kind, beside in self.asides(player, home, player.in_the_air):
                player.add(kind, beside, 1)
                left = list(player.in_the_air)
                left.remove(kind)
                if self.can_go_aside(player, home, left, aside):
                    options.append(f"deploy {kind} {beside}")
                player.add(kind, beside, -1)
            answer = yield Question(player.name, options)
            kind, beside = answer.split()[1:]
            player.in_the_air.remove(kind)
            player.add(kind, beside, 1)
        for kind in player.in_the_air:
            player.add(kind, home, 1)
        player.in_the_air = []

    def may_call(self, player: Player, place: str) -> bool:
        """Tell whether workers may be called to arms where a unit of the player in turn stands."""
        return (
            "militia" in player.hand
            and player.side != self.turn.side
            and player.workers.get(place, 0) > 0
            and place not in player.militia
            and self.turn.stands(place)
        )

    def stands(self, side: int, place: str) -> bool:
        return any(player.stands(place) for player in self.players if player.side == side)

    def fight_text(self, place: str, side: int, due: list[tuple[str, int]]) -> str:
        enemy = next(player for player in self.players if player.side == side and player.stands(place))
        several = sum(1 for other, _ in due if other == place) > 1
        return f"fight {place} {enemy.people}" if several else f"fight {place}"

    def eliminate(self) -> None:
        """Remove workers and outposts where units of one enemy side alone stand (WB-R64, WB-D6, WB-D11)."""
        for place in self.map:
            sides = {player.side for player in self.players if player.stands(place)}
            for player in self.players:
                if len(sides) == 1 and player.side not in sides:
                    player.workers.pop(place, None)
                    player.outposts = [own for own in player.outposts if own != place]
                    player.works = [work for work in player.works if work != f"outpost {place}"]

    def draw(self, player: Player) -> Talk:
        """Let a player draw a card; an empty deck is made of the discards (WB-D27)."""
        if player.deck or player.discards:
            choice = player.deck or player.discards
            answer = yield Question("", [f"draw {player.people} {card}" for card in choice])
            card = answer.split()[2]
            if not player.deck:
                player.deck, player.discards = player.discards, []
            player.deck.remove(card)
            player.hand.append(card)


def _player(seat: int, name: str, keys: dict[str, Any]) -> Player:
    units = {place: dict(kinds) for place, kinds in keys.get("units", {}).items()}
    return Player(
        name=name,
        seat=seat,
        people=keys["people"],
        side=keys.get("team", seat + 1),
        gold=keys.get("gold", 5),
        wood=keys.get("wood", 5),
        levels=dict(keys.get("levels", {})),
        units=units,
        workers=dict(keys.get("workers", {})),
        outposts=list(keys.get("outposts", [])),
        works=list(keys.get("works", [])),
        hand=list(keys.get("cards", [])),
        deck=list(keys.get("deck", [])),
        discards=list(keys.get("discards", [])),
        town=keys.get("town", ""),
        laid=keys.get("laid", 0),
        buildings=list(keys.get("buildings", [])),
        training=list(keys.get("training", [])),
    )


def units_on(player: Player, place: str) -> list[str]:
    """List a player's units on a field by their kinds."""
    return [kind for kind in STEPS for _ in range(player.count(kind, place))]


class Combat:
    """A combat on one field between two sides, each a player or a team."""

    def __init__(self, table: Table, place: str, enemy: int) -> None:
        self.table = table
        self.place = place
        self.defender = enemy
        self.attacker = table.turn.side
        self.netted: list[int] = []
        self.staggered: list[Unit] = []
        self.first: list[str] = []
        self.first_side = 0
        self.menders: list[int] = []
        self.lost: list[Unit] = []
        self.chooser: Player | None = None
        self.begin_attack()

    def begin_attack(self) -> None:
        """Forget what counts for one attack only."""
        self.dice: list[Die] = []
        self.aims = 0
        self.used: list[str] = []
        self.due = {self.defender: 0, self.attacker: 0}
        self.targets: list[Unit] = []

    # Who takes part

    def run(self) -> Talk:
        """Play the combat (WB-R51 to WB-R68)."""
        for side in (self.defender, self.attacker):
            for player in self.members(side):
                yield from self.table.draw(player)
        for _ in range(LAST_ROUND):
            yield from self.round()
            if self.is_over():
                break
        yield from self.end()

    def enemy_of(self, side: int) -> int:
        return self.attacker if side == self.defender else self.defender

    def army(self, player: Player) -> list[Unit]:
        """Give the units of a player that take part: on the field, next to it, and militia on the field (WB-D2)."""
        found = [Unit(player, "militia", self.place)] * player.count("militia", self.place)
        for place in [self.place, *self.table.next_to(self.place)]:
            for kind in STEPS:
                found += [Unit(player, kind, place)] * player.count(kind, place)
        return found

    def members(self, side: int) -> list[Player]:
        """Give who of a side has a unit that takes part: those on the battlefield first, then clockwise (WB-D22)."""
        own = [player for player in self.table.clockwise() if player.side == side and self.army(player)]
        return sorted(own, key=lambda player: not player.stands(self.place))

    def units(self, side: int) -> list[Unit]:
        return [unit for player in self.members(side) for unit in self.army(player)]

    def is_on_field(self, side: int) -> bool:
        return any(player.stands(self.place) for player in self.members(side))

    def is_over(self) -> bool:
        return not (self.is_on_field(self.defender) and self.is_on_field(self.attacker))

    def has(self, player: Player, ability: str) -> bool:
        """Tell whether a unit with an ability takes part for a player."""
        kinds = {unit.kind for unit in self.army(player)} - {"militia"}
        return any(player.tile(kind)[1] == ability for kind in kinds)

    # A round

    def round(self) -> Talk:
        """Play the steps of a round until the combat is over (WB-R54, WB-R63)."""
        self.staggered = []
        self.first = []
        leaders = [player for side in (self.defender, self.attacker) for player in self.members(side)]
        for player in leaders:
            if self.has(player, "first"):
                yield from self.name_first_steps(player)
        yield from self.window("combat-round-start")
        for step in STEPS:
            yield from self.step(step)
            if self.is_over():
                return

    def name_first_steps(self, player: Player) -> Talk:
        count = sum(1 for unit in self.army(player) if unit.kind == "ranged")
        self.first_side = player.side
        if count >= len(STEPS):
            self.first = list(STEPS)
            return
        options = [" ".join(["first", *named]) for named in combinations(STEPS, count)]
        answer = yield Question(player.name, options)
        self.first = answer.split()[1:]

    def step(self, step: str) -> Talk:
        """Let both sides attack at once, or one after the other; then raise."""
        raised: dict[str, int] = {}
        self.lost = []
        halves = [[self.defender, self.attacker]]
        if step in self.first:
            halves = [[self.first_side], [self.enemy_of(self.first_side)]]
        for sides in halves:
            self.begin_attack()
            yield from self.attack(step, sides, raised)
        for player in self.table.players:
            for _ in range(raised.get(player.name, 0)):
                if self.table.reserve(player, "melee") and self.table.map[self.place].get("terrain") != "mountain":
                    player.add("melee", self.place, 1)

    def attack(self, step: str, sides: list[int], raised: dict[str, int]) -> Talk:
        """Play one attack of one side or both: roll, count, lose."""
        rolling = [player for side in sides for player in self.members(side) if self.dice_of(player, step)]
        if not rolling:
            return
        yield from self.window(f"before-roll {step}", rolling=rolling)
        self.menders = [player.side for player in self.table.players if self.has(player, "mend")]
        for player in rolling:
            yield from self.roll(player, step, self.dice_of(player, step))
            if self.has(player, "raise"):
                raised[player.name] = sum(1 for die in self.dice if die.owner is player and die.value == 1)
        yield from self.window("after-roll", step=step)
        for die in self.dice:
            if die.is_hit and not die.is_cancelled:
                self.due[self.enemy_of(die.owner.side)] += die.losses
        if any(self.due[side] and self.losses(side, step) for side in self.due):
            yield from self.window("before-losses", step=step)
        before = len(self.lost)
        yield from self.take_losses(step)
        if len(self.lost) > before:
            yield from self.window("after-loss")

    def dice_of(self, player: Player, step: str) -> int:
        """Count the dice that a player rolls in a step (WB-R59)."""
        count = sum(1 for unit in self.army(player) if unit.kind == step or (unit.kind, step) == ("militia", "melee"))
        count -= sum(1 for unit in self.staggered if unit.owner is player and unit.kind == step)
        return count + 1 if count and self.has(player, "frenzy") else count

    def roll(self, player: Player, step: str, count: int) -> Talk:
        """Roll dice for an attack (WB-R60)."""
        strength, ability = player.tile(step)
        answer = yield Question("", [], dice=(player.people, count))
        for word in answer.split()[2:]:
            value = int(word)
            is_hit = value - (self.aims if player.people == "night-elves" else 0) <= strength
            losses = 2 if value == 1 and ability == "splash" else 1
            if value == 1 and self.enemy_of(player.side) in self.menders:
                losses -= 1
            self.dice.append(Die(player, value, is_hit, losses))

    # Losses

    def losses(self, side: int, step: str) -> list[Unit]:
        """Give the units that a side may lose in a step (WB-R57, WB-D23)."""
        immune = step == "melee" and side not in self.netted
        return [unit for unit in self.units(side) if not (immune and unit.kind == "flying")]

    def chooser_of(self, side: int) -> Player:
        """Give who chooses the losses of a side (WB-D17).

        For the defending side it is the earliest in turn order who has units on the battlefield; where nobody has, whoever
        chose last, and where nobody chose yet, the first who takes part.
        """
        if side == self.attacker:
            return self.table.turn
        for player in self.table.turn_order():
            if player.side == side and player.stands(self.place):
                self.chooser = player
                return player
        return self.chooser or self.members(side)[0]

    def take_losses(self, step: str) -> Talk:
        """Remove losses in turn, the defender first (WB-R61, WB-D5)."""
        while any(self.due[side] and self.losses(side, step) for side in self.due):
            for side in (self.defender, self.attacker):
                if self.due[side] and self.losses(side, step):
                    self.due[side] -= 1
                    yield from self.take_loss(side, step)

    def take_loss(self, side: int, step: str) -> Talk:
        """Let whoever chooses for a side lose one unit; a marked one comes first."""
        who = self.chooser_of(side)
        all_units = self.losses(side, step)
        marked = [unit for unit in self.targets if unit.owner.side == side][:1]
        texts = {f"lose {self.unit_text(unit, all_units)}": unit for unit in marked or all_units}
        unit = texts[(yield Question(who.name, list(texts)))]
        if marked:
            self.targets.remove(marked[0])
        unit.owner.add(unit.kind, unit.place, -1)
        for staggered in self.staggered:
            if staggered.is_like(unit):
                self.staggered.remove(staggered)
                break
        self.lost.append(unit)

    def unit_text(self, unit: Unit, among: list[Unit]) -> str:
        """Name a unit; its people only where a team-mate has such a unit there too."""
        text = f"{unit.kind} {unit.place}"
        owners = {other.owner.people for other in among if (other.kind, other.place) == (unit.kind, unit.place)}
        return f"{text} {unit.owner.people}" if len(owners) > 1 else text

    # Cards

    def window(self, moment: str, step: str = "", rolling: list[Player] | None = None) -> Talk:
        """Ask for cards in turn until all have passed one after the other (WB-R58, WB-D25)."""
        passed: list[str] = []
        last: Player | None = None
        while True:
            sides = [self.attacker, self.defender] if self.table.active_first else [self.defender, self.attacker]
            order = [player for side in sides for player in self.members(side)]
            if last in order:
                order = order[order.index(last) + 1 :] + order[: order.index(last) + 1]
            waiting = [
                player
                for player in order
                if player.hand and player.people in WINDOWS[moment] and player.name not in passed
            ]
            if not waiting:
                return
            last = waiting[0]
            card = WINDOWS[moment][last.people]
            choices = self.choices(last, card, step, rolling or []) if card in last.hand else []
            texts = [" ".join(["card", card, *choice.split()]) for choice in choices]
            answer = yield Question(last.name, ["pass", *texts], moment=moment.split(maxsplit=1)[0])
            if answer == "pass":
                passed.append(last.name)
            else:
                passed = []
                yield from self.play_card(last, answer, step)

    def choices(self, player: Player, card: str, step: str, rolling: list[Player]) -> list[str]:
        """Give what may be named behind a card now; nothing at all where it would be played in vain (WB-D26)."""
        enemy = self.enemy_of(player.side)
        alone = [""]
        if card == "stagger":
            return self.not_yet(self.units(enemy), self.staggered)
        if card == "drag-off":
            return self.not_yet([unit for unit in self.units(enemy) if unit.kind in ("melee", "ranged")], [])
        if card in ("nets", "grave-nets"):
            flyers = any(unit.kind == "flying" for unit in self.units(enemy))
            return alone if flyers and enemy not in self.netted else []
        if card == "true-aim":
            return alone if player in rolling else []
        if card == "hold-fast":
            return alone if self.due[player.side] and self.losses(player.side, step) else []
        if card == "marked-target":
            left = self.losses(enemy, step)
            more = min(self.due[enemy], len(left)) > len(self.targets)
            return self.not_yet(left, self.targets) if more else []
        if card == "plunder":
            return sorted({unit.kind for unit in self.lost if self.can_be_plundered(player, unit)})
        return alone if card not in self.used and self.dice_for(player, card) else []

    def not_yet(self, units: list[Unit], named: list[Unit]) -> list[str]:
        """Name units of which there are more than were named before."""
        found = []
        for unit in units:
            text = self.unit_text(unit, units)
            alike = sum(1 for other in units if other.is_like(unit)) - sum(1 for other in named if other.is_like(unit))
            if alike > 0 and text not in found:
                found.append(text)
        return found

    def can_be_plundered(self, player: Player, unit: Unit) -> bool:
        """Tell whether an enemy unit was lost whose owner has something of its cost."""
        if unit.kind == "militia" or unit.owner.side == player.side:
            return False
        gold, wood = COST[unit.kind]
        return min(gold, unit.owner.gold) + min(wood, unit.owner.wood) > 0

    def dice_for(self, player: Player, card: str) -> int:
        """Count the dice that a card has rolled after the roll."""
        own = [die for die in self.dice if die.owner is player]
        if card == "second-wind":
            return sum(1 for die in own if not die.is_hit)
        if card == "echo-shot":
            return sum(1 for die in own if die.is_hit and not die.is_cancelled)
        return len(self.hits_against(player))

    def hits_against(self, player: Player) -> list[Die]:
        return [die for die in self.dice if die.owner.side != player.side and die.is_hit and not die.is_cancelled]

    def play_card(self, player: Player, text: str, step: str) -> Talk:
        """Let a card leave the hand, be answered, do what it does, and go to the discards (WB-D26)."""
        card, *chosen = text.split()[1:]
        player.hand.remove(card)
        enemies = [other for other in self.members(self.enemy_of(player.side)) if other.people == "humans"]
        for other in enemies:
            if other.hand:
                answers = ["card null-order"] if "null-order" in other.hand else []
                answer = yield Question(other.name, ["pass", *answers], moment="card-played")
                if answer != "pass":
                    other.hand.remove("null-order")
                    other.discards.append("null-order")
                    player.discards.append(card)
                    return
        yield from self.effect(player, card, chosen, step)
        player.discards.append(card)

    def effect(self, player: Player, card: str, chosen: list[str], step: str) -> Talk:
        """Do what a card does (WB-3.4)."""
        enemy = self.enemy_of(player.side)
        if card == "stagger":
            self.staggered.append(self.named(self.units(enemy), chosen))
        elif card == "drag-off":
            self.drag_off(self.named(self.units(enemy), chosen))
        elif card in ("nets", "grave-nets"):
            self.netted.append(enemy)
        elif card == "true-aim":
            self.aims += 1
        elif card == "hold-fast":
            self.due[player.side] -= 1
        elif card == "marked-target":
            self.targets.append(self.named(self.losses(enemy, step), chosen))
        elif card == "plunder":
            self.plunder(player, chosen[0])
        else:
            self.used.append(card)
            yield from self.roll_for(player, card, step)

    def named(self, units: list[Unit], chosen: list[str]) -> Unit:
        """Give the unit that words name."""
        return next(
            unit for unit in units if [unit.kind, unit.place] == chosen[:2] and chosen[2:] in ([], [unit.owner.people])
        )

    def drag_off(self, unit: Unit) -> None:
        """Take a unit out of the combat, of several alike one that is not staggered."""
        unit.owner.add(unit.kind, unit.place, -1)
        self.table.dragged.append(unit)
        staggered = [other for other in self.staggered if other.is_like(unit)]
        if len(staggered) > unit.owner.count(unit.kind, unit.place):
            self.staggered.remove(staggered[0])

    def plunder(self, player: Player, kind: str) -> None:
        """Take the cost of a lost unit from the first who lost such a one and has something of it."""
        lost = [unit for unit in self.lost if unit.kind == kind and self.can_be_plundered(player, unit)]
        unit = min(lost, key=lambda unit: (unit.owner.seat - player.seat) % len(self.table.players))
        self.lost.remove(unit)
        gold, wood = COST[kind]
        gold, wood = min(gold, unit.owner.gold), min(wood, unit.owner.wood)
        unit.owner.gold -= gold
        unit.owner.wood -= wood
        player.gold += gold
        player.wood += wood

    def roll_for(self, player: Player, card: str, step: str) -> Talk:
        """Re-roll misses, roll more dice, or roll against hits."""
        count = self.dice_for(player, card)
        if card == "second-wind":
            self.dice = [die for die in self.dice if die.owner is not player or die.is_hit]
        if card == "hex":
            hits = self.hits_against(player)
            answer = yield Question("", [], dice=(player.people, count))
            for die, word in zip(hits, answer.split()[2:], strict=True):
                die.is_cancelled = int(word) <= 3
        else:
            yield from self.roll(player, step, count)

    # The end

    def end(self) -> Talk:
        """Let the winner draw, bring back or lose who was dragged off, and thin out what was raised (WB-R67, WB-R68)."""
        on_field = [side for side in (self.defender, self.attacker) if self.is_on_field(side)]
        winner = on_field[0] if len(on_field) == 1 else 0
        drawing = self.members(winner)[:1]
        for unit in self.table.dragged:
            if unit.owner.side == winner:
                unit.owner.add(unit.kind, unit.place, 1)
        self.table.dragged = []
        for player in self.table.players:
            while (
                self.table.crowd(player, self.place) > STACK
                and player.people == "undead"
                and player.count("melee", self.place)
            ):
                player.add("melee", self.place, -1)
        self.table.fighting = False
        for player in drawing:
            yield from self.table.draw(player)
