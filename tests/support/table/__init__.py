"""Tables without a house, played by a test."""
