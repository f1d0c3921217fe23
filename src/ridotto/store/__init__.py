"""The log of every table, on disk: in memory, in SQLite or in PostgreSQL."""
