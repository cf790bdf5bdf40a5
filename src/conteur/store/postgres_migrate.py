"""Brings a PostgreSQL log up to date. Forward only, one step after the other, each whole or not at all."""

import asyncpg

from conteur.store.log import LogUnavailable
from conteur.store.postgres_line import Connection, Lines
from conteur.store.postgres_schema import BEGIN, LOOK, STEPS

_LOCK = 0x636F6E74  # "cont": one migration at a time, whoever else uses this database
_ALIVE = "SELECT name, version, steps FROM server WHERE seen > now() - interval '10 seconds' AND steps < $1"


async def migrate(address: str, *, up_to: int = len(STEPS)) -> list[int]:
    """Do the steps this database has not seen; which these were."""
    lines = Lines(address, 1, lasting=True)
    connection = await lines.connect()
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            return await _migrate(connection, up_to)
    except (asyncpg.PostgresError, OSError) as error:
        raise LogUnavailable(lines.told(error)) from error
    finally:
        await connection.close()
        await lines.close()


async def _migrate(connection: Connection, up_to: int) -> list[int]:
    await connection.execute(BEGIN)
    row = await connection.fetchrow(LOOK)
    done = 0 if row is None else row["step"]
    if row is None:
        await connection.execute("INSERT INTO conteur (step, oldest) VALUES (0, 0)")
    if done > len(STEPS):
        raise LogUnavailable(f"a newer conteur has been here (schema {done}): migrate with that one or a newer one")
    steps = []
    for number, step in enumerate(STEPS[done:up_to], done + 1):
        if done:
            await _refuse_to_orphan(connection, step.oldest)
        for statement in step.statements:
            await connection.execute(statement)
        await connection.execute("UPDATE conteur SET step = $1, oldest = $2", number, step.oldest)
        steps.append(number)
    return steps


async def _refuse_to_orphan(connection: Connection, oldest: int) -> None:
    """Servers that could not go on must have ended first: nobody is surprised in the middle of a game."""
    alive = await connection.fetch(_ALIVE, oldest)
    if alive:
        names = ", ".join(f"{server['name'][:8]} (conteur {server['version']})" for server in alive)
        raise LogUnavailable(f"these servers run and could not read what comes next: {names}. End them, then migrate")
