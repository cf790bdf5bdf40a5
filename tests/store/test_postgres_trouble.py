"""A database that is missing, not ours, gone, silent or replaced: said clearly, and nothing acknowledged is lost."""

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from conteur.store import postgres_line, postgres_schema, postgres_writer
from conteur.store.log import Conflict, LogUnavailable
from conteur.store.postgres import PostgresLog
from conteur.store.postgres_line import Lines, one_by_one, written_without_password
from conteur.store.postgres_migrate import migrate
from tests.cluster.balancer import Balancer, balancing
from tests.store.contract import PATIENCE, Ear
from tests.store.postgres import Postgres, running


def tell(story: Coroutine[None, None, None]) -> None:
    """With a limit."""
    asyncio.run(asyncio.wait_for(story, PATIENCE * 3))


async def fresh(postgres: Postgres) -> str:
    """A new log's address."""
    address = await asyncio.to_thread(postgres.new_database)
    await migrate(address)
    return address


def through(wire: Balancer, address: str) -> str:
    """The same database, by way of a wire that can be cut."""
    return f"postgresql://conteur@127.0.0.1:{wire.port}/{address.rpartition('/')[2]}"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda address: address.replace("/test_", "/none_"), "no such database|does not exist"),
        (lambda address: address.replace("conteur@", "stranger@"), "stranger"),
        (lambda _: "postgresql://conteur:hush@127.0.0.1:1/x", "no primary answers"),
        (lambda address: address, "run conteur migrate"),
    ],
)
def test_a_database_that_cannot_be_a_log(postgres: Postgres, change: Callable[[str], str], words: str) -> None:
    """Opening it says what is wrong, and never the password."""
    address = change(postgres.new_database())
    with pytest.raises(LogUnavailable, match=words) as refused:
        asyncio.run(PostgresLog.open(address))
    assert "hush" not in str(refused.value)


def test_addresses() -> None:
    """Many hosts are tried side by side; what people read has no password."""
    many = "postgresql://u:p@h1:1,h2:2/games?sslmode=require"
    assert one_by_one(many) == [f"postgresql://u:p@{host}/games?sslmode=require" for host in ("h1:1", "h2:2")]
    assert one_by_one("postgresql:///games?host=/run") == ["postgresql:///games?host=/run"]
    assert written_without_password(many) == "postgresql://u@h1:1,h2:2/games?sslmode=require"
    assert written_without_password("postgresql:///games?password=p&x=1") == "postgresql:///games?password=…&x=1"


