"""Lanterns: a small game for a Ridotto house."""
