"""The words of steps: how each is written and read (the table of steps in the formats)."""

from __future__ import annotations

from typing import Final

from smallwar.table.contract import HIDDEN, IllegalStep, Reason
from smallwar.table.words import StepReader
from smallwar.warcraft import steps
from smallwar.warcraft.ability import A_FIELD, A_KIND, A_UNIT, GOLD_AND_WOOD, NOTHING, TWO_FIELDS
from smallwar.warcraft.figures import (
    BUILDINGS,
    DEPLETING,
    DIE,
    GOLD,
    KINDS,
    MILITIA,
    ORDER_OF_STEPS,
    OUTPOST,
    PEOPLES,
    PIECES,
    RESOURCES,
    TRAINED_KINDS,
    UNIT_KINDS,
    WOOD,
)
from smallwar.warcraft.map import Map
from smallwar.warcraft.roster import CARD_IDS, CARDS
from smallwar.warcraft.steps import PART, PART_MASK, kind_of, make, part

UNIT_WORDS: Final = KINDS[:UNIT_KINDS]
TRAINED_WORDS: Final = KINDS[:TRAINED_KINDS]
LOST_KINDS: Final = {**{word: kind for kind, word in enumerate(UNIT_WORDS)}, KINDS[MILITIA]: MILITIA}
CARD_WORDS: Final = tuple(CARD_IDS)
STEP_WORDS: Final = tuple([KINDS[kind] for kind in ORDER_OF_STEPS])

PLAIN: Final = {"stop": steps.STOP, "done": steps.DONE, "pass": steps.PASS}
VERBS: Final = (
    *PLAIN,
    *("move", "fight", "first", "lose", "deploy", "train", "build", "upgrade", "give", "card"),
    *("start", "draw", "yield", "dice"),
)

LARGEST_STEP: Final = 1 << 62
LARGEST_GIFT: Final = (1 << 2 * PART) - 1
FIELD: Final = -1
FIELD_OR_NONE: Final = -2
"""A field counted from 1, or 0."""
AMOUNT: Final = PART_MASK + 1

LIMITS: Final[dict[int, list[int]]] = {
    steps.MOVE: [TRAINED_KINDS, AMOUNT, FIELD, FIELD, FIELD_OR_NONE, FIELD_OR_NONE],
    steps.STOP: [],
    steps.FIGHT: [FIELD, len(PEOPLES) + 1],
    steps.FIRST: [1 << UNIT_KINDS],
    steps.LOSE: [MILITIA + 1, FIELD, len(PEOPLES) + 1],
    steps.DEPLOY: [TRAINED_KINDS, AMOUNT, FIELD],
    steps.TRAIN: [TRAINED_KINDS],
    steps.BUILD: [UNIT_KINDS],
    steps.FOUND: [FIELD],
    steps.UPGRADE: [UNIT_KINDS],
    steps.GIVE: [len(PEOPLES), WOOD + 1, AMOUNT, AMOUNT],
    steps.DONE: [],
    steps.PASS: [],
    steps.START: [len(PEOPLES)],
    steps.DRAW: [len(PEOPLES), len(CARDS)],
    steps.YIELD: [FIELD, DEPLETING + 1],
}
"""How many values each part of a step may have, by its kind; cards and dice have limits of their own."""
LIMITS_OF_CARDS: Final[dict[int, list[int]]] = {
    NOTHING: [],
    A_FIELD: [FIELD],
    TWO_FIELDS: [FIELD, FIELD],
    A_UNIT: [MILITIA + 1, FIELD, len(PEOPLES) + 1],
    A_KIND: [UNIT_KINDS],
    GOLD_AND_WOOD: [AMOUNT, AMOUNT],
}
"""The same for what stands behind a card, by what it takes."""


def not_a_step(map: Map, step: int) -> Reason | None:
    """Say why a number is no step of this map at all, or None when it is one."""
    if 0 <= step < LARGEST_STEP and _fits(map, step) and _is_sound(step):
        return None
    return Reason("no-step", "", f"expected a step, found the number {step}", {})


