"""Waits until the synchronous standby has everything visible on the primary. Knows no tables, opens no connections."""

import asyncio
from typing import Any, Final

from conteur.store.log import LogUnavailable

_TIMEOUT: Final = 2.0
"""Seconds a new connection's first commit may take."""
_IS_BLOCKED: Final = """
SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'SyncRep'
    AND state_change < clock_timestamp() - interval '1 second')"""
# An empty commit with a message in the write-ahead log: once the standby has it, it has everything before it.
_EMPTY_COMMIT: Final = "SELECT pg_logical_emit_message(true, 'conteur', '')"
_WAITING_FUNCTION: Final = "SyncRepWaitForLSN"
"""The name of PostgreSQL's function that waits; its messages cannot be matched, because they are localized."""


class StandbyAwaited(LogUnavailable):
    """Commits are waiting for a standby that is not following, or not yet."""


async def await_standby(connection: Any) -> None:  # noqa: ANN401 - asyncpg has no types
    """Return when the standby has everything this connection can see; StandbyAwaited if commits do not reach it.

    A restarted primary shows commits that were still waiting for a standby when it went down. Whether commits are
    blocked is checked first, so that not every attempt adds one more waiting backend.
    """
    try:
        async with asyncio.timeout(_TIMEOUT):  # only this commit may be interrupted: it contains no move
            if not await connection.fetchval(_IS_BLOCKED):
                await connection.execute(_EMPTY_COMMIT)
                if not connection.is_closed():
                    return
    except TimeoutError:
        pass
    raise StandbyAwaited("commits are waiting for a standby: start it, or change synchronous_standby_names")


def terminate_if_unreplicated(connection: Any, message: Any) -> None:  # noqa: ANN401 - as above
    """Close the connection on the warning that a wait was interrupted: that commit may not be on any standby."""
    if getattr(message, "server_source_function", None) == _WAITING_FUNCTION:
        connection.terminate()
