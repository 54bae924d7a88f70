"""Nobody learns anything of a hand but its owner: in no view, question, list of steps, story or advice (WB-D16, WB-D25)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import pytest

from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER
from smallwar.table.playout import random_step
from smallwar.warcraft import pending
from smallwar.warcraft.catalogue import WarcraftCatalogue
from smallwar.warcraft.inventory import card_names
from smallwar.warcraft.state import CARD_BITS, CARDS_OF_PEOPLE, cards_in, cards_of
from walking import LONGEST
from warcraft.laid_out import play, situation, table
from wars import EVERY_TABLE, TABLES, Settings, War

if TYPE_CHECKING:
    from collections.abc import Iterator

    from smallwar.warcraft.game import WarcraftState

CATALOGUE: Final = WarcraftCatalogue()
EVERY: Final = 97
"""Of so many positions of a game one is looked at, besides the first of every kind of question."""
OFTEN: Final = 41
TRIED: Final = 3
"""So many steps are played from it."""
DEALS: Final = 2
MANY_DEALS: Final = 3_000


def label(table: tuple[int, Settings]) -> str:
    """Name a table."""
    players, chosen = table
    return "-".join([str(players), *chosen.values()])


def positions(players: int, settings: Settings, seed: int, every: int) -> Iterator[WarcraftState]:
    """Play a random game and give some of its positions, from all parts of it and with every kind of question."""
    war = War(players, settings, seed)
    asked: set[tuple[int, int]] = set()
    for number in range(LONGEST):
        if war.state.to_move() == OVER:
            return
        if number % every == 0 or question(war.state) not in asked:
            asked.add(question(war.state))
            yield war.state.copy()
        war.step()


def question(s: WarcraftState) -> tuple[int, int]:
    """Say what the position waits for, and for a question to play a card at which moment."""
    if not s.pending:
        return -1, s.phase
    due = s.pending[-1]
    return pending.kind_of(due), pending.second_of(due) if pending.kind_of(due) == pending.ASK else 0


def with_another_hand(s: WarcraftState, owner: int, chance: Chance) -> WarcraftState:
    """Give the same position but for what nobody can know of one hand: other cards of those in the owner's deck or hand."""
    other = s.copy()
    other.listed = None
    cards = s.hand[owner] + s.deck[owner]
    hand = s.known[owner]
    for _ in range(cards_in(s.hand[owner]) - cards_in(hand)):
        left = [slot for slot in range(CARDS_OF_PEOPLE) if cards_of(cards, slot) > cards_of(hand, slot)]
        hand += 1 << CARD_BITS * left[chance.below(len(left))]
    other.hand[owner] = hand
    other.deck[owner] = cards - hand
    return other


def others(s: WarcraftState, owner: int) -> list[int | None]:
    """Give everyone who must not know a hand: all other seats, and a spectator."""
    return [None, *(seat for seat in range(len(s.players)) if seat != owner)]


def shown_to(s: WarcraftState, viewer: int | None) -> str:
    """Give every byte that a viewer gets of a position: the view, the advice, who is asked, and the own list of steps."""
    mine = [s.text(step) for step in s.legal()] if s.to_move() == viewer else []
    return json.dumps([s.view(viewer), CATALOGUE.advice(s, viewer, []), s.to_move(), mine])


def told_to(s: WarcraftState, step: int, after: WarcraftState, viewer: int | None) -> str:
    """Give every byte that a viewer gets of a step: its words in the record, and its story."""
    events = [[event.code, event.values] for event in s.story(step, after, viewer)]
    return json.dumps([s.seen(step, viewer), events])


def after(s: WarcraftState, step: int) -> WarcraftState:
    played = s.copy()
    played.play(step)
    return played


def answering(step: int, one: WarcraftState, other: WarcraftState, owner: int, chance: Chance) -> int | None:
    """Give the step of the other position that must look like this one; None where there is none.

    It is the same step, but where the owner of the hand draws a card, or plays one that the other hand has not.
    """
    if other.is_legal(step):
        return step
    draws = one.pending and pending.kind_of(one.pending[-1]) == pending.DRAW
    if draws and pending.first_of(one.pending[-1]) == owner:
        return other.toss(chance)
    assert one.to_move() == owner, one.text(step)
    return None


def check_alike(one: WarcraftState, other: WarcraftState, owner: int, chance: Chance) -> None:
    """Look at two positions that differ in one hand, and at what some steps lead to from both."""
    for viewer in others(one, owner):
        assert shown_to(one, viewer) == shown_to(other, viewer)
    for _ in range(TRIED):
        step = random_step(one, chance)
        same = answering(step, one, other, owner, chance)
        if same is not None:
            next_one, next_other = after(one, step), after(other, same)
            for viewer in others(one, owner):
                assert told_to(one, step, next_one, viewer) == told_to(other, same, next_other, viewer)
                assert shown_to(next_one, viewer) == shown_to(next_other, viewer)


def check_hands(players: int, settings: Settings, seed: int, every: int) -> None:
    chance = Chance(seed)
    differing = 0
    for s in positions(players, settings, seed, every):
        for owner in range(players):
            other = with_another_hand(s, owner, chance)
            differing += other != s
            check_alike(s, other, owner, chance)
    assert differing > players


@pytest.mark.parametrize("table", TABLES[::4], ids=label)
def test_another_hand_looks_the_same_to_everyone_else(table: tuple[int, Settings]) -> None:
    check_hands(*table, 11, EVERY)


