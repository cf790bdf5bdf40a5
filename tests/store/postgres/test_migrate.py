"""Migrating a database: from every earlier schema, and never while incompatible servers are running."""

import asyncio

import pytest

from conteur.store.log import LogUnavailable
from conteur.store.postgres import schema as postgres_schema
from conteur.store.postgres.log import PostgresLog
from conteur.store.postgres.migrate import migrate
from conteur.store.postgres.pool import Pool
from tests.store.packing import pack
from tests.store.postgres.opening import migrated, run
from tests.store.postgres.server import Postgres

FUTURE = postgres_schema.Step(("CREATE TABLE future (x int)",), oldest=len(postgres_schema.STEPS) + 1)


@pytest.mark.parametrize("done", range(len(postgres_schema.STEPS)))
def test_from_every_earlier_version(postgres: Postgres, done: int) -> None:
    """All earlier data is there afterwards; until then no server starts on it, and says why."""

    async def story() -> None:
        address = await asyncio.to_thread(postgres.new_database)
        assert await migrate(address, up_to=done) == list(range(1, done + 1))
        if done:
            pool = Pool(address, 1, durable=True)
            await pool.fetch("INSERT INTO entry VALUES ('oak', 1, 'old')")
            await pool.close()
        with pytest.raises(LogUnavailable, match=r"run conteur migrate"):
            await PostgresLog.open(address)
        assert await migrate(address) == list(range(done + 1, len(postgres_schema.STEPS) + 1))
        assert await migrate(address) == []
        log = await PostgresLog.open(address)
        assert await log.read("oak") == ([b"old"] if done else [])
        await log.append("oak", 1 if done else 0, [b"new"])
        await log.close()

    run(story())


def test_packed_histories(postgres: Postgres) -> None:
    """What an older version packed are entries again after the migration; tables beside it stay as they are."""
    bodies = [b"", b"\0" * 300, *(b"%d" % number for number in range(40))]

    async def story() -> None:
        address = await asyncio.to_thread(postgres.new_database)
        await migrate(address, up_to=6)
        pool = Pool(address, 1, durable=True)
        await pool.fetch("INSERT INTO entry VALUES ('oak', 43, 'last'), ('elm', 1, 'elm')")
        await pool.fetch("INSERT INTO attic VALUES ('oak', $1)", pack(bodies))
        await pool.close()
        assert await migrate(address) == [*range(7, len(postgres_schema.STEPS) + 1)]
        log = await PostgresLog.open(address)
        for after in (0, 1, 41, 42, 43):
            assert await log.read("oak", after) == [*bodies, b"last"][after:]
        assert await log.sift("oak", bool) == [*bodies, b"last"]
        await log.append("oak", 43, [b"new"])
        assert await log.read("elm") == [b"elm"]
        await log.close()

    run(story())


def test_an_older_and_a_newer_version(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """An old server goes on after steps it need not know, and refuses after one it must: at start and while it runs."""

    async def story() -> None:
        address = await migrated(postgres)
        old = await PostgresLog.open(address)
        with monkeypatch.context() as newer:
            newer.setattr("conteur.store.postgres.migrate.STEPS", (*postgres_schema.STEPS, FUTURE._replace(oldest=1)))
            assert await migrate(address, up_to=99) == [len(postgres_schema.STEPS) + 1]
        await old.check_schema()
        await old.append("oak", 0, [b"1"])
        await (await PostgresLog.open(address)).close()
        await old.pool.fetch("UPDATE conteur SET oldest = step")
        with pytest.raises(LogUnavailable, match="a newer conteur has taken over"):
            await PostgresLog.open(address)
        with pytest.raises(LogUnavailable, match="a newer conteur has taken over"):
            await old.check_schema()
        for refused in (old.append("oak", 1, [b"2"]), old.read("oak")):
            with pytest.raises(LogUnavailable, match="install the newer version here"):
                await refused
        with pytest.raises(LogUnavailable, match="a newer conteur has been here"):
            await migrate(address)
        await old.close()

    run(story())


def test_nobody_is_orphaned(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that running servers do not support is refused until they have stopped, and names them."""

    async def story() -> None:
        address = await migrated(postgres)
        pool = Pool(address, 1, durable=True)
        await pool.fetch(
            "INSERT INTO server VALUES ('abcdefgh-1', '0.1.0', $1, clock_timestamp())", len(postgres_schema.STEPS)
        )
        with monkeypatch.context() as newer:
            newer.setattr("conteur.store.postgres.migrate.STEPS", (*postgres_schema.STEPS, FUTURE))
            with pytest.raises(LogUnavailable, match=r"abcdefgh \(conteur 0.1.0\). End them"):
                await migrate(address, up_to=99)
            await pool.fetch("DELETE FROM server")
            assert await migrate(address, up_to=99) == [len(postgres_schema.STEPS) + 1]
        await pool.close()

    run(story())
