"""Everything that must be true of the wire."""
