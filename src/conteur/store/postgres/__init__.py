"""Stores in PostgreSQL, for several servers.

`store.backend` opens and migrates them; each module loads asyncpg. Others import `primary` and `schema` to inspect a
database.
"""
