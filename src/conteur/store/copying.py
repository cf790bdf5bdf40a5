"""Moves a whole log from one home to another: each table's entries and recordings, then read again and compared."""

from collections.abc import AsyncIterator
from typing import Final, NamedTuple

from conteur.store.log import EventLog, LogUnavailable
from conteur.store.upkeep import Upkeep

_PAGE: Final = 500
_MOST: Final = 1_000
"""Entries in one append."""


class Copied(NamedTuple):
    """One table that is in both homes now, and the same in both."""

    table: str
    entries: int
    blobs: int


async def copy_log(source: EventLog, upkeep: Upkeep, target: EventLog) -> AsyncIterator[Copied]:
    """Table after table. What is in the target already must be how the source begins; then only the rest is copied."""
    after = ""
    while tails := await upkeep.tails(after, _PAGE):
        for tail in tails:
            yield await _copy_table(source, upkeep, target, tail.table)
        after = tails[-1].table


async def _copy_table(source: EventLog, upkeep: Upkeep, target: EventLog, table: str) -> Copied:
    bodies = await source.read(table)
    there = await target.read(table)
    if there != bodies[: len(there)]:
        raise LogUnavailable(
            f"table {table!r} has another history there: two logs that were both played on cannot become one"
        )
    for begin in range(len(there), len(bodies), _MOST):
        await target.append(table, begin, bodies[begin : begin + _MOST])
    names = await upkeep.blob_names(table)
    for name in names:
        found = await source.blob(table, name)
        if found is not None:
            await target.put_blob(table, name, *found)
            if await target.blob(table, name) != found:
                raise LogUnavailable(f"table {table!r}: {name!r} was not kept as it was")
    for version, (here, copied) in enumerate(zip(bodies, await target.read(table), strict=True), 1):
        if here != copied:
            raise LogUnavailable(f"table {table!r}: entry {version} was not kept as it was")
    return Copied(table, len(bodies), len(names))
