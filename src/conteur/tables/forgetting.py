"""Forgets a person: rewrites what the log has of them, and tells the servers that know it already."""

from time import time

from conteur.store.log import Conflict, EventLog
from conteur.store.upkeep import Upkeep
from conteur.tables.belongings import FORGOTTEN, recordings_of, without
from conteur.tables.entries import Entry, encode_entry
from conteur.tables.history import read_past
from conteur.tables.people import LookChanged, Person


async def forget(log: EventLog, upkeep: Upkeep, table: str, person: Person) -> tuple[int, int]:
    """Everything of a person at a table; how many entries and recordings it was."""
    bodies = await log.read(table)
    recordings = recordings_of(bodies, person)
    changed = without(bodies, person)
    for name in recordings:
        found = await log.blob(table, name)
        if found is not None:
            await log.put_blob(table, name, found[0], b"")
    await upkeep.rewrite(table, changed)
    await _change_name(log, table, person)
    return len(changed), len(recordings)


async def _change_name(log: EventLog, table: str, person: Person) -> None:
    """Whoever looks at the table now sees it too."""
    while True:
        past = read_past(await log.read(table))
        member = past.table.member(person)
        if member is None or member.is_bot:
            return None
        entry = Entry(int(time() * 1000), (LookChanged(person, FORGOTTEN, member.rabbit),))
        try:
            return await log.append(table, past.version, [encode_entry(entry)])
        except Conflict:
            continue
