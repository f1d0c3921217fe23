"""Reading and checking words."""
