"""Checks a PostgreSQL database that several servers share: durability settings, standbys, schema, connections."""

from collections.abc import AsyncIterator, Iterator
from typing import Final

import asyncpg

from conteur.doctor.problem import Problem
from conteur.store.log import LogUnavailable
from conteur.store.postgres.images import CONNECTIONS as IMAGE_CONNECTIONS
from conteur.store.postgres.log import CONNECTIONS as LOG_CONNECTIONS
from conteur.store.postgres.primary import (
    CONNECT_TIMEOUT,
    ERRORS,
    Connection,
    Primary,
    split_hosts,
    without_password,
)
from conteur.store.postgres.schema import READ_VERSION, check_version

CONNECTIONS_PER_SERVER: Final = LOG_CONNECTIONS + IMAGE_CONNECTIONS
_OLDEST_POSTGRES: Final = 16
_VERSION_UNIT: Final = 10_000
"""PostgreSQL's version numbers: 180002 is 18.2."""

# The defaults of a new session, including those set by ALTER DATABASE and ALTER ROLE.
_SETTINGS: Final = """
SELECT name, reset_val FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_standby_names',
    'max_connections', 'superuser_reserved_connections', 'reserved_connections', 'idle_session_timeout',
    'server_version_num')"""
_STANDBYS: Final = "SELECT application_name, state, sync_state FROM pg_stat_replication"
_LIMITS: Final = """
SELECT (SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user),
    (SELECT datconnlimit FROM pg_database WHERE datname = current_database())"""
_RUNNING_SERVERS: Final = "SELECT count(*) FROM server WHERE seen > now() - interval '10 seconds'"


async def check_database(address: str) -> AsyncIterator[Problem]:
    """What is wrong with the database at this address, which may name several hosts."""
    async for problem in _check_hosts(address):
        yield problem
    primary = Primary(address)
    try:
        connection = await primary.connect()
    except LogUnavailable as error:
        yield Problem(
            "database_unreachable",
            f"{error}.",
            "Check that it runs, that this machine may reach it, and user, password and name in the address.",
        )
        return
    try:
        async for problem in _check_primary(connection):
            yield problem
    except ERRORS as error:
        yield Problem("database_in_trouble", f"{primary.describe(error)}.", "Put this right and ask again.")
    finally:
        connection.terminate()


async def _check_hosts(address: str) -> AsyncIterator[Problem]:
    """Check each host separately: one that is down goes unnoticed until the other one fails, too."""
    hosts = split_hosts(address)
    primaries = []
    for host in hosts if len(hosts) > 1 else ():
        name = without_password(host)
        try:
            connection = await asyncpg.connect(host, timeout=CONNECT_TIMEOUT)
            try:
                if not await connection.fetchval("SELECT pg_is_in_recovery()", timeout=CONNECT_TIMEOUT):
                    primaries.append(name)
            finally:
                connection.terminate()
        except ERRORS as error:
            yield Problem(
                "host_unreachable",
                f"{name} does not answer ({error or type(error).__name__}), so it cannot take over.",
                "Start it, or take it out of the address.",
            )
    if len(primaries) > 1:
        yield Problem(
            "two_primaries",
            f"{' and '.join(primaries)} both accept writes; servers use the one promoted last.",
            "Stop the former one, and make it a standby of the other with pg_rewind.",
        )


async def _check_primary(connection: Connection) -> AsyncIterator[Problem]:
    settings = {row["name"]: row["reset_val"] for row in await connection.fetch(_SETTINGS)}
    for problem in _check_settings(settings):
        yield problem
    for problem in _check_standbys(settings["synchronous_standby_names"], await connection.fetch(_STANDBYS)):
        yield problem
    running = 0
    try:
        row = await connection.fetchrow(READ_VERSION)
        check_version(*(row or (0, 0)))
        running = await connection.fetchval(_RUNNING_SERVERS)
    except asyncpg.UndefinedTableError:
        yield Problem("schema_missing", "It has no tables of conteur.", "Run conteur migrate, once.")
    except LogUnavailable as error:
        yield Problem("schema_unfit", "Servers of this version refuse to start with this database.", f"{error}.")
    for problem in _check_connections(settings, [*await connection.fetchrow(_LIMITS)], running):
        yield problem


def _check_settings(settings: dict[str, str]) -> Iterator[Problem]:
    if int(settings["server_version_num"]) < _OLDEST_POSTGRES * _VERSION_UNIT:
        yield Problem(
            "postgres_too_old",
            f"It is PostgreSQL {int(settings['server_version_num']) // _VERSION_UNIT}, which was never tested.",
            f"Use PostgreSQL {_OLDEST_POSTGRES} or newer.",
        )
    for name, danger in (
        ("fsync", "a power cut may destroy the whole database"),
        ("full_page_writes", "a power cut may leave pages half written"),
    ):
        if settings[name] == "off":
            yield Problem(f"{name}_off", f"{name} is off: {danger}.", f"Set {name} = on.")
    if settings["idle_session_timeout"] != "0":
        yield Problem(
            "idle_sessions_end",
            f"idle_session_timeout is {settings['idle_session_timeout']} ms: connections that wait for notifications "
            "are closed while nothing happens, and others' moves are seen seconds late.",
            "Set idle_session_timeout = 0 for conteur's user.",
        )


def _check_standbys(names: str, standbys: list[asyncpg.Record]) -> Iterator[Problem]:
    if not names:
        yield Problem(
            "no_synchronous_standby",
            "synchronous_standby_names is empty: moves that were acknowledged are lost with the primary.",
            "Add a standby, and name it in synchronous_standby_names.",
        )
    elif any(standby["sync_state"] is None for standby in standbys):
        yield Problem(
            "standbys_hidden",
            "This user may not see whether the standbys follow.",
            "GRANT pg_monitor to it, or ask as another user.",
        )
    elif not any(
        standby["state"] == "streaming" and standby["sync_state"] in {"sync", "quorum"} for standby in standbys
    ):
        yield Problem(
            "standby_not_following",
            f"No synchronous standby follows (synchronous_standby_names is {names!r}): every move waits for one, and "
            "is refused.",
            "Start the standby; if it is lost for good, make another one.",
        )


def _check_connections(settings: dict[str, str], limits: list[int], running: int) -> Iterator[Problem]:
    reserved = int(settings["superuser_reserved_connections"]) + int(settings.get("reserved_connections", "0"))
    available = min([int(settings["max_connections"]) - reserved, *(limit for limit in limits if limit >= 0)])
    servers = max(running, 2) + 1  # one more while they are upgraded
    needed = servers * CONNECTIONS_PER_SERVER
    if available < needed:
        yield Problem(
            "too_few_connections",
            f"conteur may have {available} connections; {servers} servers ({running} run now, and one more during an "
            f"upgrade) may need {CONNECTIONS_PER_SERVER} each.",
            f"Raise max_connections, or the user's or the database's limit, to {needed} and some for others.",
        )
