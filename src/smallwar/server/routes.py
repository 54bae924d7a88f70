"""Everything that is asked by HTTP about games."""

import asyncio
import secrets
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response

from smallwar.server import beginning, showing
from smallwar.server.connection import NO_GAME
from smallwar.server.messages import Created, Entry, GameFacts, GameKind, GameLine, GameWish, Join, Problem
from smallwar.server.pictures import THEMES
from smallwar.server.room import Room
from smallwar.server.services import Services
from smallwar.server.visitors import recognize, remember, token_of
from smallwar.table.record import sign, write_record

PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
FOR_EVER: Final = "private, max-age=31536000, immutable"
FOR_A_DAY: Final = "public, max-age=86400"


class RequestError(Exception):
    """A request that is refused, with a status and a problem."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.code)
        self.status = status
        self.problem = problem


def services_of(request: Request) -> Services:
    """Give the services of the application."""
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


Served = Annotated[Services, Depends(services_of)]


async def visitor_of(request: Request, services: Served) -> int | None:
    """Find out who is asking."""
    return await recognize(request, services.settings, services.store)


Visitor = Annotated[int | None, Depends(visitor_of)]


async def room_of(game: str, services: Served) -> Room:
    """Find the room of a game; `UnknownGameError` becomes 404."""
    return await services.rooms.find(game)


OfGame = Annotated[Room, Depends(room_of)]


def file_of(media_type: str) -> dict[int | str, dict[str, Any]]:
    """Say that a request is answered with a file."""
    return {200: {"content": {media_type: {"schema": {"type": "string"}}}}}


api = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}, "5XX": {"model": Problem}})


async def introduce(request: Request, response: Response, services: Services, visitor: int | None) -> int:
    """Give a token to somebody who has none; the browser shall go on keeping that of somebody who has one."""
    token = token_of(request, services.settings)
    if visitor is None:
        visitor, token = await services.store.new_visitor()
    remember(response, request, services.settings, token)
    return visitor


@api.get("/kinds")
async def list_kinds(services: Served) -> list[GameKind]:
    """List the games that can be played here."""
    return services.kinds


@api.post("/games", status_code=201)
async def begin_game(
    wish: GameWish, request: Request, response: Response, services: Served, visitor: Visitor
) -> Created:
    """Begin a game."""
    try:
        game = await beginning.prepare(wish, services.artists)
    except beginning.UnfitWishError as error:
        raise RequestError(422, error.problem) from None
    owner = await introduce(request, response, services, visitor)
    row, opening = beginning.begin(game, wish, owner)
    await services.store.begin(row, opening)
    services.computers.wake(await services.rooms.find(row.id))
    return Created(id=row.id)


@api.get("/games")
async def list_games(services: Served, visitor: Visitor) -> list[GameLine]:
    """List the games that the visitor began or sits in."""
    if visitor is None:
        return []
    return [showing.line(row, visitor) for row in await services.store.games_of(visitor)]


@api.get("/games/{game}")
async def show_game(room: OfGame, visitor: Visitor) -> GameFacts:
    """Tell what never changes in a game, besides its line."""
    layout = await room.facts_layout()
    async with room.lock:
        await room.load()
        row = room.row
        line = showing.line(row, visitor).model_copy(
            update={"number": room.live.number, "to_move": room.live.to_move, "over": room.live.over}
        )
    invitations = {seat.index: seat.secret for seat in row.seats if seat.secret and visitor == row.began_by}
    return GameFacts(**line.model_dump(), boards=row.options.boards, layout=layout, invitations=invitations)


@api.delete("/games/{game}", status_code=204)
async def delete_game(room: OfGame, services: Served, visitor: Visitor) -> None:
    """Forget a game; whoever began it may."""
    if visitor != room.row.began_by:
        raise RequestError(403, Problem(code="not-yours"))
    async with room.lock:
        await services.store.delete(room.row.id)
        services.rooms.forget(room, NO_GAME)


@api.post("/games/{game}/seats/{index}", status_code=204)
async def take_seat(
    index: int, join: Join, room: OfGame, request: Request, response: Response, services: Served, visitor: Visitor
) -> None:
    """Take an open seat with its secret; the name that comes along takes the place of the one it was given."""
    async with room.lock:
        await room.load()
        seats = room.row.seats
        if index not in range(len(seats)) or not secrets.compare_digest(seats[index].secret or "", join.secret):
            raise RequestError(403, Problem(code="wrong-secret"))
        try:
            beginning.check_names([join.name if seat.index == index else seat.name for seat in seats])
        except beginning.UnfitWishError as error:
            raise RequestError(422, error.problem) from None
        owner = await introduce(request, response, services, visitor)
        if not await services.store.take_seat(room.row.id, index, join.secret, owner, join.name):
            raise RequestError(403, Problem(code="wrong-secret"))
        await room.reload()
        room.show(room.live.number)


@api.get("/games/{game}/log")
async def read_log(room: OfGame, visitor: Visitor, before: Annotated[int, Query(ge=1)]) -> list[Entry]:
    """Tell the entries of the log before one, the nearest of them, as the visitor saw them."""
    async with room.lock:
        live = await room.load()
        return showing.earlier(live, before, room.eyes(visitor))


@api.get("/games/{game}/record", response_class=Response, responses=file_of("text/plain"))
async def give_record(room: OfGame, visitor: Visitor) -> Response:
    """Give the record of a game as a file.

    Until the game is over, it hides what the visitor may not know yet, and has no digest, by which points could be guessed.
    """
    async with room.lock:
        live = await room.load()
        record = live.catalogue.begin_record(live.options)
        record.steps = await asyncio.to_thread(live.words, room.eyes(visitor))
        record.date = room.row.created[:10]
        if live.over:
            sign(record, live.state)
    name = f"{record.game}-{record.date}{record.form.ending}"
    return Response(
        write_record(record),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@api.get("/games/{game}/boards/{name}/{theme}.svg", response_class=Response, responses=file_of("image/svg+xml"))
async def draw_board(name: str, theme: str, room: OfGame, services: Served) -> Response:
    """Draw the ground of a board of the game."""
    options = room.row.options
    if name not in options.boards or theme not in THEMES:
        raise RequestError(404, Problem(code="not-found"))
    return picture(await services.pictures.draw(room.row.game, options, name, theme), FOR_EVER)


@api.get("/kinds/{game}/boards/{name}/{theme}.svg", response_class=Response, responses=file_of("image/svg+xml"))
async def draw_shipped_board(game: str, name: str, theme: str, services: Served) -> Response:
    """Draw the ground of a board that comes with a game, before there is a game on it."""
    shipped = {(kind.id, board) for kind in services.kinds for boards in kind.boards.values() for board in boards}
    if (game, name) not in shipped or theme not in THEMES:
        raise RequestError(404, Problem(code="not-found"))
    return picture(await services.pictures.draw_shipped(game, name, theme), FOR_A_DAY)


def picture(svg: str, caching: str) -> Response:
    """Give a picture, which may style itself and do nothing else."""
    headers = {"cache-control": caching, "content-security-policy": PICTURE_POLICY}
    return Response(svg, media_type="image/svg+xml", headers=headers)
