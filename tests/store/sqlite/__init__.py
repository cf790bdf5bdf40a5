"""In SQLite."""
