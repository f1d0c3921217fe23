"""A guest's side of the house, without a screen: for the terminal, for tests, and for programs that want to play."""