def _fits(map: Map, step: int) -> bool:
    """Tell whether every part of a step is within its limits and nothing stands behind the last."""
    kind = kind_of(step)
    if kind == steps.DICE:
        return _are_dice(step)
    if kind == steps.CARD:
        card = part(step, 0)
        return card < len(CARDS) and _parts_fit(map, step, 1, LIMITS_OF_CARDS[CARDS[card].takes])
    return kind in LIMITS and _parts_fit(map, step, 0, LIMITS[kind])


def _parts_fit(map: Map, step: int, start: int, limits: list[int]) -> bool:
    for number, limit in enumerate(limits, start):
        if part(step, number) >= _limit(map, limit):
            return False
    return step >> steps.KIND_BITS + PART * (start + len(limits)) == 0


def _limit(map: Map, limit: int) -> int:
    """Give a limit that may depend on the map."""
    if limit == FIELD_OR_NONE:
        return map.count + 1
    return map.count if limit == FIELD else limit


def _are_dice(step: int) -> bool:
    count = part(step, 1)
    if part(step, 0) >= len(PEOPLES) or not 1 <= count <= steps.MOST_DICE:
        return False
    values = steps.values_of(step)
    return max(values) <= DIE and min(values) >= 1 and step >> steps.DICE_SHIFT + steps.DIE_BITS * count == 0


def _is_sound(step: int) -> bool:
    """Tell whether the parts of a step go together: numbers are not 0, a way has no gap, and so on."""
    kind = kind_of(step)
    if kind in (steps.MOVE, steps.DEPLOY):
        gap = kind == steps.MOVE and part(step, 5) > 0 and part(step, 4) == 0
        return 1 <= part(step, 1) <= PIECES[part(step, 0)] and not gap
    if kind == steps.LOSE:
        return part(step, 0) != OUTPOST
    if kind == steps.YIELD:
        return part(step, 1) >= 1
    if kind == steps.GIVE:
        return steps.gift_amount(step) >= 1
    if kind == steps.CARD:
        takes = CARDS[part(step, 0)].takes
        if takes == GOLD_AND_WOOD:
            return part(step, 1) + part(step, 2) > 0
        return takes != A_UNIT or part(step, 1) != OUTPOST
    return True


def text_of(map: Map, step: int) -> str:
    """Write a step in words."""
    reason = not_a_step(map, step)
    if reason is not None:
        raise IllegalStep(reason)
    kind = kind_of(step)
    for word, plain in PLAIN.items():
        if kind == plain:
            return word
    if kind in (steps.START, steps.DRAW, steps.YIELD, steps.DICE):
        return _chance_text(map, kind, step)
    if kind == steps.CARD:
        return f"card {CARD_IDS[part(step, 0)]}{_choice_text(map, step)}"
    if kind in (steps.TRAIN, steps.BUILD, steps.FOUND, steps.UPGRADE, steps.GIVE):
        return _purchase_text(map, kind, step)
    return _deed_text(map, kind, step)


def hidden_text(step: int) -> str:
    """Write the draw of a card for whoever may not see it."""
    return f"draw {PEOPLES[part(step, 0)]} {HIDDEN}"


def _chance_text(map: Map, kind: int, step: int) -> str:
    if kind == steps.YIELD:
        return f"yield {map.names[part(step, 0)]} {part(step, 1)}"
    people = PEOPLES[part(step, 0)]
    if kind == steps.START:
        return f"start {people}"
    if kind == steps.DRAW:
        return f"draw {people} {CARD_IDS[part(step, 1)]}"
    return f"dice {people} {' '.join([str(value) for value in steps.values_of(step)])}"


def _purchase_text(map: Map, kind: int, step: int) -> str:
    first = part(step, 0)
    if kind == steps.TRAIN:
        return f"train {KINDS[first]}"
    if kind == steps.UPGRADE:
        return f"upgrade {KINDS[first]}"
    if kind == steps.BUILD:
        return f"build {BUILDINGS[first]}"
    if kind == steps.FOUND:
        return f"build outpost {map.names[first]}"
    return f"give {PEOPLES[first]} {steps.gift_amount(step)} {RESOURCES[part(step, 1)]}"


