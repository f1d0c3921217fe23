"""What the state of a table consists of. Anyone may read a part; only its own methods change it."""
