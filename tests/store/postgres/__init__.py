"""In PostgreSQL."""
