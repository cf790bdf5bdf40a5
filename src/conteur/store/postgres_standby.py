"""Whether the synchronous standby has what the primary shows. Knows no tables, and opens no connections."""

import asyncio
from typing import Any, Final

from conteur.store.log import LogUnavailable

_CERTAIN: Final = 2.0
"""Seconds a new connection's first commit may take."""
_HELD_UP: Final = """
SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'SyncRep'
    AND state_change < clock_timestamp() - interval '1 second')"""
# A commit of nothing but a note in the write-ahead log: when the standby has it, it has all that came before.
_NOTE: Final = "SELECT pg_logical_emit_message(true, 'conteur', '')"
_WAITER: Final = "SyncRepWaitForLSN"
"""PostgreSQL's own name for who waits; its words are in the language of the server."""


async def make_certain(connection: Any) -> None:  # noqa: ANN401 - asyncpg brings no types
    """Return when the standby has all that this connection can see; LogUnavailable if commits are not getting there.

    A primary that was started again shows commits that waited for a standby when it fell. Whoever looks first, so that
    those who wait already are not joined by one more at every try.
    """
    try:
        async with asyncio.timeout(_CERTAIN):  # of all commits this one may be broken off: it is nobody's move
            if not await connection.fetchval(_HELD_UP):
                await connection.execute(_NOTE)
                if not connection.is_closed():
                    return
    except TimeoutError:
        pass
    raise LogUnavailable("commits are waiting for a standby: start it, or change synchronous_standby_names")


def distrust(connection: Any, message: Any) -> None:  # noqa: ANN401 - as above
    """Hear what comes with an answer: a wait that was broken off is told as a commit that may be on no standby."""
    if getattr(message, "server_source_function", None) == _WAITER:
        connection.terminate()
