"""Lessons (clues by picture) in their own small SQLite file, which may be copied or deleted at any time."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from sqlite3 import Connection
from threading import Lock
from typing import Final

from conteur.store.lessons import MOST_FOR_A_PICTURE, MOST_PICTURES, by_place, in_one_number
from conteur.store.log import LogUnavailable
from conteur.store.sqlite.file import SqliteFile
from conteur.store.sqlite.schema import Schema

LESSONS_SCHEMA: Final = Schema(
    application_id=0x636F6E4C,  # "conL"
    steps=(
        (  # IF NOT EXISTS: the first files had no user_version
            """
CREATE TABLE IF NOT EXISTS lesson (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    picture TEXT NOT NULL,
    clue TEXT NOT NULL,
    UNIQUE (picture, clue)
)""",
        ),
    ),
    probe="lesson",
)
_TRIM: Final = """
DELETE FROM lesson WHERE picture = ?1 AND number NOT IN
    (SELECT number FROM lesson WHERE picture = ?1 ORDER BY number DESC LIMIT ?2)"""
_TRIM_PICTURES: Final = """
DELETE FROM lesson WHERE picture NOT IN
    (SELECT picture FROM lesson GROUP BY picture ORDER BY max(number) DESC LIMIT ?)"""


class SqliteLessons:
    """Lessons in a file that is opened for each call."""

    def __init__(self, path: Path) -> None:
        """The file is created when something is first learned."""
        self._path = path
        self._lock = Lock()
        self._version = 0

    def learn(self, picture: str, clue: str) -> None:
        """Keep the clue among the newest of its picture; LogUnavailable if that fails."""

        def learn(connection: Connection) -> None:
            connection.execute("DELETE FROM lesson WHERE picture = ? AND clue = ?", (picture, clue))
            connection.execute("INSERT INTO lesson (picture, clue) VALUES (?, ?)", (picture, clue))
            connection.execute(_TRIM, (picture, MOST_FOR_A_PICTURE))
            connection.execute(_TRIM_PICTURES, (MOST_PICTURES,))

        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._opened(can_write=True) as file:
            file.commit(learn, create=True)

    def clues_for(self, pictures: Sequence[str]) -> Mapping[int, Sequence[str]]:
        """The clues of each picture, the oldest first; none while the file cannot be read."""
        with suppress(LogUnavailable):
            return by_place(pictures, self._fetch("SELECT picture, clue FROM lesson ORDER BY number"))
        return {}

    def version(self) -> int:
        """The last id and the count, in one number; if it cannot be read now, the previous value."""
        with suppress(LogUnavailable):
            self._version = in_one_number(*self._ends())
        return self._version

    def count(self) -> int:
        """How many clues are remembered."""
        return self._ends()[1]

    def forget(self) -> int:
        """Delete all clues, also from the free pages of the file."""
        if not self._path.exists():
            return 0
        with self._opened(can_write=True) as file:
            count = file.commit(lambda connection: connection.execute("DELETE FROM lesson").rowcount)
            with file.use() as connection:
                connection.execute("VACUUM")
        return int(count)

    def _ends(self) -> tuple[int, int]:
        ((last, count),) = self._fetch("SELECT coalesce(max(number), 0), count(*) FROM lesson") or ((0, 0),)
        return int(last), int(count)

    def _fetch(self, sql: str) -> list[tuple[str, str]]:
        if not self._path.exists():
            return []
        with self._opened(can_write=False) as file, file.use() as connection:
            return connection.execute(sql).fetchall()

    @contextmanager
    def _opened(self, *, can_write: bool) -> Iterator[SqliteFile]:
        file = SqliteFile(self._path, LESSONS_SCHEMA, can_write=can_write)
        with self._lock:
            try:
                yield file
            finally:
                file.close()
