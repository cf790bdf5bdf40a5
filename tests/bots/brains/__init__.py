"""Each brain."""
