"""Lessons shared by all servers of a database: stored, limited, erased, and not needed for playing."""

import asyncio
from collections.abc import Callable

import pytest

from conteur.cli import main
from conteur.store.log import LogUnavailable
from conteur.store.postgres import lessons as module
from conteur.store.postgres.lessons import PostgresLessons
from conteur.store.postgres.log import PostgresLog
from conteur.store.postgres.migrate import migrate
from tests.store.lessons_contract import pictures_are_bounded, the_newest_stay
from tests.store.postgres.server import Postgres, running

_LONGEST = 60.0


def with_two(address: str, story: Callable[[PostgresLessons, PostgresLessons], None]) -> None:
    """Two servers' lessons in one database, asked from a thread as bots do."""

    async def run() -> None:
        logs = [await PostgresLog.open(address) for _ in range(2)]
        ours, theirs = map(PostgresLessons, logs)
        await asyncio.to_thread(story, ours, theirs)
        await asyncio.gather(*(log.close() for log in logs))

    asyncio.run(asyncio.wait_for(run(), _LONGEST))


@pytest.fixture
def database(postgres: Postgres) -> str:
    """An empty log."""
    address = postgres.new_database()
    asyncio.run(migrate(address))
    return address


def test_what_one_learns_all_know(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """By the picture's place among those asked about, the oldest first; forgotten by one, by all."""

    def story(ours: PostgresLessons, theirs: PostgresLessons) -> None:
        assert ({}, 0, 0) == (ours.clues_for(["a"]), ours.version(), ours.count())
        ours.learn("reverie/a", "sea")
        theirs.learn("reverie/b", "тише")
        theirs.learn("reverie/a", "salt")
        ours.learn("reverie/a", "salt")  # both looked on at the same table
        assert {2: ["sea", "salt"], 0: ["тише"]} == ours.clues_for(["reverie/b", "other", "reverie/a"])
        before = theirs.version()
        assert before == ours.version() != 0
        assert 3 == ours.forget()
        assert {} == theirs.clues_for(["reverie/a"])
        assert before != theirs.version()
        ours.learn("reverie/a", "again")
        assert before != theirs.version() != 0

    with_two(database, story)
    assert 0 == main(["lessons", "--database", database])
    assert 0 == main(["lessons", "--database", database, "--forget"])
    assert "clues remembered: 1\nclues forgotten: 1" in capsys.readouterr().out


def test_bounds(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a picture, and for all of them."""
    with_two(database, the_newest_stay)
    monkeypatch.setattr(module, "MOST_PICTURES", 3)
    with_two(database, pictures_are_bounded)


def test_a_database_that_is_away() -> None:
    """Bots know nothing more then, and play on; what cannot be kept is said to be lost."""
    with running() as postgres:
        asyncio.run(migrate(postgres.address()))

        def story(ours: PostgresLessons, theirs: PostgresLessons) -> None:
            ours.learn("a", "sea")
            version = theirs.version()
            postgres.stop("immediate")
            assert ({}, version) == (theirs.clues_for(["a"]), theirs.version())
            with pytest.raises(LogUnavailable):
                ours.learn("a", "salt")
            postgres.start()
            assert {0: ["sea"]} == theirs.clues_for(["a"])

        with_two(postgres.address(), story)
