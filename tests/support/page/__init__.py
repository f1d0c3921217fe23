"""A real browser, and the people in front of it."""
