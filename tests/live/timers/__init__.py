"""Time at a table."""
