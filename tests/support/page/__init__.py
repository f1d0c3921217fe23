"""A real browser, and who sits in front of it."""
