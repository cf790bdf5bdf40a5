"""People around a game: who sits where, who hosts, what was agreed. One move at a time, written before told."""
