"""Running houses, and guests who play in them."""
