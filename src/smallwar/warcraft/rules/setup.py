"""How a game begins (WB-K3, WB-3.7)."""

from __future__ import annotations

from smallwar.warcraft import pending
from smallwar.warcraft.figures import MELEE, START_CARDS, START_MELEE, START_WORKERS, WORKER
from smallwar.warcraft.roster import CARDS, CARDS_OF, FULL_DECK, SCENARIOS
from smallwar.warcraft.state import CARD_BITS, CARD_MASK, CARDS_OF_PEOPLE, Position


def lay_out(s: Position) -> None:
    """Put pieces and cards where they begin; people, side, town and scenario of everyone are known."""
    scenario = SCENARIOS[s.scenario]
    players = len(s.players)
    for seat in range(players):
        s.enlist(seat, WORKER, s.town[seat], START_WORKERS)
        s.enlist(seat, MELEE, s.town[seat], START_MELEE)
        s.gold[seat] = scenario.gold(players, seat)
        s.wood[seat] = scenario.wood(players, seat)
        s.deck[seat] = deck_of(s.people[seat], with_points=scenario.has_points)
    s.beacon = scenario.beacon(s.map)
    scenario.set_up(s)
    s.pending = [pending.entry(pending.BEGIN_PHASE)]
    for seat in range(players - 1, -1, -1):
        s.pending += [pending.entry(pending.DRAW, seat)] * START_CARDS
    s.pending.append(pending.entry(pending.START))


def deck_of(people: int, *, with_points: bool) -> int:
    """Give the cards of a people; where no points are counted, those that bring some are taken out (WB-3.4)."""
    deck = FULL_DECK[people]
    for slot in range(CARDS_OF_PEOPLE):
        if CARDS[CARDS_OF[people][slot]].stays and not with_points:
            deck &= ~(CARD_MASK << CARD_BITS * slot)
    return deck
