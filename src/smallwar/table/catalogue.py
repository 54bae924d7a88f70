"""What a game offers beside its rules: to read, to see and to check. The command line asks for nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallwar.table.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterable

    from smallwar.table.contract import Event, Game, Options, State
    from smallwar.table.form import RecordForm
    from smallwar.table.scenario import ScenarioGame


class BoardShelf:
    """The boards of a game, and what can be done with them. A board is its YAML text."""

    def names(self) -> list[str]:
        """Name the boards that are shipped."""
        raise NotImplementedError

    def sizes(self) -> list[str]:
        """Name the sizes in which a new board can be made."""
        raise NotImplementedError

    def text(self, name: str) -> str:
        """Give a shipped board."""
        raise NotImplementedError

    def describe(self, text: str, name: str) -> dict[str, object]:
        """Give the `name` and `size` of a board and count what is on it, as JSON values; `FormatError` for a bad one."""
        raise NotImplementedError

    def problems(self, text: str, name: str) -> list[str]:
        """Say what is wrong with a board, a sentence each."""
        raise NotImplementedError

    def new(self, size: str, seed: int, name: str) -> str:
        """Make a board."""
        raise NotImplementedError

    def drawing(self, text: str, name: str) -> str:
        """Draw a board as SVG; `FormatError` for a bad one."""
        raise NotImplementedError

    def picture(self, text: str, name: str, theme: str) -> str:
        """Draw the ground of a board as SVG for the page, by `day` or by `night`: nothing of it ever changes in a game."""
        raise NotImplementedError

    def needed(self, players: int) -> list[str]:
        """Name the sizes of the boards for so many players; none where a game has no boards."""
        raise NotImplementedError


class Catalogue:
    """Everything that one game offers."""

    def game(self) -> Game:
        """Give the rules."""
        raise NotImplementedError

    def record_form(self) -> RecordForm:
        """Say what the records of the game look like."""
        raise NotImplementedError

    def begin_record(self, options: Options) -> Record:
        """Begin to write a game down."""
        return Record(self.game().name(), self.game().rules(), options, [], self.record_form())

    def scenarios(self) -> ScenarioGame:
        """Give what makes positions of rules examples."""
        raise NotImplementedError

    def boards(self) -> BoardShelf:
        """Give the boards."""
        raise NotImplementedError

    def heading(self, state: State) -> str:
        """Say in a line whose turn it is and which round; the terminal shows the position when this changes."""
        raise NotImplementedError

    def draw(self, state: State) -> str:
        """Show a position as text for the terminal."""
        raise NotImplementedError

    def tell(self, event: Event, state: State) -> str:
        """Say in a line for the terminal what happened; the position is the one after it."""
        raise NotImplementedError

    def seats(self) -> tuple[int, int]:
        """Give how many may play, from and to."""
        raise NotImplementedError

    def settings(self) -> dict[str, tuple[str, ...]]:
        """Name what people choose among before a game, the default first; for more that may be agreed, `draw_options` draws."""
        raise NotImplementedError

    def sides(self, state: State) -> list[str]:
        """Name the side of each seat as `ranking` does: the player, where everybody plays alone."""
        raise NotImplementedError

    def labels(self, state: State) -> list[dict[str, str]]:
        """Say of each seat, by kind, what it was in a game that is over; wins are counted by it."""
        raise NotImplementedError

    def layout(self, options: Options) -> dict[str, object]:
        """Give as JSON values what the page needs to draw the table and what never changes in a game."""
        raise NotImplementedError

    def advice(self, state: State, player: int | None, past: Iterable[State]) -> dict[str, object]:
        """Give as JSON values what the page shows beside a view: prices, odds, gains and reasons, as the rules answer.

        `past` are the positions through which the game has come here, the latest first. The advice holds nothing that this
        player, or a spectator, may not see.
        """
        raise NotImplementedError

    def broken(self, state: State) -> list[str]:
        """Name what can never be true of a position and is true of this one, a sentence each."""
        raise NotImplementedError
