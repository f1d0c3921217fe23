"""Games played in a house, from this terminal."""
