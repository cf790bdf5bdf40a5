"""Running tables: everything with a clock, a task, a socket or a disk.

Others import `table` (the actor), `lobby` (finds tables), `context`, `ports`, `idempotency` (Reply), `patience`,
`snapshots` (reads a table from its log) and `randomness` (keys, secrets, codes).
"""
