"""The public lobby: only tables whose host says so, and no longer than that."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path

import msgspec

from conteur.store.memory.log import MemoryLog
from conteur.tables.asks import ChangeSettings
from conteur.tables.settings import Settings, SettingsChange
from conteur.web.protocol.http_types import Listing
from conteur.web.public_tables import PublicTables
from tests.live.looping import done, in_a_loop
from tests.live.room import Room
from tests.web.hostile import Guest, open_table
from tests.web.serving import Server, serving

PATIENCE = 30.0
"""Seconds a busy machine may take to do what takes one."""


class Lobby:
    """A room whose changes are noticed."""

    def __init__(self, room: Room) -> None:
        """From now on."""
        self._running: list[asyncio.Task[None]] = []
        self.log: MemoryLog = room.log
        self._room = room
        self._public_tables = PublicTables(room.log, self._start, 120.0, room.scheduler.time)

    async def renew(self) -> None:
        """What is done every half minute."""
        await self._public_tables.renew([self._room.table])

    def _start(self, work: Coroutine[None, None, None]) -> None:
        self._running.append(asyncio.get_running_loop().create_task(work))

    async def rows(self) -> list[Listing]:
        """What visitors see."""
        self._public_tables.on_change(self._room.table.view())
        return await self.found()

    async def found(self) -> list[Listing]:
        """The same, without a change."""
        await asyncio.gather(*self._running)
        return [msgspec.json.decode(body, type=Listing) for body in await self._public_tables.rows(50)]


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


@in_a_loop
async def test_a_table_everybody_has_left() -> None:
    """Stays two minutes in case they come back, then goes; a screen that still looks on keeps nothing alive."""
    room = Room()
    (ann,) = await room.open(Settings(is_public=True), people=1)
    room.watch()
    lobby = Lobby(room)
    await lobby.rows()
    await room.wait(600)
    await lobby.renew()
    assert len(await lobby.found()) == 1  # she is there, however long nothing happens
    ann.leave()
    await room.wait(119)
    await lobby.renew()
    assert len(await lobby.found()) == 1
    await room.wait(2)
    assert await lobby.found() == []
    await room.wait(300)
    await lobby.renew()
    assert await room.log.listings(50, 0) == []
    ann.come()
    await lobby.renew()
    assert len(await lobby.found()) == 1


@in_a_loop
async def test_two_servers_with_one_log() -> None:
    """The one nobody is at this table through does not take it off the list."""
    room, elsewhere = Room(), Room()
    await room.open(Settings(is_public=True), people=1)
    here = Lobby(room)
    assert len(await here.rows()) == 1
    elsewhere.log, elsewhere.scheduler = room.log, room.scheduler
    elsewhere.table = room.table
    await elsewhere.restart()
    there = Lobby(elsewhere)
    assert len(await there.rows()) == 1
    await there.renew()
    assert len(await here.found()) == 1


def until(what: Callable[[], bool]) -> None:
    """Wait for something to become true, not for a time to pass."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.05)


def codes(server: Server) -> list[str]:
    """The public tables."""
    with Guest(server.port) as guest:
        return [row["code"] for row in guest.ask("GET", "/api/lobby").json["tables"]]


def test_rows_of_a_real_server(tmp_path: Path) -> None:
    """A row fades when the last person has gone, and when the server was killed; with somebody there it stays."""
    impatience = {"sweep_every": 0.2, "listed_for": 2.0}
    with serving("--allowance", "100", folder=tmp_path, impatience=impatience) as server:
        left, kept = (open_table(server, {"is_public": True}) for _ in range(2))
        with Guest(server.port).sit(left), Guest(server.port).sit(kept):
            until(lambda: codes(server) == [kept, left])
        with Guest(server.port).sit(kept) as stays:
            until(lambda: codes(server) == [kept])
            stays.tell({"type": "ping"})
            server.kill()
        server.start()
        until(lambda: codes(server) == [])
