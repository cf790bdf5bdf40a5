"""The one thread that writes to a SQLite file: all that is waiting goes into one commit. Knows no event loop."""

import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Final

from conteur.store.log import CLOSED, Conflict, LogUnavailable
from conteur.store.sqlite_file import SqliteFile

LARGEST_BATCH: Final = 512  # bounds how long the first of a crowd waits for the last
_GLANCE: Final = 0.25  # seconds between looks for what another process wrote

# Each step of a statement gives the interpreter away, and gets it back only when the busy loop lets go: a commit asks
# for all versions it does not know in one row, and inserts many entries in one statement.
_VERSIONS: Final = """
SELECT json_group_object(value, coalesce((SELECT max(version) FROM entry WHERE "table" = value), 0))
FROM json_each(?)"""
# OR ROLLBACK: what cannot fail half-way needs no copy of every page it touches to go back to. Versions are checked
# before, so it does not fail; if it does, nothing was written, and each job is tried alone.
_INSERT: Final = 'INSERT OR ROLLBACK INTO entry ("table", version, body) VALUES (?, ?, ?)'
_MOST_ROWS: Final = 64  # in one statement; each number of rows is a statement of its own to keep prepared
_MOST_VERSIONS: Final = 20_000  # tables remembered


@dataclass(slots=True, eq=False)
class Append:
    """Entries to write if the table is where its writer believes."""

    table: str
    expected: int
    bodies: Sequence[bytes]
    trouble: Exception | None = None


@dataclass(slots=True, eq=False)
class Statement:
    """Anything else to write: one statement."""

    sql: str
    values: tuple[object, ...]
    trouble: Exception | None = None


Job = Append | Statement


class Writer:
    """Takes jobs from anywhere and gives each back, with its trouble if it was not written."""

    def __init__(
        self,
        file: SqliteFile,
        largest_batch: int,
        give_back: Callable[[Sequence[Job]], None],
        notice: Callable[[], None],
        say_goodbye: Callable[[str], None],
    ) -> None:
        """The callables are called in the writer's thread.

        `give_back` after each commit, with its jobs; `notice` when another process has written; `say_goodbye` at the
        end, however it came, with the reason why a job not given back never will be.
        """
        self._file = file
        self._largest_batch = largest_batch
        self._give_back = give_back
        self._notice = notice
        self._say_goodbye = say_goodbye
        self._jobs: list[Job] = []
        """What is waiting: added at the end by anybody, taken from the front by the thread, many at a time."""
        self._bell: queue.SimpleQueue[None] = queue.SimpleQueue()
        """Rung when the first job comes to an empty list, and at the end."""
        self._is_last = False
        self._end: str | None = None
        self._glimpse: tuple[int, int] | None = None
        self._versions: dict[str, int] = {}
        """Of tables we wrote to: right as long as the glimpse is, for then nobody else has written."""
        self._thread = threading.Thread(target=self._work, name=f"writer of {file.path.name}", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Write this with the next commit."""
        jobs = self._jobs
        jobs.append(job)
        if len(jobs) == 1:
            self._bell.put(None)
        if self._end is not None:  # the goodbye may have been said before this job was known
            self._say_goodbye(self._end)

    def finish(self) -> None:
        """Write what is waiting, then end. Waits for the thread."""
        self._is_last = True
        self._bell.put(None)
        self._thread.join()

    def _work(self) -> None:
        end = "the writer has died, and nothing can be written: start conteur again"
        try:
            while not self._is_last or self._jobs:
                batch = self._next_batch()
                if batch:
                    self._write(batch)
                    self._give_back(batch)
                else:
                    self._glance()
            end = CLOSED
        finally:
            self._end = end
            self._say_goodbye(end)
            self._file.close()

    def _next_batch(self) -> list[Job]:
        """What is waiting; empty after a while without work."""
        jobs = self._jobs
        with suppress(queue.Empty):
            self._bell.get(timeout=0 if jobs else _GLANCE)
        batch = jobs[: self._largest_batch]
        del jobs[: len(batch)]
        return batch

    def _write(self, jobs: Sequence[Job]) -> None:
        try:
            self._commit(jobs)
        except LogUnavailable as trouble:
            for job in jobs:
                job.trouble = LogUnavailable(*trouble.args)  # one each: an exception remembers who met it
        except Exception as trouble:  # noqa: BLE001 - one impossible job must not stop the writer, nor hurt its neighbours
            if len(jobs) == 1:
                jobs[0].trouble = trouble
            else:
                for job in jobs:
                    job.trouble = None
                    self._write([job])

    def _commit(self, jobs: Sequence[Job]) -> None:
        with self._file.use() as connection:
            connection.execute("BEGIN IMMEDIATE")  # nobody else writes between our look and our commit
            self._look(connection)
            known, self._versions = self._versions, {}  # if anything fails, nothing is believed any more
            versions = _versions_for(connection, jobs, known)
            _fill(connection, jobs, versions)
            connection.execute("COMMIT")
        if not self._file.is_in_place():
            raise LogUnavailable(f"{self._file.path}: the file was taken away while we wrote: bring it back")
        self._versions = known if len(known) < _MOST_VERSIONS else {}
        self._versions.update(versions)

    def _glance(self) -> None:
        """Look without writing; what cannot be looked at has to be doubted."""
        try:
            with self._file.use() as connection:
                self._look(connection)
        except LogUnavailable:
            self._see(None)

    def _look(self, connection: sqlite3.Connection) -> None:
        (data_version,) = connection.execute("PRAGMA data_version").fetchone()  # our own commits do not count
        self._see((self._file.openings, data_version))

    def _see(self, glimpse: tuple[int, int] | None) -> None:
        """If this is not what we saw last, somebody else has written: all we knew is in doubt."""
        if glimpse != self._glimpse:
            self._glimpse = glimpse
            self._versions = {}
            self._notice()


def _versions_for(connection: sqlite3.Connection, jobs: Sequence[Job], known: Mapping[str, int]) -> dict[str, int]:
    """Where these jobs' tables are, read only if it is not known."""
    tables = {job.table for job in jobs if isinstance(job, Append)}
    versions = {table: known[table] for table in tables if table in known}
    if len(versions) < len(tables):
        (found,) = connection.execute(_VERSIONS, (json.dumps([*(tables - versions.keys())]),)).fetchone()
        versions.update(json.loads(found))
    return versions


def _fill(connection: sqlite3.Connection, jobs: Sequence[Job], versions: dict[str, int]) -> None:
    """Write the jobs that are where they believe to be; `versions` are the tables' before, and then after."""
    entries: list[object] = []
    for job in jobs:
        if isinstance(job, Statement):
            connection.execute(job.sql, job.values)
        elif versions[job.table] != job.expected:
            job.trouble = Conflict(job.table, job.expected, versions[job.table])  # alone: nothing of it is inserted
        else:
            for version, body in enumerate(job.bodies, job.expected + 1):
                entries += (job.table, version, body)
            versions[job.table] += len(job.bodies)
    for begin in range(0, len(entries), 3 * _MOST_ROWS):
        rows = entries[begin : begin + 3 * _MOST_ROWS]
        connection.execute(_insert_of(len(rows) // 3), rows)


@cache
def _insert_of(rows: int) -> str:
    return _INSERT + ", (?, ?, ?)" * (rows - 1)
