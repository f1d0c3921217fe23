"""What a believer does: in the dance, at the buffet, at the vote."""
