"""Time at a table: chores, the timer, and how long bots seem to think."""
