"""How an evening is set up: the sets of roles, and the deal."""
