"""Two releases running side by side: they serve the same table, or the newer one says why not."""

import asyncio
import contextlib
from pathlib import Path
from random import Random

import pytest

from conteur.client import connect, open_table
from conteur.rules.game import Game
from conteur.rules.verify import check
from conteur.store.postgres.schema import STEPS
from conteur.store.record import read_record
from conteur.tables.asks import StartGame
from conteur.web.protocol import messages as m
from tests.cli.running import conteur
from tests.client.players import play
from tests.cluster.test_servers import Pair, around, play_all, run
from tests.release import NextRelease
from tests.store.postgres.server import Postgres
from tests.web.hostile import Guest
from tests.web.serving import Server

NEXT = len(STEPS) + 1
"""The step of the release to come."""
OPTIONS = ("--absence", "600", "--thinking", "0.02", "--allowance", "100")


@pytest.fixture
def database(postgres: Postgres) -> str:
    """As this release leaves it."""
    address = postgres.new_database()
    assert conteur("migrate", "--database", address).returncode == 0
    return address


@pytest.fixture
def release(tmp_path: Path) -> NextRelease:
    """The next one."""
    return NextRelease(tmp_path / "next")


def with_release(release: NextRelease, *arguments: str) -> tuple[int, str]:
    """What a command of the next release says."""
    done = conteur(*arguments, PYTHONPATH=str(release.folder))
    return done.returncode, done.stdout + done.stderr


def test_played_through_both(database: str, release: NextRelease) -> None:
    """A step the old one need not know is done while it runs; then a game is played through old and new."""
    release.add_step(oldest="1")
    with Server("--database", database, *OPTIONS) as old:
        assert (0, f"done: schema {NEXT}\n") == with_release(release, "migrate", "--database", database)
        with Server("--database", database, *OPTIONS, release=release.folder) as new:
            run(_evening((old, new)))
            assert "" == old.errors + new.errors


async def _evening(servers: Pair) -> None:
    async with around(servers, 4) as (_, seats):
        await seats[0].ask(StartGame())
        views = await play_all(seats)
        assert len({repr(view.game) for view in views}) == 1
        record = read_record(await seats[1].finished_game(1))
        assert isinstance(check(record.commitment, record.events), Game)


def test_one_after_the_other(database: str, release: NextRelease) -> None:
    """What the old one could not read waits until it has ended, and says so; then the game goes on with the new one."""
    release.add_step(oldest="len(STEPS) + 1")
    release.write_other_entries()
    with Server("--database", database, *OPTIONS) as old:
        code, keys = asyncio.run(_begun(old))
        refused, why = with_release(release, "serve", "--database", database, "--no-browser", "--port", "0")
        assert refused
        assert "run conteur migrate with this version" in why
        refused, why = with_release(release, "migrate", "--database", database)
        assert refused
        assert "(conteur 0.1.0). End them, then migrate" in why
        old.stop()
        assert (0, f"done: schema {NEXT}\n") == with_release(release, "migrate", "--database", database)
        with Server("--database", database, *OPTIONS, release=release.folder) as new:
            views = asyncio.run(_played_on(new, code, keys))
            assert {"ended"} == {view.game.phase for view in views if view.game}
        with pytest.raises(RuntimeError, match=r"a newer conteur has taken over.*install the newer version here"):
            old.start()
        refused, why = _of_this("migrate", "--database", database)
        assert refused
        assert f"a newer conteur has been here (schema {NEXT})" in why


def _of_this(*arguments: str) -> tuple[int, str]:
    done = conteur(*arguments)
    return done.returncode, done.stderr


async def _begun(server: Server) -> tuple[str, list[str]]:
    """A table in the middle of its first game; its code and the seats' keys."""
    code = await open_table(server.url)
    async with asyncio.timeout(60), contextlib.AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(connect(server.url, code, name)) for name in ("Ana", "Bo", "Cy")]
        await seats[0].ask(StartGame())
        await seats[0].move(m.ClaimStory())
        return code, [seat.key or "" for seat in seats]


async def _played_on(server: Server, code: str, keys: list[str]) -> list[m.View]:
    async with asyncio.timeout(60), contextlib.AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(connect(server.url, code, key=key)) for key in keys]
        return await asyncio.gather(*(play(seat, Random(number), []) for number, seat in enumerate(seats)))  # noqa: S311 - reproducible, not a secret


def test_a_release_that_told_nobody(database: str, release: NextRelease) -> None:
    """The old one says that it cannot serve this table now, at the door too, and serves all others as before."""
    release.write_other_entries()
    with (
        Server("--database", database, *OPTIONS) as old,
        Server("--database", database, *OPTIONS, release=release.folder) as new,
    ):
        code, keys = asyncio.run(_begun(old))
        watching = Guest(old.port)
        assert "view" == watching.hello(code, keys[1])["type"]
        asyncio.run(_played_on(new, code, keys))
        assert "cannot_write_now" == watching.until("bye")["why"]
        with Guest(old.port) as again:
            assert "cannot_write_now" == again.hello(code, keys[1])["why"]
        with Guest(old.port) as again:
            answer = again.ask("GET", f"/api/tables/{code}")
            assert (503, "cannot_write_now") == (answer.status, answer.json["refused"])
        watching.leave()
        assert "another server wrote what this one cannot read" in old.errors
        asyncio.run(_begun(old))
