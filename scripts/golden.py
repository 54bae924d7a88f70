"""What golden games are chosen by: the tables at which they are played, and what they must show together."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from smallwar import games
from smallwar.search.players import PLAYERS
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER
from smallwar.table.record import sign

if TYPE_CHECKING:
    from smallwar.search.player import Player
    from smallwar.table.contract import Options, State

GREEDY: Final = "greedy"
RANDOM: Final = "random"
NAMES: Final = ("Anna", "Bert", "Carl", "Dora", "Emil")


class Table:
    """How many play, what they have agreed on, and which kind of computer player they are."""

    def __init__(self, players: int, kind: str, settings: dict[str, str]) -> None:
        self.players = players
        self.kind = kind
        self.settings = settings


class Collection:
    """The golden games of one game. A class derived from it says what they are to show."""

    game: ClassVar[str] = ""
    tables: ClassVar[list[Table]]
    tried: ClassVar[dict[str, int]]
    """How many games are played for each that is kept, by kind of player."""
    rare: ClassVar[set[str]]
    """What is nice to show, but so rare that it may be missing."""

    def wanted(self) -> set[str]:
        """Name everything that some game must show."""
        raise NotImplementedError

    def shown_by_step(self, before: State, text: str) -> list[str]:
        """Name what a step shows."""
        raise NotImplementedError

    def shown_by_end(self, state: State, options: Options) -> list[str]:
        """Name what shows at the end of a game: what was agreed on, and the way in which it ended."""
        raise NotImplementedError

    def label(self, table: Table) -> str:
        """Say in a file name what is special about a table."""
        raise NotImplementedError

    def ending(self) -> str:
        """Say how the files of the records end."""
        return games.catalogue(self.game).record_form().ending

    def file_names(self) -> list[str]:
        """Name the files of the golden games."""
        return [
            f"{number:02}-{table.players}-{self.label(table)}-{table.kind}{self.ending()}"
            for number, table in enumerate(self.tables, start=1)
        ]


class GoldenGame:
    """A game that was played, its record, and what it shows."""

    def __init__(self, collection: Collection, table: Table, seed: int) -> None:
        self.collection = collection
        chance = Chance(seed)
        catalogue = games.catalogue(collection.game)
        options = catalogue.game().draw_options(list(NAMES[: table.players]), table.settings, chance)
        self.record = catalogue.begin_record(options)
        self.record.remarks[0] = [f"Played by {table.kind} players from the seed {seed}."]
        self.shows: set[str] = set()
        state = catalogue.game().new(options)
        seats = [PLAYERS[table.kind](seed + seat) for seat in range(table.players)]
        while state.to_move() != OVER:
            self.play(state, choose(state, seats, chance))
        self.shows.update(collection.shown_by_end(state, options))
        sign(self.record, state)

    def play(self, state: State, step: int) -> None:
        """Play a step and write it down."""
        text = state.text(step)
        self.record.steps.append(text)
        self.shows.update(self.collection.shown_by_step(state, text))
        state.play(step)


def choose(state: State, seats: list[Player], chance: Chance) -> int:
    """Give the next step, of chance or of whoever is to move."""
    player = state.to_move()
    return state.toss(chance) if player == CHANCE else seats[player].choose(state)
