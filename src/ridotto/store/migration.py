"""Brings a database up to date, from any older version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from ridotto.errors import BadStore

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(connection: Connection, place: str) -> None:
    """Call this inside a transaction that keeps other nodes out."""
    config = alembic_config(connection)
    refuse_newer(connection, config, place)
    command.upgrade(config, "head")


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def error_text(fault: BaseException) -> str:
    """What the database itself said, without the statement that failed."""
    return str(fault.orig) if isinstance(fault, DBAPIError) else str(fault)


def refuse_newer(connection: Connection, config: Config, place: str) -> None:
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise BadStore("store-newer", place=place)
