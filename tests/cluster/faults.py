"""Faults, and how each is repaired."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from conteur.doctor.database import CONNECTIONS_PER_SERVER
from tests.cluster.cluster import Cluster

_LONG: Final = 3.0
"""Seconds something stays frozen or cut off: longer than any timeout."""

_CONNECTIONS: Final = """
SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"""

Fault = Callable[[Cluster], Awaitable[None]]


async def kill_a_server(cluster: Cluster) -> None:
    """kill -9, and the same one again a moment later."""  # noqa: D403 - the command's own name
    server = cluster.servers[0]
    await asyncio.to_thread(server.kill)
    await asyncio.sleep(1)
    await asyncio.to_thread(server.start)


async def drain_a_server(cluster: Cluster) -> None:
    """SIGTERM, as in an upgrade."""
    server = cluster.servers[1]
    if await asyncio.to_thread(server.stop) != 0:
        raise AssertionError(f"the server did not leave well: {server.errors}")
    await asyncio.to_thread(server.start)


async def freeze_a_server(cluster: Cluster) -> None:
    """SIGSTOP: its connections stay open, but silent."""
    pid = cluster.servers[1].pid
    os.kill(pid, signal.SIGSTOP)
    await asyncio.sleep(_LONG)
    os.kill(pid, signal.SIGCONT)


async def cut_off_a_server(cluster: Cluster) -> None:
    """Everything between one server and the databases is silently dropped, in both directions."""
    for wire in cluster.wires:
        wire.is_deaf = True
    await asyncio.sleep(_LONG + 2.5)
    for wire in cluster.wires:
        wire.is_deaf = False


async def restart_the_database(cluster: Cluster) -> None:
    """Like a short power failure."""
    await asyncio.to_thread(cluster.primary.stop, "immediate")
    await asyncio.to_thread(cluster.primary.start)


async def freeze_the_database(cluster: Cluster) -> None:
    """SIGSTOP: it accepts connections and answers nobody."""
    cluster.primary.freeze()
    await asyncio.sleep(_LONG + 0.5)
    cluster.primary.thaw()


async def lose_the_standby(cluster: Cluster, seconds: int = 4) -> None:
    """Stop the only standby for a while: no move can be replicated, and connections do not pile up."""
    await asyncio.to_thread(cluster.standby.stop, "immediate")
    for _ in range(seconds):
        await asyncio.sleep(1)
        found = await asyncio.to_thread(cluster.primary.run_sql, _CONNECTIONS)
        if int(found) > len(cluster.servers) * 2 * CONNECTIONS_PER_SERVER:
            raise AssertionError(f"{found.strip()} connections: somebody opens one after the other")
    await asyncio.to_thread(cluster.standby.start)


async def lose_the_primary(cluster: Cluster) -> None:
    """Kill the primary for good; the standby is promoted."""
    await asyncio.to_thread(cluster.primary.kill)
    cluster.promoted_at = monotonic()
    await asyncio.to_thread(cluster.standby.promote)


ALL: Final[tuple[Fault, ...]] = (
    kill_a_server,
    freeze_a_server,
    restart_the_database,
    cut_off_a_server,
    freeze_the_database,
    drain_a_server,
    lose_the_standby,
    lose_the_primary,
)
