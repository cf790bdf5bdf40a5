"""Checks of a deployment for `conteur doctor`. Others import each check from its module, which loads what it needs.

`folder`, `limits`, `database` (asyncpg), `proxy` with `certificate` (websockets); a check yields Problems (`problem`).
"""
