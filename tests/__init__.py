"""Everything that must be true of conteur."""
