"""The one thread that writes to a SQLite file: all that is waiting goes into one commit. Knows no event loop."""

import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
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
_HEADS: Final = """
SELECT json_group_object(value, json((SELECT json_array(number, version, last) FROM head WHERE "table" = value)))
FROM json_each(?)"""
_ENDS: Final = "SELECT (SELECT coalesce(max(place), 0) FROM entry), (SELECT coalesce(max(number), 0) FROM head)"
# OR ROLLBACK: what cannot fail half-way needs no copy of every page it touches to go back to. Versions are checked
# before, so it does not fail; if it does, nothing was written, and each job is tried alone.
_INSERT: Final = "INSERT OR ROLLBACK INTO entry (place, previous, version, body) VALUES "
_MOVE: Final = 'INSERT OR ROLLBACK INTO head (number, "table", version, last) VALUES '
_MOVED: Final = " ON CONFLICT (number) DO UPDATE SET version = excluded.version, last = excluded.last"
_COLUMNS: Final = 4  # of either
_MOST_ROWS: Final = 64  # in one statement; each number of rows is a statement of its own to keep prepared
_MOST_HEADS: Final = 20_000  # tables remembered

Head = tuple[int, int, int | None]
"""Where a table's chain of entries ends: the table's number, its version, and the place of its last entry."""


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
        self._heads: dict[str, Head] = {}
        """Of tables we wrote to: right as long as the glimpse is, for then nobody else has written."""
        self._ends: tuple[int, int] | None = None
        """The last place and the last number given, as long as the glimpse is right."""
        self._worker = threading.Thread(target=self._work, name=f"writer of {file.path.name}", daemon=True)
        self._worker.start()

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
        self._worker.join()

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
            known, self._heads = self._heads, {}  # if anything fails, nothing is believed any more
            ends, self._ends = self._ends, None
            page = Page(known, *(ends or connection.execute(_ENDS).fetchone()))
            page.look_up(connection, jobs)
            page.fill(connection, jobs)
            connection.execute("COMMIT")
        if not self._file.is_in_place():
            raise LogUnavailable(f"{self._file.path}: the file was taken away while we wrote: bring it back")
        self._heads = known if len(known) < _MOST_HEADS else {}
        self._ends = page.place, page.number

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
            self._heads, self._ends = {}, None
            self._notice()


class Page:
    """What one commit writes of entries: where tables are, and the next free place."""

    def __init__(self, heads: dict[str, Head], place: int, number: int) -> None:
        """As all is before the commit; `heads` are those that are known, and those after it when it is filled."""
        self._heads = heads
        self.place = place
        self.number = number

    def look_up(self, connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
        """Read where these jobs' tables are, if it is not known."""
        heads = self._heads
        strange = {job.table for job in jobs if isinstance(job, Append) and job.table not in heads}
        if strange:
            (found,) = connection.execute(_HEADS, (json.dumps([*strange]),)).fetchone()
            for table, head in json.loads(found).items():
                heads[table] = _NOWHERE if head is None else tuple(head)

    def fill(self, connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
        """Write the jobs that are where they believe to be."""
        heads, entries, moved = self._heads, list[object](), set[str]()
        for job in jobs:
            if isinstance(job, Statement):
                connection.execute(job.sql, job.values)
                continue
            table, expected = job.table, job.expected
            number, version, last = heads[table]
            if version != expected:
                job.trouble = Conflict(table, expected, version)  # alone: nothing of it is inserted
                continue
            if last is None:
                number = self.number = self.number + 1
            for body in job.bodies:
                self.place += 1
                version += 1
                entries += (self.place, last, version, body)
                last = self.place
            heads[table] = number, version, last
            moved.add(table)
        _insert(connection, _INSERT, entries, "")
        ends: list[object] = []
        for table in moved:
            number, version, last = heads[table]
            ends += (number, table, version, last)
        _insert(connection, _MOVE, ends, _MOVED)


_NOWHERE: Final[Head] = (0, 0, None)


def _insert(connection: sqlite3.Connection, into: str, values: list[object], otherwise: str) -> None:
    for begin in range(0, len(values), _COLUMNS * _MOST_ROWS):
        rows = values[begin : begin + _COLUMNS * _MOST_ROWS]
        connection.execute(_statement(into, len(rows) // _COLUMNS, otherwise), rows)


@cache
def _statement(into: str, rows: int, otherwise: str) -> str:
    return into + ", ".join(["(?, ?, ?, ?)"] * rows) + otherwise
