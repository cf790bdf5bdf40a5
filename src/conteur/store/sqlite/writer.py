"""Group commit: the one thread that writes to a SQLite log puts all waiting jobs into one commit."""

import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from conteur.store.log import CLOSED, LogUnavailable
from conteur.store.sqlite.chain import LAST_NUMBERS, Chains, Head, SqliteAppend
from conteur.store.sqlite.file import SqliteFile

LARGEST_BATCH: Final = 512  # bounds how long the first of many waits for the last
_POLL_EVERY: Final = 0.25  # seconds between checks for writes by another process
_MOST_HEADS: Final = 20_000  # tables cached


@dataclass(slots=True, eq=False)
class Statement:
    """Any other write: one statement."""

    sql: str
    values: tuple[object, ...]
    error: Exception | None = None


Job = SqliteAppend | Statement


class SqliteWriter:
    """Takes jobs from any thread and returns each, with its error if it was not written."""

    def __init__(
        self,
        file: SqliteFile,
        largest_batch: int,
        on_written: Callable[[Sequence[Job]], None],
        on_foreign_write: Callable[[], None],
        on_end: Callable[[str], None],
    ) -> None:
        """The callbacks are called in the writer's thread.

        `on_written` after each commit, with its jobs; `on_foreign_write` when another process has written; `on_end`
        when the thread ends, for whatever reason, with the message for jobs that were not returned.
        """
        self._file = file
        self._largest_batch = largest_batch
        self._on_written = on_written
        self._on_foreign_write = on_foreign_write
        self._on_end = on_end
        self._jobs: list[Job] = []
        """The queue: any thread appends, and this one takes many at a time from the front."""
        self._wakeup: queue.SimpleQueue[None] = queue.SimpleQueue()
        """Gets an item when a job is added to an empty list, and at the end."""
        self._is_finishing = False
        self._end_reason: str | None = None
        self._data_version: tuple[int, int] | None = None
        """The file's data version when we last looked: while it stays the same, nobody else has written."""
        self._heads: dict[str, Head] = {}
        """The heads of tables we wrote to; valid as long as the data version."""
        self._last_numbers: tuple[int, int] | None = None
        """The last place and the last number in use; valid as long as the data version."""
        # Not `_thread`: the compiler would turn it into `__thread`, a C keyword.
        self._worker = threading.Thread(target=self._run, name=f"writer of {file.path.name}", daemon=True)
        self._worker.start()

    def submit(self, job: Job) -> None:
        """Write this with the next commit."""
        jobs = self._jobs
        jobs.append(job)
        if len(jobs) == 1:
            self._wakeup.put(None)
        if self._end_reason is not None:  # on_end may have been called before this job was added
            self._on_end(self._end_reason)

    def finish(self) -> None:
        """Write what is waiting, then end. Waits for the thread."""
        self._is_finishing = True
        self._wakeup.put(None)
        self._worker.join()

    def _run(self) -> None:
        reason = "the writer has died, and nothing can be written: start conteur again"
        try:
            while not self._is_finishing or self._jobs:
                batch = self._next_batch()
                if batch:
                    self._write(batch)
                    self._on_written(batch)
                else:
                    self._poll()
            reason = CLOSED
        finally:
            self._end_reason = reason
            self._on_end(reason)
            self._file.close()

    def _next_batch(self) -> list[Job]:
        """The waiting jobs; empty after a while without work."""
        jobs = self._jobs
        with suppress(queue.Empty):
            self._wakeup.get(timeout=0 if jobs else _POLL_EVERY)
        batch = jobs[: self._largest_batch]
        del jobs[: len(batch)]
        return batch

    def _write(self, jobs: Sequence[Job]) -> None:
        try:
            self._commit(jobs)
        except LogUnavailable as error:
            for job in jobs:
                job.error = LogUnavailable(*error.args)  # one each: an exception keeps the traceback of its raiser
        except Exception as error:  # noqa: BLE001 - one impossible job must not stop the writer, nor fail the others
            if len(jobs) == 1:
                jobs[0].error = error
            else:
                for job in jobs:
                    job.error = None
                    self._write([job])

    def _commit(self, jobs: Sequence[Job]) -> None:
        with self._file.use() as connection:
            connection.execute("BEGIN IMMEDIATE")  # nobody else writes between our check and our commit
            self._check_data_version(connection)
            heads, self._heads = self._heads, {}  # if anything fails, all heads are read again
            numbers, self._last_numbers = self._last_numbers, None
            chains = Chains(heads, *(numbers or connection.execute(LAST_NUMBERS).fetchone()))
            appends: list[SqliteAppend] = []
            for job in jobs:
                if isinstance(job, Statement):
                    connection.execute(job.sql, job.values)
                else:
                    appends.append(job)
            chains.append(connection, appends)
            connection.execute("COMMIT")
        if not self._file.is_in_place():
            raise LogUnavailable(f"{self._file.path}: the file was taken away while we wrote: bring it back")
        self._heads = heads if len(heads) < _MOST_HEADS else {}
        self._last_numbers = chains.place, chains.number

    def _poll(self) -> None:
        """Check for writes by other processes; if the file cannot be read, assume there were some."""
        try:
            with self._file.use() as connection:
                self._check_data_version(connection)
        except LogUnavailable:
            self._see(None)

    def _check_data_version(self, connection: sqlite3.Connection) -> None:
        (data_version,) = connection.execute("PRAGMA data_version").fetchone()  # our own commits do not count
        self._see((self._file.openings, data_version))

    def _see(self, data_version: tuple[int, int] | None) -> None:
        """Drop the caches if another process has written."""
        if data_version != self._data_version:
            self._data_version = data_version
            self._heads, self._last_numbers = {}, None
            self._on_foreign_write()
