"""The command `ridotto`: play, replay, games, rules."""
