"""The public lobby: only tables whose host says so, and no longer than that."""

import asyncio
from collections.abc import Coroutine

import msgspec

from conteur.store.memory import MemoryLog
from conteur.tables.asks import ChangeSettings
from conteur.tables.settings import Settings, SettingsChange
from conteur.web.listing import Listing, Notices
from tests.tables.looping import done, in_a_loop
from tests.tables.room import Room


class Lobby:
    """A room whose changes are noticed."""

    def __init__(self, room: Room) -> None:
        """From now on."""
        self._under_way: list[asyncio.Task[None]] = []
        self.log: MemoryLog = room.log
        self._room = room
        self._notices = Notices(room.log, self._soon)

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        self._under_way.append(asyncio.get_running_loop().create_task(work))

    async def rows(self) -> list[Listing]:
        """What visitors see."""
        self._notices.on_change(self._room.table)
        await asyncio.gather(*self._under_way)
        return [msgspec.json.decode(body, type=Listing) for _, body in await self.log.listings(50)]


@in_a_loop
async def test_private_unless_the_host_says_otherwise() -> None:
    """Listed while public, with numbers and no names; off the list when private again."""
    room = Room()
    ann, _ = await room.open(Settings(), people=2)
    lobby = Lobby(room)
    assert await lobby.rows() == []
    await done(ann.do(ChangeSettings(SettingsChange(is_public=True))))
    (row,) = await lobby.rows()
    assert (room.table.code, "waiting", 2, 0) == (row.code, row.status, row.people, row.bots)
    await done(ann.do(ChangeSettings(SettingsChange(is_public=False))))
    assert await lobby.rows() == []


@in_a_loop
async def test_a_row_from_before_a_restart() -> None:
    """Goes too when the table is made private afterwards."""
    room = Room()
    await room.open(Settings(is_public=True), people=2)
    assert len(await Lobby(room).rows()) == 1
    await room.restart()
    ann = room.watch(0)
    await done(ann.do(ChangeSettings(SettingsChange(is_public=False))))
    assert await Lobby(room).rows() == []
