"""How the tables of the database came to be as they are; brought up to date when the server starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

if TYPE_CHECKING:
    from sqlalchemy import Connection


def configuration() -> Config:
    """Say where the migrations are; they need no file of settings."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config


class NewerDatabaseError(ValueError):
    """The tables are those of a program that is newer than this one."""


def upgrade(connection: Connection) -> None:
    """Bring the tables up to date; `NewerDatabaseError` where a newer program has been at work."""
    config = configuration()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise NewerDatabaseError(f"smallwar: the database was written by a newer version of smallwar ({found})")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_up_to_date(connection: Connection) -> bool:
    """Say whether the tables are those that this program knows."""
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head
