"""Notifies the other servers of new entries with NOTIFY after the commit; polling catches missed notifications."""

import asyncio
import json
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, Final

from conteur.store.followers import Followers
from conteur.store.log import LogUnavailable
from conteur.store.postgres.pool import Pool
from conteur.store.postgres.primary import Connection

_log = logging.getLogger("conteur.notifier")

_CHANNEL: Final = "conteur"
_NOTIFY: Final = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"
_LONGEST_PAYLOAD: Final = 7_000  # ASCII characters; PostgreSQL's limit is 8,000 bytes
_POLL_EVERY: Final = 5.0
"""Seconds: a server may die between its commit and its notification."""
_RECONNECT_AFTER: Final = 0.5
_VERSIONS: Final = """
SELECT t, (SELECT max(version) FROM entry WHERE "table" = t) FROM unnest($1::text[]) AS t"""
_TABLES_PER_POLL: Final = 2_000


class Notifier:
    """Sends and receives notifications on its own connection, many tables in one payload."""

    def __init__(self, pool: Pool, followers: Followers, name: str) -> None:
        """Start listening; `name` is this server's, whose own notifications are ignored."""
        self._pool = pool
        self._followers = followers
        self._name = name
        self._own_prefix = json.dumps([name])[:-1]
        self._grown: dict[str, int] = {}
        self._moved: set[str] = set()
        self._has_news = asyncio.Event()
        self.on_moved: Callable[[Iterable[str]], None] = lambda _codes: None
        """Called with the tables where people connected or disconnected."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    def grew(self, code: str, version: int) -> None:
        """Notify the others of a table's new version."""
        self._grown[code] = version
        self._has_news.set()

    def moved(self, codes: Iterable[str]) -> None:
        """Notify the others of tables where people connected or disconnected."""
        self._moved.update(codes)
        self._has_news.set()

    async def close(self) -> None:
        """Send what is left, and stop listening."""
        with suppress(LogUnavailable):
            for payload in self._payloads():
                await self._pool.fetch(_NOTIFY, _CHANNEL, [payload])
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            connection: Connection = None
            try:
                connection = await self._pool.connect()
                await connection.add_listener(_CHANNEL, self._on_notification)
                await self._notify_and_poll(connection)
            except LogUnavailable:
                await asyncio.sleep(_RECONNECT_AFTER)
            except Exception:  # noqa: BLE001 - without it this server would miss what others write
                _log.exception("the connection for notifications failed, and is opened again")
                await asyncio.sleep(_RECONNECT_AFTER)
            finally:
                if connection is not None:
                    connection.terminate()

    async def _notify_and_poll(self, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        next_poll = 0.0  # at once: notifications may have been missed before we listened
        while True:
            if loop.time() >= next_poll:
                await self._poll(connection)
                next_poll = loop.time() + _POLL_EVERY
            with suppress(TimeoutError):
                async with asyncio.timeout_at(next_poll):
                    await self._has_news.wait()
            self._has_news.clear()
            payloads = list(self._payloads())
            if payloads:
                await self._pool.fetch_on(connection, _NOTIFY, _CHANNEL, payloads)

    def _payloads(self) -> Iterator[str]:
        """Everything waiting, in payloads within PostgreSQL's limit. If sending fails, the others' polling finds it."""
        grown, self._grown = self._grown, {}
        moved, self._moved = self._moved, set()
        items: list[Any] = []
        size = 0
        for item in [*grown.items(), *((code, None) for code in moved)]:
            length = len(json.dumps(item))
            if items and size + length > _LONGEST_PAYLOAD:
                yield json.dumps([self._name, items])
                items, size = [], 0
            items.append(item)
            size += length + 2
        if items:
            yield json.dumps([self._name, items])

    def _on_notification(self, _connection: Connection, _pid: int, _channel: str, payload: str) -> None:
        if payload.startswith(self._own_prefix):
            return
        _name, items = json.loads(payload)
        moved = []
        for code, version in items:
            if version is None:
                moved.append(code)
            else:
                self._followers.grew(code, version)
        if moved:
            self.on_moved(moved)

    async def _poll(self, connection: Connection) -> None:
        codes = self._followers.codes
        for begin in range(0, len(codes), _TABLES_PER_POLL):
            some = codes[begin : begin + _TABLES_PER_POLL]
            for code, version in await self._pool.fetch_on(connection, _VERSIONS, some):
                if version is not None:
                    self._followers.grew(code, version)
