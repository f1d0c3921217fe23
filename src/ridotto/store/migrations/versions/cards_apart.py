"""Summaries (`cards`) move to a table of their own, so that a row of `tables`, which every append changes, is small."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.create_table(
        "cards",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
    )
    op.execute("INSERT INTO cards (number, card) SELECT number, card FROM tables")
    op.drop_column("tables", "card")
