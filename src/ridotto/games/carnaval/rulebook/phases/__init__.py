"""The parts of an evening: calls, dance, discussion, vote, and what follows from each."""
