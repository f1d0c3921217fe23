"""A game being played: so far its record. Time and randomness are passed in."""
