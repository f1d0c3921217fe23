"""Mascarade (Jumbo 318): lay masks next to masks that share a feature. Rules MC-1 …"""
