"""One SQLite file: opening it, minding it, and its troubles in words. Knows no threads and no tables."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from conteur.store.log import LogUnavailable
from conteur.store.sqlite_schema import bring_up_to_date, refuse_strangers

_PATIENCE: Final = 5.0  # seconds another process may hold the file while we wait

_ADVICE: Final = {
    sqlite3.SQLITE_FULL: "the disk is full: free some room, and writing goes on by itself",
    sqlite3.SQLITE_IOERR: "the disk refuses: look for a full disk, a quota or a failing drive",
    sqlite3.SQLITE_READONLY: "it may only be read: make the file and its folder writable for this user",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened: the folder must exist, and this user must be allowed to write there",
    sqlite3.SQLITE_BUSY: "another program holds it locked: end that program",
    sqlite3.SQLITE_NOTADB: "it is not a log of conteur: name another file",
    sqlite3.SQLITE_CORRUPT: "it is damaged: keep a copy, and bring back a backup",
}
_PASSING: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY)  # the connection is as good as before


class SqliteFile:
    """A connection that is opened when needed, and again when the file was away."""

    def __init__(self, path: Path, *, can_write: bool) -> None:
        """Nothing is opened yet."""
        self.path = path.absolute()
        self.openings = 0
        self._index = f"{self.path}-shm"
        self._can_write = can_write
        self._connection: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None

    @contextmanager
    def use(self, *, create: bool = False) -> Iterator[sqlite3.Connection]:
        """The connection; whatever goes wrong, nothing stays half done and LogUnavailable says what it was."""
        try:
            if self._connection is not None and not self.is_in_place():
                self.close()
            if self._connection is not None:
                self._refuse_if_unchangeable()
            if self._connection is None:
                self._connection = _opened(self.path, can_write=self._can_write, create=create)
                self._identity = _identity(self.path)
                self.openings += 1
            yield self._connection
        except (sqlite3.Error, OSError) as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the kind of trouble
            self._forget_changes()
            if not isinstance(error, sqlite3.OperationalError | OSError) and code not in _ADVICE:
                raise  # not the file's fault: something was asked that cannot be
            if code not in _PASSING:
                self.close()
            advice = _ADVICE.get(code, "look at the error")
            raise LogUnavailable(f"{self.path}: {advice} ({error})") from error
        except BaseException:
            self._forget_changes()
            raise

    def is_in_place(self) -> bool:
        """Whether the file we opened is still the one at this path; an open file survives its removal, unseen."""
        try:
            return _identity(self.path) == self._identity
        except OSError:
            return False

    def _refuse_if_unchangeable(self) -> None:
        """SQLite keeps its index in shared memory, and the system kills whoever writes there when the file may not be.

        Such a file cannot be opened for writing any more, also by root, and that can be asked without touching it. The
        connection stays, unused: to close it would write.
        """
        if not os.access(self._index, os.W_OK) and os.path.exists(self._index):  # noqa: PTH110 - as in _identity
            raise LogUnavailable(f"{self.path}: {_ADVICE[sqlite3.SQLITE_READONLY]}")

    def close(self) -> None:
        """Let go of the file."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()

    def _forget_changes(self) -> None:
        if self._connection is not None and self._connection.in_transaction:
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error:
                self.close()


def _identity(path: Path) -> tuple[int, int]:
    found = os.stat(path)  # noqa: PTH116 - once per commit, and Path.stat costs twice as much
    return found.st_dev, found.st_ino


def _opened(path: Path, *, can_write: bool, create: bool) -> sqlite3.Connection:
    # mode=rw: a file that has vanished is trouble to report, never a reason to begin an empty log in its place.
    address = f"{path.as_uri()}?mode={'rwc' if create else 'rw'}"
    connection = sqlite3.connect(address, uri=True, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        refuse_strangers(connection)
        if can_write:
            _prepare_for_writing(connection)
        else:
            connection.execute("PRAGMA query_only = ON")  # one writer, also by mistake
    except LogUnavailable as trouble:
        connection.close()
        raise LogUnavailable(f"{path}: {trouble}") from None
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare_for_writing(connection: sqlite3.Connection) -> None:
    # Readers never wait for the writer, and a commit is one write at the end of one file.
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise LogUnavailable("this file system cannot keep a write-ahead log: use a local disk")
    connection.execute("PRAGMA synchronous = FULL")  # on the disk before it returns; NORMAL may lose the last commits
    connection.execute("PRAGMA fullfsync = ON")  # macOS: past the drive's own cache too; nothing elsewhere
    connection.execute("PRAGMA secure_delete = ON")  # what is to be forgotten is overwritten, not only let go of
    bring_up_to_date(connection)
