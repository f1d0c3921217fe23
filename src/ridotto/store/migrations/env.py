"""Tells Alembic how to run the steps in `versions/`: on the connection that the store passes in."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
