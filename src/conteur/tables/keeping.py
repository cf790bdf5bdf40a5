"""What becomes of tables nobody uses: put away after a month, removed when the operator wants it so."""

from typing import Final

from conteur.store.codec import CodecError
from conteur.store.log import EventLog
from conteur.store.upkeep import Upkeep
from conteur.tables.entries import decode_entry
from conteur.tables.history import read_past
from conteur.tables.lobby import Lobby

_DAY: Final = 86_400_000
RESTING: Final = 30
"""Days without a move before a table is put away; it comes back when somebody opens its link."""
_PAGE: Final = 200


async def keep(log: EventLog, upkeep: Upkeep, lobby: Lobby, now: int, keep_finished: float | None) -> tuple[int, int]:
    """Look through all tables; how many were put away, and how many removed. `now` is milliseconds since 1970.

    Removed is a table where no game is running and nobody has done anything for so many days, with all its games.
    """
    put_away = removed = 0
    after = ""
    while tails := await upkeep.tails(after, _PAGE):
        for tail in tails:
            idle = now - _at(tail.body, now)
            if lobby.is_awake(tail.table):
                continue
            if keep_finished is not None and idle > keep_finished * _DAY and await _is_finished(log, tail.table):
                await upkeep.remove(tail.table)
                removed += 1
            elif idle > RESTING * _DAY:
                await upkeep.put_away(tail.table)
                put_away += 1
        after = tails[-1].table
    return put_away, removed


def _at(body: bytes, now: int) -> int:
    """When an entry was written; what cannot be read is left alone."""
    try:
        return decode_entry(body).at
    except CodecError:
        return now


async def _is_finished(log: EventLog, table: str) -> bool:
    try:
        return read_past(await log.read(table)).table.status != "playing"
    except CodecError:
        return False
