"""What the page shows beside a view: prices, odds, gains, reasons and plans, all of them answers of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.smallworld.ability import ATTEMPT
from smallwar.smallworld.explanation import price_lines
from smallwar.smallworld.game import SmallWorldState
from smallwar.smallworld.plans import plans
from smallwar.smallworld.refusal import why_not
from smallwar.smallworld.roster import BADGE_TOKENS, BANNER_TOKENS
from smallwar.smallworld.rules import offer
from smallwar.smallworld.rules.fees import Toll, due, tolls
from smallwar.smallworld.rules.income import lines
from smallwar.smallworld.rules.price import Reach
from smallwar.smallworld.rules.turn import perform_before_income
from smallwar.smallworld.rules.voices import voices
from smallwar.smallworld.shown import Advice, Because, Choice, ComboAdvice, Means, RegionAdvice
from smallwar.smallworld.state import NONE, START
from smallwar.smallworld.steps import (
    CONQUER,
    DECLINE,
    MEANS_WORDS,
    PICK,
    REINFORCE,
    STOP,
    kind_of,
    make,
    means_of,
    number_of,
    region_of,
)
from smallwar.table.contract import State

if TYPE_CHECKING:
    from collections.abc import Iterable

TOO_DEAR: Final = "too-dear"
"""The reason why a conquest is not legal that a die might overcome."""

PLENTY: Final = 1000
"""The coins that others are taken to have where they are secret: enough to pay whatever they may have to."""


def advice_of(position: SmallWorldState, player: int | None, past: Iterable[State]) -> Advice:
    """Advise a player who is to move; nobody else is told anything."""
    if player is None or position.to_move() != player:
        return {"income": [], "decline": None, "regions": {}, "combos": [], "means": [], "plans": {}}
    s = as_seen(position, player)
    legal = s.legal()
    own_turn = s.turn == player
    return {
        "income": income_lines(s, player) if own_turn else [],
        "decline": earned_by_decline(s, player) if make(DECLINE) in legal else None,
        "regions": region_advice(s, player, legal) if make(STOP) in legal else {},
        "combos": combo_advice(s, player) if s.phase == START and s.race[player] == NONE else [],
        "means": means_left(s, player) if own_turn else [],
        "plans": plans(s, player, before_this_turn(s, past)),
    }


def as_seen(position: SmallWorldState, player: int) -> SmallWorldState:
    """Give the position as the player knows it, so that no answer can betray what others have in their purses."""
    s = position.copy()
    if not s.open_coins:
        for other in s.opponents(player):
            s.coins[other] = PLENTY
    return s


def before_this_turn(s: SmallWorldState, past: Iterable[State]) -> SmallWorldState | None:
    """Give the last position of the turn before; none in the first turn."""
    for earlier in past:
        assert isinstance(earlier, SmallWorldState)
        if (earlier.round, earlier.turn) != (s.round, s.turn):
            return earlier
    return None


def income_lines(s: SmallWorldState, player: int) -> list[tuple[str, int]]:
    """Give what the turn would earn if it ended now, each reason once."""
    found: dict[str, int] = {}
    for line in lines(s, player):
        found[line.reason] = found.get(line.reason, 0) + line.coins
    return list(found.items())


def earned(s: SmallWorldState, player: int) -> int:
    """Give all that the turn would earn if it ended now."""
    return sum([line.coins for line in lines(s, player)])


def earned_by_decline(s: SmallWorldState, player: int) -> int:
    """Give what the turn would earn if the race declined now."""
    after = s.copy()
    perform_before_income(after, make(DECLINE))
    return earned(after, player)


def means_left(s: SmallWorldState, player: int) -> list[Means]:
    """Ask the player's pieces what may still be used this turn."""
    return [
        {"word": word, "left": left, "of": most}
        for piece in voices(s, player)
        for word, left, most in piece.uses(s, player)
    ]


def because_of(s: SmallWorldState, step: int) -> Because | None:
    """Give the reason why a step is not legal."""
    reason = why_not(s, step)
    return None if reason is None else {"code": reason.code, "rule": reason.rule, "values": reason.values}


# The offer


