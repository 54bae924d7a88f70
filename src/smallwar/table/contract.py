"""What a game must be able to say so that everything else on the platform can use it.

The platform knows seats, steps, chance, views, an end and a record. It knows no map, no unit and no phase:
a state is opaque to it. Every member below is implemented by every game; nothing is optional.

These are base classes, not Protocols, because a search calls them millions of times and compiled code reaches
a method of a base class twenty times faster.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from smallwar.table.chance import Chance

CHANCE: Final = -1
"""`to_move` of a state in which a die, a stack or a bag decides."""

OVER: Final = -2
"""`to_move` of a game that has ended."""

HIDDEN: Final = "?"
"""Stands among the words of a step for one that not everybody may know."""


class Reason:
    """Why something is not allowed: a code and values for programs, a rule number, and a sentence for people.

    The sentence does not name the step: whoever tells it knows which one it was.
    """

    def __init__(self, code: str, rule: str, sentence: str, values: dict[str, str | int]) -> None:
        self.code = code
        self.rule = rule
        self.sentence = sentence
        self.values = values

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


class IllegalStep(ValueError):  # noqa: N818 - the name of the public contract
    """A step that the position does not allow. The position stays as it was."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Event:
    """Something that happened, for the log, the animation and the screen reader: a code and values, never a sentence."""

    def __init__(self, code: str, values: dict[str, str | int]) -> None:
        self.code = code
        self.values = values

    def __repr__(self) -> str:
        return f"Event({self.code!r}, {self.values!r})"


class Options:
    """What is agreed before a game begins: who plays, on which boards, with which settings.

    `own_boards` holds the text of every board that is not shipped, by name.
    """

    def __init__(
        self,
        players: list[str],
        boards: list[str],
        settings: dict[str, str],
        own_boards: dict[str, str],
    ) -> None:
        self.players = players
        self.boards = boards
        self.settings = settings
        self.own_boards = own_boards


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Steps are ints; their words are read and written by `text` and `step`."""

    def copy(self) -> State:
        """Give an independent position equal to this one."""
        raise NotImplementedError

    def key(self) -> tuple[int, ...]:
        """Give a hashable value that is equal exactly for equal positions, whatever the players are called."""
        raise NotImplementedError

    def data(self) -> dict[str, object]:
        """Give the whole position as JSON values, from which `Game.load` makes an equal one."""
        raise NotImplementedError

    def to_move(self) -> int:
        """Give the player (0, 1, …) who decides, or CHANCE, or OVER."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """Give every step that may be played now, chance steps when chance is to move.

        It is empty when the game is over, and where chance has too many steps to list: then `toss` draws one, and `play`
        takes any that is possible.
        """
        raise NotImplementedError

    def odds(self) -> list[tuple[int, int]]:
        """Give the chance steps with their weights; empty when there are too many to list, such as throws of many dice."""
        raise NotImplementedError

    def toss(self, chance: Chance) -> int:
        """Draw one of the chance steps with its probability. It is not played yet."""
        raise NotImplementedError

    def play(self, step: int) -> None:
        """Play a step, or raise `IllegalStep` and change nothing."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Give what each player has so far."""
        raise NotImplementedError

    def ranking(self) -> list[list[str]]:
        """Give the sides from the best to the worst, by name; equal ones share a list."""
        raise NotImplementedError

    def text(self, step: int) -> str:
        """Give the words of a step."""
        raise NotImplementedError

    def seen(self, step: int, viewer: int | None) -> str:
        """Give the words of a step of this position as this player, or a spectator (None), may know them.

        They are those of `text`, with HIDDEN for each that others alone know, such as a card that somebody draws.
        """
        raise NotImplementedError

    def step(self, text: str) -> int:
        """Read the words of a step; `IllegalStep` when they are not words of this game."""
        raise NotImplementedError

    def view(self, player: int | None) -> dict[str, object]:
        """Give as JSON values what this player, or a spectator (None), may see: the only gate for hidden things."""
        raise NotImplementedError

    def story(self, step: int, after: State, viewer: int | None = None) -> list[Event]:
        """Tell what happened between this position and the one after the step, as this player or a spectator saw it."""
        raise NotImplementedError

    def why_not(self, step: int) -> Reason | None:
        """Say why a step is not legal, or None when it is. Slow: for when a person asks."""
        raise NotImplementedError

    def explain(self, target: str) -> list[tuple[str, int]]:
        """Break the price of a region or target down: what it is for, and how much. Empty when it has no price."""
        raise NotImplementedError

    def redeal(self, player: int, chance: Chance) -> State:
        """Give a position that this player could not tell from this one.

        What the player could not know is drawn anew; what went on in the open, such as coins, the player may have counted.
        """
        raise NotImplementedError

    def estimate(self, player: int) -> float:
        """Guess how many points this player will have at the end."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game by name: how it begins and which version of its rules this is."""

    def name(self) -> str:
        """Give the name that records and scenarios use."""
        raise NotImplementedError

    def rules(self) -> int:
        """Give the version of the rules; it rises whenever a stored game would end otherwise."""
        raise NotImplementedError

    def draw_options(
        self,
        players: list[str],
        settings: dict[str, str],
        chance: Chance,
        boards: list[str] | None = None,
        own_boards: dict[str, str] | None = None,
    ) -> Options:
        """Choose at random what the players leave open, such as the boards where none are given."""
        raise NotImplementedError

    def new(self, options: Options) -> State:
        """Begin a game; `ValueError` says what is wrong with the options."""
        raise NotImplementedError

    def load(self, data: Mapping[str, object]) -> State:
        """Make the position that `State.data` gave; `ValueError` says what is wrong with it."""
        raise NotImplementedError
