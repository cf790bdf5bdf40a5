"""The only synchronous standby is down: nothing it lacks is acknowledged or shown, and connections do not pile up."""

import asyncio
import subprocess
from collections.abc import Iterator

import pytest

from conteur.doctor.database import check_database
from conteur.store.log import Conflict, LogUnavailable
from conteur.store.postgres import migrate as postgres_migrate
from conteur.store.postgres import pool as postgres_pool
from conteur.store.postgres import writer as postgres_writer
from conteur.store.postgres.log import CONNECTIONS, PostgresLog
from conteur.store.postgres.migrate import migrate
from tests.cli.running import COMMAND, OK
from tests.store.postgres.opening import persistently, run
from tests.store.postgres.server import Postgres

_LONGEST = 120.0
_WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
_ALL = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"

Pair = tuple[Postgres, Postgres]


@pytest.fixture
def pair() -> Iterator[Pair]:
    """A primary with an empty log, and its synchronous standby."""
    primary, standby = Postgres(), Postgres(wal_retrieve_retry_interval="200ms")
    try:
        primary.make()
        primary.start()
        asyncio.run(migrate(primary.address()))
        standby.copy(primary, "standby")
        standby.start()
        primary.run_sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
        primary.run_sql("SELECT pg_reload_conf()")
        yield primary, standby
    finally:
        primary.remove()
        standby.remove()


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_pool, "_STATEMENT_TIMEOUT", 0.4)
    monkeypatch.setattr(postgres_writer, "_FAILOVER_TIMEOUT", 0.6)


async def count(postgres: Postgres, sql: str) -> int:
    """As the operator sees it."""
    return int(await asyncio.to_thread(postgres.run_sql, sql))


async def until_counted(postgres: Postgres, sql: str, number: int) -> None:
    """Poll until it is true."""
    while await count(postgres, sql) < number:  # noqa: ASYNC110 - PostgreSQL sends no notification
        await asyncio.sleep(0.05)


def test_dozens_of_tries(pair: Pair) -> None:
    """They leave a few connections behind, not one per attempt; reads still work; with the standby back, all works."""
    primary, standby = pair

    async def story() -> None:
        logs = [(await PostgresLog.open(primary.address()), code) for code in ("oak", "elm")]
        for log, code in logs:
            await log.append(code, 0, [b"1"])
            await log.put_listing(code, b"{}", 7)
        await asyncio.to_thread(standby.stop, "immediate")
        most, waiting = 0, list[int]()
        for turn in range(16):
            tries = [log.append(code, 1, [b"2"]) for log, code in logs]
            if turn % 4 == 0:
                tries += [log.put_listing(code, b"[]", 8) for log, code in logs]
            for answer in await asyncio.gather(*tries, return_exceptions=True):
                assert isinstance(answer, LogUnavailable)
            assert [[b"1"], [b"1"]] == [await log.read(code) for log, code in logs]
            most = max(most, await count(primary, _ALL))
            waiting.append(await count(primary, _WAITING))
        assert most <= (CONNECTIONS + 3) * len(logs)
        assert len(logs) <= waiting[8] <= 3 * len(logs)
        assert waiting[8:] == waiting[8:9] * 8
        assert "standby_not_following" in [finding.code async for finding in check_database(primary.address())]
        await asyncio.to_thread(standby.start)
        for log, code in logs:
            with pytest.raises(Conflict):  # it waited all the time, and has happened
                await persistently(lambda: log.append(code, 1, [b"2"]))  # noqa: B023 - awaited at once
            await persistently(lambda: log.append(code, 2, [b"3"]))  # noqa: B023 - as above
            assert await log.read(code) == [b"1", b"2", b"3"]
        assert await count(primary, _WAITING) == 0
        await asyncio.gather(*(log.close() for log, _ in logs))

    run(story())


def test_an_operator_who_gives_the_standby_up(pair: Pair) -> None:
    """Everything continues with what was waiting; nothing has to be restarted."""
    primary, standby = pair

    async def story() -> None:
        log = await PostgresLog.open(primary.address())
        await log.append("oak", 0, [b"1"])
        await asyncio.to_thread(standby.stop, "immediate")
        with pytest.raises(LogUnavailable):
            await log.append("oak", 1, [b"2"])
        await asyncio.to_thread(primary.run_sql, "ALTER SYSTEM SET synchronous_standby_names = ''")
        await asyncio.to_thread(primary.run_sql, "SELECT pg_reload_conf()")
        with pytest.raises(Conflict):  # what was never acknowledged has happened
            await persistently(lambda: log.append("oak", 1, [b"other"]))
        assert await log.read("oak") == [b"1", b"2"]
        await log.close()

    run(story())


