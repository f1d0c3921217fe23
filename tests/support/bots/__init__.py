"""Pools, faulty answers and toy games."""
