"""A primary, a synchronous standby and three servers, with connections in between that can be cut."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final

from conteur.store.postgres.migrate import migrate
from tests.cluster.balancer import Balancer, balancing
from tests.store.postgres.server import Postgres
from tests.web.serving import Server

SERVERS: Final = 3
_QUICK: Final = {"wal_retrieve_retry_interval": "200ms", "max_wal_senders": "8"}
_OPTIONS: Final = ("--absence", "600", "--thinking", "0.02", "--allowance", "100")


@dataclass
class Cluster:
    """All of it, running."""

    primary: Postgres
    standby: Postgres
    database: str
    servers: list[Server]
    door: Balancer
    """In front of the servers."""
    wires: tuple[Balancer, Balancer]
    """Between the last server and the two databases."""
    databases: list[Postgres]
    """All that were ever made."""
    promoted_at: float | None = None
    """When a standby was last promoted."""


@contextlib.asynccontextmanager
async def clustered() -> AsyncIterator[Cluster]:
    """A cluster; gone at the end."""
    primary, standby = Postgres(**_QUICK), Postgres(**_QUICK)
    servers: list[Server] = []
    async with contextlib.AsyncExitStack() as stack:
        databases = [primary, standby]
        stack.callback(_remove, databases)
        await asyncio.to_thread(_make_databases, primary, standby)
        await migrate(primary.address())
        wires = (
            await stack.enter_async_context(balancing([primary.port])),
            await stack.enter_async_context(balancing([standby.port])),
        )
        ports = [(primary.port, standby.port)] * (SERVERS - 1) + [(wires[0].port, wires[1].port)]
        for one, other in ports:
            address = f"postgresql://conteur@127.0.0.1:{one},127.0.0.1:{other}/postgres"
            servers.append(Server("--database", address, *_OPTIONS))
            stack.callback(servers[-1].__exit__, None, None, None)
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
        door = await stack.enter_async_context(balancing([server.port for server in servers], checks=True))
        both = f"postgresql://conteur@127.0.0.1:{primary.port},127.0.0.1:{standby.port}/postgres"
        yield Cluster(primary, standby, both, servers, door, wires, databases)


def _make_databases(primary: Postgres, standby: Postgres) -> None:
    primary.make()
    primary.start()
    standby.copy(primary, "standby")
    standby.start()
    _wait_for_standbys(primary)


def _remove(databases: list[Postgres]) -> None:
    for database in databases:
        database.remove()


def _wait_for_standbys(primary: Postgres) -> None:
    """Turn on synchronous replication: a commit is on two disks when it is acknowledged."""
    primary.run_sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
    primary.run_sql("SELECT pg_reload_conf()")


def replace_standby(cluster: Cluster) -> None:
    """After a fail-over: a new standby where the lost primary was."""
    lost, cluster.primary = cluster.primary, cluster.standby
    cluster.standby = Postgres(**_QUICK)
    cluster.standby.port = lost.port
    cluster.databases.append(cluster.standby)
    cluster.standby.copy(cluster.primary, "standby")
    cluster.standby.start()
    _wait_for_standbys(cluster.primary)
    lost.remove()
