"""Learn by playing: guided first games, made of records and of what is said on the way."""
