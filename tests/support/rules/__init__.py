"""Drawn positions, reference implementations and comparisons."""
