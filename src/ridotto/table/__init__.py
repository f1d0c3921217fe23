"""A game being played: a table is its log. Time and randomness are passed in."""
