"""The first tables of the house."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    create_tables()
    op.create_table(
        "events",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("event", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
    )
    shown = sa.column("public", sa.Boolean).is_(True) & (sa.column("phase", sa.Text) != sa.literal_column("'ended'"))
    newest = sa.text("changed DESC")
    op.create_index("tables_in_lobby", "tables", ["phase", newest], sqlite_where=shown, postgresql_where=shown)
    waiting = sa.text("due IS NOT NULL")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=waiting, postgresql_where=waiting)
