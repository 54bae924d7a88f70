"""The words of steps: how each is written and read (the table of steps in the formats)."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import steps
from smallwar.smallworld.map import Map
from smallwar.smallworld.roster import POWER_IDS, RACE_IDS, RELIC_IDS
from smallwar.smallworld.steps import MEANS_WORDS, kind_of, make, means_of, number_of, region_of
from smallwar.table.contract import IllegalStep, Reason
from smallwar.table.words import StepReader

FORMS: Final = ("human", "worgen")
SIDE_WORDS: Final = ("alliance", "horde")
PLACED: Final = ("aegis", "heart", "fort", "target", "bomb")
BOMB_RESULTS: Final = ("fizzles", "explodes")
LARGEST_NUMBER: Final = 127

PLAIN: Final = {"decline": steps.DECLINE, "stop": steps.STOP, "done": steps.DONE}
WITH_REGION: Final = {"abandon": steps.ABANDON, "raid": steps.RAID}
WITH_MEANS: Final = {"conquer": steps.CONQUER, "reinforce": steps.REINFORCE}
WITH_NUMBER: Final = {"raise": steps.RAISE, "roll": steps.ROLL}
WITH_NAME: Final = {
    "form": (steps.FORM, FORMS),
    "side": (steps.SIDE, SIDE_WORDS),
    "banner": (steps.BANNER, tuple(RACE_IDS)),
    "badge": (steps.BADGE, tuple(POWER_IDS)),
}
"""The first words of steps, by what follows them."""

SPECIAL: Final = ("bomb", "deploy", "intimidate", "pick", "place", "reveal", "steal", "swap")
VERBS: Final = (*PLAIN, *WITH_REGION, *WITH_MEANS, *WITH_NUMBER, *WITH_NAME, *SPECIAL)


LARGEST_STEP: Final = 1 << 24
REGION_LIMITS: Final = {
    steps.PICK: 6,
    steps.FORM: len(FORMS),
    steps.SIDE: len(SIDE_WORDS),
    steps.BANNER: len(RACE_IDS),
    steps.BADGE: len(POWER_IDS),
    **dict.fromkeys((*PLAIN.values(), *WITH_NUMBER.values()), 1),
}
"""How many values the first part of a step may have, where it is not a region."""
NUMBER_LIMITS: Final = {
    steps.PLACE: len(PLACED),
    steps.TURN_UP: len(BOMB_RESULTS),
    steps.REVEAL: len(RELIC_IDS),
    **dict.fromkeys((*WITH_NUMBER.values(), steps.DEPLOY, steps.DEPLOY_BEASTS), LARGEST_NUMBER + 1),
}
"""How many values the second part may have, where it is neither missing nor a region."""
SECOND_REGION: Final = (steps.INTIMIDATE, steps.SWAP, steps.STEAL)


def not_a_step(map: Map, step: int) -> Reason | None:
    """Say why a number is no step of this map at all, or None when it is one."""
    kind = kind_of(step)
    numbers = map.count + 1 if kind in SECOND_REGION else NUMBER_LIMITS.get(kind, 1)
    if (
        not 0 <= step < LARGEST_STEP
        or kind > steps.BADGE
        or region_of(step) >= REGION_LIMITS.get(kind, map.count)
        or number_of(step) >= numbers - (kind in (steps.SWAP, steps.STEAL))
        or (means_of(step) and kind not in WITH_MEANS.values())
    ):
        return Reason("no-step", "", f"expected a step, found the number {step}", {})
    return None


def text_of(map: Map, step: int) -> str:
    """Write a step in words."""
    reason = not_a_step(map, step)
    if reason is not None:
        raise IllegalStep(reason)
    kind = kind_of(step)
    place = map.names[region_of(step)] if region_of(step) < map.count else ""
    number = number_of(step)
    for word, plain in PLAIN.items():
        if kind == plain:
            return word
    for word, with_region in WITH_REGION.items():
        if kind == with_region:
            return f"{word} {place}"
    for word, with_means in WITH_MEANS.items():
        if kind == with_means:
            return f"{word} {place}{_means_text(means_of(step))}"
    for word, with_number in WITH_NUMBER.items():
        if kind == with_number:
            return f"{word} {number}"
    for word, (with_name, names) in WITH_NAME.items():
        if kind == with_name:
            return f"{word} {names[region_of(step)]}"
    return _special_text(map, kind, place, region_of(step), number)


def _means_text(means: int) -> str:
    named = [word for number, word in enumerate(MEANS_WORDS) if means >> number & 1]
    return " with " + " ".join(named) if named else ""


def _special_text(map: Map, kind: int, place: str, region: int, number: int) -> str:
    if kind == steps.PICK:
        return f"pick {region + 1}"
    if kind == steps.INTIMIDATE:
        return f"intimidate {place} to {map.names[number - 1]}" if number else f"intimidate {place}"
    if kind == steps.SWAP:
        return f"swap {place} {map.names[number]}"
    if kind == steps.STEAL:
        return f"steal {place} to {map.names[number]}"
    if kind == steps.DEPLOY:
        return f"deploy {place} {number}"
    if kind == steps.DEPLOY_BEASTS:
        return f"deploy {place} {number} beasts"
    if kind == steps.DEPLOY_CHAMPION:
        return f"deploy {place} champion"
    if kind == steps.PLACE:
        return f"place {PLACED[number]} {place}"
    if kind == steps.TURN_UP:
        return f"bomb {place} {BOMB_RESULTS[number]}"
    return f"reveal {place} {RELIC_IDS[number]}"


class Reader(StepReader):
    """Reads the words of one step."""

    def __init__(self, map: Map, text: str) -> None:
        super().__init__(text)
        self.map = map

    def step(self) -> int:
        verb = self.one_of(VERBS, "one of the words with which a step begins")
        if verb in PLAIN:
            return make(PLAIN[verb])
        if verb in WITH_REGION:
            return make(WITH_REGION[verb], self.region())
        if verb in WITH_MEANS:
            region = self.region()
            return make(WITH_MEANS[verb], region, 0, self.means())
        if verb in WITH_NUMBER:
            return make(WITH_NUMBER[verb], 0, self.number(0, LARGEST_NUMBER))
        if verb in WITH_NAME:
            kind, names = WITH_NAME[verb]
            return make(kind, self.index(names, "a name such as " + names[0]))
        return self._special(verb)

    def _special(self, verb: str) -> int:
        if verb == "pick":
            return make(steps.PICK, self.number(1, 6) - 1)
        if verb == "place":
            piece = self.index(PLACED, "one of " + ", ".join(PLACED))
            return make(steps.PLACE, self.region(), piece)
        region = self.region()
        if verb == "swap":
            other = self.region()
            return make(steps.SWAP, min(region, other), max(region, other))
        if verb == "steal":
            self.one_of(("to",), "'to'")
            return make(steps.STEAL, region, self.region())
        if verb == "intimidate":
            if self.is_at_end():
                return make(steps.INTIMIDATE, region)
            self.one_of(("to",), "'to' or the end")
            return make(steps.INTIMIDATE, region, self.region() + 1)
        if verb == "bomb":
            return make(steps.TURN_UP, region, self.index(BOMB_RESULTS, "'explodes' or 'fizzles'"))
        if verb == "reveal":
            return make(steps.REVEAL, region, self.index(tuple(RELIC_IDS), "the name of a relic"))
        return self._deployment(region)

    def _deployment(self, region: int) -> int:
        if not self.is_at_end() and self.words[self.at] == "champion":
            self.at += 1
            return make(steps.DEPLOY_CHAMPION, region)
        number = self.number(0, LARGEST_NUMBER)
        if self.is_at_end():
            return make(steps.DEPLOY, region, number)
        self.one_of(("beasts",), "'beasts' or the end")
        return make(steps.DEPLOY_BEASTS, region, number)

    def region(self) -> int:
        """Read the name of a region."""
        return self.place(self.map.numbers, "a region of the map")

    def means(self) -> int:
        """Read 'with' and the names of means, in the order of the table."""
        if self.is_at_end():
            return 0
        self.one_of(("with",), "'with' or the end")
        means = 0
        last = -1
        while not means or not self.is_at_end():
            number = self.index(MEANS_WORDS, "a means of conquering, one of " + ", ".join(MEANS_WORDS))
            if number <= last:
                self.at -= 1
                raise self.fail("means in the order " + ", ".join(MEANS_WORDS))
            means |= 1 << number
            last = number
        return means


def step_of(map: Map, text: str) -> int:
    """Read the words of a step."""
    return Reader(map, text).read()