@pytest.mark.slow
@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_another_hand_looks_the_same_everywhere(table: tuple[int, Settings]) -> None:
    check_hands(*table, 12, OFTEN)


def test_a_spectator_sees_no_hand_and_everybody_only_their_own() -> None:
    for s in positions(3, {"cap": "6"}, 14, EVERY):
        for viewer in [None, *range(3)]:
            hands = [seat["cards"] is not None for seat in json.loads(json.dumps(s.view(viewer)))["players"]]
            assert hands == [seat == viewer for seat in range(3)]


def test_who_draws_sees_the_card_and_others_that_one_was_drawn() -> None:
    s = situation(table("units: {b: {melee: 1}}, deck: [nets, plunder]", "units: {c: {melee: 1}}, deck: []"))
    play(s, "move melee b c, stop, fight c")
    drawn = after(s, s.step("draw orcs nets"))
    assert s.to_move() == CHANCE
    words = {viewer: json.loads(told_to(s, s.step("draw orcs nets"), drawn, viewer)) for viewer in (0, 1, None)}
    assert [words[viewer][0] for viewer in (0, 1, None)] == ["draw orcs nets", "draw orcs ?", "draw orcs ?"]
    assert words[0][1][0] == ["draw", {"player": "anna", "step": "draw orcs nets", "card": "nets"}]
    assert words[1][1] == words[None][1]
    assert words[1][1][0] == ["draw", {"player": "anna", "step": "draw orcs ?"}]


def test_every_card_that_is_left_is_drawn_as_likely_as_the_others() -> None:
    s = situation(
        table("units: {b: {melee: 1}}, deck: [nets, nets, plunder, recall]", "units: {c: {melee: 1}}, deck: []")
    )
    play(s, "move melee b c, stop, fight c")
    assert {s.text(step): weight for step, weight in s.odds()} == {
        "draw orcs nets": 2,
        "draw orcs plunder": 1,
        "draw orcs recall": 1,
    }


# What is dealt anew


def check_redealt(s: WarcraftState, player: int, chance: Chance) -> WarcraftState:
    """Deal anew what a player cannot see, and check that nothing else has changed."""
    dealt = s.redeal(player, chance)
    assert shown_to(dealt, player) == shown_to(s, player)
    assert shown_to(dealt, None) == shown_to(s, None)
    assert (dealt.hand[player], dealt.deck[player]) == (s.hand[player], s.deck[player])
    for seat in range(len(s.players)):
        assert dealt.hand[seat] + dealt.deck[seat] == s.hand[seat] + s.deck[seat]
        assert cards_in(dealt.hand[seat]) == cards_in(s.hand[seat])
    open_to_all = {name: value for name, value in dealt.data().items() if name not in ("hand", "deck")}
    assert open_to_all == {name: value for name, value in s.data().items() if name not in ("hand", "deck")}
    assert CATALOGUE.broken(dealt) == []
    assert CATALOGUE.game().load(dealt.data()) == dealt
    if dealt.to_move() == player:
        assert dealt.legal() == s.legal()
    return dealt


@pytest.mark.parametrize("table", TABLES[::4], ids=label)
def test_what_is_dealt_anew_agrees_with_what_its_player_has_seen(table: tuple[int, Settings]) -> None:
    players, settings = table
    chance = Chance(15)
    changed = 0
    for s in positions(players, settings, 15, EVERY):
        before = s.key()
        for player in range(players):
            dealt = [check_redealt(s, player, chance) for _ in range(DEALS)]
            changed += sum(position != s for position in dealt)
            for position in dealt:
                position.play(random_step(position, chance))
        assert s.key() == before
    assert changed > players


def test_every_card_that_may_be_in_a_hand_is_dealt_as_often_as_there_are_such() -> None:
    s = situation(table("cards: [nets, recall]", "cards: [stagger, stagger, renown], laid: 1, discards: [militia]"))
    chance = Chance(16)
    cards = s.hand[1] + s.deck[1]
    dealt = [s.redeal(0, chance).hand[1] for _ in range(MANY_DEALS)]
    for slot in range(CARDS_OF_PEOPLE):
        expected = MANY_DEALS * 3 * cards_of(cards, slot) / cards_in(cards)
        found = sum(cards_of(hand, slot) for hand in dealt)
        assert abs(found - expected) < 5 * expected**0.5
    assert {s.redeal(1, chance).hand[1] for _ in range(DEALS)} == {s.hand[1]}


def test_a_hand_that_can_only_be_one_is_not_changed() -> None:
    s = situation(table("cards: [nets]", "cards: [stagger, renown], deck: []"))
    assert {s.redeal(0, Chance(seed)).hand[1] for seed in range(DEALS)} == {s.hand[1]}


def test_a_hand_that_was_counted_stays_until_its_cards_are_played() -> None:
    """When the discards become the deck, every card that lies nowhere is in the hand."""
    holds = "cards: [stagger, hold-fast], deck: [], discards: [militia, militia, null-order]"
    s = situation(table("units: {b: {melee: 1}}, deck: []", f"units: {{c: {{melee: 2}}}}, {holds}"))
    play(s, "move melee b c, stop, fight c, draw humans militia")
    for seed in range(DEALS):
        hand = card_names(s.people[1], s.redeal(0, Chance(seed)).hand[1])
        assert {"stagger", "hold-fast"} < set(hand)
        assert len(hand) == len(card_names(s.people[1], s.hand[1]))
    play(s, "card stagger melee c")
    assert card_names(s.people[1], s.known[1]) == ["hold-fast"]
