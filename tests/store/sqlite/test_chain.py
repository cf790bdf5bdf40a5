"""Appending to many tables in one commit."""

from pathlib import Path

from conteur.store.sqlite.chain import Chains, Head, SqliteAppend
from conteur.store.sqlite.file import SqliteFile
from conteur.store.sqlite.schema import LOG_SCHEMA


def test_many_tables_in_one_commit_fill_few_pages(tmp_path: Path) -> None:
    """However many tables are written at once, the new entries are stored together."""
    path = tmp_path / "conteur.sqlite"
    file = SqliteFile(path, LOG_SCHEMA, can_write=True)
    codes = [f"table{number}" for number in range(50)]
    with file.use(create=True) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        heads: dict[str, Head] = {}
        place = number = 0
        for expected in range(100):
            before = path.with_name(f"{path.name}-wal").stat().st_size
            connection.execute("BEGIN IMMEDIATE")
            chains = Chains(heads, place, number)
            appends = [SqliteAppend(code, expected, [b"x" * 100]) for code in codes]
            chains.append(connection, appends)
            connection.execute("COMMIT")
            place, number = chains.place, chains.number
            (size,) = connection.execute("PRAGMA page_size").fetchone()
            pages = (path.with_name(f"{path.name}-wal").stat().st_size - before) // size
            assert pages <= 8, f"{pages} pages for {len(codes)} entries"
    file.close()
