"""What a page is shown: everything passes through the view, the story and the advice for one seat, and nothing beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.server.messages import Because, Entry, GameLine, Seat, Table
from smallwar.server.undo import undo_state

if TYPE_CHECKING:
    from smallwar.server.live import LiveGame
    from smallwar.server.storage import GameRow
    from smallwar.table.contract import Reason

SHOWN_AT_FIRST: Final = 60
"""How many entries of the log a page gets that knows none."""

SHOWN_AT_MOST: Final = 200
"""How many entries a page gets at once that was away."""


def news_since(live: LiveGame, known: int | None, viewer: int | None) -> tuple[int, list[Entry]]:
    """Tell the entries after the last one that a page knows; give the number after which they begin."""
    number = live.number
    if known is None or not 0 <= known <= number:
        known = number - SHOWN_AT_FIRST
    known = max(0, known, number - SHOWN_AT_MOST)
    return known, [moment.tell(viewer) for moment in live.moments[known:]]


def earlier(live: LiveGame, before: int, viewer: int | None) -> list[Entry]:
    """Tell the entries before one, the nearest of them."""
    end = max(0, min(before - 1, live.number))
    return [moment.tell(viewer) for moment in live.moments[max(0, end - SHOWN_AT_FIRST) : end]]


def table(live: LiveGame, viewer: int | None, known: int | None) -> Table:
    """Show the table to a seat, or to a spectator."""
    since, news = news_since(live, known, viewer)
    state = live.state
    yours = viewer is not None and viewer == live.to_move
    return Table(
        type="table",
        number=live.number,
        since=since,
        news=news,
        seat=viewer,
        to_move=live.to_move,
        over=live.over,
        yours=yours,
        legal=[state.text(step) for step in state.legal()] if yours else [],
        view=state.view(viewer),
        advice=advice(live, viewer),
        undo=undo_state(live, viewer),
    )


def advice(live: LiveGame, viewer: int | None) -> dict[str, object]:
    """Give what the rules answer beside the view."""
    try:
        return live.catalogue.advice(live.state, viewer, live.past())
    except NotImplementedError:
        return {}


def because(reason: Reason) -> Because:
    """Give a reason without its sentence: the page has its own."""
    return Because(code=reason.code, rule=reason.rule, values=reason.values)


def line(row: GameRow, visitor: int | None) -> GameLine:
    """Show a game as a line of a list."""
    return GameLine(
        id=row.id,
        game=row.game,
        settings=row.options.settings,
        seats=[
            Seat(
                name=seat.name,
                kind=seat.kind,
                bot=seat.bot,
                yours=visitor is not None and seat.visitor == visitor,
            )
            for seat in row.seats
        ],
        number=row.number,
        to_move=row.to_move,
        over=row.over,
        created=row.created,
        changed=row.changed,
    )
