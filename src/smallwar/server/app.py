"""The web application: what is asked under which address, and what becomes of errors."""

import contextlib
from collections.abc import AsyncIterator
from typing import Final

import structlog
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse

from smallwar.server.connection import LATER, NO_GAME, Connection
from smallwar.server.guard import Guard, problem
from smallwar.server.messages import PROTOCOL_VERSION, ProblemCode
from smallwar.server.page import FOLDER, Page
from smallwar.server.room import OldRulesError, UnknownGameError
from smallwar.server.routes import RequestError, api
from smallwar.server.services import Services
from smallwar.server.settings import Settings
from smallwar.server.visitors import recognize
from smallwar.server.workers import WorkersError

LOG = structlog.get_logger()

WORTH_COMPRESSING: Final = 1000
EFFORT: Final = 5
"""How hard answers are compressed while everybody waits: the highest level takes four times as long and saves next to nothing."""

LONGEST_NUMBER: Final = 9

OTHER_CODES: Final[dict[int, ProblemCode]] = {404: "not-found", 405: "not-allowed", 408: "try-again", 413: "too-large"}
"""What is wrong with requests that nothing of ours has looked at."""


def make_app(settings: Settings) -> FastAPI:
    """Make the application; its services live as long as it runs."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings)
        app.state.services = services
        try:
            await services.start()
            yield
        finally:
            await services.stop()

    app = FastAPI(
        title="smallwar",
        summary="Board games by their full rules, at a table in the browser.",
        version=PROTOCOL_VERSION,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=name_of,
    )
    app.include_router(api)
    add_socket(app)
    add_health(app)
    add_page(app, Page(FOLDER))
    add_complaints(app)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, compresslevel=EFFORT)
    app.add_middleware(Guard, settings=settings)
    return app


def name_of(route: APIRoute) -> str:
    """Name a request as its function is named."""
    return route.name


def add_socket(app: FastAPI) -> None:
    """Let pages connect to a game."""

    @app.websocket("/api/games/{game}/socket")
    async def connect(socket: WebSocket, game: str) -> None:
        services: Services = socket.app.state.services
        services.sockets += 1
        try:
            if services.sockets > services.settings.most_sockets:
                await turn_away(socket, services, LATER)
            else:
                with structlog.contextvars.bound_contextvars(game=game, socket=f"{id(socket):x}"):
                    await welcome(socket, services, game)
        finally:
            services.sockets -= 1


async def welcome(socket: WebSocket, services: Services, game: str) -> None:
    """Let a page into the room of a game for as long as it stays."""
    try:
        visitor = await recognize(socket, services.settings, services.store)
        room = await services.rooms.find(game)
    except UnknownGameError:
        await turn_away(socket, services, NO_GAME)
        return
    except SQLAlchemyError as error:
        LOG.error("database failed", error=repr(error))
        await turn_away(socket, services, LATER)
        return
    if room.guests >= services.settings.most_sockets_of_game:
        await turn_away(socket, services, LATER)
        return
    room.guests += 1
    try:
        since = socket.query_params.get("since", "")
        known = int(since) if since.isascii() and since.isdecimal() and len(since) <= LONGEST_NUMBER else None
        await Connection(socket, visitor, services).run(room, known)
    finally:
        room.guests -= 1


async def turn_away(socket: WebSocket, services: Services, code: int) -> None:
    """Close a socket with a code: it must be opened for that, since a refused handshake tells a page nothing."""
    services.metrics.closes.labels(code).inc()
    await socket.accept()
    await socket.close(code)


def add_health(app: FastAPI) -> None:
    """Answer those who watch over the server."""

    @app.get("/livez", include_in_schema=False)
    async def live() -> Response:
        return Response("alive\n", media_type="text/plain")

    @app.get("/readyz", include_in_schema=False)
    async def ready(request: Request) -> Response:
        found: dict[str, bool] = await request.app.state.services.ready()
        return JSONResponse(found, status_code=200 if all(found.values()) else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        return Response(generate_latest(request.app.state.services.metrics.registry), media_type=CONTENT_TYPE_LATEST)


def add_page(app: FastAPI, page: Page) -> None:
    """Hand out the page under every other address."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def show(request: Request, path: str) -> Response:
        if path.partition("/")[0] == "api":
            return problem(404, "not-found")
        return page.answer(request, path)


def add_complaints(app: FastAPI) -> None:
    """Turn every error into a problem with a code."""

    @app.exception_handler(RequestError)
    async def refused(_request: Request, error: RequestError) -> Response:
        return Response(error.problem.model_dump_json(), status_code=error.status, media_type="application/json")

    @app.exception_handler(UnknownGameError)
    async def unknown(_request: Request, _error: UnknownGameError) -> Response:
        return problem(404, "unknown-game")

    @app.exception_handler(OldRulesError)
    async def old(_request: Request, _error: OldRulesError) -> Response:
        return problem(410, "old-rules")

    @app.exception_handler(WorkersError)
    async def failed(_request: Request, _error: WorkersError) -> Response:
        return problem(503, "try-again")

    @app.exception_handler(RequestValidationError)
    async def malformed(_request: Request, _error: RequestValidationError) -> Response:
        return problem(422, "malformed")

    @app.exception_handler(SQLAlchemyError)
    async def no_database(_request: Request, error: SQLAlchemyError) -> Response:
        LOG.error("database failed", error=repr(error))
        return problem(503, "try-again")

    @app.exception_handler(HTTPException)
    async def other(_request: Request, error: HTTPException) -> Response:
        return problem(error.status_code, OTHER_CODES.get(error.status_code, "malformed"))
