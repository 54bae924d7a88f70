"""Visitors, games, their seats and their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "first_tables"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "visitor",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("began_by", sa.Integer, sa.ForeignKey("visitor.id"), nullable=False, index=True),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("to_move", sa.Integer),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("game", sa.String(32), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("index", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("visitor", sa.Integer, sa.ForeignKey("visitor.id"), index=True),
        sa.Column("secret", sa.String(64)),
    )
    op.create_table(
        "entry",
        sa.Column("game", sa.String(32), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("client", sa.String(64)),
        sa.Column("seat", sa.Integer),
        sa.Column("back_to", sa.Integer),
        sa.Column("steps", sa.JSON, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.UniqueConstraint("game", "client", name="entry_client"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.String(32)),
    )


def downgrade() -> None:
    for table in ("pulse", "entry", "seat", "game", "visitor"):
        op.drop_table(table)
