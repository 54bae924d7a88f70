"""What the page is shown of this game: the shapes of `view`, `layout` and `advice`. TypeScript types are made from this.

Places and races are named, never numbered; words for people are the page's.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

Point = tuple[float, float]


class SeenPlayer(TypedDict):
    """A player, as whoever looks may see them."""

    name: str
    coins: int | None
    """None where they are secret."""
    race: str | None
    power: str | None
    hand: int
    beasts: int
    champion: bool
    declined: str | None
    declined_power: str | None
    harmony: bool
    harmony_paid: bool
    faction: NotRequired[str]


class SeenRegion(TypedDict):
    """What lies on a region."""

    pieces: list[str]
    player: NotRequired[str]
    race: NotRequired[str]
    declined: NotRequired[bool]
    tokens: NotRequired[int]
    beasts: NotRequired[int]


class SeenOffer(TypedDict):
    """A row of the offer; in the team variant a banner for each side stands in it."""

    power: str | None
    coins: int
    race: NotRequired[str | None]
    side: NotRequired[str | None]
    races: NotRequired[dict[str, str | None]]


class View(TypedDict):
    """A position."""

    variant: str
    round: int
    rounds: int
    turn: str
    to_move: int
    phase: str
    players: list[SeenPlayer]
    regions: dict[str, SeenRegion]
    offer: list[SeenOffer]
    box: dict[str, int]
    hidden_relics: list[str]
    used: list[str]
    inflicted: int
    ranking: NotRequired[list[list[str]]]


class Island(TypedDict):
    """A board on the chart: which part of the chart its picture covers, over the edge perhaps, where its sea fades."""

    board: str
    size: str
    left: float
    top: float
    width: float
    height: float
    coast: list[list[Point]]
    """Its outlines, in units of the chart."""
    title: Point
    """The middle of the place for its name, in open sea."""


class Ground(TypedDict):
    """A region on the chart, in units of the chart."""

    island: str
    title: str
    """The name that the board gives it, empty when it gives none."""
    terrain: str
    marks: list[str]
    next: list[str]
    shape: list[Point]
    slots: dict[str, Point]


class Layout(TypedDict):
    """The chart of a game; nothing of it ever changes."""

    width: float
    height: float
    islands: list[Island]
    regions: dict[str, Ground]
    races: dict[str, RaceFacts]
    powers: dict[str, int]
    """The badge number of each power."""
    die: list[int]
    """What its faces show."""


class RaceFacts(TypedDict):
    """What is printed on a banner."""

    side: str
    banner: int
    tokens: int


class Because(TypedDict):
    """Why something cannot be done."""

    code: str
    rule: str
    values: dict[str, str | int]


class Choice(TypedDict):
    """One way to attempt a region now: a legal step, and what it takes and brings."""

    step: str
    means: list[str]
    price: int
    """Tokens."""
    coins: int
    """Coins to be paid: fees, and what the means cost."""
    faces: list[int]
    """The faces of the die that succeed; empty when no die is needed."""
    percent: int
    """How likely it succeeds."""
    gain: int
    """How many coins more the turn would earn if it succeeds and the turn ended there."""


class RegionAdvice(TypedDict):
    """What the rules answer about a region to the player who is to move."""

    price: int | None
    """Tokens without once-a-turn means; None where it cannot be conquered."""
    lines: list[tuple[str, int]]
    """What makes up the price."""
    fees: list[tuple[str, int]]
    """To whom by which piece coins are due before an attempt: (piece, coins)."""
    choices: list[Choice]
    because: Because | None
    """Why it cannot be attempted; None where it can."""


class Means(TypedDict):
    """Something that may be used a number of times a turn."""

    word: str
    """As in steps: frostmourne, flight, champion, intimidate, swap, steal, relic-hunt…"""
    left: int
    of: int


class ComboAdvice(TypedDict):
    """What taking a row of the offer costs and brings."""

    step: str
    price: int
    """Coins to be paid; 0 for the first row."""
    coins: int
    """Coins that lie on it."""
    tokens: int
    because: Because | None


class Advice(TypedDict):
    """What the page shows beside a view; nearly empty for whoever is not to move."""

    income: list[tuple[str, int]]
    """What the turn would earn if it ended now, by reason."""
    decline: int | None
    """What the turn would earn if the race declined now; None where it may not."""
    regions: dict[str, RegionAdvice]
    """Only while conquests are possible."""
    combos: list[ComboAdvice]
    """Only while a combo may be taken."""
    means: list[Means]
    plans: dict[str, list[str]]
    """Steps that put everything in hand somewhere: `even`, `before` (as before the turn) and `guard` (at the border)."""
