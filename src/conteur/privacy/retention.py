"""Retention: removes finished tables that nobody has used for as long as the operator says."""

import asyncio
from typing import Final

from conteur.live.lobby import Lobby
from conteur.store.codec import CodecError
from conteur.store.entries import decode_entry
from conteur.store.log import EventLog
from conteur.store.replay import replay
from conteur.store.upkeep import Upkeep

_DAY: Final = 86_400_000
_PAGE: Final = 200


async def apply_retention(log: EventLog, upkeep: Upkeep, lobby: Lobby, now: int, keep_finished: float | None) -> int:
    """A table is removed if no game is running and nobody has acted for this many days; how many were removed.

    `now` is milliseconds since 1970.
    """
    if keep_finished is None:
        return 0
    removed = 0
    after = ""
    while tails := await upkeep.tails(after, _PAGE):
        for tail in tails:
            idle = now - _written_at(tail.body, now)
            if lobby.is_awake(tail.code):
                continue
            if idle > keep_finished * _DAY and await _is_finished(log, tail.code):
                await upkeep.remove(tail.code)
                removed += 1
        after = tails[-1].code
    return removed


def _written_at(body: bytes, now: int) -> int:
    """When an entry was written; a table whose entries cannot be read is left alone."""
    try:
        return decode_entry(body).at
    except CodecError:
        return now


async def _is_finished(log: EventLog, code: str) -> bool:
    try:
        return (await asyncio.to_thread(replay, await log.read(code))).state.status != "playing"
    except CodecError:
        return False
