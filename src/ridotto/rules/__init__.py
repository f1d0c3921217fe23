"""The rulebooks: pure, fast, and the only place that knows a rule."""