def _deed_text(map: Map, kind: int, step: int) -> str:
    first, second, third = part(step, 0), part(step, 1), part(step, 2)
    if kind == steps.MOVE:
        way = [third, part(step, 3)] + [field - 1 for field in (part(step, 4), part(step, 5)) if field]
        return f"move {_pieces_text(first, second)} {' '.join([map.names[field] for field in way])}"
    if kind == steps.FIGHT:
        return f"fight {map.names[first]}{_people_text(second)}"
    if kind == steps.FIRST:
        return " ".join(["first", *[KINDS[own] for own in ORDER_OF_STEPS if first >> own & 1]])
    if kind == steps.LOSE:
        return f"lose {KINDS[first]} {map.names[second]}{_people_text(third)}"
    return f"deploy {_pieces_text(first, second)} {map.names[third]}"


def _pieces_text(kind: int, count: int) -> str:
    return KINDS[kind] if count == 1 else f"{count} {KINDS[kind]}"


def _people_text(number: int) -> str:
    return f" {PEOPLES[number - 1]}" if number else ""


def _choice_text(map: Map, step: int) -> str:
    """Write what was chosen for a card."""
    takes = CARDS[part(step, 0)].takes
    first, second = part(step, 1), part(step, 2)
    if takes == A_FIELD:
        return f" {map.names[first]}"
    if takes == TWO_FIELDS:
        return f" {map.names[first]} {map.names[second]}"
    if takes == A_UNIT:
        return f" {KINDS[first]} {map.names[second]}{_people_text(part(step, 3))}"
    if takes == A_KIND:
        return f" {KINDS[first]}"
    if takes == GOLD_AND_WOOD:
        return "".join([f" {n} {RESOURCES[own]}" for own, n in enumerate((first, second)) if n])
    return ""


