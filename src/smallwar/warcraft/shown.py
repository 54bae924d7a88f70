"""What is shown of this game: the shapes of `view`. Peoples, kinds, cards and fields are named, never numbered."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class SeenTile(TypedDict):
    """The tile that is in force for a unit type."""

    level: int
    tile: str
    strength: int
    ability: str
    """Empty where it has none."""


class SeenPlayer(TypedDict):
    """A player, as whoever looks may see them."""

    name: str
    people: str
    team: int
    """Team-mates have the same number; without teams nobody has."""
    town: str | None
    gold: int
    wood: int
    points: int
    levels: dict[str, SeenTile]
    buildings: list[str]
    """The finished ones besides the two printed ones."""
    training: list[str]
    works: list[str]
    reserve: dict[str, int]
    hand: int
    cards: list[str] | None
    """The hand; None where it is another's."""
    deck: int
    discards: list[str]
    laid: int
    marks: int
    out: bool


class SeenField(TypedDict):
    """What is on a field; units and workers by player."""

    units: dict[str, dict[str, int]]
    workers: dict[str, int]
    depleted: str
    outpost: NotRequired[str]
    """Whose finished outpost stands here."""
    founded: NotRequired[str]
    """Who is building one here."""
    locked: NotRequired[bool]
    given: NotRequired[int]
    """How much it has given, where the yield is fixed."""
    militia: NotRequired[list[str]]
    """Whose workers fight here."""


class SeenUnit(TypedDict):
    """One unit on its field."""

    player: str
    kind: str
    field: str


class SeenDie(TypedDict):
    """A die of the attack."""

    player: str
    value: int
    hit: bool
    cancelled: bool
    losses: int


class SeenCombat(TypedDict):
    """A combat that is being fought."""

    field: str
    attackers: list[str]
    defenders: list[str]
    round: int
    step: str
    dice: list[SeenDie]
    losses: dict[str, int]
    """What attacker and defender have still to lose."""
    netted: list[str]
    """Which of them have flyers that melee units can hit."""
    staggered: list[SeenUnit]
    dragged: list[SeenUnit]
    targets: list[SeenUnit]
    """What must be lost next."""


class DueCombat(TypedDict):
    """A combat that is still to be fought."""

    field: str
    enemies: list[str]


class PlayedCard(TypedDict):
    """A card that was played and has not had its effect."""

    player: str
    step: str


class View(TypedDict):
    """A position."""

    scenario: str
    options: dict[str, str]
    target: int
    """The points that win, or 0."""
    cap: int
    round: int
    start: str
    turn: str
    to_move: int
    phase: str
    asked: str | None
    """The moment for which whoever is to move is asked for a card; None where it is no card that is asked for."""
    beacon: str | None
    players: list[SeenPlayer]
    fields: dict[str, SeenField]
    moved: dict[str, dict[str, int]]
    """The pieces that have had their move, by field and kind."""
    option: str | None
    """What the player in turn buys in this phase."""
    due: list[DueCombat]
    combat: SeenCombat | None
    played: list[PlayedCard]
    ranking: NotRequired[list[list[str]]]


class PlacedField(TypedDict):
    """A field of the map, which never changes."""

    place: tuple[int, int] | None
    """Its axial coordinates q and r; None on a map that was not written in rows."""
    terrain: str
    value: int
    town: str | None
    """The player who lives here."""
    next: list[str]


class CardFacts(TypedDict):
    """What is printed on a card, and how often a deck has it."""

    text: str
    copies: int


class PeopleFacts(TypedDict):
    """The tiles of a people by kind, from the first level on, and its cards."""

    tiles: dict[str, list[SeenTile]]
    cards: dict[str, CardFacts]


class Layout(TypedDict):
    """The map of a game and what its peoples are; nothing of it ever changes."""

    map: str
    fields: dict[str, PlacedField]
    peoples: dict[str, PeopleFacts]
    abilities: dict[str, str]


class Because(TypedDict):
    """Why something cannot be done."""

    code: str
    rule: str
    values: dict[str, str | int]


class Purchase(TypedDict):
    """Something that can be bought, or why it cannot."""

    step: str
    gold: int
    wood: int
    because: Because | None


class Advice(TypedDict):
    """What helps whoever looks: where points come from, and for the player who buys, what can be bought."""

    points: dict[str, list[tuple[str, int]]]
    """By player, where points are counted: why there are some, and how many; fields are named."""
    purchases: list[Purchase]
