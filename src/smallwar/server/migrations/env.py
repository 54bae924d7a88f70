"""Is run by Alembic with the connection that `upgrade` hands over."""

from __future__ import annotations

from alembic import context

from smallwar.server.storage import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
