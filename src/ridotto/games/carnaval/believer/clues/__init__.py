"""What a believer concludes from what it sees and hears."""
