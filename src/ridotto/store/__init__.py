"""The log of every table: in SQLite, in PostgreSQL, or in memory only."""
