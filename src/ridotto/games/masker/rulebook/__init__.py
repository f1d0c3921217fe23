"""Masker (Ludarden, Philippe Proux, 2018): secret colours, one colourless cross that captures all. Rules MK-1 …"""