def test_a_primary_that_starts_again_alone(pair: Pair) -> None:
    """Commits that its standby never had are shown to nobody: the standby may still be promoted, and is."""
    primary, standby = pair

    async def story() -> None:
        both = primary.address().replace("/postgres", f",127.0.0.1:{standby.port}/postgres")
        log = await PostgresLog.open(both)
        await log.append("oak", 0, [b"1"])
        await asyncio.to_thread(standby.stop, "immediate")
        with pytest.raises(LogUnavailable):
            await log.append("oak", 1, [b"lost"])
        await asyncio.to_thread(primary.stop, "immediate")
        await asyncio.to_thread(primary.start)
        assert await count(primary, "SELECT max(version) FROM entry") == 2
        for question in (
            lambda: log.append("oak", 1, [b"lost"]),
            lambda: log.read("oak"),
            lambda: log.version("oak"),
            lambda: PostgresLog.open(primary.address()),
        ):
            with pytest.raises(LogUnavailable):
                await question()
        await asyncio.to_thread(primary.kill)
        await asyncio.to_thread(standby.start)
        await asyncio.to_thread(standby.promote)
        await persistently(lambda: log.append("oak", 1, [b"2"]))
        assert await log.read("oak") == [b"1", b"2"]
        await log.close()

    run(story())


@pytest.mark.parametrize("how", ["pg_cancel_backend", "pg_terminate_backend"])
def test_a_wait_that_is_broken_off(pair: Pair, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """PostgreSQL then reports a commit that is on no standby: it is acknowledged only when it is."""
    primary, standby = pair
    monkeypatch.setattr(postgres_pool, "_STATEMENT_TIMEOUT", 30.0)
    monkeypatch.setattr(postgres_writer, "_FAILOVER_TIMEOUT", 60.0)

    async def story() -> None:
        log = await PostgresLog.open(primary.address())
        await log.append("oak", 0, [b"1"])
        await asyncio.to_thread(standby.stop, "immediate")
        asked = asyncio.ensure_future(log.append("oak", 1, [b"2"]))
        await until_counted(primary, _WAITING, 1)
        await asyncio.to_thread(primary.run_sql, f"SELECT {how}(pid) {_WAITING.partition('count(*)')[2]}")
        await until_counted(primary, "SELECT max(version) FROM entry", 2)
        await asyncio.wait([asked], timeout=1.0)
        assert not asked.done()
        await asyncio.to_thread(standby.start)
        await asked
        await asyncio.to_thread(primary.kill)
        await asyncio.to_thread(standby.promote)
        assert await asyncio.to_thread(standby.run_sql, "SELECT body FROM entry ORDER BY version") == "\\x31\n\\x32\n"
        await log.close()

    run(story())


def test_a_migration_before_the_standby_follows(pair: Pair) -> None:
    """As after `docker compose up`: it says what it waits for, and is done when the standby is there."""
    primary, standby = pair
    address = primary.new_database()
    standby.stop("immediate")
    with subprocess.Popen(  # noqa: S603 - our own program
        [*COMMAND, "migrate", "--database", address], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as migration:
        try:
            assert migration.stderr is not None
            assert "waiting" in (said := migration.stderr.readline())
            assert "synchronous_standby_names" in said
            standby.start()
            done, complaints = migration.communicate(timeout=_LONGEST)
        finally:
            migration.kill()
    assert ("", OK) == (complaints, migration.returncode)
    assert "done: schema 1," in done
    assert "0" == primary.run_sql(_WAITING).strip()


def test_a_migration_without_a_standby(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """It gives up in the end, says what is missing, and has changed nothing."""
    primary, standby = pair
    monkeypatch.setattr(postgres_migrate, "_STANDBY_TIMEOUT", 0.0)
    address = primary.new_database()
    standby.stop("immediate")
    with pytest.raises(LogUnavailable, match="waiting for a standby"):
        asyncio.run(migrate(address))
    assert "" == primary.run_sql("SELECT relname FROM pg_class WHERE relname = 'entry'", address.rpartition("/")[2])
