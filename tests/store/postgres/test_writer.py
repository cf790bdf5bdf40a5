"""The PostgreSQL writer: a commit whose answer is lost is neither lost nor written twice."""

import asyncio

import pytest

from conteur.store.log import Conflict
from conteur.store.postgres import pool as postgres_pool
from conteur.store.postgres.log import PostgresLog
from tests.cluster.balancer import Balancer, balancing
from tests.store.postgres.opening import migrated, run
from tests.store.postgres.server import Postgres


def through(wire: Balancer, address: str) -> str:
    """The same database, through a connection that can be cut."""
    return f"postgresql://conteur@127.0.0.1:{wire.port}/{address.rpartition('/')[2]}"


def test_a_commit_whose_answer_is_lost(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was written but not answered: this is detected, acknowledged, and it is not written twice."""
    monkeypatch.setattr(postgres_pool, "_STATEMENT_TIMEOUT", 0.5)

    async def story() -> None:
        address = await migrated(postgres)
        async with balancing([int(address.rpartition(":")[2].partition("/")[0])]) as wire:
            log, other = await PostgresLog.open(through(wire, address)), await PostgresLog.open(address)
            await log.append("oak", 0, [b"1"])
            wire.loses_answers = True
            asked = asyncio.ensure_future(log.append("oak", 1, [b"2", b"3"]))
            while await other.version("oak") < 3:  # noqa: ASYNC110 - no notification: it goes over the same wire
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

    run(story())


def test_the_same_place_taken_by_somebody_else_meanwhile(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is a conflict, whatever became unanswered before."""
    monkeypatch.setattr(postgres_pool, "_STATEMENT_TIMEOUT", 0.5)

    async def story() -> None:
        address = await migrated(postgres)
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

    run(story())
