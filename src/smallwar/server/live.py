"""A game that is being played: the fold of its log, with the position before and after every entry.

Positions are small and never changed once they are here, so that a view, a story or an undo needs no playing again.
"""

from __future__ import annotations

import itertools
import secrets
from typing import TYPE_CHECKING, Final

from smallwar.server.messages import Entry, Told
from smallwar.server.storage import EntryRow, Standing
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from smallwar.table.catalogue import Catalogue
    from smallwar.table.contract import Options, State

OPENING: Final = 1
"""The number of the entry with which a game itself begins."""


class OutOfTurnError(Exception):
    """Chance or another seat decides before this step."""


class Moment:
    """An entry of the log with the positions around it."""

    def __init__(self, row: EntryRow, before: State, after: State, revealed: str) -> None:
        self.row = row
        self.before = before
        """The position in which it was decided: where `back_to` led, if something was taken back."""
        self.after = after
        self.revealed = revealed
        """The first word of the first chance step, empty where chance had no part."""
        self.told: dict[int | None, Entry] = {}

    def tell(self, viewer: int | None) -> Entry:
        """Tell what happened as this seat, or a spectator, saw it."""
        if viewer not in self.told:
            row = self.row
            self.told[viewer] = Entry(number=row.number, seat=row.seat, back_to=row.back_to, events=self.events(viewer))
        return self.told[viewer]

    def events(self, viewer: int | None) -> list[Told]:
        """Tell of every step."""
        return [
            Told(code=event.code, values=event.values)
            for before, step, after in self.again()
            for event in before.story(step, after, viewer)
        ]

    def words(self, viewer: int | None) -> list[str]:
        """Give the words of every step as this seat, or a spectator, may know them."""
        return [before.seen(step, viewer) for before, step, _ in self.again()]

    def again(self) -> Iterator[tuple[State, int, State]]:
        """Play the steps once more; give each with the positions around it."""
        before = self.before
        for text in self.row.steps:
            after = before.copy()
            step = after.step(text)
            after.play(step)
            yield before, step, after
            before = after


class LiveGame:
    """The fold of a log."""

    def __init__(self, catalogue: Catalogue, options: Options) -> None:
        self.catalogue = catalogue
        self.options = options
        self.start = catalogue.game().new(options)
        self.moments: list[Moment] = []
        """Every entry, also those that were taken back."""
        self.lasting: list[Moment] = []
        """The entries that count: none was taken back, and each has steps or opens the game."""
        self.clients: dict[str, Moment] = {}

    @property
    def number(self) -> int:
        """The last entry of the log; 0 while there is none."""
        return self.moments[-1].row.number if self.moments else 0

    @property
    def state(self) -> State:
        return self.lasting[-1].after if self.lasting else self.start

    @property
    def to_move(self) -> int | None:
        """The seat that decides; nobody when the game is over."""
        mover = self.state.to_move()
        return mover if mover >= 0 else None

    @property
    def over(self) -> bool:
        return self.state.to_move() == OVER

    def past(self) -> Iterator[State]:
        """Give the positions through which the game has come to the present one, the latest first."""
        for moment in itertools.islice(reversed(self.lasting), 1, None):
            yield moment.after
        yield self.start

    def after(self, number: int | None) -> State:
        """Give the position that going back to an entry leads to; the present one for None."""
        if number is None:
            return self.state
        for moment in reversed(self.lasting):
            if moment.row.number == number:
                return moment.after
        raise ValueError(f"expected an entry that counts, found {number}")

    def imagine(
        self, seat: int | None, steps: list[str], back_to: int | None = None, client: str | None = None
    ) -> Moment:
        """Make the next entry of these steps and of what chance makes of them; the game stays as it is.

        `IllegalStep` where a step is not legal, `OutOfTurnError` where chance or another seat comes between two of them.
        """
        before = self.after(back_to)
        after = before.copy()
        for text in steps:
            if after.to_move() != seat:
                raise OutOfTurnError(text)
            after.play(after.step(text))
        drawn = draw(after)
        row = EntryRow(self.number + 1, client, seat, back_to, [*steps, *drawn])
        return Moment(row, before, after, first_word(drawn))

    def replay(self, row: EntryRow) -> None:
        """Take in an entry from the log, chance as it was."""
        before = self.after(row.back_to)
        after = before.copy()
        drawn = []
        for text in row.steps:
            if after.to_move() == CHANCE:
                drawn.append(text)
            after.play(after.step(text))
        self.accept(Moment(row, before, after, first_word(drawn)))

    def accept(self, moment: Moment) -> None:
        """Let an entry happen that is in the log."""
        row = moment.row
        self.moments.append(moment)
        if row.back_to is not None:
            self.lasting = [kept for kept in self.lasting if kept.row.number <= row.back_to]
        if row.steps or row.number == OPENING:
            self.lasting.append(moment)
        if row.client is not None:
            self.clients[row.client] = moment

    def words(self, viewer: int | None) -> list[str]:
        """Give the steps that count as this seat, or a spectator, may write them down: in full when the game is over."""
        if self.over:
            return [text for moment in self.lasting for text in moment.row.steps]
        return [text for moment in self.lasting for text in moment.words(viewer)]


def draw(state: State) -> list[str]:
    """Play whatever chance decides now; each outcome is drawn afresh from the secrets of the system."""
    drawn = []
    while state.to_move() == CHANCE:
        step = state.toss(Chance(secrets.randbits(32)))
        drawn.append(state.text(step))
        state.play(step)
    return drawn


def first_word(lines: list[str]) -> str:
    """Give the first word of the first line, if there is one."""
    return lines[0].split()[0] if lines else ""


def standing(state: State) -> Standing:
    """Say who is to move and whether the game is over, as it is kept beside the log."""
    mover = state.to_move()
    return Standing(mover if mover >= 0 else None, mover == OVER)
