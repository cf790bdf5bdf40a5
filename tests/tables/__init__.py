"""People around a game."""
