"""What a seat may not see never leaves the server: neither by HTTP nor on the socket, to nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from server.visitors import open_seat, person, play
from smallwar.server.live import LiveGame, Moment
from smallwar.server.storage import EntryRow, GameRow, SeatRow
from smallwar.table.contract import Options

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.running import Running
    from server.visitors import Visitor
    from smallwar.table.contract import State

ANNAS, BENS, MORE = 4711, 8081, 9973
"""Coins of a number that nothing else has."""

MESSAGES: list[dict[str, Any]] = [
    {"type": "ping"},
    {"type": "why", "id": "question-1", "step": "done"},
    {"type": "why", "id": "question-2", "step": "nonsense"},
    {**play(999, "stop"), "id": "intention"},
    {**play(999, back_to=1), "id": "intention"},
    {"type": "nonsense"},
]


def everything(visitor: Visitor, game: str) -> list[bytes]:
    """Ask for all that can be asked for; give every byte that comes."""
    page = visitor.sit_down(game)
    page.say(play(page.table["number"], "nonsense", id="nonsense-1"))
    page.hear_next()
    for message in MESSAGES:
        page.ask(message)
    visitor.sit_down(game, since=3)
    again = visitor.open(game, since=3)
    again.hear_table()
    asked = ["", "/log?before=3", "/log?before=999", "/record"]
    answers = [visitor.http.get(f"/api/games/{game}{path}") for path in asked]
    answers.append(visitor.http.get("/api/games"))
    return [text.encode() for text in (*page.heard, *again.heard)] + [answer.content for answer in answers]


def with_coins(state: State, coins: list[int], live: LiveGame) -> State:
    """Give the same position, with other coins behind the screens."""
    return live.catalogue.game().load({**state.data(), "coins": coins})


def give_coins(running: Running, game: str, coins: list[int]) -> None:
    """Let everybody in a game have had other coins from the beginning."""
    live = running.services.rooms.known[game].live

    def rich(moment: Moment) -> Moment:
        before, after = (with_coins(state, coins, live) for state in (moment.before, moment.after))
        return Moment(moment.row, before, after, moment.revealed)

    changed = {moment.row.number: rich(moment) for moment in live.moments}
    live.moments = list(changed.values())
    live.lasting = [changed[moment.row.number] for moment in live.lasting]


@pytest.fixture
def played(shared: Running, anna: Visitor, ben: Visitor) -> str:
    """A game of Anna and Ben with secret coins, in which each has had a turn."""
    game = anna.begin([person("Anna"), open_seat("Ben")], settings={"coins": "secret"})
    secret = anna.get(f"/api/games/{game}")["invitations"]["1"]
    ben.http.post(f"/api/games/{game}/seats/1", json={"secret": secret, "name": "Ben"})
    pages = [anna.sit_down(game), ben.sit_down(game)]
    while pages[0].table["view"]["round"] < 2:
        mover = pages[pages[0].table["to_move"]]
        mover.hear_table(pages[0].table["number"])
        answer = mover.play(mover.table["legal"][0])
        for page in pages:
            page.hear_table(answer["number"])
    return game


def test_coins_of_others_change_no_byte_of_what_a_seat_or_a_spectator_gets(
    shared: Running, anna: Visitor, ben: Visitor, stranger: Visitor, played: str
) -> None:
    give_coins(shared, played, [ANNAS, BENS])
    first = [everything(visitor, played) for visitor in (anna, ben, stranger)]
    give_coins(shared, played, [ANNAS, MORE])
    second = [everything(visitor, played) for visitor in (anna, ben, stranger)]
    assert first[0] == second[0]
    assert first[1] != second[1]
    assert first[2] == second[2]
    give_coins(shared, played, [MORE, BENS])
    assert everything(ben, played) == first[1]
    assert everything(stranger, played) == first[2]


def test_totals_stand_nowhere_but_before_their_owner(
    shared: Running, anna: Visitor, ben: Visitor, stranger: Visitor, played: str
) -> None:
    give_coins(shared, played, [ANNAS, BENS])
    seen = [b"\n".join(everything(visitor, played)) for visitor in (anna, ben, stranger)]
    for total, owner in ((b"4711", 0), (b"8081", 1)):
        assert [total in text for text in seen] == [owner == 0, owner == 1, False]


def keep_toy_game(running: Running, cards: list[str], tokens: list[str]) -> None:
    """Keep a game that is the same every time, but for the cards that were dealt."""
    store = running.services.store
    visitors = [running.do(store.new_visitor()) for _ in range(2)]
    tokens += [token for _, token in visitors]
    seats = [SeatRow(n, name, "person", "", visitors[n][0], None) for n, name in enumerate(("Anna", "Ben"))]
    options = Options(["Anna", "Ben"], [], {"pace": "slow"}, {})
    at = "2026-01-01T00:00:00Z"
    row = GameRow("the-same-game", "toy", 1, options, visitors[0][0], at, at, 1, 0, False, seats)
    running.do(store.begin(row, EntryRow(1, None, None, None, cards)))


@pytest.mark.usefixtures("toy")
def test_games_that_differ_in_a_card_differ_for_its_owner_alone(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor]
) -> None:
    seen: list[list[list[bytes]]] = []
    for bens_card in ("card 1", "card 3"):
        running = serve()
        tokens: list[str] = []
        keep_toy_game(running, ["card 2", bens_card], tokens)
        people = [visit(running) for _ in range(3)]
        for visitor, token in zip(people, tokens, strict=False):
            visitor.http.cookies.set("smallwar", token)
        seen.append([everything(visitor, "the-same-game") for visitor in people])
    (anna1, ben1, spectator1), (anna3, ben3, spectator3) = seen
    assert anna1 == anna3
    assert spectator1 == spectator3
    assert ben1 != ben3
    assert anna1 != spectator1
    records = [seen_by[-2].decode().split("\n\n")[1] for seen_by in (anna1, ben1, spectator1)]
    assert records == ["card 2\ncard ?\n", "card ?\ncard 1\n", "card ?\ncard ?\n"]


@pytest.mark.usefixtures("toy")
def test_a_card_stays_hidden_in_all_that_is_played_after_it(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor]
) -> None:
    """Two games of the same steps, in which Ben was dealt another card: every byte of the way is the same for others."""
    heard: list[list[list[str]]] = []
    for bens_card in ("card 1", "card 3"):
        running = serve()
        tokens: list[str] = []
        keep_toy_game(running, ["card 2", bens_card], tokens)
        people = [visit(running) for _ in range(3)]
        for visitor, token in zip(people, tokens, strict=False):
            visitor.http.cookies.set("smallwar", token)
        pages = [visitor.sit_down("the-same-game") for visitor in people]
        for number, mover in ((2, 0), (3, 1), (4, 0)):
            pages[mover].ask({**play(number - 1, "stay"), "id": f"the-same-{number}"})
            for page in pages:
                page.hear_table(number)
        records = [visitor.http.get("/api/games/the-same-game/record").text for visitor in people]
        heard.append([[*page.heard, record] for page, record in zip(pages, records, strict=True)])
    (anna1, ben1, spectator1), (anna3, ben3, spectator3) = heard
    assert anna1 == anna3
    assert spectator1 == spectator3
    assert ben1 != ben3


def test_a_spectator_is_told_nothing_by_asking_why(anna: Visitor, stranger: Visitor, played: str) -> None:
    page = stranger.sit_down(played)
    answer = page.ask({"type": "why", "id": "question-1", "step": "done"})
    assert (answer["type"], answer["code"], answer["reason"]) == ("refused", "not-yours", None)
    assert (page.table["seat"], page.table["legal"], page.table["undo"]["tail"]) == (None, [], [])
    assert [player["coins"] for player in page.table["view"]["players"]] == [None, None]


def test_invitations_and_visitors_are_told_to_nobody_else(anna: Visitor, stranger: Visitor) -> None:
    game = anna.begin([person("Anna"), open_seat("Ben")])
    secret = anna.get(f"/api/games/{game}")["invitations"]["1"]
    token = anna.http.cookies["smallwar"]
    seen = b"\n".join(everything(stranger, game))
    assert secret.encode() not in seen
    for visitor in (anna, stranger):
        assert token.encode() not in b"\n".join(everything(visitor, game))
