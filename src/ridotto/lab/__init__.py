"""Games by the thousand: the arena."""