def combo_advice(s: SmallWorldState, player: int) -> list[ComboAdvice]:
    """Say for each row what it costs and brings, and why it cannot be had."""
    start = offer.column_of_player(s, player) * offer.rows(s)
    return [
        {
            "step": s.text(make(PICK, row)),
            "price": row,
            "coins": s.offer_coins[row],
            "tokens": combo_tokens(s, s.banners[start + row], s.badges[row]),
            "because": because_of(s, make(PICK, row)),
        }
        for row in range(offer.rows(s))
    ]


def combo_tokens(s: SmallWorldState, race: int, power: int) -> int:
    """Count the tokens that banner and badge give, as far as the box has them (SW-3.3)."""
    if NONE in (race, power):
        return 0
    return min(BANNER_TOKENS[race] + BADGE_TOKENS[power], s.box[race])


# Conquests


def region_advice(s: SmallWorldState, player: int, legal: list[int]) -> dict[str, RegionAdvice]:
    """Say of every region what an attempt takes and brings, or why there can be none."""
    attempts: list[list[int]] = [[] for _ in range(s.map.count)]
    for step in legal:
        if kind_of(step) in (CONQUER, REINFORCE):
            attempts[region_of(step)].append(step)
    outlook = Outlook(s, player)
    return {s.map.names[region]: outlook.of_region(region, attempts[region]) for region in range(s.map.count)}


class Outlook:
    """What attempts on regions take and bring, seen from one position."""

    def __init__(self, s: SmallWorldState, player: int) -> None:
        self.position = s
        self.player = player
        self.reach = Reach(s, player)
        self.tolls: list[Toll] = tolls(s, player, ATTEMPT)
        self.hand = s.in_hand(player)
        self.die = s.die_odds()
        self.earned = earned(s, player)

    def of_region(self, region: int, steps: list[int]) -> RegionAdvice:
        """Give all that there is to say about a region."""
        price = price_lines(self.position, region)
        return {
            "price": sum([amount for _, amount in price]) if price else None,
            "lines": price,
            "fees": [(toll.piece.id, toll.coins) for toll in self.tolls if toll.regions >> region & 1],
            "choices": sorted([self.choice(step) for step in steps], key=by_effort),
            "because": None if steps else self.obstacle(region),
        }

    def choice(self, step: int) -> Choice:
        """Say what an attempt takes and brings."""
        region = region_of(step)
        chosen = self.reach.chosen(means_of(step))
        price = self.reach.price(region, chosen)
        die = self.die if kind_of(step) == REINFORCE else []
        winning = [roll for roll, _ in die if self.hand + number_of(roll) >= price]
        return {
            "step": self.position.text(step),
            "means": [word for number, word in enumerate(MEANS_WORDS) if means_of(step) >> number & 1],
            "price": price,
            "coins": due(self.tolls, 1 << region) + self.reach.cost(region, chosen),
            "faces": [number_of(roll) for roll in winning],
            "percent": self.percent(winning) if die else 100,
            "gain": self.gain(step, winning),
        }

    def percent(self, winning: list[int]) -> int:
        """Say how likely the die shows one of these faces."""
        total = sum([weight for _, weight in self.die])
        return round(100 * sum([weight for roll, weight in self.die if roll in winning]) / total)

    def gain(self, step: int, winning: list[int]) -> int:
        """Say how much more the turn would earn after an attempt that succeeds, before anything hidden is turned up."""
        after = self.position.copy()
        perform_before_income(after, step)
        if winning:
            perform_before_income(after, winning[-1])
        return earned(after, self.player) - self.earned

    def obstacle(self, region: int) -> Because | None:
        """Say what is in the way of the attempt that comes nearest: without coins for means, then the cheapest."""
        choices = [(self.reach.cost(region, chosen), price, chosen) for chosen, price in self.reach.choices(region)]
        words = self.reach.words(min(choices)[2]) if choices else 0
        reason = because_of(self.position, make(CONQUER, region, 0, words))
        if reason is not None and reason["code"] == TOO_DEAR:
            return because_of(self.position, make(REINFORCE, region, 0, words))
        return reason


def by_effort(choice: Choice) -> tuple[int, int, int, int]:
    """Put what is surest first, then what takes no coins, then what saves means and tokens."""
    return -choice["percent"], choice["coins"], len(choice["means"]), choice["price"]
