"""The second reading of the rules goes on from combats to a whole round: movement, yield, deployment and purchase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from warcraft.oracle import COST, STACK, STEPS, TILES, Player, Question, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from warcraft.oracle import Talk

KINDS: Final = ("melee", "ranged", "flying", "worker")
STRIDE: Final = {"melee": 1, "ranged": 1, "flying": 2, "worker": 2}
LONGEST: Final = 3
PRICE: Final = {**COST, "worker": (1, 0)}
YIELD_DIE: Final = (1, 1, 1, 2, 2, 3)
GIVEN: Final = {"none": 0, "partly": 10, "fully": 20}
"""What a field has given under the fixed yield when it has a marker."""
ROUND: Final = 2
DEPLETING: Final = 3
HARDER: Final = {"none": "partly", "partly": "fully"}
SOFTER: Final = {"fully": "partly", "partly": "none"}
RESOURCE: Final = {"goldmine": "gold", "forest": "wood"}
BUILDING: Final = {"melee": "barracks", "ranged": "range", "flying": "aerie"}
TILES_OF_BUILDINGS: Final = {"barracks": 2, "range": 3, "aerie": 3}
PRINTED: Final = {"worker": 1, "melee": 1, "ranged": 0, "flying": 0}
NEEDS: Final = {"melee": {2: 2, 3: 3, 4: 3}, "ranged": {2: 1, 3: 2, 4: 3}, "flying": {2: 1, 3: 2}}
PARTS: Final = {"2 gold": (2, 0), "2 wood": (0, 2), "1 gold 1 wood": (1, 1)}


class Round(Table):
    """A position at the start of a round, and how the round is played."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.partner_stays = data.get("options", {}).get("partner") == "stays"
        self.out: list[Player] = []
        self.is_fixed = data["options"].get("yield") == "fixed"
        self.given = {place: GIVEN[marker] for place, marker in self.depleted.items()}
        self.target = data.get("target", 0)
        self.is_last = data.get("cap", 0) == ROUND
        self.winner = 0
        self.ranks: list[list[int]] = []

    def play(self) -> Talk:
        """Play a round: all do one phase before the next begins (WB-R2 to WB-R4)."""
        yield from self.phase_of_all("move", self.move)
        self.test_towns()
        if len({player.side for player in self.players if player not in self.out}) <= 1:
            self.end()
            return
        yield from self.phase_of_all("yield", self.harvest)
        yield from self.phase_of_all("deploy", self.deploy)
        yield from self.phase_of_all("buy", self.buy)
        if self.winner or self.is_last:
            self.end()
            return
        following = [player.seat for player in self.turn_order()[1:] if player not in self.out]
        self.start = (following or [self.start])[0]
        self.turn = self.players[self.start]
        self.phase = "move"

    def phase_of_all(self, phase: str, play: Callable[[], Talk]) -> Talk:
        self.phase = phase
        for player in self.turn_order():
            if player not in self.out and not self.winner:
                self.turn = player
                yield from play()
                if phase == "buy" and self.target and self.points(player) >= self.target:
                    self.winner = player.side

    def enemies(self, player: Player) -> list[Player]:
        return [other for other in self.players if other.side != player.side]

    def mates(self, player: Player) -> list[Player]:
        return [other for other in self.players if other.side == player.side]

    def workers_on(self, player: Player, place: str) -> int:
        """Count the workers of a player's side on a field, also those who build there (WB-R9, WB-D11)."""
        return sum(mate.workers.get(place, 0) + mate.tied_up(place) for mate in self.mates(player))

    def room_for(self, player: Player, kind: str, place: str) -> int:
        crowd = self.workers_on(player, place) if kind == "worker" else self.crowd(player, place)
        return STACK - crowd

    def pieces(self, player: Player, kind: str, place: str) -> int:
        return player.workers.get(place, 0) if kind == "worker" else player.count(kind, place)

    def put(self, player: Player, kind: str, place: str, change: int) -> None:
        if kind == "worker":
            player.workers[place] = player.workers.get(place, 0) + change
        else:
            player.add(kind, place, change)

    # Movement

    def move(self) -> Talk:
        """Let the player in turn move, then fight."""
        self.more: dict[str, int] = {}
        self.moved: dict[tuple[str, str], int] = {}
        yield from self.leaden_air()
        while True:
            marches = [] if self.moved else self.cards_for("forced-march", 1)
            answer = yield Question(self.turn.name, ["stop", *marches, *self.ways()])
            words = answer.split()
            if words[0] == "stop":
                break
            if words[0] == "card":
                self.spend(self.turn, "forced-march")
                self.more[words[2]] = self.more.get(words[2], 0) + 1
                continue
            count = int(words.pop(1)) if words[1].isdigit() else 1
            kind, origin, end = words[1], words[2], words[-1]
            self.put(self.turn, kind, origin, -count)
            self.put(self.turn, kind, end, count)
            self.moved[kind, end] = self.moved.get((kind, end), 0) + count
        yield from self.end_of_movement()

    def leaden_air(self) -> Talk:
        """Ask enemies of the undead before the movement."""
        for player in self.enemies(self.turn):
            while player.people == "undead" and player.hand:
                cards = self.cards_for("leaden-air", -1) if "leaden-air" in player.hand else []
                answer = yield Question(player.name, ["pass", *cards], moment="opponent-move-start")
                if answer == "pass":
                    break
                self.spend(player, "leaden-air")
                place = answer.split()[2]
                self.more[place] = self.more.get(place, 0) - 1

    def spend(self, player: Player, card: str) -> None:
        player.hand.remove(card)
        player.discards.append(card)

    def stride(self, kind: str, place: str, more: int = 0) -> int:
        """Say how many fields a piece that stands there may go."""
        return min(LONGEST, max(0, STRIDE[kind] + self.more.get(place, 0) + more))

    def cards_for(self, card: str, more: int) -> list[str]:
        """Give the fields for which a card would change a stride (WB-D26)."""
        if more > 0 and card not in self.turn.hand:
            return []
        return [
            f"card {card} {place}"
            for place in self.map
            if any(
                self.pieces(self.turn, kind, place) and self.stride(kind, place) != self.stride(kind, place, more)
                for kind in KINDS
            )
            and place not in self.locked
        ]

    def ways(self) -> list[str]:
        """List all that may be moved, and where to (WB-R5 to WB-R13, WB-D19)."""
        found = []
        for place in self.map:
            for kind in KINDS:
                fresh = self.pieces(self.turn, kind, place) - self.moved.get((kind, place), 0)
                if fresh and place not in self.locked:
                    for way in self.ways_from(kind, [place], self.stride(kind, place)):
                        room = fresh if way[-1] == place else self.room_for(self.turn, kind, way[-1])
                        for count in range(1, min(fresh, room) + 1):
                            pieces = kind if count == 1 else f"{count} {kind}"
                            found.append(" ".join(["move", pieces, *way]))
        return found

    def ways_from(self, kind: str, way: list[str], left: int) -> list[list[str]]:
        """Continue a way by so many fields at most; it ends where an enemy piece is."""
        found = []
        for place in self.next_to(way[-1]) if left else []:
            hostile = any(enemy.has_piece(place) for enemy in self.enemies(self.turn))
            if kind != "flying" and self.map[place].get("terrain") == "mountain":
                continue
            if kind == "worker" and hostile and not self.stands(self.turn.side, place):
                continue
            found.append([*way, place])
            if not hostile:
                found += self.ways_from(kind, [*way, place], left - 1)
        return found

    def test_towns(self) -> None:
        """Mark towns with enemy units in them; who had a marker is out (WB-R65, WB-R66, WB-D7)."""
        self.locked = []
        fallen = []
        for player in self.players:
            if (
                player.town
                and player not in self.out
                and any(other.stands(player.town) for other in self.enemies(player))
            ):
                if self.depleted.get(player.town) == "partly":
                    fallen.append(player)
                self.depleted[player.town] = "partly"
        for player in fallen:
            for mate in [player] if self.partner_stays else self.mates(player):
                self.drop_out(mate)

    def points(self, player: Player) -> int:
        """Count the points of a player's side (WB-K6, WB-K9)."""
        total = 0
        for mate in self.mates(player):
            tops = [kind for kind in STEPS if mate.levels.get(kind, 1) == len(TILES[mate.people][kind])]
            total += 0 if mate in self.out else mate.laid + len(tops)
        towns = [other.town for other in self.players]
        for place in self.map:
            if self.stands(player.side, place):
                total += 3 if place in towns else self.map[place].get("value", 0)
        return total

    def end(self) -> None:
        """End the game, and say who comes where: the winner, then by points, units and resources (WB-D33)."""
        self.phase = "over"
        merits: dict[int, tuple[int, ...]] = {}
        for player in self.players:
            team = self.mates(player)
            units = sum(sum(kinds.values()) for mate in team for kinds in mate.units.values())
            resources = sum(mate.gold + mate.wood for mate in team)
            if all(mate in self.out for mate in team):
                merits[player.side] = (0,)
            else:
                merits[player.side] = (1, int(player.side == self.winner), self.points(player), units, resources)
        for merit in sorted(set(merits.values()), reverse=True):
            self.ranks.append([side for side in sorted(merits) if merits[side] == merit])

    def drop_out(self, player: Player) -> None:
        """Take everything of a player off the table (WB-D15)."""
        player.units, player.workers, player.outposts, player.works = {}, {}, [], []
        player.training, player.buildings = [], []
        player.hand, player.deck, player.discards = [], [], []
        self.out.append(player)

    # Yield

    def harvest(self) -> Talk:
        """Roll for every worker, goldmines first (WB-R15 to WB-R21, WB-D24)."""
        player = self.turn
        while player.people == "night-elves" and player.hand:
            worn = [
                place
                for place in self.map
                if self.map[place].get("terrain") == "forest" and self.depleted.get(place, "none") != "none"
            ]
            cards = [f"card regrowth {place}" for place in worn] if "regrowth" in player.hand else []
            answer = yield Question(player.name, ["pass", *cards], moment="yield-start")
            if answer == "pass":
                break
            self.spend(player, "regrowth")
            place = answer.split()[2]
            self.depleted[place] = SOFTER[self.depleted[place]]
            self.given[place] = GIVEN[self.depleted[place]]
        for terrain in ("goldmine", "forest"):
            for place in self.map:
                if self.map[place].get("terrain") == terrain:
                    yield from self.harvest_field(place, RESOURCE[terrain])

    def harvest_field(self, place: str, resource: str) -> Talk:
        for _ in range(self.turn.workers.get(place, 0)):
            if self.depleted.get(place) == "fully":
                return
            if self.is_fixed:
                self.give_always(place, resource)
                continue
            answer = yield Question("", [f"yield {place} {number}" for number in YIELD_DIE])
            number = int(answer.split()[2])
            self.gain(self.turn, resource, number)
            if number == DEPLETING:
                self.depleted[place] = HARDER[self.depleted.get(place, "none")]

    def give_always(self, place: str, resource: str) -> None:
        """Let a field give without a die (WB-3.7)."""
        self.gain(self.turn, resource, 2)
        self.given[place] = self.given.get(place, 0) + 2
        for marker in ("partly", "fully"):
            if self.given[place] >= GIVEN[marker]:
                self.depleted[place] = marker

    def gain(self, player: Player, resource: str, number: int) -> None:
        if resource == "gold":
            player.gold += number
        else:
            player.wood += number

    # Deployment

    def deploy(self) -> Talk:
        """Finish outposts and buildings, then bring trained pieces into play (WB-R22 to WB-R30, WB-D28)."""
        player = self.turn
        for place in player.founded():
            player.works.remove(f"outpost {place}")
            player.outposts.append(place)
            self.put(player, "worker", place, 1)
        for work in list(player.works):
            building, alone = work.partition(" ")[::2]
            if not alone and self.room_for(player, "worker", player.town) < 1:
                continue
            if not alone:
                self.put(player, "worker", player.town, 1)
            player.works.remove(work)
            player.buildings.append(building)
        has_trained = bool(player.training)
        while has_trained:
            answer = yield Question(player.name, ["done", *self.deployments()])
            if answer == "done":
                return
            words = answer.split()
            count = int(words.pop(1)) if words[1].isdigit() else 1
            for _ in range(count):
                player.training.remove(words[1])
            self.put(player, words[1], words[2], count)
            if words[2] == player.town and any(enemy.stands(player.town) for enemy in self.enemies(player)):
                self.locked = sorted({*self.locked, player.town})

    def deployments(self) -> list[str]:
        player = self.turn
        found = []
        for place in sorted({player.town, *player.outposts} - {""}):
            for kind in sorted(set(player.training)):
                most = min(player.training.count(kind), self.room_for(player, kind, place))
                for count in range(1, most + 1):
                    found.append(f"deploy {kind if count == 1 else f'{count} {kind}'} {place}")
        return found

    # Purchase

    def buy(self) -> Talk:
        """Train, build or upgrade, give, and play the cards of the purchase (WB-R31 to WB-R50)."""
        self.option = ""
        self.has_bought = False
        self.upgraded: list[str] = []
        self.free_buildings = 0
        while True:
            answer = yield Question(self.turn.name, ["done", *self.purchases(), *self.gifts(), *self.purchase_cards()])
            verb, *words = answer.split()
            if verb == "done":
                return
            if verb == "card":
                self.play_purchase_card(words)
                continue
            self.has_bought = True
            if verb == "give":
                self.give(*words)
            else:
                self.option = verb
                self.purchase(verb, words)

    def purchases(self) -> list[str]:
        """List what may be bought by the one option of this phase (WB-R32)."""
        found = []
        for option, steps in (("train", self.trainings()), ("build", self.works()), ("upgrade", self.upgrades())):
            if self.option in ("", option):
                found += [f"{option} {step}" for step in steps]
        return found

    def can_pay(self, gold: int, wood: int) -> bool:
        return self.turn.gold >= gold and self.turn.wood >= wood

    def finished(self, kind: str) -> int:
        """Count the finished buildings for a kind, the printed ones too."""
        return PRINTED[kind] + self.turn.buildings.count(BUILDING.get(kind, ""))

    def trainings(self) -> list[str]:
        return [
            kind
            for kind in KINDS
            if self.turn.town
            and self.finished(kind) > self.turn.training.count(kind)
            and self.can_pay(*PRICE[kind])
            and self.reserve(self.turn, kind)
        ]

    def tiles_left(self, building: str) -> int:
        begun = [work.split()[0] for work in self.turn.works]
        return TILES_OF_BUILDINGS[building] - self.turn.buildings.count(building) - begun.count(building)

    def works(self) -> list[str]:
        """List what may be built (WB-R37 to WB-R44, WB-D11)."""
        if not self.can_pay(2, 2):
            return []
        has_hand = self.turn.town and (self.free_buildings or self.turn.workers.get(self.turn.town, 0))
        found = [building for building in TILES_OF_BUILDINGS if has_hand and self.tiles_left(building)]
        towns = {player.town for player in self.players}
        taken = {place for player in self.players for place in player.outposts + player.founded()}
        for place in self.map:
            free = place not in towns | taken and self.reserve(self.turn, "outpost")
            if free and self.turn.workers.get(place, 0):
                found.append(f"outpost {place}")
        return found

    def upgrades(self) -> list[str]:
        found = []
        for kind in STEPS:
            level = self.turn.levels.get(kind, 1) + 1
            has_tile = level <= len(TILES[self.turn.people][kind])
            if has_tile and kind not in self.upgraded and self.can_pay(2, 2):
                found += [kind] if self.finished(kind) >= NEEDS[kind][level] else []
        return found

    def purchase(self, option: str, words: list[str]) -> None:
        """Pay, and get what was bought."""
        gold, wood = PRICE[words[0]] if option == "train" else (2, 2)
        self.turn.gold -= gold
        self.turn.wood -= wood
        if option == "train":
            self.turn.training.append(words[0])
        elif option == "upgrade":
            self.turn.levels[words[0]] = self.turn.levels.get(words[0], 1) + 1
            self.upgraded.append(words[0])
        elif words[0] == "outpost":
            self.turn.works.append(" ".join(words))
            self.put(self.turn, "worker", words[1], -1)
        elif self.free_buildings:
            self.turn.works.append(f"{words[0]} alone")
            self.free_buildings -= 1
        else:
            self.turn.works.append(words[0])
            self.put(self.turn, "worker", self.turn.town, -1)

    def gifts(self) -> list[str]:
        return [
            f"give {mate.people} {number} {resource}"
            for mate in self.mates(self.turn)
            if mate is not self.turn and mate not in self.out
            for resource, has in (("gold", self.turn.gold), ("wood", self.turn.wood))
            for number in range(1, has + 1)
        ]

    def give(self, people: str, number: str, resource: str) -> None:
        mate = next(player for player in self.players if player.people == people)
        self.gain(mate, resource, int(number))
        self.gain(self.turn, resource, -int(number))

    def purchase_cards(self) -> list[str]:
        """List the cards that ask nobody (WB-D25)."""
        found = ["card renown"] if "renown" in self.turn.hand else []
        if not self.has_bought and "supply-cache" in self.turn.hand:
            found += [f"card supply-cache {parts}" for parts in PARTS]
        tiles = sum(self.tiles_left(building) for building in TILES_OF_BUILDINGS) if self.turn.town else 0
        if not self.has_bought and "tireless-hands" in self.turn.hand and tiles > self.free_buildings:
            found.append("card tireless-hands")
        return found

    def play_purchase_card(self, words: list[str]) -> None:
        card = words[0]
        self.turn.hand.remove(card)
        if card == "renown":
            self.turn.laid += 1
            return
        self.turn.discards.append(card)
        if card == "tireless-hands":
            self.free_buildings += 1
        else:
            gold, wood = PARTS[" ".join(words[1:])]
            self.turn.gold += gold
            self.turn.wood += wood
