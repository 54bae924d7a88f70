"""Everything that is said between the page and the server, checked where it enters. TypeScript types are made from this.

The server speaks in codes and numbers; sentences are the page's, in the language of whoever looks at it.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

PROTOCOL_VERSION: Final = "1"
"""Grows when pages or programs that were written for it would no longer be understood."""

LONGEST_NAME: Final = 40
LONGEST_STEP: Final = 200
MOST_STEPS: Final = 64
MOST_SEATS: Final = 8

Value = str | int
Text = Annotated[str, Field(min_length=1, max_length=LONGEST_STEP)]
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
SeatKind = Literal["person", "computer", "open"]
"""A person at the page that began the game, a computer player, or whoever is given the link."""


class Message(BaseModel):
    """A message holds what is named here and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


# HTTP


class SeatWish(Message):
    """Who shall sit in a seat."""

    name: Name
    kind: SeatKind
    bot: str = ""
    """The name of the computer player."""


class GameWish(Message):
    """A game that somebody wants to begin."""

    game: str
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    settings: dict[str, str] = {}
    boards: list[str] | None = None
    """Chosen boards; drawn at random when left out."""
    board_seed: Annotated[int, Field(ge=0, lt=1 << 31)] | None = None
    """Make new boards from this seed instead."""


class Seat(Message):
    """A seat as everybody may see it."""

    name: str
    kind: SeatKind
    bot: str = ""
    yours: bool = False


class GameLine(Message):
    """A game in a list."""

    id: str
    game: str
    settings: dict[str, str]
    seats: list[Seat]
    number: int
    """The last entry of its log."""
    to_move: int | None
    over: bool
    created: str
    changed: str


class GameFacts(GameLine):
    """What never changes in a game, besides its line."""

    boards: list[str]
    layout: dict[str, object]
    """What the page needs to draw the table; each game has its own form."""
    invitations: dict[int, str]
    """The secret of each open seat, shown to whoever began the game alone."""


class GameKind(Message):
    """A game that can be played here."""

    id: str
    rules: int
    fewest: int
    most: int
    settings: dict[str, list[str]]
    """What may be agreed, the default first."""
    boards: dict[str, list[str]]
    """The shipped boards by size."""
    boards_needed: dict[int, list[str]]
    """The sizes of boards for each number of players."""
    bots: list[str]


class Created(Message):
    """Where the new game is."""

    id: str


class Join(Message):
    """Take an open seat with its secret, under a name of one's own."""

    secret: Id
    name: Name


ProblemCode = Literal[
    "bad-name",
    "foreign-origin",
    "malformed",
    "mistake",
    "not-allowed",
    "not-found",
    "not-yours",
    "old-rules",
    "same-name",
    "seats",
    "too-large",
    "too-many",
    "try-again",
    "unfit-boards",
    "unfit-options",
    "unknown-bot",
    "unknown-game",
    "unknown-host",
    "unknown-setting",
    "wrong-secret",
]


class Problem(Message):
    """Why a request was refused."""

    code: ProblemCode
    values: dict[str, Value] = {}


# The socket, to the server


class Play(Message):
    """Play these steps, all or none, as the next entry after `number`; first take back what came after `back_to`.

    Undo is a play without steps. To place a piece elsewhere, take back and play anew in one message.
    """

    type: Literal["play"]
    id: Id
    """Made by the page for each intention: said again, it changes nothing and is answered as before."""
    number: int
    """The last entry that the page knows."""
    back_to: int | None = None
    steps: Annotated[list[Text], Field(max_length=MOST_STEPS)]


class Why(Message):
    """Why may this step not be played?"""

    type: Literal["why"]
    id: Id
    step: Text


class Ping(Message):
    """Is somebody there?"""

    type: Literal["ping"]


FromPage = Annotated[Play | Why | Ping, Field(discriminator="type")]
FROM_PAGE: Final[TypeAdapter[Play | Why | Ping]] = TypeAdapter(FromPage)


# The socket, to the page


class Told(Message):
    """Something that happened, by its code."""

    code: str
    values: dict[str, Value]


class Because(Message):
    """Why something cannot be: a code and values for a sentence, and the number of the rule."""

    code: str
    rule: str
    values: dict[str, Value]


class Entry(Message):
    """One entry of the log of a game: what one decision led to, chance included, as this seat saw it."""

    number: int
    seat: int | None
    """Who decided; nobody where the game itself began."""
    back_to: int | None
    """What came after this entry was taken back first."""
    events: list[Told]


class Kept(Message):
    """An entry of one's own that may still be taken back."""

    back_to: int
    """The entry to go back to, so that this one and all after it are taken back."""
    steps: list[str]


UndoCode = Literal["nothing", "chance", "other-player", "not-yours"]


class UndoState(Message):
    """What may be taken back, the latest last; and why not more."""

    tail: list[Kept]
    why: UndoCode
    values: dict[str, Value]
    """For `chance`: the first word of the step that revealed something, as `word`."""


class Table(Message):
    """The table as this seat sees it after one entry of the log, and what happened in it."""

    type: Literal["table"]
    number: int
    """The last entry of the log."""
    since: int
    """The entry after which `news` begins."""
    news: list[Entry]
    seat: int | None
    """Through whose eyes; nobody's for a spectator."""
    to_move: int | None
    """Nobody when the game is over."""
    over: bool
    yours: bool
    """Whether this page may play now."""
    legal: list[str]
    """Every step that may be played, if it is yours to play."""
    view: dict[str, object]
    advice: dict[str, object]
    undo: UndoState


class Done(Message):
    """Steps were kept as the entry `number`."""

    type: Literal["done"]
    id: str
    number: int


RefusalCode = Literal[
    "stale", "illegal", "not-yours", "over", "no-undo", "malformed", "too-many", "too-large", "try-again"
]


class Refused(Message):
    """A message was refused, and nothing has changed."""

    type: Literal["refused"]
    id: str
    code: RefusalCode
    number: int
    reason: Because | None = None


class Answer(Message):
    """Why a step may not be played; no reason when it may."""

    type: Literal["answer"]
    id: str
    reason: Because | None


class Pong(Message):
    """Somebody is there."""

    type: Literal["pong"]


FromServer = Annotated[Table | Done | Refused | Answer | Pong, Field(discriminator="type")]
FROM_SERVER: Final[TypeAdapter[Table | Done | Refused | Answer | Pong]] = TypeAdapter(FromServer)
