"""Finding the primary among the hosts of an address."""

import asyncio
import contextlib

import pytest

from conteur.store.log import LogUnavailable
from conteur.store.postgres import primary
from conteur.store.postgres.pool import Pool
from conteur.store.postgres.primary import split_hosts, without_password
from tests.store.postgres.opening import migrated, run
from tests.store.postgres.server import Postgres


def test_addresses() -> None:
    """Many hosts are tried side by side; what people read has no password."""
    many = "postgresql://u:p@h1:1,h2:2/games?sslmode=require"
    assert split_hosts(many) == [f"postgresql://u:p@{host}/games?sslmode=require" for host in ("h1:1", "h2:2")]
    assert split_hosts("postgresql:///games?host=/run") == ["postgresql:///games?host=/run"]
    assert without_password(many) == "postgresql://u@h1:1,h2:2/games?sslmode=require"
    assert without_password("postgresql:///games?password=p&x=1") == "postgresql:///games?password=…&x=1"


def test_a_former_primary_is_refused(postgres: Postgres) -> None:
    """Once a newer timeline was seen, older ones are refused."""

    async def story() -> None:
        pool = Pool(postgres.address(), 1, durable=True)
        await pool.fetch("SELECT 1")
        pool.drop_idle()
        pool.primary._timeline += 1
        with pytest.raises(LogUnavailable, match="only a former primary answers"):
            await pool.fetch("SELECT 1")
        await pool.close()

    run(story())


def test_commits_wait_for_the_disk(postgres: Postgres) -> None:
    """Also where the server's own setting is laxer; a stricter one is left alone."""

    async def story() -> None:
        address = await migrated(postgres)
        name = address.rpartition("/")[2]
        for setting, expected in (("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")):
            await asyncio.to_thread(postgres.run_sql, f"ALTER DATABASE {name} SET synchronous_commit = {setting}")
            pool = Pool(address, 1, durable=True)
            assert [(expected,)] == [tuple(row) for row in await pool.fetch("SHOW synchronous_commit")]
            await pool.close()

    run(story())


class _Opened:
    """A connection that knows whether it was closed."""

    def __init__(self, opened: "list[_Opened]") -> None:
        self.is_open = True
        opened.append(self)

    def terminate(self) -> None:
        self.is_open = False


def test_whoever_stops_connecting_leaves_nothing_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """At whichever step the caller is cancelled, also between the answer and its use."""
    opened: list[_Opened] = []

    async def connect_to(_host: str) -> tuple[int, _Opened]:
        await asyncio.sleep(0)
        return 1, _Opened(opened)

    async def story() -> None:
        for steps in range(10):
            connecting = asyncio.ensure_future(primary.Primary("postgresql://conteur@127.0.0.1/none").connect())
            for _ in range(steps):
                await asyncio.sleep(0)
            connecting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                (await connecting).terminate()
            for _ in range(3):
                await asyncio.sleep(0)  # what was abandoned is closed in the next turn of the loop
            assert [] == [one for one in opened if one.is_open], f"cancelled after {steps} steps"

    monkeypatch.setattr(primary, "_connect_to", connect_to)
    asyncio.run(story())
    assert opened