def test_a_commit_whose_answer_is_lost(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was written, nobody said so: it is found out, acknowledged, and not written twice."""
    monkeypatch.setattr(postgres_line, "_ANSWER", 0.5)

    async def story() -> None:
        address = await fresh(postgres)
        async with balancing([int(address.rpartition(":")[2].partition("/")[0])]) as wire:
            log, other = await PostgresLog.open(through(wire, address)), await PostgresLog.open(address)
            await log.append("oak", 0, [b"1"])
            wire.loses_answers = True
            asked = asyncio.ensure_future(log.append("oak", 1, [b"2", b"3"]))
            while await other.version("oak") < 3:  # noqa: ASYNC110 - nobody rings: the bell hangs on the same wire
                await asyncio.sleep(0.05)
            assert not asked.done()
            wire.loses_answers = False
            await asked
            wire.is_deaf = True  # this one is lost on the way there
            asked = asyncio.ensure_future(log.append("oak", 3, [b"4"]))
            await asyncio.sleep(0.2)
            wire.is_deaf = False
            await asked
            assert await other.read("oak") == [b"1", b"2", b"3", b"4"]
            await asyncio.gather(log.close(), other.close())

    tell(story())


def test_the_same_place_taken_by_somebody_else_meanwhile(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is a conflict, whatever became unanswered before."""
    monkeypatch.setattr(postgres_line, "_ANSWER", 0.5)

    async def story() -> None:
        address = await fresh(postgres)
        async with balancing([int(address.rpartition(":")[2].partition("/")[0])]) as wire:
            log, other = await PostgresLog.open(through(wire, address)), await PostgresLog.open(address)
            await log.append("oak", 0, [b"1"])
            wire.is_deaf = True
            asked = asyncio.ensure_future(log.append("oak", 1, [b"ours"]))
            await asyncio.sleep(0.1)
            await other.append("oak", 1, [b"theirs", b"too"])
            wire.is_deaf = False
            with pytest.raises(Conflict) as conflict:
                await asked
            assert conflict.value.current == 3
            await asyncio.gather(log.close(), other.close())

    tell(story())


def test_a_database_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short absence is waited for; a long one is said, at once from then on; back, all goes on, followers too."""
    monkeypatch.setattr(postgres_writer, "_PATIENCE", 1.0)

    async def story() -> None:
        with running() as postgres:
            await migrate(postgres.address())
            log, other = [await PostgresLog.open(postgres.address()) for _ in range(2)]
            ear = Ear(other, "oak")
            await log.append("oak", 0, [b"1"])
            await asyncio.to_thread(postgres.stop, "immediate")
            with pytest.raises(LogUnavailable, match="no primary answers"):
                await log.append("oak", 1, [b"2"])
            for question in (log.append("oak", 1, [b"2"]), log.read("oak"), log.listings(1, 0)):
                with pytest.raises(LogUnavailable, match="no primary answers"):
                    await question
            await asyncio.to_thread(postgres.start)
            await log.append("oak", 1, [b"2"])
            assert await ear.hear_all(2) == [b"1", b"2"]
            restarting = asyncio.ensure_future(asyncio.to_thread(postgres.stop, "fast"))
            asked = asyncio.ensure_future(log.append("oak", 2, [b"3"]))
            await restarting
            await asyncio.to_thread(postgres.start)
            await asyncio.gather(asked, return_exceptions=True)
            assert await other.read("oak") in ([b"1", b"2"], [b"1", b"2", b"3"])
            assert asked.exception() is None or isinstance(asked.exception(), LogUnavailable)
            await asyncio.gather(log.close(), other.close())

    tell(story())


def test_a_former_primary_is_refused(postgres: Postgres) -> None:
    """Whoever has seen a newer timeline does not go back to an older one."""

    async def story() -> None:
        lines = Lines(postgres.address(), 1, lasting=True)
        await lines.fetch("SELECT 1")
        lines.hang_up()
        lines._timeline += 1
        with pytest.raises(LogUnavailable, match="only a former primary answers"):
            await lines.fetch("SELECT 1")
        await lines.close()

    tell(story())


def test_commits_wait_for_the_disk(postgres: Postgres) -> None:
    """Also where the server's own setting is laxer; a stricter one is left alone."""

    async def story() -> None:
        address = await fresh(postgres)
        name = address.rpartition("/")[2]
        for setting, expected in (("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")):
            await asyncio.to_thread(postgres.run_sql, f"ALTER DATABASE {name} SET synchronous_commit = {setting}")
            lines = Lines(address, 1, lasting=True)
            assert [(expected,)] == [tuple(row) for row in await lines.fetch("SHOW synchronous_commit")]
            await lines.close()

    tell(story())


# Versions

FUTURE = postgres_schema.Step(("CREATE TABLE future (x int)",), oldest=len(postgres_schema.STEPS) + 1)


@pytest.mark.parametrize("done", range(len(postgres_schema.STEPS)))
def test_from_every_earlier_version(postgres: Postgres, done: int) -> None:
    """Whatever was written before is there afterwards; until then nobody serves from it, and they say why."""

    async def story() -> None:
        address = await asyncio.to_thread(postgres.new_database)
        assert await migrate(address, up_to=done) == list(range(1, done + 1))
        if done:
            lines = Lines(address, 1, lasting=True)
            await lines.fetch("INSERT INTO entry VALUES ('oak', 1, 'old')")
            await lines.close()
        with pytest.raises(LogUnavailable, match=r"run conteur migrate"):
            await PostgresLog.open(address)
        assert await migrate(address) == list(range(done + 1, len(postgres_schema.STEPS) + 1))
        assert await migrate(address) == []
        log = await PostgresLog.open(address)
        assert await log.read("oak") == ([b"old"] if done else [])
        await log.append("oak", 1 if done else 0, [b"new"])
        await log.close()

    tell(story())


def test_an_older_and_a_newer_version(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """An old server goes on after steps it need not know, and refuses after one it must: at start and while it runs."""

    async def story() -> None:
        address = await fresh(postgres)
        old = await PostgresLog.open(address)
        with monkeypatch.context() as newer:
            newer.setattr("conteur.store.postgres_migrate.STEPS", (*postgres_schema.STEPS, FUTURE._replace(oldest=1)))
            assert await migrate(address, up_to=99) == [len(postgres_schema.STEPS) + 1]
        await old.check_schema()
        await old.append("oak", 0, [b"1"])
        await (await PostgresLog.open(address)).close()
        await old.lines.fetch("UPDATE conteur SET oldest = step")
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

    tell(story())


def test_nobody_is_orphaned(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that running servers could not follow waits until they have ended, and names them."""

    async def story() -> None:
        address = await fresh(postgres)
        lines = Lines(address, 1, lasting=True)
        await lines.fetch(
            "INSERT INTO server VALUES ('abcdefgh-1', '0.1.0', $1, clock_timestamp())", len(postgres_schema.STEPS)
        )
        with monkeypatch.context() as newer:
            newer.setattr("conteur.store.postgres_migrate.STEPS", (*postgres_schema.STEPS, FUTURE))
            with pytest.raises(LogUnavailable, match=r"abcdefgh \(conteur 0.1.0\). End them"):
                await migrate(address, up_to=99)
            await lines.fetch("DELETE FROM server")
            assert await migrate(address, up_to=99) == [len(postgres_schema.STEPS) + 1]
        await lines.close()

    tell(story())
