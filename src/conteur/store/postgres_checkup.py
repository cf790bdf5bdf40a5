"""Looks at a database several servers share: how safe an acknowledged move is in it, and how many have room."""

from collections.abc import AsyncIterator, Iterator
from time import time
from typing import Final

import asyncpg

from conteur.store.finding import Finding
from conteur.store.log import LogUnavailable
from conteur.store.postgres import LINES as LOG_LINES
from conteur.store.postgres_line import GREETING, TROUBLES, Connection, Lines, one_by_one, written_without_password
from conteur.store.postgres_schema import LOOK, refuse_strangers
from conteur.store.postgres_shelf import LINES as SHELF_LINES

EACH: Final = LOG_LINES + SHELF_LINES
"""Connections one server may have."""
_LOOKS: Final = 5
_CLOCK: Final = 2.0
"""Seconds two clocks may differ: servers go by the database's, but certificates and logs by their own."""
_OLDEST: Final = 16
_THOUSAND: Final = 10_000
"""PostgreSQL's numbers for versions: 180002 is 18.2."""

# What a session gets unless it asks for something else; our own connections ask for better, see Lines.
_SETTINGS: Final = """
SELECT name, reset_val FROM pg_settings WHERE name IN ('synchronous_commit', 'fsync', 'full_page_writes',
    'synchronous_standby_names', 'max_connections', 'superuser_reserved_connections', 'reserved_connections',
    'idle_session_timeout', 'server_version_num')"""
_STANDBYS: Final = "SELECT application_name, state, sync_state FROM pg_stat_replication"
_LIMITS: Final = """
SELECT (SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user),
    (SELECT datconnlimit FROM pg_database WHERE datname = current_database())"""
_ALIVE: Final = "SELECT count(*) FROM server WHERE seen > now() - interval '10 seconds'"
_TIME: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"


async def look_at_database(address: str) -> AsyncIterator[Finding]:
    """What is wrong with it."""
    async for finding in _look_at_hosts(address):
        yield finding
    lines = Lines(address, 1, lasting=False)
    try:
        connection = await lines.find()
    except LogUnavailable as trouble:
        yield Finding(
            "database_unreachable",
            f"{trouble}.",
            "Look whether it runs, whether this machine may reach it, and at user, password and name in the address.",
        )
        return
    try:
        async for finding in _look(connection):
            yield finding
    except TROUBLES as error:
        yield Finding("database_in_trouble", f"{lines.told(error)}.", "Put this right and ask again.")
    finally:
        connection.terminate()
        await lines.close()


async def _look_at_hosts(address: str) -> AsyncIterator[Finding]:
    """Each host by itself: one that is gone is not missed before the other one goes, too."""
    hosts = one_by_one(address)
    primaries = []
    for host in hosts if len(hosts) > 1 else ():
        place = written_without_password(host)
        try:
            connection = await asyncpg.connect(host, timeout=GREETING)
            try:
                if not await connection.fetchval("SELECT pg_is_in_recovery()", timeout=GREETING):
                    primaries.append(place)
            finally:
                connection.terminate()
        except TROUBLES as error:
            yield Finding(
                "host_unreachable",
                f"{place} does not answer ({error or type(error).__name__}), so it cannot take over.",
                "Start it, or take it out of the address.",
            )
    if len(primaries) > 1:
        yield Finding(
            "two_primaries",
            f"{' and '.join(primaries)} both accept writes; servers use the one promoted last.",
            "Stop the former one, and make it a standby of the other with pg_rewind.",
        )


async def _look(connection: Connection) -> AsyncIterator[Finding]:
    settings = {row["name"]: row["reset_val"] for row in await connection.fetch(_SETTINGS)}
    for finding in _look_at_settings(settings):
        yield finding
    for finding in _look_at_standbys(settings["synchronous_standby_names"], await connection.fetch(_STANDBYS)):
        yield finding
    if (late := await _look_at_clock(connection)) is not None:
        yield late
    alive = 0
    try:
        row = await connection.fetchrow(LOOK)
        refuse_strangers(*(row or (0, 0)))
        alive = await connection.fetchval(_ALIVE)
    except asyncpg.UndefinedTableError:
        yield Finding("schema_missing", "It has no tables of conteur.", "Run conteur migrate, once.")
    except LogUnavailable as trouble:
        yield Finding("schema_unfit", "Servers of this version refuse to start with this database.", f"{trouble}.")
    for finding in _look_at_room(settings, [*await connection.fetchrow(_LIMITS)], alive):
        yield finding


