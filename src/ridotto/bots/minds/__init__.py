"""What bots know about each game, small and readable."""