class Reader(StepReader):
    """Reads the words of one step."""

    def __init__(self, map: Map, text: str) -> None:
        super().__init__(text)
        self.map = map

    def step(self) -> int:
        verb = self.one_of(VERBS, "one of the words with which a step begins")
        if verb in PLAIN:
            return make(PLAIN[verb])
        if verb in ("start", "draw", "yield", "dice"):
            return self._chance(verb)
        if verb in ("train", "build", "upgrade", "give"):
            return self._purchase(verb)
        if verb == "card":
            return self._card()
        return self._deed(verb)

    def _chance(self, verb: str) -> int:
        if verb == "yield":
            field = self.field()
            return make(steps.YIELD, field, self.number(1, DEPLETING))
        people = self.people()
        if verb == "start":
            return make(steps.START, people)
        if verb == "dice":
            return steps.dice(people, self.dice())
        if not self.is_at_end() and self.words[self.at] == HIDDEN:
            raise self.fail("a card that was seen, since an unseen one cannot be played")
        return make(steps.DRAW, people, self.card())

    def _purchase(self, verb: str) -> int:
        if verb == "train":
            return make(steps.TRAIN, self.kind(TRAINED_WORDS))
        if verb == "upgrade":
            return make(steps.UPGRADE, self.kind(UNIT_WORDS))
        if verb == "build":
            building = self.index((*BUILDINGS, KINDS[OUTPOST]), f"one of {', '.join(BUILDINGS)}, {KINDS[OUTPOST]}")
            if building == len(BUILDINGS):
                return make(steps.FOUND, self.field())
            return make(steps.BUILD, building)
        people = self.people()
        amount = self.number(1, LARGEST_GIFT)
        return steps.gift(people, self.index(RESOURCES, "'gold' or 'wood'"), amount)

    def _deed(self, verb: str) -> int:
        if verb == "move":
            return self._move()
        if verb == "first":
            return make(steps.FIRST, self.steps_of_round())
        if verb == "fight":
            field = self.field()
            return make(steps.FIGHT, field, self.people_or_none())
        if verb == "lose":
            kind, field = self.unit()
            return make(steps.LOSE, kind, field, self.people_or_none())
        kind, count = self.pieces()
        return make(steps.DEPLOY, kind, count, self.field())

    def _move(self) -> int:
        kind, count = self.pieces()
        start, first = self.field(), self.field()
        second = 0 if self.is_at_end() else 1 + self.field()
        third = 0 if self.is_at_end() else 1 + self.field()
        return make(steps.MOVE, kind, count, start, first, second, third)

    def _card(self) -> int:
        card = self.card()
        takes = CARDS[card].takes
        if takes == A_FIELD:
            return make(steps.CARD, card, self.field())
        if takes == TWO_FIELDS:
            field = self.field()
            return make(steps.CARD, card, field, self.field())
        if takes == A_UNIT:
            kind, field = self.unit()
            return make(steps.CARD, card, kind, field, self.people_or_none())
        if takes == A_KIND:
            return make(steps.CARD, card, self.kind(UNIT_WORDS))
        if takes == GOLD_AND_WOOD:
            gold, wood = self.resources()
            return make(steps.CARD, card, gold, wood)
        return make(steps.CARD, card)

    def field(self) -> int:
        """Read the name of a field."""
        return self.place(self.map.numbers, "a field of the map")

    def people(self) -> int:
        """Read the name of a people."""
        return self.index(PEOPLES, f"one of {', '.join(PEOPLES)}")

    def people_or_none(self) -> int:
        """Read the name of a people, counted from 1, where one is given."""
        return 0 if self.is_at_end() else 1 + self.people()

    def card(self) -> int:
        """Read the name of a card."""
        return self.index(CARD_WORDS, f"the name of a card such as {CARD_IDS[0]}")

    def kind(self, words: tuple[str, ...]) -> int:
        """Read a kind of piece, one of these."""
        return self.index(words, f"one of {', '.join(words)}")

    def unit(self) -> tuple[int, int]:
        """Read a kind of unit and the field where it stands."""
        kind = self.place(LOST_KINDS, f"one of {', '.join(LOST_KINDS)}")
        return kind, self.field()

    def pieces(self) -> tuple[int, int]:
        """Read a kind of piece, and before it how many, where they are several."""
        if not self.starts_number():
            return self.kind(TRAINED_WORDS), 1
        count = self.number(2, max(PIECES))
        kind = self.kind(TRAINED_WORDS)
        if count > PIECES[kind]:
            self.at -= 2
            raise self.fail(f"a number from 2 to {PIECES[kind]}")
        return kind, count

    def resources(self) -> tuple[int, int]:
        """Read an amount of gold, of wood, or of both in this order."""
        amount = self.number(1, PART_MASK)
        if self.index(RESOURCES, "'gold' or 'wood'") != GOLD:
            return 0, amount
        if self.is_at_end():
            return amount, 0
        wood = self.number(1, PART_MASK)
        self.one_of((RESOURCES[WOOD],), "'wood'")
        return amount, wood

    def steps_of_round(self) -> int:
        """Read the names of steps of a round, in their order."""
        found = 0
        last = -1
        while not self.is_at_end():
            place = self.index(STEP_WORDS, f"a step of the round, one of {', '.join(STEP_WORDS)}")
            if place <= last:
                self.at -= 1
                raise self.fail(f"steps in the order {', '.join(STEP_WORDS)}")
            found |= 1 << ORDER_OF_STEPS[place]
            last = place
        return found

    def dice(self) -> list[int]:
        """Read what dice show."""
        values = [self.number(1, DIE)]
        while not self.is_at_end():
            if len(values) == steps.MOST_DICE:
                raise self.fail(f"at most {steps.MOST_DICE} dice")
            values.append(self.number(1, DIE))
        return values


def step_of(map: Map, text: str) -> int:
    """Read the words of a step."""
    return Reader(map, text).read()
