"""Games by the thousand: the arena, and environments for programs that learn."""
