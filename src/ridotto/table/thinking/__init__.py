"""What a bot at a table is asked, wherever it thinks: its own view, what it saw before, and nothing else."""
