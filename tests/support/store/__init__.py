"""Stores, servers and processes that can be killed."""
