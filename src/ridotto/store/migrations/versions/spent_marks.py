"""Nonces of things that work only once, such as a link to another device, are remembered until they expire."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.create_table(
        "spent",
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
