"""The games, one folder each: all of a game in one place."""
