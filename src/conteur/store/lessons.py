"""Clues that were given for pictures, for bots to understand later ones by. No names, no tables, no dates."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Lock
from typing import Final, Protocol

MOST_FOR_A_PICTURE: Final = 12
"""The newest stay."""
MOST_PICTURES: Final = 5000
_OURS: Final = 0x636F6E4C  # "conL"
_PATIENCE: Final = 5.0
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS lesson (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    picture TEXT NOT NULL,
    clue TEXT NOT NULL,
    UNIQUE (picture, clue)
);
"""


class Lessons(Protocol):
    """What was learned. Asked from threads, one at a time."""

    def learn(self, picture: str, clue: str) -> None:
        """Somebody gave this clue for this picture."""
        ...

    def known(self, pictures: Sequence[str]) -> Mapping[int, Sequence[str]]:
        """The clues for each of these pictures that has any, by its place among them."""
        ...

    def version(self) -> int:
        """Changes when something was learned or forgotten."""
        ...

    def count(self) -> int:
        """How many clues are remembered."""
        ...

    def forget(self) -> int:
        """Everything; how many clues that were."""
        ...


def in_one_number(last: int, count: int) -> int:
    """Another one whenever something was learned or forgotten."""
    return last * 2 * MOST_PICTURES * MOST_FOR_A_PICTURE + count


class NoLessons:
    """Nothing was ever learned."""

    def learn(self, picture: str, clue: str) -> None:
        """In one ear, out of the other."""

    def known(self, pictures: Sequence[str]) -> Mapping[int, Sequence[str]]:
        """Nothing."""
        del pictures
        return {}

    def version(self) -> int:
        """Never another."""
        return 0

    def count(self) -> int:
        """None."""
        return 0

    def forget(self) -> int:
        """Nothing to forget."""
        return 0


class SqliteLessons:
    """In a small file of its own, so that it can be looked into, copied, and thrown away."""

    def __init__(self, path: Path) -> None:
        """The file is made when something is first learned."""
        self._path = path
        self._guard = Lock()

    def learn(self, picture: str, clue: str) -> None:
        """Kept among the newest of its picture."""
        with self._opened() as file:
            file.execute("DELETE FROM lesson WHERE picture = ? AND clue = ?", (picture, clue))
            file.execute("INSERT INTO lesson (picture, clue) VALUES (?, ?)", (picture, clue))
            file.execute(
                "DELETE FROM lesson WHERE picture = ? AND number NOT IN"
                " (SELECT number FROM lesson WHERE picture = ? ORDER BY number DESC LIMIT ?)",
                (picture, picture, MOST_FOR_A_PICTURE),
            )
            file.execute(
                "DELETE FROM lesson WHERE picture NOT IN"
                " (SELECT picture FROM lesson GROUP BY picture ORDER BY max(number) DESC LIMIT ?)",
                (MOST_PICTURES,),
            )

    def known(self, pictures: Sequence[str]) -> Mapping[int, Sequence[str]]:
        """The oldest first."""
        if not self._path.exists():
            return {}
        places = {picture: place for place, picture in enumerate(pictures)}
        found: dict[int, list[str]] = {}
        with self._opened() as file:
            for picture, clue in file.execute("SELECT picture, clue FROM lesson ORDER BY number"):
                if picture in places:
                    found.setdefault(places[picture], []).append(clue)
        return found

    def version(self) -> int:
        """What came last, and how many there are, in one number."""
        return in_one_number(*self._ends())

    def count(self) -> int:
        """How many clues are remembered."""
        return self._ends()[1]

    def _ends(self) -> tuple[int, int]:
        if not self._path.exists():
            return 0, 0
        with self._opened() as file:
            last, count = file.execute("SELECT coalesce(max(number), 0), count(*) FROM lesson").fetchone()
        return int(last), int(count)

    def forget(self) -> int:
        """The file is small again afterwards, and holds no trace."""
        if not self._path.exists():
            return 0
        with self._opened() as file:
            count = file.execute("DELETE FROM lesson").rowcount
        with self._guard, closing(sqlite3.connect(self._path, timeout=_PATIENCE)) as file:
            file.execute("VACUUM")
        return int(count)

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        """Opened for each question: there are few, and the file may be thrown away meanwhile."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._guard, closing(sqlite3.connect(self._path, timeout=_PATIENCE)) as file, file:
            if file.execute("PRAGMA application_id").fetchone()[0] != _OURS:
                file.executescript(f"PRAGMA application_id = {_OURS}; PRAGMA secure_delete = ON; {_SCHEMA}")
            file.execute("PRAGMA secure_delete = ON")
            yield file
