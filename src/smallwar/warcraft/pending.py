"""What must happen before the phase goes on, as entries of a stack, the next at the end: a kind and a few numbers each.

The kinds up to `LAST_CHANCE` wait for a chance step, those up to `LAST_DECISION` for a player, the others happen by themselves:
`rules.turn` takes them off, one after another, and each may put others on. So a combat runs (what an entry puts on is done in
the order in which it stands here):

- `FIX_COMBATS` and `NEXT_COMBAT` leave it to the attacker to choose a combat, as long as one is due. That puts on a `DRAW`
  for everybody involved and `OPEN_ROUND`.
- `OPEN_ROUND` puts on `NAME_FIRST` where units name steps, `ASK` for cards, and `OPEN_STEP`. (A *step* of a round is one of
  its three attacks; nothing to do with the steps that are played.)
- `OPEN_STEP` puts on an `ATTACK` of both sides, or one of each side if one of them rolls first, and `CLOSE_STEP`.
- `ATTACK` puts on `ASK`, the `DICE` of each player, `ASK` and `COUNT_LOSSES`; nothing where nobody rolls.
- `COUNT_LOSSES` puts on `ASK`, `TAKE_LOSSES` and `AFTER_LOSSES`; nothing where no loss can be taken.
- `TAKE_LOSSES` puts on a `LOSE` for the side that is next and `TAKE_LOSSES` for the other, as long as one of them must lose.
- `AFTER_LOSSES` puts on `ASK`.
- `CLOSE_STEP` puts on `OPEN_STEP`, or `OPEN_ROUND` after the last step, or `END_COMBAT` where a side has no unit left on
  the battlefield.
- `END_COMBAT` puts on a `DRAW` for the winner and `NEXT_COMBAT`.

`ASK` stays on the stack until all who are asked have passed one after the other. A card that somebody plays lies on it: in a
combat an `ASK` of an enemy and `EFFECT`, which becomes `DISCARD`; dice or anything else that the card wants done lie on that.
"""

from __future__ import annotations

from typing import Final

START: Final = 0
"""The first start player is drawn."""
DRAW: Final = 1
"""player."""
YIELD: Final = 2
"""player, field."""
DICE: Final = 3
"""player, number of dice, card that asked for them counted from 1, or 0 for the attack itself."""
LAST_CHANCE: Final = DICE

ASK: Final = 4
"""player who is asked, window, how many have passed one after the other."""
NAME_FIRST: Final = 5
"""player, number of steps."""
LOSE: Final = 6
"""player who chooses, side of the combat that loses."""
SPREAD: Final = 7
"""player whose units find room next to where they are called."""
LAST_DECISION: Final = SPREAD

EFFECT: Final = 8
"""player, then the step of the card that takes effect."""
DISCARD: Final = 9
"""player, card."""
OPEN_ROUND: Final = 10
"""A round of the combat begins."""
OPEN_STEP: Final = 11
"""The step of the round that is noted in the ledger begins."""
ATTACK: Final = 12
"""set of sides of the combat that roll together."""
COUNT_LOSSES: Final = 13
TAKE_LOSSES: Final = 14
"""side of the combat that is next to lose a unit."""
AFTER_LOSSES: Final = 15
CLOSE_STEP: Final = 16
END_COMBAT: Final = 17
FIX_COMBATS: Final = 18
"""The movement is over and so are the cards at its end."""
NEXT_COMBAT: Final = 19
"""The next combat is due, or the movement phase of the player ends."""
HARVEST: Final = 20
"""resource, field, number of workers there who have had their yield."""
BEGIN_PHASE: Final = 21
"""The phase of the player begins."""
LAST_KIND: Final = BEGIN_PHASE

KIND_BITS: Final = 5
PART_BITS: Final = 6


def entry(kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Pack an entry."""
    return kind | a << KIND_BITS | b << KIND_BITS + PART_BITS | c << KIND_BITS + 2 * PART_BITS


def effect(player: int, step: int) -> int:
    """Pack the entry of a card that is about to take effect."""
    return EFFECT | player << KIND_BITS | step << KIND_BITS + PART_BITS


def kind_of(pending: int) -> int:
    """Give the kind of an entry."""
    return pending & (1 << KIND_BITS) - 1


def first_of(pending: int) -> int:
    """Give the first number of an entry: the player, in most."""
    return pending >> KIND_BITS & (1 << PART_BITS) - 1


def second_of(pending: int) -> int:
    """Give the second number of an entry."""
    return pending >> KIND_BITS + PART_BITS & (1 << PART_BITS) - 1


def third_of(pending: int) -> int:
    """Give the third number of an entry."""
    return pending >> KIND_BITS + 2 * PART_BITS & (1 << PART_BITS) - 1


def step_of(pending: int) -> int:
    """Give the step of a card that is about to take effect."""
    return pending >> KIND_BITS + PART_BITS
