"""Games played in this terminal."""
