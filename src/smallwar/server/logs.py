"""How the log is written: for people in a terminal, or as JSON for programs. It holds no names and no secrets of players."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Final

import structlog

if TYPE_CHECKING:
    from structlog.typing import Processor

    from smallwar.server.settings import Settings

WITHOUT_VALUES: Final = structlog.processors.ExceptionRenderer(
    structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
)
"""Tells where a mistake happened, and not with which values: cookies may be among them."""


def configure(settings: Settings) -> None:
    """Send everything that is logged here, and by what we build on, through one format to stderr."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[settings.log_level.upper()]),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=final(settings), foreign_pre_chain=shared))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    logging.getLogger("uvicorn.error").addFilter(calm)
    for name in ("alembic", "aiosqlite", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)


def calm(record: logging.LogRecord) -> bool:
    """Take what a page has done wrong for what it is: no mistake of ours."""
    if str(record.msg).startswith("Invalid UTF-8 sequence received from client"):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def final(settings: Settings) -> list[Processor]:
    """Give what turns an event into a line."""
    drop = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if settings.log_format == "json":
        return [drop, WITHOUT_VALUES, structlog.processors.JSONRenderer(ensure_ascii=False)]
    plain = structlog.dev.plain_traceback
    return [drop, structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
