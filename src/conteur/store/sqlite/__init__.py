"""Stores in SQLite files, for one server.

`store.backend` opens them. Others import `backup`, and to look at a file `file` with the schema of its kind.
"""
