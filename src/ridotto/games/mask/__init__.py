"""Mask (KD, Dieter Drkosch, 1988): sticks, stencils and auctions."""
