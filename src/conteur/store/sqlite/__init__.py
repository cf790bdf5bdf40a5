"""Stores in SQLite files, for one server.

`store.backend` opens them. Others import `backup`, and, to inspect a file, `file` with that file's schema.
"""
