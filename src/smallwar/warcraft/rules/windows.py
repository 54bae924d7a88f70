"""When cards may be played, and who is asked (WB-3.4, WB-D25, WB-D26)."""

from __future__ import annotations

from smallwar.warcraft import ledger, pending, steps
from smallwar.warcraft.ability import CARD_PLAYED, OPP_MOVE_START, YIELD_START
from smallwar.warcraft.fighting import enemies_in_combat
from smallwar.warcraft.roster import CARDS, CARDS_OF, SLOT_OF, SLOTS_FOR, WINDOWS_OF
from smallwar.warcraft.state import Position


def ask(s: Position, window: int) -> None:
    """Let everyone be asked, in turn, who could play a card at this moment."""
    asked = _askable(s, window)
    if asked:
        s.pending.append(pending.entry(pending.ASK, asked[0], window))


def settle(s: Position) -> bool:
    """Bring the question on top of the stack to the next who is asked, or take it off; say whether somebody is asked."""
    question = s.pending[-1]
    window = pending.second_of(question)
    passed = pending.third_of(question)
    asked = _askable(s, window)
    if passed >= len(asked):
        s.pending.pop()
        return False
    who = _next_asked(_ring(s, window), asked, pending.first_of(question))
    s.pending[-1] = pending.entry(pending.ASK, who, window, passed)
    return True


def _next_asked(ring: list[int], asked: list[int], who: int) -> int:
    start = ring.index(who) if who in ring else 0
    for step in range(len(ring)):
        player = ring[(start + step) % len(ring)]
        if player in asked:
            return player
    raise AssertionError("somebody is asked")


def _askable(s: Position, window: int) -> list[int]:
    return [player for player in _ring(s, window) if _may_be_asked(s, player, window)]


def _may_be_asked(s: Position, player: int, window: int) -> bool:
    """Tell whether a player holds a card, and the deck of their people has a kind for this moment (WB-D25)."""
    return s.hand[player] > 0 and WINDOWS_OF[s.people[player]] >> window & 1 == 1


def _ring(s: Position, window: int) -> list[int]:
    """List who may be asked at all, in the order in which they are."""
    if window == OPP_MOVE_START:
        return s.opponents(s.turn)
    if window == YIELD_START:
        return [s.turn]
    if not s.is_fighting():
        return s.clockwise(s.turn)
    if window == CARD_PLAYED:
        return _against_card(s)
    attackers = s.participants(ledger.ATTACKER)
    defenders = s.participants(ledger.DEFENDER)
    return attackers + defenders if s.active_first else defenders + attackers


def _against_card(s: Position) -> list[int]:
    """List the enemies of whoever has just played a card that is still to take effect."""
    if len(s.pending) < 2 or pending.kind_of(s.pending[-2]) != pending.EFFECT:
        return []
    return enemies_in_combat(s, pending.first_of(s.pending[-2]))


def answers(s: Position, who: int, window: int, found: list[int]) -> None:
    """List what the player who is asked may say."""
    found.append(steps.make(steps.PASS))
    choices(s, who, window, found)


def choices(s: Position, who: int, window: int, found: list[int]) -> None:
    """List the cards of a hand that may be played at this moment, with all that they ask for."""
    if not s.hand[who]:
        return
    people = s.people[who]
    for slot in SLOTS_FOR[people][window]:
        if s.holds(who, slot):
            card = CARDS[CARDS_OF[people][slot]]
            if not (card.once and s.entries[ledger.USED] >> card.number & 1):
                card.choices(s, who, found)


def pass_on(s: Position) -> None:
    """Note that the one who is asked plays no card."""
    question = s.pending[-1]
    _ask_after(s, pending.first_of(question), pending.third_of(question) + 1)


def _ask_after(s: Position, who: int, passed: int) -> None:
    """Turn the question on top of the stack to whoever comes after a player, in the order of this moment."""
    window = pending.second_of(s.pending[-1])
    ring = _ring(s, window)
    following = ring[(ring.index(who) + 1) % len(ring)] if who in ring else who
    s.pending[-1] = pending.entry(pending.ASK, following, window, passed)


def answer(s: Position, who: int, step: int) -> None:
    """Play a card when asked; then everyone is asked once more."""
    s.pending[-1] = pending.entry(pending.ASK, who, pending.second_of(s.pending[-1]))
    play_card(s, who, step)


def play_card(s: Position, who: int, step: int) -> None:
    """Let a card leave the hand; in combat an enemy may answer it before it takes effect."""
    number = steps.part(step, 0)
    s.drop_card(who, SLOT_OF[number])
    s.pending.append(pending.effect(who, step))
    if s.is_fighting():
        for player in enemies_in_combat(s, who):
            if _may_be_asked(s, player, CARD_PLAYED):
                s.pending.append(pending.entry(pending.ASK, player, CARD_PLAYED))
                return


def take_effect(s: Position, effect: int) -> None:
    """Let a card do what it does, and lay it onto the discards when that is done."""
    who = pending.first_of(effect)
    step = pending.step_of(effect)
    number = steps.part(step, 0)
    card = CARDS[number]
    if not card.stays:
        s.pending.append(pending.entry(pending.DISCARD, who, number))
    if card.once:
        s.entries[ledger.USED] |= 1 << number
    card.play(s, who, step)


def cancel(s: Position) -> None:
    """Let the card that waits to take effect go to the discards without any."""
    for place in range(len(s.pending) - 1, -1, -1):
        waiting = s.pending[place]
        if pending.kind_of(waiting) == pending.EFFECT:
            number = steps.part(pending.step_of(waiting), 0)
            s.pending[place] = pending.entry(pending.DISCARD, pending.first_of(waiting), number)
            return


def discard(s: Position, entry: int) -> None:
    """Lay a played card onto its owner's discards, and ask on after them: what the card did may have changed the order."""
    who = pending.first_of(entry)
    s.discard(who, SLOT_OF[pending.second_of(entry)])
    if s.pending and pending.kind_of(s.pending[-1]) == pending.ASK:
        _ask_after(s, who, 0)
