"""What is in a SQLite log, and how an older one becomes a newer one. Knows no paths and no threads."""

import sqlite3
from typing import Final

from conteur.store.log import LogUnavailable

_OURS: Final = 0x636F6E74  # "cont", so that nobody's address book becomes a log by mistake

# With a rowid: the entries of many tables in one commit land side by side and fill whole pages. WITHOUT ROWID each
# table has a corner of its own to be rewritten (bench/store.py counts the pages).
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

# Forward only: a step, once published, is never changed; the file's user_version counts the steps done.
# A step without statements says that entries may hold what an older conteur cannot read.
_STEPS: Final = ((_ENTRY, _BLOB, _LISTING), (_LISTING_SEEN,), (_ATTIC,), ())


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
