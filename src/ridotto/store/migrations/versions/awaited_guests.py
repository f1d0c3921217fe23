"""A table's row says whom the table waits for, so that the lobby can tell them without reading the log."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("awaited", sa.BigInteger, nullable=False, server_default="0"))