def _look_at_settings(settings: dict[str, str]) -> Iterator[Finding]:
    if int(settings["server_version_num"]) < _OLDEST * _THOUSAND:
        yield Finding(
            "postgres_too_old",
            f"It is PostgreSQL {int(settings['server_version_num']) // _THOUSAND}; nothing was tested with that.",
            f"Use PostgreSQL {_OLDEST} or newer.",
        )
    if (commit := settings["synchronous_commit"]) in {"off", "local", "remote_write"}:
        yield Finding(
            "asynchronous_commit",
            f"synchronous_commit is {commit}: a commit is acknowledged before it is safe. Servers ask for better on "
            "their own connections; whatever else writes does not.",
            "Set synchronous_commit = on for the cluster, the database and the user.",
        )
    for name, danger in (
        ("fsync", "a power cut may destroy the whole database"),
        ("full_page_writes", "a power cut may leave pages half written"),
    ):
        if settings[name] == "off":
            yield Finding(f"{name}_off", f"{name} is off: {danger}.", f"Set {name} = on.")
    if settings["idle_session_timeout"] != "0":
        yield Finding(
            "idle_sessions_end",
            f"idle_session_timeout is {settings['idle_session_timeout']} ms: connections that listen for wake-ups are "
            "cut while nothing happens, and others' moves are seen seconds late.",
            "Set idle_session_timeout = 0 for conteur's user.",
        )


def _look_at_standbys(names: str, standbys: list[asyncpg.Record]) -> Iterator[Finding]:
    if not names:
        yield Finding(
            "no_synchronous_standby",
            "synchronous_standby_names is empty: moves that were acknowledged are lost with the primary.",
            "Add a standby, and name it in synchronous_standby_names.",
        )
    elif any(standby["sync_state"] is None for standby in standbys):
        yield Finding(
            "standbys_hidden",
            "This user may not see whether the standbys follow.",
            "GRANT pg_monitor to it, or ask as another user.",
        )
    elif not any(
        standby["state"] == "streaming" and standby["sync_state"] in {"sync", "quorum"} for standby in standbys
    ):
        yield Finding(
            "standby_not_following",
            f"No synchronous standby follows (synchronous_standby_names is {names!r}): every move waits for one, and "
            "is refused.",
            "Start the standby; if it is lost for good, make another one.",
        )


async def _look_at_clock(connection: Connection) -> Finding | None:
    """The quickest of a few looks is the most exact."""
    looks = []
    for _ in range(_LOOKS):
        before = time()
        there = await connection.fetchval(_TIME)
        after = time()
        looks.append((after - before, there - (before + after) / 2))
    took, ahead = min(looks)
    if abs(ahead) <= _CLOCK + took:
        return None
    return Finding(
        "clocks_differ",
        f"The database's clock is {abs(ahead):,.0f} seconds {'ahead of' if ahead > 0 else 'behind'} this machine's.",
        "Let a time service (chrony, systemd-timesyncd) set the clocks of both.",
    )


def _look_at_room(settings: dict[str, str], limits: list[int], alive: int) -> Iterator[Finding]:
    reserved = int(settings["superuser_reserved_connections"]) + int(settings.get("reserved_connections", "0"))
    room = min([int(settings["max_connections"]) - reserved, *(limit for limit in limits if limit >= 0)])
    servers = max(alive, 2) + 1  # one more while they are upgraded
    if room < servers * EACH:
        yield Finding(
            "too_few_connections",
            f"It lets conteur have {room} connections; {servers} servers ({alive} run now, and one more during an "
            f"upgrade) may want {EACH} each.",
            f"Raise max_connections, or the user's or the database's limit, to {servers * EACH} and some for others.",
        )
