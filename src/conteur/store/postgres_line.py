"""Connections to the primary, wherever it is now: opened when needed, given up when silent. Knows no tables."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final, TypeAlias, TypeVar
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from conteur.store.log import CLOSED, LogUnavailable
from conteur.store.postgres_standby import distrust, make_certain

GREETING: Final = 2.0
"""Seconds a host may take to let us in."""
_ANSWER: Final = 3.0
"""Seconds a statement may take; then its connection is given up, and what became of it is not known."""
_DOWN: Final = 0.15
"""Seconds for which it is believed that nobody answers."""
_WORK: Final = 30.0
"""Seconds several statements may take together; none of them are moves."""
_OTHERS: Final = 0.3
"""Seconds other hosts have left when one has answered that it is the primary: a former one may think so too."""
TROUBLES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # of which a host that is no primary is one
    OSError,
    TimeoutError,
)
_TIMELINE: Final = "SELECT ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int"
_WEAK: Final = ("off", "local", "remote_write")
"""What a server may be told instead of waiting until a commit is on disk, here and on the standby."""

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

Row: TypeAlias = Any
Connection: TypeAlias = Any
"""asyncpg brings no types."""

T = TypeVar("T")

_Candidate: TypeAlias = tuple[int, Connection]
"""A connection that may write, after the timeline it is on: each promotion begins a new one."""


class Unanswered(LogUnavailable):
    """The connection ended before the answer: what was asked may have been done or not."""


class Lines:
    """A few connections, shared by whoever asks something. What they show is on the synchronous standby, too."""

    def __init__(self, address: str, most: int, *, lasting: bool) -> None:
        """Nothing is opened yet. What is written through `lasting` lines is on the standby when it is answered.

        Through others it is not waited for, so that they are there for readers when the standby is not.
        """
        self._is_lasting = lasting
        self.place = written_without_password(address)
        self._hosts = one_by_one(address)
        self._free: list[Connection] = []
        self._room = asyncio.Semaphore(most)
        self._timeline = 0
        self._down_until = 0.0
        self._down_because = ""
        self._is_closed = False
        self._asked: set[asyncio.Task[Any]] = set()

    async def fetch(self, sql: str, *values: object) -> list[Row]:
        """The rows; LogUnavailable says why not. A caller who is cancelled leaves the statement to its end."""
        return await self._to_the_end(lambda: self._fetch(sql, values))

    async def transact(self, work: Callable[[Connection], Awaitable[None]]) -> None:
        """Several statements, all or none; a caller who is cancelled leaves them to their end."""
        await self._to_the_end(lambda: self._transact(work))

    async def _to_the_end(self, ask: Callable[[], Coroutine[None, None, T]]) -> T:
        if self._is_closed:
            raise LogUnavailable(CLOSED)
        asked = asyncio.get_running_loop().create_task(ask())
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        return await asyncio.shield(asked)

    async def _fetch(self, sql: str, values: Iterable[object]) -> list[Row]:
        async with self._room:
            connection = await self._take()
            try:
                rows = await self.ask(connection, sql, *values)
            finally:
                self._give_back(connection)
            return rows

    async def _transact(self, work: Callable[[Connection], Awaitable[None]]) -> None:
        async with self._room:
            connection = await self._take()
            silence = asyncio.get_running_loop().call_later(_WORK, connection.terminate)
            try:
                async with connection.transaction():
                    await work(connection)
                self._check(connection)
            except TROUBLES as error:
                raise LogUnavailable(self.told(error)) from error
            finally:
                silence.cancel()
                self._give_back(connection)

    def _give_back(self, connection: Connection) -> None:
        if self._is_closed:
            connection.terminate()
        elif not connection.is_closed():
            self._free.append(connection)

    async def _take(self) -> Connection:
        while self._free:
            connection = self._free.pop()
            if not connection.is_closed():
                return connection
        return await self.connect()

    async def ask(self, connection: Connection, sql: str, *values: object) -> list[Row]:
        """Ask on this connection. Never cancels: a cancelled commit may tell that it is done when no standby has it."""
        silence = asyncio.get_running_loop().call_later(_ANSWER, connection.terminate)
        try:
            rows: list[Row] = await connection.fetch(sql, *values)
        except TROUBLES as error:
            was_lost = connection.is_closed()
            if was_lost or _is_demoted(error):
                connection.terminate()
                self.hang_up()  # what happened to one happened to all: the next question finds the primary anew
            raise (Unanswered if was_lost else LogUnavailable)(self.told(error)) from error
        finally:
            silence.cancel()
        self._check(connection)
        return rows

    def _check(self, connection: Connection) -> None:
        """An answer to a wait that somebody broke off is none."""
        if connection.is_closed():
            raise Unanswered(f"{self.place}: the wait for a standby was broken off; nobody knows whether it has this")

    def told(self, error: BaseException) -> str:
        """What is wrong and what to do, without a secret."""
        code = getattr(error, "sqlstate", None) or ""
        advice = next((words for start, words in _ADVICE.items() if code.startswith(start)), "look at the error")
        return f"{self.place}: {advice} ({type(error).__name__}: {error})"

    async def connect(self) -> Connection:
        """A new connection to the primary, as soon as the standby has all that can be seen through it."""
        if self._is_closed:
            raise LogUnavailable(CLOSED)
        if asyncio.get_running_loop().time() < self._down_until:  # a crowd need not find out one by one
            raise LogUnavailable(self._down_because)
        connection = None
        try:
            connection = await self.find()
            connection.add_log_listener(distrust)
            await make_certain(connection)
            if not self._is_lasting:
                async with asyncio.timeout(GREETING):
                    await connection.execute("SET synchronous_commit = local")
        except BaseException as error:
            if connection is not None:
                connection.terminate()
            if isinstance(error, (LogUnavailable, *TROUBLES)):
                why = str(error) if isinstance(error, LogUnavailable) else self.told(error)
                self._down_because = why if why.startswith(self.place) else f"{self.place}: {why}"
                self._down_until = asyncio.get_running_loop().time() + _DOWN
                raise LogUnavailable(self._down_because) from error
            raise
        return connection

    async def find(self) -> Connection:
        """A new connection to the primary; of several who say they are, the one promoted last."""
        trying = [asyncio.ensure_future(self._try(host)) for host in self._hosts]
        found: _Candidate | None = None
        try:
            found, troubles = await _last_promoted(trying)
        finally:
            await _dismiss(trying, found)
        if found is None:
            raise LogUnavailable(f"{self.place}: no primary answers ({'; '.join(troubles)})")
        timeline, connection = found
        if timeline < self._timeline:
            connection.terminate()
            raise LogUnavailable(
                f"{self.place}: only a former primary answers (timeline {timeline}, and {self._timeline} has begun): "
                "start the new primary, or start conteur again if you brought back a backup"
            )
        self._timeline = timeline
        return connection

    async def _try(self, host: str) -> _Candidate:
        """A connection to this host with its timeline, if it may be written to."""
        connection = await asyncpg.connect(host, timeout=GREETING, target_session_attrs="read-write")
        try:
            async with asyncio.timeout(GREETING):
                (timeline,) = await connection.fetchrow(_TIMELINE)
                if await connection.fetchval("SHOW synchronous_commit") in _WEAK:
                    await connection.execute("SET synchronous_commit = on")
        except BaseException:
            connection.terminate()
            raise
        return timeline, connection

    def hang_up(self) -> None:
        """Let go of every connection nobody is using."""
        while self._free:
            self._free.pop().terminate()

    async def close(self) -> None:
        """Wait for what was asked, and let go."""
        self._is_closed = True
        if self._asked:
            await asyncio.wait(self._asked)
        self.hang_up()


async def _last_promoted(trying: Iterable["asyncio.Task[_Candidate]"]) -> tuple[_Candidate | None, list[str]]:
    """The candidate on the newest timeline; once there is one, the others have a moment to show a newer one."""
    waiting, found, troubles = set(trying), None, []
    while waiting:
        done, waiting = await asyncio.wait(
            waiting, timeout=None if found is None else _OTHERS, return_when=asyncio.FIRST_COMPLETED
        )
        if not done:
            break
        for tried in done:
            if (error := tried.exception()) is not None:
                if not isinstance(error, TROUBLES):
                    raise error
                troubles.append(str(error) or type(error).__name__)
            elif found is None or tried.result()[0] > found[0]:
                if found is not None:
                    found[1].terminate()
                found = tried.result()
            else:
                tried.result()[1].terminate()
    return found, troubles


async def _dismiss(trying: Iterable["asyncio.Task[_Candidate]"], found: _Candidate | None) -> None:
    """Whoever is late, or everybody if nobody waits for us any more."""
    for tried in trying:
        tried.cancel()
    for answer in await asyncio.gather(*trying, return_exceptions=True):
        if not isinstance(answer, BaseException) and answer is not found:
            answer[1].terminate()


def _is_demoted(error: BaseException) -> bool:
    return isinstance(error, asyncpg.ReadOnlySQLTransactionError)


def one_by_one(address: str) -> list[str]:
    """An address with many hosts as many addresses with one: a host that hangs must not hide the next one."""
    parts = urlsplit(address)
    user, at, hosts = parts.netloc.rpartition("@")
    if "," not in hosts:
        return [address]
    return [urlunsplit(parts._replace(netloc=f"{user}{at}{host}")) for host in hosts.split(",")]


def written_without_password(address: str) -> str:
    """For people to read."""
    hidden = re.sub(r"(?<=[?&])(password|sslpassword)=[^&]*", r"\1=…", address)
    return re.sub(r"//([^:/@]*):[^/]*@", r"//\1@", hidden)
