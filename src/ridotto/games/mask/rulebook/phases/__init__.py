"""The parts of a game of Mask: rounds, turns, auctions, and carrying out cards."""
