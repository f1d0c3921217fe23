"""The schema of the store, the same in SQLite and PostgreSQL. `migrations/` creates it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    literal_column,
)

schema = MetaData()

# What every append changes, and what tables are looked up by. The rows are small, so many of those that a commit
# changes share a page of the file.
tables = Table(
    "tables",
    schema,
    Column("number", Integer, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("code", Text, nullable=False, unique=True),
    Column("seq", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("due", Double),
    Column("changed", Double, nullable=False),
    Column("awaited", BigInteger, nullable=False, server_default="0"),
)
# Worded exactly alike in the index and in the query, or the databases don't see that the index answers it.
in_lobby = tables.c.public.is_(True) & (tables.c.phase != literal_column("'ended'"))
Index("tables_in_lobby", tables.c.phase, tables.c.changed.desc(), sqlite_where=in_lobby, postgresql_where=in_lobby)
has_due = tables.c.due.is_not(None)
Index("tables_due", tables.c.due, sqlite_where=has_due, postgresql_where=has_due)

# A summary is stored whole, but only written again when its details have changed.
summaries = Table(
    "cards",
    schema,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("card", LargeBinary, nullable=False),
)

# The primary key refuses a second writer of the same seq, whatever else goes wrong. Tables go by their
# numbers here, not by their ids: those played at the same time are then neighbours, so a commit touches fewer pages.
events = Table(
    "events",
    schema,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True),
    Column("event", LargeBinary, nullable=False),
)

guests = Table(
    "guests",
    schema,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    sqlite_with_rowid=False,
)

secrets = Table(
    "secrets",
    schema,
    Column("name", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

# Nonces that have been used and can't be used again. After `until` they'd be refused anyway, so they are deleted.
spent = Table(
    "spent",
    schema,
    Column("mark", Text, primary_key=True),
    Column("until", Double, nullable=False),
)
