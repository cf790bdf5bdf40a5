"""Pictures people bring."""
