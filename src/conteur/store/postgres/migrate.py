"""Migrates a PostgreSQL log to the newest schema: forward only, all missing steps or none."""

import asyncio
from collections.abc import Callable
from typing import Final

import asyncpg

from conteur.store.log import LogUnavailable
from conteur.store.postgres.pool import Pool
from conteur.store.postgres.primary import Connection
from conteur.store.postgres.schema import CREATE_VERSION, READ_VERSION, STEPS
from conteur.store.postgres.standby import StandbyAwaited

_LOCK: Final = 0x636F6E74  # "cont": one migration at a time; distinct from other applications' locks in this database
_OUTDATED_SERVERS: Final = "SELECT name, version FROM server WHERE seen > now() - interval '10 seconds' AND steps < $1"
_STANDBY_TIMEOUT: Final = 60.0
"""Seconds a standby may take to start following: a new one answers `pg_isready` before it does."""
_RETRY_AFTER: Final = 0.5


async def migrate(
    address: str, *, up_to: int = len(STEPS), on_wait: Callable[[str], object] | None = None
) -> list[int]:
    """Run the missing steps; returns their numbers. `on_wait` is called once if it has to wait for the standby."""
    pool = Pool(address, 1, durable=True)
    connection = await _connect(pool, on_wait)
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            return await _migrate(connection, up_to)
    except (asyncpg.PostgresError, OSError) as error:
        raise LogUnavailable(pool.primary.describe(error)) from error
    finally:
        await connection.close()
        await pool.close()


async def _connect(pool: Pool, on_wait: Callable[[str], object] | None) -> Connection:
    """A connection, once the standby follows; any other error is raised at once."""
    now = asyncio.get_running_loop().time
    end = now() + _STANDBY_TIMEOUT
    while True:
        try:
            return await pool.connect()
        except StandbyAwaited as trouble:
            if now() > end:
                raise
            if on_wait is not None:
                on_wait(str(trouble))
                on_wait = None
        await asyncio.sleep(_RETRY_AFTER)


async def _migrate(connection: Connection, up_to: int) -> list[int]:
    await connection.execute(CREATE_VERSION)
    row = await connection.fetchrow(READ_VERSION)
    done = 0 if row is None else row["step"]
    if row is None:
        await connection.execute("INSERT INTO conteur (step, oldest) VALUES (0, 0)")
    if done > len(STEPS):
        raise LogUnavailable(f"a newer conteur has been here (schema {done}): migrate with that one or a newer one")
    steps = []
    for number, step in enumerate(STEPS[done:up_to], done + 1):
        if done:
            await _check_servers(connection, step.oldest)
        for change in step.changes:
            if isinstance(change, str):
                await connection.execute(change)
            else:
                await change(connection)
        await connection.execute("UPDATE conteur SET step = $1, oldest = $2", number, step.oldest)
        steps.append(number)
    return steps


async def _check_servers(connection: Connection, oldest: int) -> None:
    """Refuse while servers are running that could not continue after this step: their games would stop."""
    servers = await connection.fetch(_OUTDATED_SERVERS, oldest)
    if servers:
        names = ", ".join(f"{server['name'][:8]} (conteur {server['version']})" for server in servers)
        raise LogUnavailable(f"these servers run and could not read what comes next: {names}. End them, then migrate")
