"""What may be taken back: one's own latest entries, as long as they revealed nothing and nobody else had a say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.server.messages import Kept, UndoState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from smallwar.server.live import LiveGame

MOST_ENTRIES: Final = 5000
"""A log that is as long has been taken back without end, and grows no more than the game takes to end: several times shorter."""

NOTHING: Final = "nothing"
CHANCE: Final = "chance"
OTHER_PLAYER: Final = "other-player"
NOT_YOURS: Final = "not-yours"


def undo_state(live: LiveGame, seat: int | None) -> UndoState:
    """Say what this seat may take back now, and what stands in the way of more."""
    if seat is None or live.over or live.number >= MOST_ENTRIES:
        return UndoState(tail=[], why=NOT_YOURS if seat is None else NOTHING, values={})
    if live.to_move != seat:
        decided_last = live.lasting[-1].row.seat == seat
        return UndoState(tail=[], why=OTHER_PLAYER if decided_last else NOT_YOURS, values={})
    tail: list[Kept] = []
    for index in range(len(live.lasting) - 1, 0, -1):
        moment = live.lasting[index]
        if moment.row.seat != seat:
            return UndoState(tail=tail[::-1], why=OTHER_PLAYER, values={})
        if moment.revealed:
            return UndoState(tail=tail[::-1], why=CHANCE, values={"word": moment.revealed})
        tail.append(Kept(back_to=live.lasting[index - 1].row.number, steps=moment.row.steps))
    return UndoState(tail=tail[::-1], why=NOTHING, values={})


def eyes(live: LiveGame, seats: Iterable[int]) -> int | None:
    """Choose the seat through which somebody with these seats looks: a spectator has none.

    The one to move, if it is theirs; else the one of theirs that moved last, so that a person who has just ended a turn
    goes on seeing what was theirs to see.
    """
    own = sorted(seats)
    if live.to_move in own:
        return live.to_move
    for moment in reversed(live.lasting):
        if moment.row.seat in own:
            return moment.row.seat
    return own[0] if own else None
