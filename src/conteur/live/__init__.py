"""Tables that run: everything with a clock, a task, a socket or a disk.

Others import `table` (the actor), `lobby` (finds tables), `context`, `ports`, `idempotency` (Reply), `patience` and
`randomness` (keys, secrets, codes).
"""
