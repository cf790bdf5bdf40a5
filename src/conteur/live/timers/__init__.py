"""Time at a table: chores, the timer, and how long bots pretend to think."""
