"""Opens one of our SQLite files: application id, pragmas, schema steps, and errors explained. Knows no threads."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

from conteur.store.log import LogUnavailable
from conteur.store.sqlite.schema import Schema, check_file, upgrade

_Answer = TypeVar("_Answer")

_BUSY_TIMEOUT: Final = 5.0  # seconds to wait for another process that has locked the file

_ADVICE: Final = {
    sqlite3.SQLITE_FULL: "the disk is full: free some room, and writing goes on by itself",
    sqlite3.SQLITE_IOERR: "the disk refuses: look for a full disk, a quota or a failing drive",
    sqlite3.SQLITE_READONLY: "it may only be read: make the file and its folder writable for this user",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened: the folder must exist, and this user must be allowed to write there",
    sqlite3.SQLITE_BUSY: "another program holds it locked: end that program",
    sqlite3.SQLITE_NOTADB: "it is not a file of conteur: name another one",
    sqlite3.SQLITE_CORRUPT: "it is damaged: keep a copy, and bring back a backup",
}
_TEMPORARY: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY)  # the connection is still usable


class SqliteFile:
    """A connection that is opened on first use, and reopened if the file was moved away and back."""

    def __init__(self, path: Path, schema: Schema, *, can_write: bool) -> None:
        """Nothing is opened yet."""
        self.path = path.absolute()
        self.openings = 0
        self._schema = schema
        self._index = f"{self.path}-shm"
        self._can_write = can_write
        self._connection: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None

    @contextmanager
    def use(self, *, create: bool = False) -> Iterator[sqlite3.Connection]:
        """The connection; on an error the transaction is rolled back, and LogUnavailable says what went wrong."""
        try:
            if self._connection is not None and not self.is_in_place():
                self.close()
            if self._connection is not None:
                self._check_writable()
            if self._connection is None:
                self._connection = self._open(create=create)
                self._identity = _identity(self.path)
                self.openings += 1
            yield self._connection
        except (sqlite3.Error, OSError) as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the primary error code
            self._roll_back()
            if not isinstance(error, sqlite3.OperationalError | OSError) and code not in _ADVICE:
                raise  # a bug in the statement or its values, not a fault of the file
            if code not in _TEMPORARY:
                self.close()
            advice = _ADVICE.get(code, "look at the error")
            raise LogUnavailable(f"{self.path}: {advice} ({error})") from error
        except BaseException:
            self._roll_back()
            raise

    def create(self) -> None:
        """Open the file, and create it if there is none."""
        with self.use(create=True):
            pass

    def commit(self, work: Callable[[sqlite3.Connection], _Answer], *, create: bool = False) -> _Answer:
        """Run this in one transaction."""
        with self.use(create=create) as connection:
            connection.execute("BEGIN IMMEDIATE")
            answer = work(connection)
            connection.execute("COMMIT")
        return answer

    def is_in_place(self) -> bool:
        """Whether the file we opened is still the one at this path: writing to a deleted file would go unnoticed."""
        try:
            return _identity(self.path) == self._identity
        except OSError:
            return False

    def close(self) -> None:
        """Close the connection, if there is one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()

    def _check_writable(self) -> None:
        """Check SQLite's memory-mapped index: if it has become read-only, a write would kill the process.

        The system can be asked without touching the index, even as root. The connection stays open: closing it would
        write.
        """
        if not os.access(self._index, os.W_OK) and os.path.exists(self._index):  # noqa: PTH110 - as in _identity
            raise LogUnavailable(f"{self.path}: {_ADVICE[sqlite3.SQLITE_READONLY]}")

    def _roll_back(self) -> None:
        if self._connection is not None and self._connection.in_transaction:
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error:
                self.close()

    def _open(self, *, create: bool) -> sqlite3.Connection:
        # mode=rw: a file that has vanished is an error to report, never a reason to create an empty one in its place.
        uri = f"{self.path.as_uri()}?mode={'rwc' if create else 'rw'}"
        connection = sqlite3.connect(
            uri, uri=True, timeout=_BUSY_TIMEOUT, isolation_level=None, check_same_thread=False
        )
        try:
            check_file(connection, self._schema)
            if self._can_write:
                _prepare_for_writing(connection)
                upgrade(connection, self._schema)
            else:
                connection.execute("PRAGMA query_only = ON")  # never a second writer, not even by mistake
        except LogUnavailable as trouble:
            connection.close()
            raise LogUnavailable(f"{self.path}: {trouble}") from None
        except BaseException:
            connection.close()
            raise
        return connection


def _identity(path: Path) -> tuple[int, int]:
    status = os.stat(path)  # noqa: PTH116 - once per commit, and Path.stat costs twice as much
    return status.st_dev, status.st_ino


def _prepare_for_writing(connection: sqlite3.Connection) -> None:
    # WAL: readers never wait for the writer, and a commit is one write at the end of one file.
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise LogUnavailable("this file system cannot keep a write-ahead log: use a local disk")
    connection.execute("PRAGMA synchronous = FULL")  # on disk before it returns; NORMAL may lose the last commits
    connection.execute("PRAGMA fullfsync = ON")  # macOS: also flushes the drive's own cache; no effect elsewhere
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
