"""Servers of one database that start, refuse to start, share rate limits, stop and crash."""

import asyncio
import contextlib
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any, cast

import pytest
from websockets.asyncio.client import connect as open_socket

from conteur.client import Refused, Seat, connect, open_table
from conteur.store.postgres.log import PostgresLog
from conteur.store.postgres.peers import PostgresPeers
from conteur.web.context import ServerContext
from tests.cli.running import conteur
from tests.cluster.balancer import balancing
from tests.cluster.test_servers import here, run
from tests.store.postgres.server import Postgres
from tests.web.serving import Server


@contextlib.contextmanager
def both(database: str, *options: str) -> Iterator[tuple[Server, Server]]:
    """Two servers of one database."""
    with Server("--database", database, *options) as one, Server("--database", database, *options) as other:
        yield one, other


def test_a_database_nobody_prepared(postgres: Postgres) -> None:
    """The server says what to do instead of starting; the command does it, once."""
    address = postgres.new_database()
    refused = conteur("serve", "--database", address, "--port", "0", "--no-browser")
    assert refused.returncode == 2
    assert "run conteur migrate" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert "done: schema 1" in conteur("migrate", "--database", address).stdout
    assert "nothing to do" in conteur("migrate", "--database", address).stdout


def test_a_server_that_leaves_and_one_that_dies(database: str) -> None:
    """Who was asked to go says so with 1012; who dies is noticed; the people of both are away until they come back."""

    async def story() -> None:
        with both(database) as (one, other):
            code = await open_table(one.url)
            async with connect(one.url, code, "Ann") as ann, connect(other.url, code, "Bo"):
                await ann.until(lambda view: here(view) == ["Ann", "Bo"])
                socket = await open_socket(f"{other.url.replace('http', 'ws')}/ws/{code}", proxy=None)
                await socket.send('{"type":"hello","protocol":1,"key":null}')
                await socket.recv()
                await asyncio.to_thread(other.stop)
                await socket.wait_closed()
                assert socket.close_code == 1012
                await ann.until(lambda view: here(view) == ["Ann"])
                await asyncio.to_thread(other.start)
                await ann.until(lambda view: here(view) == ["Ann", "Bo"])
                await asyncio.to_thread(other.kill)
                await ann.until(lambda view: here(view) == ["Ann"])
            assert one.errors == ""

    run(story())


def test_limits_are_counted_together(database: str) -> None:
    """What an address used on one server counts on the other, and nobody else's does."""

    async def story() -> None:
        logs = [await PostgresLog.open(database) for _ in range(2)]
        companies = [PostgresPeers(log, "test") for log in logs]
        nothing = cast("tuple[Any, Any, Any, Any]", (None,) * 4)
        ours, theirs = (ServerContext(*nothing, peers=company) for company in companies)
        for limit in ("openings", "joins", "misses", "uploads", "pictures"):
            while getattr(ours, limit).take("192.0.2.1", 0.0):
                pass
        for limit in ("openings", "joins", "misses", "uploads", "pictures"):
            while getattr(theirs, limit).may("192.0.2.1", 0.0):  # noqa: ASYNC110 - exchanged once a second
                await asyncio.sleep(0.1)
            assert getattr(theirs, limit).may("192.0.2.2", 0.0)
        assert theirs.visits.may("192.0.2.1", 0.0)
        await asyncio.gather(*(company.close() for company in companies))
        await asyncio.gather(*(log.close() for log in logs))

    run(story())


def test_a_server_without_its_database(database: str) -> None:
    """It refuses moves clearly, keeps its visitors connected, reports that it is not ready, and recovers by itself."""

    async def story() -> None:
        port = int(database.rpartition(":")[2].partition("/")[0])
        async with balancing([port]) as wire:
            address = database.replace(f":{port}/", f":{wire.port}/")
            server = Server("--database", address)
            await asyncio.to_thread(server.start)  # the wire is in this loop, and must not stand still
            try:
                code = await open_table(server.url)
                async with connect(server.url, code, "Ann") as ann:
                    assert await _readiness(server) == (200, "ready\n")
                    wire.targets[0].is_well = False
                    wire.targets[0].cut()
                    with pytest.raises(Refused, match="cannot_write_now"):
                        await ann.say("hello")
                    assert await _readiness(server) == (503, "not ready: the log of games does not answer\n")
                    wire.targets[0].is_well = True
                    await _say_persistently(ann)
                    assert [remark.text for remark in await ann.hear()][-1] == "hello again"
                    assert await _readiness(server) == (200, "ready\n")
                assert "Traceback" not in server.errors
            finally:
                await asyncio.to_thread(server.__exit__, None, None, None)

    run(story())


async def _say_persistently(ann: Seat) -> None:
    while True:
        with contextlib.suppress(Refused):
            return await ann.say("hello again")


async def _readiness(server: Server) -> tuple[int, str]:
    def ask() -> tuple[int, str]:
        try:
            with urllib.request.urlopen(f"{server.url}/readyz", timeout=20) as answer:  # noqa: S310 - our own server
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read().decode()

    return await asyncio.to_thread(ask)
