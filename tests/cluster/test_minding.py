"""One of the servers with people at a table runs its bots, and another takes over when it dies."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from conteur.client import Seat, connect, open_table
from conteur.store.postgres.log import PostgresLog
from conteur.store.postgres.peers import first_to_mind
from conteur.tables.asks import AddBot, StartGame
from tests.bots.brains.test_endpoint import answering
from tests.bots.model_server import Model, listening
from tests.cluster.test_servers import play_all, run
from tests.web.serving import Server

_WHERE = 'SELECT server, people FROM presence WHERE "table" = $1'


@contextlib.asynccontextmanager
async def watched_from_afar(log: PostgresLog, near: Server, far: Server) -> AsyncIterator[list[Seat]]:
    """Two people at one server, a screen at the other one, and it is the screen's server that minds the bots."""
    while True:
        code = await open_table(near.url, {"options": {"end": {"points": 30}}})
        async with (
            connect(near.url, code, "Ann") as ann,
            connect(near.url, code, "Bo") as bo,
            connect(far.url, code) as screen,
        ):
            await screen.until(lambda view: [person.is_here for person in view.table.people] == [True, True])
            await ann.until(lambda view: view.table.spectators == 1)
            where = {bool(people): server for server, people in await log.pool.fetch(_WHERE, code)}
            if first_to_mind(where.values(), code) == where[False]:
                yield [ann, bo]
                return


def slowly(asked: dict[str, Any]) -> tuple[int, bytes]:
    """A model with time enough for another server to ask the same."""
    time.sleep(0.5)
    return answering(asked)


def test_a_thought_is_paid_for_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No question is put twice, however many servers show the table; when the one that asks dies, bots play on."""

    async def story(model: Model) -> None:
        monkeypatch.setenv("CONTEUR_ENDPOINT_URL", model.url)
        monkeypatch.setenv("CONTEUR_ENDPOINT_MODEL", "tiny")
        options = ("--database", database, "--thinking", "0.3", "--brain", "endpoint", "--allowance", "100")
        log = await PostgresLog.open(database)
        with Server(*options) as near, Server(*options) as far:
            async with watched_from_afar(log, near, far) as seats:
                for _ in range(2):
                    await seats[0].ask(AddBot())
                await seats[0].ask(StartGame())
                playing = asyncio.ensure_future(play_all(seats))
                await seats[0].until(lambda view: view.game is not None and view.game.round >= 3)
                questions = [json.dumps(question) for question in model.asked]
                await asyncio.to_thread(far.kill)
                await seats[0].until(lambda view: view.game is not None and view.game.round >= 4)
                playing.cancel()
        await log.close()
        assert len(questions) > 5
        assert len(questions) == len(set(questions))

    with listening(slowly) as model:
        run(story(model))
