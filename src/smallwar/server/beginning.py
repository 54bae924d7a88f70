"""Makes a game of what somebody wishes, or says what is wrong with the wish."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from smallwar import games
from smallwar.search.players import PLAYERS
from smallwar.server import thinking
from smallwar.server.live import LiveGame, standing
from smallwar.server.messages import GameKind, Problem
from smallwar.server.storage import GameRow, SeatRow, now
from smallwar.table.chance import Chance

if TYPE_CHECKING:
    from smallwar.server.messages import GameWish, ProblemCode, SeatWish
    from smallwar.server.storage import EntryRow
    from smallwar.server.workers import Workers
    from smallwar.table.catalogue import BoardShelf, Catalogue
    from smallwar.table.contract import Options

ID_BYTES: Final = 12
SECRET_BYTES: Final = 16

KNOWN_SIZES: Final[dict[tuple[type[BoardShelf], str], str]] = {}
"""The sizes of shipped boards by their game and name."""


class UnfitWishError(ValueError):
    """What was asked for cannot be."""

    def __init__(self, code: ProblemCode, **values: str | int) -> None:
        super().__init__(code)
        self.problem = Problem(code=code, values=values)


def kinds() -> list[GameKind]:
    """Describe the games that can be played."""
    return [kind(name, catalogue) for name, catalogue in games.CATALOGUES.items()]


def kind(name: str, catalogue: Catalogue) -> GameKind:
    """Describe a game before it begins."""
    shelf = catalogue.boards()
    fewest, most = catalogue.seats()
    return GameKind(
        id=name,
        rules=catalogue.game().rules(),
        fewest=fewest,
        most=most,
        settings={setting: list(choices) for setting, choices in catalogue.settings().items()},
        boards=boards_by_size(shelf),
        boards_needed={players: shelf.needed(players) for players in range(fewest, most + 1)},
        bots=list(PLAYERS),
    )


def boards_by_size(shelf: BoardShelf) -> dict[str, list[str]]:
    """Sort the shipped boards by their size."""
    sorted_boards: dict[str, list[str]] = {size: [] for size in shelf.sizes()}
    for name in shelf.names():
        sorted_boards[size_of(shelf, name)].append(name)
    return sorted_boards


def size_of(shelf: BoardShelf, name: str) -> str:
    """Give the size of a shipped board; reading one takes long enough to keep others waiting, so each is read once."""
    key = (type(shelf), name)
    if key not in KNOWN_SIZES:
        KNOWN_SIZES[key] = str(shelf.describe(shelf.text(name), name)["size"])
    return KNOWN_SIZES[key]


async def prepare(wish: GameWish, workers: Workers) -> LiveGame:
    """Set up a game; `UnfitWishError` says what cannot be."""
    catalogue = games.CATALOGUES.get(wish.game)
    if catalogue is None:
        raise UnfitWishError("unknown-game")
    check_seats(catalogue, wish.seats)
    check_settings(catalogue, wish.settings)
    options = await choose_options(catalogue, wish, workers)
    try:
        return await asyncio.to_thread(LiveGame, catalogue, options)
    except ValueError:
        raise UnfitWishError("unfit-options") from None


def begin(live: LiveGame, wish: GameWish, visitor: int) -> tuple[GameRow, EntryRow]:
    """Let a game begin: give what is to be kept of it, and the entry that opens its log."""
    opening = live.imagine(None, [])
    stands = standing(opening.after)
    at = now()
    row = GameRow(
        id=secrets.token_urlsafe(ID_BYTES),
        game=wish.game,
        rules=live.catalogue.game().rules(),
        options=live.options,
        began_by=visitor,
        created=at,
        changed=at,
        number=opening.row.number,
        to_move=stands.to_move,
        over=stands.over,
        seats=[seat_row(index, seat, visitor) for index, seat in enumerate(wish.seats)],
    )
    return row, opening.row


def seat_row(index: int, wish: SeatWish, visitor: int) -> SeatRow:
    """Fill a seat: people sit at the page that begins the game, and an open seat waits for whoever brings its secret."""
    return SeatRow(
        index=index,
        name=wish.name,
        kind=wish.kind,
        bot=wish.bot,
        visitor=visitor if wish.kind == "person" else None,
        secret=secrets.token_urlsafe(SECRET_BYTES) if wish.kind == "open" else None,
    )


def check_seats(catalogue: Catalogue, seats: list[SeatWish]) -> None:
    """See that so many may play, by names of their own, and that every computer player is one."""
    fewest, most = catalogue.seats()
    if not fewest <= len(seats) <= most:
        raise UnfitWishError("seats", fewest=fewest, most=most)
    check_names([seat.name for seat in seats])
    for seat in seats:
        if seat.kind == "computer" and seat.bot not in PLAYERS:
            raise UnfitWishError("unknown-bot")
        if seat.kind != "computer" and seat.bot:
            raise UnfitWishError("unknown-bot")


def check_names(names: list[str]) -> None:
    """See that every name can be written into a record and told from the others."""
    for index, name in enumerate(names):
        if name != name.strip() or "," in name or not name.isprintable():
            raise UnfitWishError("bad-name", seat=index)
    if len(set(names)) < len(names):
        raise UnfitWishError("same-name")


def check_settings(catalogue: Catalogue, settings: dict[str, str]) -> None:
    """See that what is agreed can be agreed."""
    known = catalogue.settings()
    for name, value in settings.items():
        if value not in known.get(name, ()):
            raise UnfitWishError("unknown-setting")


async def choose_options(catalogue: Catalogue, wish: GameWish, workers: Workers) -> Options:
    """Let the game draw what is left open, and take the boards that were chosen, or make new ones."""
    players = [seat.name for seat in wish.seats]
    settings = {name: wish.settings.get(name, choices[0]) for name, choices in catalogue.settings().items()}
    shelf = catalogue.boards()
    needed = shelf.needed(len(players))
    own_boards: dict[str, str] = {}
    if wish.boards is not None:
        check_boards(shelf, wish.boards, needed)
    elif wish.board_seed is not None and needed:
        own_boards = await workers.ask(thinking.new_boards, wish.game, needed, wish.board_seed)
    boards = list(own_boards) if wish.boards is None else wish.boards
    chance = Chance(secrets.randbits(32))
    try:
        return catalogue.game().draw_options(players, settings, chance, boards, own_boards)
    except ValueError:
        raise UnfitWishError("unfit-options") from None


def check_boards(shelf: BoardShelf, boards: list[str], needed: list[str]) -> None:
    """See that the chosen boards are there, and as many and as large as so many players need."""
    if not set(boards) <= set(shelf.names()) or sorted(size_of(shelf, name) for name in boards) != sorted(needed):
        raise UnfitWishError("unfit-boards")
