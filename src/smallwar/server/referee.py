"""Takes what pages and computer players want to play, keeps it, and lets everybody see it: in this order."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import SQLAlchemyError

from smallwar.server.live import OutOfTurnError, standing
from smallwar.server.messages import Answer, Done, Refused
from smallwar.server.showing import because
from smallwar.server.storage import ConflictError
from smallwar.server.undo import undo_state
from smallwar.table.contract import IllegalStep

if TYPE_CHECKING:
    from collections.abc import Callable

    from smallwar.server.live import LiveGame, Moment
    from smallwar.server.messages import Play, RefusalCode, Why
    from smallwar.server.metrics import Metrics
    from smallwar.server.room import Room
    from smallwar.table.contract import Reason

LOG = structlog.get_logger()


class Referee:
    """Decides nothing itself: the rules do."""

    def __init__(self, metrics: Metrics, wake: Callable[[Room], None]) -> None:
        self.metrics = metrics
        self.wake = wake
        """Is told of every room in which something has changed."""
        self.deciding: set[asyncio.Task[None]] = set()

    async def play(
        self, room: Room, visitor: int | None, message: Play, answer: Callable[[Done | Refused], None]
    ) -> None:
        """Play what a page wants to play, to the end even if the page goes meanwhile: what is kept must also happen."""
        task = asyncio.create_task(self.decide(room, visitor, message, answer))
        self.deciding.add(task)
        task.add_done_callback(self.deciding.discard)
        await asyncio.shield(task)

    async def close(self) -> None:
        """Wait for what is being played."""
        await asyncio.gather(*self.deciding, return_exceptions=True)

    async def decide(
        self, room: Room, visitor: int | None, message: Play, answer: Callable[[Done | Refused], None]
    ) -> None:
        """Answer before anybody is shown what happened."""
        began = time.perf_counter()
        async with room.lock:
            number = (await room.load()).number
            reply = await self.consider(room, visitor, message)
            answer(reply)
            self.metrics.move_ack.labels(reply.type).observe(time.perf_counter() - began)
            changed = room.live.number != number
            if changed:
                room.show(number)
        if changed:
            self.wake(room)

    async def consider(self, room: Room, visitor: int | None, message: Play) -> Done | Refused:
        """Keep the steps of a message as the next entry, or say why not; only under the lock."""
        live = room.live
        known = answer_again(room, visitor, message)
        if known is not None:
            return known
        code = objection(live, room.seats_of(visitor), message)
        if code is not None:
            return refuse(live, message, code)
        try:
            moment = live.imagine(live.to_move, message.steps, message.back_to, message.id)
        except IllegalStep as error:
            return refuse(live, message, "illegal", error.reason)
        except OutOfTurnError:
            return refuse(live, message, "not-yours")
        try:
            await self.keep(room, moment)
        except ConflictError:
            return answer_again(room, visitor, message) or refuse(room.live, message, "stale")
        except (SQLAlchemyError, OSError) as error:
            LOG.error("entry not kept", game=room.row.id, number=moment.row.number, error=repr(error))
            return refuse(live, message, "try-again")
        return Done(type="done", id=message.id, number=moment.row.number)

    async def keep(self, room: Room, moment: Moment) -> None:
        """Commit an entry, then let it happen; only under the lock.

        `ConflictError` when somebody else has written to the log: then the room has been folded anew.
        """
        began = time.perf_counter()
        try:
            await room.store.append(room.row.id, moment.row, standing(moment.after))
        except ConflictError:
            await room.reload()
            raise
        self.metrics.commit.observe(time.perf_counter() - began)
        room.live.accept(moment)
        LOG.info("entry kept", game=room.row.id, number=moment.row.number, seat=moment.row.seat)

    async def play_for_computer(self, room: Room, seat: int, number: int, steps: list[str]) -> None:
        """Keep the decisions of a computer player as an entry each.

        Nothing is kept once the game is not as the computer player saw it.
        """
        for text in steps:
            async with room.lock:
                live = await room.load()
                if live.number != number or live.to_move != seat:
                    return
                try:
                    await self.keep(room, live.imagine(seat, [text]))
                except ConflictError:
                    return
                finally:
                    if room.live.number != number:
                        room.show(number)
                number += 1

    async def why(self, room: Room, visitor: int | None, message: Why) -> Answer | Refused:
        """Say why a step may not be played, to whoever may play: the reason may tell what others may not see."""
        async with room.lock:
            live = await room.load()
            if live.over or live.to_move not in room.seats_of(visitor):
                return refuse(live, message, "over" if live.over else "not-yours")
            try:
                reason = live.state.why_not(live.state.step(message.step))
            except IllegalStep as error:
                reason = error.reason
            return Answer(type="answer", id=message.id, reason=None if reason is None else because(reason))


def answer_again(room: Room, visitor: int | None, message: Play) -> Done | Refused | None:
    """Answer a message that was kept before as it was answered then; nothing to whoever did not send it."""
    live = room.live
    earlier = live.clients.get(message.id)
    if earlier is None:
        return None
    if earlier.row.seat not in room.seats_of(visitor):
        return refuse(live, message, "not-yours")
    return Done(type="done", id=message.id, number=earlier.row.number)


def objection(live: LiveGame, seats: list[int], message: Play) -> RefusalCode | None:
    """Say what forbids to play at all, before any step is looked at."""
    if message.number != live.number:
        return "stale"
    if live.over:
        return "over"
    if live.to_move not in seats:
        return "not-yours"
    if message.back_to is None:
        return None if message.steps else "malformed"
    allowed = {kept.back_to for kept in undo_state(live, live.to_move).tail}
    return None if message.back_to in allowed else "no-undo"


def refuse(live: LiveGame, message: Play | Why, code: RefusalCode, reason: Reason | None = None) -> Refused:
    """Make a refusal, with the present number."""
    return Refused(
        type="refused",
        id=message.id,
        code=code,
        number=live.number,
        reason=None if reason is None else because(reason),
    )
