"""The tables in memory: their devices, their bots, their timers."""
