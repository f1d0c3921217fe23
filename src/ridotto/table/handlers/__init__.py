"""What each command does and what each event changes, one file for each part of the house rules."""
