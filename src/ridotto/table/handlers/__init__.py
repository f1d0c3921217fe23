"""What each command leads to and what each event changes, one file for each part of the house rules."""
