"""Two servers that share a database, for tests without faults."""

import asyncio
from collections.abc import Iterator

import pytest

from conteur.store.postgres.migrate import migrate
from tests.store.postgres.server import Postgres
from tests.web.serving import Server


@pytest.fixture
def database(postgres: Postgres) -> str:
    """An empty log."""
    address = postgres.new_database()
    asyncio.run(migrate(address))
    return address


@pytest.fixture(scope="session")
def pair(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two servers of one database; nobody ends them."""
    address = postgres.new_database()
    asyncio.run(migrate(address))
    options = ("--database", address, "--absence", "600", "--thinking", "0.02", "--allowance", "100")
    with Server(*options) as one, Server(*options) as other:
        yield one, other
        for server in (one, other):  # a warning may say that this machine is slow
            assert '"error"' not in server.errors
            assert "Traceback" not in server.errors
