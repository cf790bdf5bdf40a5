"""The only synchronous standby is gone: nothing is acknowledged or shown that it does not have, and nobody piles up."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Iterator

import pytest

from conteur.store import postgres_line, postgres_writer
from conteur.store.log import Conflict, LogUnavailable
from conteur.store.postgres import LINES, PostgresLog
from conteur.store.postgres_checkup import look_at_database
from conteur.store.postgres_migrate import migrate
from tests.store.postgres import Postgres

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
    monkeypatch.setattr(postgres_line, "_ANSWER", 0.4)
    monkeypatch.setattr(postgres_writer, "_PATIENCE", 0.6)


def tell(story: Coroutine[None, None, None]) -> None:
    """With a limit."""
    asyncio.run(asyncio.wait_for(story, _LONGEST))


async def count(postgres: Postgres, sql: str) -> int:
    """As the operator sees it."""
    return int(await asyncio.to_thread(postgres.run_sql, sql))


async def until_counted(postgres: Postgres, sql: str, number: int) -> None:
    """Ask until it is so."""
    while await count(postgres, sql) < number:  # noqa: ASYNC110 - PostgreSQL tells nobody
        await asyncio.sleep(0.05)


async def persistently(what: Callable[[], Coroutine[None, None, None]]) -> None:
    """Until it can be written."""
    while True:
        with contextlib.suppress(LogUnavailable):
            return await what()
        await asyncio.sleep(0.05)


def test_dozens_of_tries(pair: Pair) -> None:
    """They leave a few connections behind, not one a try; reading goes on; with the standby all is as it was."""
    primary, standby = pair

    async def story() -> None:
        logs = [(await PostgresLog.open(primary.address()), table) for table in ("oak", "elm")]
        for log, table in logs:
            await log.append(table, 0, [b"1"])
            await log.put_listing(table, b"{}", 7)
        await asyncio.to_thread(standby.stop, "immediate")
        most, waiting = 0, list[int]()
        for turn in range(16):
            tries = [log.append(table, 1, [b"2"]) for log, table in logs]
            if turn % 4 == 0:
                tries += [log.put_listing(table, b"[]", 8) for log, table in logs]
            for answer in await asyncio.gather(*tries, return_exceptions=True):
                assert isinstance(answer, LogUnavailable)
            assert [[b"1"], [b"1"]] == [await log.read(table) for log, table in logs]
            most = max(most, await count(primary, _ALL))
            waiting.append(await count(primary, _WAITING))
        assert most <= (LINES + 3) * len(logs)
        assert len(logs) <= waiting[8] <= 3 * len(logs)
        assert waiting[8:] == waiting[8:9] * 8
        assert "standby_not_following" in [finding.code async for finding in look_at_database(primary.address())]
        await asyncio.to_thread(standby.start)
        for log, table in logs:
            with pytest.raises(Conflict):  # it waited all the time, and has happened
                await persistently(lambda: log.append(table, 1, [b"2"]))  # noqa: B023 - awaited at once
            await persistently(lambda: log.append(table, 2, [b"3"]))  # noqa: B023 - as above
            assert await log.read(table) == [b"1", b"2", b"3"]
        assert await count(primary, _WAITING) == 0
        await asyncio.gather(*(log.close() for log, _ in logs))

    tell(story())


def test_an_operator_who_gives_the_standby_up(pair: Pair) -> None:
    """All goes on with what waited; nothing has to be started again."""
    primary, standby = pair

    async def story() -> None:
        log = await PostgresLog.open(primary.address())
        await log.append("oak", 0, [b"1"])
        await asyncio.to_thread(standby.stop, "immediate")
        with pytest.raises(LogUnavailable):
            await log.append("oak", 1, [b"2"])
        await asyncio.to_thread(primary.run_sql, "ALTER SYSTEM SET synchronous_standby_names = ''")
        await asyncio.to_thread(primary.run_sql, "SELECT pg_reload_conf()")
        with pytest.raises(Conflict):  # what nobody was told about has happened
            await persistently(lambda: log.append("oak", 1, [b"other"]))
        assert await log.read("oak") == [b"1", b"2"]
        await log.close()

    tell(story())


def test_a_primary_that_starts_again_alone(pair: Pair) -> None:
    """What it shows and its standby never had, nobody is shown: the standby may yet take over, and does."""
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

    tell(story())


@pytest.mark.parametrize("how", ["pg_cancel_backend", "pg_terminate_backend"])
def test_a_wait_that_is_broken_off(pair: Pair, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """PostgreSQL then tells of a commit that is on no standby: it is acknowledged when it is."""
    primary, standby = pair
    monkeypatch.setattr(postgres_line, "_ANSWER", 30.0)
    monkeypatch.setattr(postgres_writer, "_PATIENCE", 60.0)

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

    tell(story())
