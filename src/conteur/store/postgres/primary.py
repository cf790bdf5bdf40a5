"""Finds the primary among the hosts of an address, also after a fail-over, and explains PostgreSQL's errors."""

import asyncio
import re
from collections.abc import Iterable
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from conteur.store.log import LogUnavailable

CONNECT_TIMEOUT: Final = 2.0
"""Seconds a host may take to accept a connection."""
_OTHER_HOSTS_TIMEOUT: Final = 0.3
"""Seconds to wait for the other hosts once one says it is the primary: a former primary may say so, too."""
ERRORS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # raised by a host that is not the primary
    OSError,
    TimeoutError,
)
_TIMELINE: Final = "SELECT ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int"
_WEAK: Final = ("off", "local", "remote_write")
"""Values of synchronous_commit that do not wait until a commit is on disk, here and on the standby."""

_ADVICE: Final = {
    "08": "the connection was lost",
    "25006": "it may only be read: this is a standby, and no primary was found",
    "28": "it does not let this user in: look at the user and the password",
    "3D": "it has no such database: create it, or name another one",
    "42501": "this user may not do that: grant the rights to the tables",
    "42P01": "its tables are missing: run conteur migrate",
    "53": "it is at its limits: look for a full disk, or too many connections",
    "57": "it is stopping or starting: wait a moment",
}

Connection: TypeAlias = Any
"""asyncpg has no types."""

_Candidate: TypeAlias = tuple[int, Connection]
"""A timeline and a connection that can write to it: each promotion starts a new timeline."""


class Primary:
    """Connects to the current primary, and never back to a former one."""

    def __init__(self, address: str) -> None:
        """Opens nothing yet."""
        self.name = without_password(address)
        self._hosts = split_hosts(address)
        self._timeline = 0

    async def connect(self) -> Connection:
        """A new connection to the primary; if several hosts say they are it, the one promoted last."""
        tries = [asyncio.ensure_future(_connect_to(host)) for host in self._hosts]
        newest: _Candidate | None = None
        try:
            newest, errors = await _last_promoted(tries)
        finally:
            _close_others(tries, newest)
        if newest is None:
            raise LogUnavailable(f"{self.name}: no primary answers ({'; '.join(errors)})")
        timeline, connection = newest
        if timeline < self._timeline:
            connection.terminate()
            raise LogUnavailable(
                f"{self.name}: only a former primary answers (timeline {timeline}, and {self._timeline} has begun): "
                "start the new primary, or start conteur again if you brought back a backup"
            )
        self._timeline = timeline
        return connection

    def describe(self, error: BaseException) -> str:
        """What is wrong and what to do, without a password."""
        state = getattr(error, "sqlstate", None) or ""
        advice = next((words for start, words in _ADVICE.items() if state.startswith(start)), "look at the error")
        return f"{self.name}: {advice} ({type(error).__name__}: {error})"


async def _connect_to(host: str) -> _Candidate:
    """A connection to this host with its timeline, if it can be written to."""
    connection = await asyncpg.connect(host, timeout=CONNECT_TIMEOUT, target_session_attrs="read-write")
    try:
        async with asyncio.timeout(CONNECT_TIMEOUT):
            (timeline,) = await connection.fetchrow(_TIMELINE)
            if await connection.fetchval("SHOW synchronous_commit") in _WEAK:
                await connection.execute("SET synchronous_commit = on")
    except BaseException:
        connection.terminate()
        raise
    return timeline, connection


async def _last_promoted(tries: Iterable["asyncio.Task[_Candidate]"]) -> tuple[_Candidate | None, list[str]]:
    """The candidate on the newest timeline; once there is one, the others get a moment to offer a newer one."""
    waiting, newest, errors = set(tries), None, []
    while waiting:
        done, waiting = await asyncio.wait(
            waiting, timeout=None if newest is None else _OTHER_HOSTS_TIMEOUT, return_when=asyncio.FIRST_COMPLETED
        )
        if not done:
            break
        for one in done:
            if (error := one.exception()) is not None:
                if not isinstance(error, ERRORS):
                    raise error
                errors.append(str(error) or type(error).__name__)
            elif newest is None or one.result()[0] > newest[0]:
                if newest is not None:
                    newest[1].terminate()
                newest = one.result()
            else:
                one.result()[1].terminate()
    return newest, errors


def _close_others(tries: Iterable["asyncio.Task[_Candidate]"], newest: _Candidate | None) -> None:
    """Cancel the attempts that are too late, and close their connections.

    Without waiting: whoever is cancelled while waiting here would leave the newest connection open.
    """

    def close(one: "asyncio.Task[_Candidate]") -> None:
        if not one.cancelled() and one.exception() is None and one.result() is not newest:
            one.result()[1].terminate()

    for one in tries:
        one.cancel()
        one.add_done_callback(close)


def split_hosts(address: str) -> list[str]:
    """An address with several hosts as several addresses: a host that hangs must not block the next one."""
    parts = urlsplit(address)
    user, at, hosts = parts.netloc.rpartition("@")
    if "," not in hosts:
        return [address]
    return [urlunsplit(parts._replace(netloc=f"{user}{at}{host}")) for host in hosts.split(",")]


def without_password(address: str) -> str:
    """The address, safe to show to people."""
    hidden = re.sub(r"(?<=[?&])(password|sslpassword)=[^&]*", r"\1=…", address)
    return re.sub(r"//([^:/@]*):[^/]*@", r"//\1@", hidden)
