"""Records of games: files that anybody can read, replay and verify."""
