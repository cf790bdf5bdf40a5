"""The schema of the SQLite event log, and step-by-step upgrades of our SQLite files. Knows no paths or threads."""

import sqlite3
from collections.abc import Callable
from typing import Final, NamedTuple

from conteur.store.log import LogUnavailable
from conteur.store.sqlite.chain import READ_CHAIN
from conteur.store.unpack import unpack


class Schema(NamedTuple):
    """What one kind of SQLite file contains, and how an older file is upgraded."""

    application_id: int
    """In the file's header, so that another program's file is never taken for ours."""
    steps: tuple[tuple[str | Callable[[sqlite3.Connection], None], ...], ...]
    """Forward only: once published, a step is never changed. The file's user_version counts the steps done."""
    probe: str
    """A table that exists after the last step: an empty DELETE on it shows whether the file is writable."""


def check_file(connection: sqlite3.Connection, schema: Schema) -> None:
    """LogUnavailable unless this is a file of this kind that we can read, or an empty one."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    (size,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != schema.application_id and (application or done or size):
        raise LogUnavailable("this is another program's file: name another one")
    if done > len(schema.steps):
        raise LogUnavailable(f"a newer conteur has written here (schema {done}): use that one or a newer one")


def upgrade(connection: sqlite3.Connection, schema: Schema) -> None:
    """Run the missing steps, all or none."""
    connection.execute("BEGIN IMMEDIATE")
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    for number, step in enumerate(schema.steps[done:], done + 1):
        for change in step:
            if isinstance(change, str):
                connection.execute(change)
            else:
                change(connection)
        connection.execute(f"PRAGMA application_id = {schema.application_id}")
        connection.execute(f"PRAGMA user_version = {number}")
    connection.execute(f"DELETE FROM {schema.probe} WHERE FALSE")  # noqa: S608 - a read-only file fails here, not later
    connection.execute("COMMIT")


# Until step 5. Each commit rewrote one page of this index per table.
_ENTRY: Final = """
CREATE TABLE entry (
    "table" TEXT NOT NULL,
    version INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY ("table", version)
)"""

_BLOB: Final = """
CREATE TABLE blob (
    "table" TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY ("table", name)
)"""

# AUTOINCREMENT: a place is never reused, so the greatest is the newest.
_LISTING: Final = """
CREATE TABLE listing (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    "table" TEXT NOT NULL UNIQUE,
    body BLOB NOT NULL
)"""

# When a server last renewed the row. Rows from before this step count as expired.
_LISTING_SEEN: Final = "ALTER TABLE listing ADD COLUMN seen INTEGER NOT NULL DEFAULT 0"

# From step 3 to step 6, idle tables were packed: all entries but the last.
_ATTIC: Final = 'CREATE TABLE attic ("table" TEXT PRIMARY KEY, packed BLOB NOT NULL)'

# Entries are stored in the order they were written, those of many tables side by side, and each points to the previous
# entry of its table: a commit fills whole pages at the end of the file. `head` points to each table's last entry, in
# the order tables were opened, so that tables in use together are stored together. See decision 34.
_CHAIN: Final = (
    """
CREATE TABLE chained (
    place INTEGER PRIMARY KEY,
    previous INTEGER,
    version INTEGER NOT NULL,
    body BLOB NOT NULL
)""",
    """
CREATE TABLE head (
    number INTEGER PRIMARY KEY,
    "table" TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    last INTEGER NOT NULL
)""",
    """
INSERT INTO chained
SELECT rowid, lag(rowid) OVER (PARTITION BY "table" ORDER BY version), version, body FROM entry ORDER BY rowid""",
    """
INSERT INTO head ("table", version, last)
SELECT entry."table", entry.version, entry.rowid
FROM entry JOIN (SELECT "table", max(version) AS version, min(rowid) AS first FROM entry GROUP BY "table") AS ends
ON entry."table" = ends."table" AND entry.version = ends.version
ORDER BY ends.first""",
    "DROP TABLE entry",
    "ALTER TABLE chained RENAME TO entry",
)

# The state of the log at a version; can be thrown away at any time. `place` is that entry's, to read backwards from.
_SNAPSHOT: Final = """
CREATE TABLE snapshot (
    "table" TEXT NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    place INTEGER NOT NULL,
    format TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY ("table", name)
)"""


def _unpack_attic(connection: sqlite3.Connection) -> None:
    """Packed entries become entries again, in front of the oldest one that was not packed."""
    for (code,) in connection.execute('SELECT "table" FROM attic').fetchall():
        (packed,) = connection.execute('SELECT packed FROM attic WHERE "table" = ?', (code,)).fetchone()
        first, _, _ = connection.execute(READ_CHAIN, (code, 0)).fetchone()
        (previous,) = connection.execute("SELECT previous FROM entry WHERE place = ?", (first,)).fetchone()
        (place,) = connection.execute("SELECT max(place) FROM entry").fetchone()
        for version, body in enumerate(unpack(packed), 1):
            place += 1
            connection.execute("INSERT INTO entry VALUES (?, ?, ?, ?)", (place, previous, version, body))
            previous = place
        connection.execute("UPDATE entry SET previous = ? WHERE place = ?", (previous, first))


# A step without statements means that entries may contain what an older conteur cannot read.
LOG_SCHEMA: Final = Schema(
    application_id=0x636F6E74,  # "cont"
    steps=(
        (_ENTRY, _BLOB, _LISTING),
        (_LISTING_SEEN,),
        (_ATTIC,),
        (),
        _CHAIN,
        (),
        (_unpack_attic, "DROP TABLE attic"),
        (_SNAPSHOT,),
        (),
        (),
    ),
    probe="listing",
)
