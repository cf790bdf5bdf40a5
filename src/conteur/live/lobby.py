"""The lobby: all tables in this process; opens them, loads them from the log, and unloads them when idle."""

import asyncio
from typing import Final

from conteur.live.context import TableContext
from conteur.live.randomness import new_code, new_secret
from conteur.live.table import Table
from conteur.store.entries import encode_entry
from conteur.store.log import Conflict, LogUnavailable
from conteur.store.replay import replay_opening
from conteur.tables.entry import Entry
from conteur.tables.events import TableOpened
from conteur.tables.keys import is_code
from conteur.tables.settings import Settings

_TRIES: Final = 16


class Lobby:
    """Where tables are looked up by their code."""

    def __init__(self, context: TableContext) -> None:
        """No table is loaded yet."""
        self._context = context
        self._awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table | None]] = {}
        self._idle: set[str] = set()

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._awake)

    def is_awake(self, code: str) -> bool:
        """Whether the table is in memory."""
        return code in self._awake

    def tables(self) -> tuple[Table, ...]:
        """The tables in memory now."""
        return tuple(self._awake.values())

    async def open(self, settings: Settings) -> Table:
        """A new table under a code nobody has."""
        opened = TableOpened(settings, new_secret(), new_secret())
        body = encode_entry(Entry(self._context.date(), (opened,)))
        for _ in range(_TRIES):
            code = new_code()
            try:
                await self._context.log.append(code, 0, [body])
            except Conflict:
                continue
            return self._wake_up(Table(code, replay_opening(opened), self._context))
        raise RuntimeError("no free code was found; are there millions of tables?")

    async def find(self, code: str) -> Table | None:
        """The table with this code, loaded from the log if necessary; None if there is none."""
        if not is_code(code):
            return None
        table = self._awake.get(code)
        if table is not None and table.is_lost:
            del self._awake[code]
        elif table is not None:
            if not self._context.peers.is_alone and not await table.catch_up():
                raise LogUnavailable("another server may know more of this table, and nobody can be asked")
            return table
        if code not in self._waking:
            self._waking[code] = asyncio.get_running_loop().create_task(self._read(code))
        return await asyncio.shield(self._waking[code])

    async def _read(self, code: str) -> Table | None:
        try:
            replayed = await self._context.reader.wake(code)
            if replayed is None:
                return None
            table = Table(code, replayed, self._context)
            if not self._context.peers.is_alone:
                await table.catch_up()  # what was written after we read and before we followed
            return self._wake_up(table)
        finally:
            del self._waking[code]

    def _wake_up(self, table: Table) -> Table:
        self._awake[table.code] = table
        return table

    async def finish(self) -> None:
        """Wait until every request is written and answered."""
        await asyncio.gather(*(table.finish() for table in self.tables()))

    def put_away_idle(self) -> int:
        """Unload every table that nobody has used since the last call; how many were unloaded."""
        idle = {code for code, table in self._awake.items() if table.is_idle}
        going = idle & self._idle
        for code in going:
            self._awake.pop(code).rest()
        self._idle = idle - going
        return len(going)
