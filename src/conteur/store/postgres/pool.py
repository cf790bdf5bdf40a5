"""A connection pool to the primary: opened when needed, dropped when a statement times out. Knows no tables."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg

from conteur.store.log import CLOSED, LogUnavailable
from conteur.store.postgres.primary import CONNECT_TIMEOUT, ERRORS, Connection, Primary
from conteur.store.postgres.standby import StandbyAwaited, await_standby, terminate_if_unreplicated

_STATEMENT_TIMEOUT: Final = 3.0
"""Seconds; after that the connection is closed, and it is unknown whether the statement was executed."""
_TRANSACTION_TIMEOUT: Final = 30.0
"""Seconds a transaction of several statements may take; moves never run in one."""
_RETRY_AFTER: Final = 0.15
"""Seconds after a failed connection during which calls fail at once."""

Row: TypeAlias = Any
"""asyncpg has no types."""

T = TypeVar("T")


class Unanswered(LogUnavailable):
    """The connection was lost before the answer: the statement may or may not have been executed."""


class Pool:
    """A few connections, shared by all callers. Whatever they read is already on the synchronous standby."""

    def __init__(self, address: str, size: int, *, durable: bool) -> None:
        """Opens nothing yet. What is written through a `durable` pool is on the standby when the call returns.

        Other pools do not wait for the standby, so that reads still work when it is down.
        """
        self.primary = Primary(address)
        self._is_durable = durable
        self._idle: list[Connection] = []
        self._slots = asyncio.Semaphore(size)
        self._down_until = 0.0
        self._down_because = ""
        self._is_closed = False
        self._running: set[asyncio.Task[Any]] = set()

    async def fetch(self, sql: str, *values: object) -> list[Row]:
        """The rows; LogUnavailable says why not. If the caller is cancelled, the statement still runs to the end."""
        return await self._run_shielded(lambda: self._fetch(sql, values))

    async def transact(self, work: Callable[[Connection], Awaitable[None]]) -> None:
        """Several statements in one transaction; if the caller is cancelled, they still run to the end."""
        await self._run_shielded(lambda: self._transact(work))

    async def fetch_on(self, connection: Connection, sql: str, *values: object) -> list[Row]:
        """The rows from this connection. Never cancels: a cancelled commit may look done while no standby has it."""
        timeout = asyncio.get_running_loop().call_later(_STATEMENT_TIMEOUT, connection.terminate)
        try:
            rows: list[Row] = await connection.fetch(sql, *values)
        except ERRORS as error:
            was_lost = connection.is_closed()
            if was_lost or isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                connection.terminate()
                self.drop_idle()  # they are dead, too: the next statement looks for the primary again
            raise (Unanswered if was_lost else LogUnavailable)(self.primary.describe(error)) from error
        finally:
            timeout.cancel()
        self._check(connection)
        return rows

    async def connect(self) -> Connection:
        """A new connection to the primary, once the standby has everything that is visible through it."""
        if self._is_closed:
            raise LogUnavailable(CLOSED)
        if asyncio.get_running_loop().time() < self._down_until:  # not every caller has to find out again
            raise LogUnavailable(self._down_because)
        connection = None
        try:
            connection = await self.primary.connect()
            connection.add_log_listener(terminate_if_unreplicated)
            await await_standby(connection)
            if not self._is_durable:
                async with asyncio.timeout(CONNECT_TIMEOUT):
                    await connection.execute("SET synchronous_commit = local")
        except BaseException as error:
            if connection is not None:
                connection.terminate()
            if isinstance(error, (LogUnavailable, *ERRORS)):
                raise self._down(error) from error
            raise
        return connection

    def drop_idle(self) -> None:
        """Close every connection that is not in use."""
        while self._idle:
            self._idle.pop().terminate()

    async def close(self) -> None:
        """Wait for running statements, and close all connections."""
        self._is_closed = True
        if self._running:
            await asyncio.wait(self._running)
        self.drop_idle()

    async def _run_shielded(self, work: Callable[[], Coroutine[None, None, T]]) -> T:
        if self._is_closed:
            raise LogUnavailable(CLOSED)
        task = asyncio.get_running_loop().create_task(work())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _fetch(self, sql: str, values: Iterable[object]) -> list[Row]:
        async with self._slots:
            connection = await self._acquire()
            try:
                rows = await self.fetch_on(connection, sql, *values)
            finally:
                self._release(connection)
            return rows

    async def _transact(self, work: Callable[[Connection], Awaitable[None]]) -> None:
        async with self._slots:
            connection = await self._acquire()
            timeout = asyncio.get_running_loop().call_later(_TRANSACTION_TIMEOUT, connection.terminate)
            try:
                async with connection.transaction():
                    await work(connection)
                self._check(connection)
            except ERRORS as error:
                raise LogUnavailable(self.primary.describe(error)) from error
            finally:
                timeout.cancel()
                self._release(connection)

    async def _acquire(self) -> Connection:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return await self.connect()

    def _release(self, connection: Connection) -> None:
        if self._is_closed:
            connection.terminate()
        elif not connection.is_closed():
            self._idle.append(connection)

    def _check(self, connection: Connection) -> None:
        """Reject an answer whose wait for the standby was interrupted."""
        if connection.is_closed():
            raise Unanswered(
                f"{self.primary.name}: the wait for a standby was interrupted; nobody knows whether it has this"
            )

    def _down(self, error: BaseException) -> LogUnavailable:
        """The exception to raise, also for calls in the next moment."""
        why = str(error) if isinstance(error, LogUnavailable) else self.primary.describe(error)
        self._down_because = why if why.startswith(self.primary.name) else f"{self.primary.name}: {why}"
        self._down_until = asyncio.get_running_loop().time() + _RETRY_AFTER
        return (StandbyAwaited if isinstance(error, StandbyAwaited) else LogUnavailable)(self._down_because)
