"""Wake-ups between servers: rung after the commit, in batches, on a connection of its own; a missed one is healed."""

import asyncio
import json
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, Final

from conteur.store.follow import Followers
from conteur.store.log import LogUnavailable
from conteur.store.postgres_line import Connection, Lines

_log = logging.getLogger("conteur.bell")

_CHANNEL: Final = "conteur"
_LISTEN: Final = f"LISTEN {_CHANNEL}"
_RING: Final = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"
_LONGEST: Final = 7_000  # characters of ASCII: PostgreSQL takes 8,000 bytes
_LOOK_EVERY: Final = 5.0
"""Seconds between looks for what nobody rang for: a server may die between its commit and its bell."""
_DEAF: Final = 0.5
"""Seconds before trying to hear again."""
_LOOK: Final = """
SELECT t, (SELECT max(version) FROM entry WHERE "table" = t) FROM unnest($1::text[]) AS t"""
_MOST_LOOKED: Final = 2_000


class Bell:
    """Rings for others and hears them."""

    def __init__(self, lines: Lines, followers: Followers, name: str) -> None:
        """Not listening yet; `name` is this server's, whose own bells it need not hear."""
        self._lines = lines
        self._followers = followers
        self._name = name
        self._own = json.dumps([name])[:-1]
        self._grown: dict[str, int] = {}
        self._moved: set[str] = set()
        self._wanted = asyncio.Event()
        self.on_moved: Callable[[Iterable[str]], None] = lambda _tables: None
        """Told at which tables people came or went."""
        self._working = asyncio.get_running_loop().create_task(self._work())

    def grew(self, table: str, version: int) -> None:
        """Ring for a table that grew."""
        self._grown[table] = version
        self._wanted.set()

    def moved(self, tables: Iterable[str]) -> None:
        """Ring for tables where people came or went."""
        self._moved.update(tables)
        self._wanted.set()

    async def close(self) -> None:
        """Ring what is left, then no more."""
        with suppress(LogUnavailable):
            for payload in self._take():
                await self._lines.fetch(_RING, _CHANNEL, [payload])
        self._working.cancel()
        with suppress(asyncio.CancelledError):
            await self._working

    async def _work(self) -> None:
        while True:
            connection: Connection = None
            try:
                connection = await self._lines.connect()
                await connection.add_listener(_CHANNEL, self._hear)
                await self._ring_on(connection)
            except LogUnavailable:
                await asyncio.sleep(_DEAF)
            except Exception:  # noqa: BLE001 - a deaf server would show its visitors nothing of what others do
                _log.exception("the bell between servers broke, and is hung up again")
                await asyncio.sleep(_DEAF)
            finally:
                if connection is not None:
                    connection.terminate()

    async def _ring_on(self, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        look_at = 0.0  # at once: anything may have happened while we were deaf
        while True:
            if loop.time() >= look_at:
                await self._look(connection)
                look_at = loop.time() + _LOOK_EVERY
            with suppress(TimeoutError):
                async with asyncio.timeout_at(look_at):
                    await self._wanted.wait()
            self._wanted.clear()
            payloads = list(self._take())
            if payloads:
                await self._lines.ask(connection, _RING, _CHANNEL, payloads)

    def _take(self) -> Iterator[str]:
        """What is to be told, in pieces PostgreSQL carries. What cannot be told now is found by the others' look."""
        grown, self._grown = self._grown, {}
        moved, self._moved = self._moved, set()
        piece: list[Any] = []
        size = 0
        for news in [*grown.items(), *((table, None) for table in moved)]:
            length = len(json.dumps(news))
            if piece and size + length > _LONGEST:
                yield json.dumps([self._name, piece])
                piece, size = [], 0
            piece.append(news)
            size += length + 2
        if piece:
            yield json.dumps([self._name, piece])

    def _hear(self, _connection: Connection, _pid: int, _channel: str, payload: str) -> None:
        if payload.startswith(self._own):
            return
        _name, news = json.loads(payload)
        moved = []
        for table, version in news:
            if version is None:
                moved.append(table)
            else:
                self._followers.grew(table, version)
        if moved:
            self.on_moved(moved)

    async def _look(self, connection: Connection) -> None:
        tables = self._followers.tables
        for begin in range(0, len(tables), _MOST_LOOKED):
            some = tables[begin : begin + _MOST_LOOKED]
            for table, version in await self._lines.ask(connection, _LOOK, some):
                if version is not None:
                    self._followers.grew(table, version)
