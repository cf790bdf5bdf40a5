"""The chains of entries in a SQLite file: appends to many tables in one commit, and the query that reads one."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from conteur.store.log import Conflict

READ_CHAIN: Final = """
WITH RECURSIVE chain (place, previous, version, body) AS (
    SELECT place, previous, version, body FROM entry WHERE place = (SELECT last FROM head WHERE "table" = ?1)
    UNION ALL
    SELECT entry.place, entry.previous, entry.version, entry.body
    FROM chain JOIN entry ON entry.place = chain.previous WHERE chain.version > ?2 + 1
)
SELECT place, version, body FROM chain WHERE version > ?2 ORDER BY version"""
"""A table's entries after a version, with their places."""
READ_SPAN: Final = READ_CHAIN.replace(
    '(SELECT last FROM head WHERE "table" = ?1)',
    """coalesce(
        (SELECT place FROM snapshot WHERE "table" = ?1 AND version = ?3), (SELECT last FROM head WHERE "table" = ?1)
    )""",
).replace("WHERE version > ?2 ORDER", "WHERE version > ?2 AND version <= coalesce(?3, version) ORDER")
"""The same, but only up to a version; starts there if a snapshot has the place of its entry."""
LAST_NUMBERS: Final = "SELECT (SELECT coalesce(max(place), 0) FROM entry), (SELECT coalesce(max(number), 0) FROM head)"
"""The last place of an entry and the last number of a table."""

# Each step of a statement releases the GIL, and gets it back only when the busy event loop releases it. So a commit
# reads all heads it does not know in one row, and inserts many entries in one statement.
_HEADS: Final = """
SELECT json_group_object(value, json((SELECT json_array(number, version, last) FROM head WHERE "table" = value)))
FROM json_each(?)"""
# OR ROLLBACK: a statement that need not be undone by itself needs no copy of every page it touches. Versions are
# checked first, so it does not fail; if it does, nothing was written, and each job is retried separately.
_INSERT: Final = "INSERT OR ROLLBACK INTO entry (place, previous, version, body) VALUES "
_MOVE: Final = 'INSERT OR ROLLBACK INTO head (number, "table", version, last) VALUES '
_MOVED: Final = " ON CONFLICT (number) DO UPDATE SET version = excluded.version, last = excluded.last"
_COLUMNS: Final = 4  # of either
_MOST_ROWS: Final = 64  # in one statement; each number of rows needs its own prepared statement

Head = tuple[int, int, int | None]
"""Where a table's chain of entries ends: the table's number, its version, and the place of its last entry."""
_NO_HEAD: Final[Head] = (0, 0, None)


@dataclass(slots=True, eq=False)
class SqliteAppend:
    """Entries to write if the table is at the expected version."""

    code: str
    expected: int
    bodies: Sequence[bytes]
    error: Exception | None = None


class Chains:
    """The known heads, and the last place and number in use."""

    def __init__(self, heads: dict[str, Head], place: int, number: int) -> None:
        """As they are before the commit; `heads` is changed by it."""
        self._heads = heads
        self.place = place
        self.number = number

    def append(self, connection: sqlite3.Connection, appends: Sequence[SqliteAppend]) -> None:
        """Write the appends whose tables are at the expected version; the others get a Conflict."""
        heads, entries, moved = self._heads, list[object](), set[str]()
        self._load_heads(connection, appends)
        for append in appends:
            code, expected = append.code, append.expected
            number, version, last = heads[code]
            if version != expected:
                append.error = Conflict(code, expected, version)  # none of it is inserted
                continue
            if last is None:
                number = self.number = self.number + 1
            for body in append.bodies:
                self.place += 1
                version += 1
                entries += (self.place, last, version, body)
                last = self.place
            heads[code] = number, version, last
            moved.add(code)
        _insert(connection, _INSERT, entries, "")
        ends: list[object] = []
        for code in moved:
            number, version, last = heads[code]
            ends += (number, code, version, last)
        _insert(connection, _MOVE, ends, _MOVED)

    def _load_heads(self, connection: sqlite3.Connection, appends: Sequence[SqliteAppend]) -> None:
        heads = self._heads
        unknown = {append.code for append in appends if append.code not in heads}
        if unknown:
            (rows,) = connection.execute(_HEADS, (json.dumps([*unknown]),)).fetchone()
            for code, head in json.loads(rows).items():
                heads[code] = _NO_HEAD if head is None else tuple(head)


def _insert(connection: sqlite3.Connection, into: str, values: list[object], on_conflict: str) -> None:
    for begin in range(0, len(values), _COLUMNS * _MOST_ROWS):
        rows = values[begin : begin + _COLUMNS * _MOST_ROWS]
        connection.execute(_statement(into, len(rows) // _COLUMNS, on_conflict), rows)


@cache
def _statement(into: str, rows: int, on_conflict: str) -> str:
    return into + ", ".join(["(?, ?, ?, ?)"] * rows) + on_conflict
