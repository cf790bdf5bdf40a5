"""A database that is missing, not ours, or down: reported clearly, and when it is back everything continues."""

import asyncio
from collections.abc import Callable

import pytest

from conteur.store.log import LogUnavailable
from conteur.store.postgres import writer as postgres_writer
from conteur.store.postgres.log import PostgresLog
from conteur.store.postgres.migrate import migrate
from tests.store.log_contract import Follower
from tests.store.postgres.opening import persistently, run
from tests.store.postgres.server import Postgres, running


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


def test_a_database_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short outage is waited out; a long one fails, then fails fast; afterwards all works again, followers, too."""
    monkeypatch.setattr(postgres_writer, "_FAILOVER_TIMEOUT", 1.0)

    async def story() -> None:
        with running() as postgres:
            await migrate(postgres.address())
            log, other = [await PostgresLog.open(postgres.address()) for _ in range(2)]
            follower = Follower(other, "oak")
            await log.append("oak", 0, [b"1"])
            await asyncio.to_thread(postgres.stop, "immediate")
            with pytest.raises(LogUnavailable, match="no primary answers"):
                await log.append("oak", 1, [b"2"])
            for question in (log.append("oak", 1, [b"2"]), log.read("oak"), log.listings(1, 0)):
                with pytest.raises(LogUnavailable, match="no primary answers"):
                    await question
            await asyncio.to_thread(postgres.start)
            await log.append("oak", 1, [b"2"])
            assert await follower.read_all(2) == [b"1", b"2"]
            restarting = asyncio.ensure_future(asyncio.to_thread(postgres.stop, "fast"))
            asked = asyncio.ensure_future(log.append("oak", 2, [b"3"]))
            await restarting
            await asyncio.to_thread(postgres.start)
            await asyncio.gather(asked, return_exceptions=True)
            assert await persistently(lambda: other.read("oak")) in ([b"1", b"2"], [b"1", b"2", b"3"])
            assert asked.exception() is None or isinstance(asked.exception(), LogUnavailable)
            await asyncio.gather(log.close(), other.close())

    run(story())
