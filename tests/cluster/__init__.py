"""Several servers, one PostgreSQL."""
