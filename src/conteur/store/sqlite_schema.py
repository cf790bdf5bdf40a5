"""What is in a SQLite log, and how an older one becomes a newer one. Knows no paths and no threads."""

import sqlite3
from typing import Final

from conteur.store.log import LogUnavailable

_OURS: Final = 0x636F6E74  # "cont", so that nobody's address book becomes a log by mistake

# Until step 4. An index of tables and versions has a corner for every table, and each commit rewrote as many pages.
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

# AUTOINCREMENT: a place is never given again, so the greatest is the newest.
_LISTING: Final = """
CREATE TABLE listing (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    "table" TEXT NOT NULL UNIQUE,
    body BLOB NOT NULL
)"""

# When somebody last said that the table is alive. Rows from before this step are nobody's, and fade.
_LISTING_SEEN: Final = "ALTER TABLE listing ADD COLUMN seen INTEGER NOT NULL DEFAULT 0"

# The histories of tables nobody uses, packed: all entries but the last.
_ATTIC: Final = 'CREATE TABLE attic ("table" TEXT PRIMARY KEY, packed BLOB NOT NULL)'

# Entries lie in the order they came, those of many tables side by side, and each knows its table's entry before it:
# what a commit adds fills whole pages at the end of the file. Where each table's line of entries ends is in `head`, in
# the order tables were opened, so that those in use together lie together. See decision 60.
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

# Forward only: a step, once published, is never changed; the file's user_version counts the steps done.
# A step without statements says that entries may hold what an older conteur cannot read.
_STEPS: Final = ((_ENTRY, _BLOB, _LISTING), (_LISTING_SEEN,), (_ATTIC,), (), _CHAIN)

READ_CHAIN: Final = """
WITH RECURSIVE chain (place, previous, version, body) AS (
    SELECT place, previous, version, body FROM entry WHERE place = (SELECT last FROM head WHERE "table" = ?1)
    UNION ALL
    SELECT entry.place, entry.previous, entry.version, entry.body
    FROM chain JOIN entry ON entry.place = chain.previous WHERE chain.version > ?2 + 1
)
SELECT place, version, body FROM chain WHERE version > ?2 ORDER BY version"""
"""A table's entries after a version, with their places; those that were put away are not among them."""


def refuse_strangers(connection: sqlite3.Connection) -> None:
    """LogUnavailable unless this is a log we can read, or nothing yet."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    (size,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != _OURS and (application or done or size):
        raise LogUnavailable("this is another program's file: name another one")
    if done > len(_STEPS):
        raise LogUnavailable(f"a newer conteur has written here (schema {done}): use that one or a newer one")


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Do the steps this file has not seen, all or none."""
    connection.execute("BEGIN IMMEDIATE")
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    for number, step in enumerate(_STEPS[done:], done + 1):
        for statement in step:
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {_OURS}")
        connection.execute(f"PRAGMA user_version = {number}")
    connection.execute("DELETE FROM listing WHERE FALSE")  # nothing, but a file that may only be read says so now
    connection.execute("COMMIT")
