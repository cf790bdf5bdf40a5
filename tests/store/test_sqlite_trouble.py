"""A file that is missing, moved, locked or not ours, and a writer that dies: said clearly, and nobody waits on."""

import asyncio
import ctypes
import shutil
import sqlite3
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from conteur.store import sqlite_file
from conteur.store.log import Conflict, LogUnavailable
from conteur.store.sqlite import SqliteLog
from conteur.store.sqlite_schema import _STEPS
from tests.store.contract import PATIENCE, append_persistently

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows does not move a file that is open")


def tell(path: Path, story: Callable[[SqliteLog], Coroutine[None, None, None]]) -> None:
    """The story, with a log in this file."""

    async def with_log() -> None:
        log = await SqliteLog.open(path)
        try:
            await asyncio.wait_for(story(log), PATIENCE)
        finally:
            await log.close()

    asyncio.run(with_log())


def test_how_the_file_is_opened(tmp_path: Path) -> None:
    """The writer waits for the disk at every commit; the reader cannot write."""

    async def story(log: SqliteLog) -> None:
        await log.append("oak", 0, [b"1"])
        assert await log.version("oak") == 1
        with log._writer._file.use() as connection:
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        with pytest.raises(LogUnavailable, match="only be read"), log._read_file.use() as connection:
            connection.execute("DELETE FROM entry")

    tell(tmp_path / "conteur.db", story)


@needs_posix
def test_a_folder_moved_away_and_back(tmp_path: Path) -> None:
    """Without its file the log refuses, with it goes on; what was refused was not written."""
    home, away = tmp_path / "home", tmp_path / "away"
    home.mkdir()

    async def story(log: SqliteLog) -> None:
        await log.append("oak", 0, [b"1"])
        home.rename(away)
        for _ in range(2):
            with pytest.raises(LogUnavailable, match="folder must exist"):
                await log.append("oak", 1, [b"lost"])
            with pytest.raises(LogUnavailable, match="folder must exist"):
                await log.read("oak")
        assert not home.exists()
        away.rename(home)
        await log.append("oak", 1, [b"2"])
        assert await log.read("oak") == [b"1", b"2"]

    tell(home / "conteur.db", story)


@needs_posix
def test_a_removed_folder(tmp_path: Path) -> None:
    """A log whose file is gone refuses, and begins no empty one in its place."""
    home = tmp_path / "home"
    home.mkdir()

    async def story(log: SqliteLog) -> None:
        await log.append("oak", 0, [b"1"])
        shutil.rmtree(home)
        with pytest.raises(LogUnavailable, match="folder must exist"):
            await log.append("oak", 1, [b"2"])
        home.mkdir()
        with pytest.raises(LogUnavailable, match="cannot be opened"):
            await log.append("oak", 1, [b"2"])
        assert list(home.iterdir()) == []

    tell(home / "conteur.db", story)


def test_a_file_locked_by_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock held too long is named; when it is gone, writing goes on."""
    monkeypatch.setattr(sqlite_file, "_PATIENCE", 0.05)

    async def story(log: SqliteLog) -> None:
        other = sqlite3.connect(tmp_path / "conteur.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LogUnavailable, match="another program holds it"):
            await log.append("oak", 0, [b"1"])
        other.execute("ROLLBACK")
        other.close()
        await log.append("oak", 0, [b"1"])
        assert await log.read("oak") == [b"1"]

    tell(tmp_path / "conteur.db", story)


def test_one_impossible_job_in_a_commit(tmp_path: Path) -> None:
    """What SQLite cannot keep fails alone; its neighbours, conflicts and all, are answered as if it were not there."""

    async def story(log: SqliteLog) -> None:
        answers = await asyncio.gather(
            log.append("oak", 0, [b"1"]),
            log.append("oak", 0, [b"too late"]),
            log.put_listing("oak", b"", at=2**64),  # no row holds such a number
            log.append("elm", 0, [b"1"]),
            return_exceptions=True,
        )
        assert answers[0] is answers[3] is None
        assert isinstance(answers[1], Conflict)
        assert isinstance(answers[2], OverflowError)
        assert await log.read("oak") == await log.read("elm") == [b"1"]

    tell(tmp_path / "conteur.db", story)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")  # we are its murderer
def test_a_writer_that_dies(tmp_path: Path) -> None:
    """Everybody waiting for a dead writer is told, as is everybody who comes later; what was acknowledged is there."""

    async def story(log: SqliteLog) -> None:
        async def write_on(table: str) -> None:
            while True:
                await append_persistently(log, table, b"x")
                written[table] += 1

        written = {f"table{number}": 0 for number in range(20)}
        writers = [asyncio.ensure_future(write_on(table)) for table in written]
        await log.append("oak", 0, [b"1"])
        thread = log._writer._worker.ident
        assert thread is not None
        assert ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(SystemExit)) == 1
        answers = await asyncio.gather(*writers, return_exceptions=True)
        assert [LogUnavailable] * 20 == [type(answer) for answer in answers]
        with pytest.raises(LogUnavailable, match="start conteur again"):
            await log.append("oak", 1, [b"2"])
        for table, count in written.items():
            assert await log.version(table) >= count

    tell(tmp_path / "conteur.db", story)


def make_text(path: Path) -> None:
    """A file that is no database at all."""
    path.write_text("Once upon a time there was a rabbit. " * 100)


def make_address_book(path: Path) -> None:
    """Another program's database."""
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE friend (name TEXT)")
    other.close()


def make_newer(path: Path) -> None:
    """A log from the future."""

    async def nothing(_: SqliteLog) -> None: ...

    tell(path, nothing)
    other = sqlite3.connect(path)
    other.execute("PRAGMA user_version = 999")
    other.close()


def remove_folder(path: Path) -> None:
    """Not even a folder."""
    path.parent.rmdir()


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (make_text, "not a log of conteur"),
        (make_address_book, "another program's file"),
        (make_newer, "a newer conteur has written here"),
        (remove_folder, "the folder must exist"),
    ],
)
def test_a_file_that_cannot_be_a_log(tmp_path: Path, make: Callable[[Path], None], words: str) -> None:
    """Opening it says what it is, and leaves it as it was."""
    path = tmp_path / "home" / "conteur.db"
    path.parent.mkdir()
    make(path)
    before = path.read_bytes() if path.exists() else None
    with pytest.raises(LogUnavailable, match=words) as refused:
        asyncio.run(SqliteLog.open(path))
    assert str(path) in str(refused.value)
    assert before == (path.read_bytes() if path.exists() else None)


def test_a_file_from_before_rows_had_dates(tmp_path: Path) -> None:
    """Opened, it has the newest schema and everything that was in it; its old rows of the lobby are nobody's."""
    path = tmp_path / "conteur.db"
    old = sqlite3.connect(path)
    for statement in _STEPS[0]:
        old.execute(statement)
    old.execute("INSERT INTO entry VALUES ('oak', 1, x'31')")
    old.execute("INSERT INTO listing (\"table\", body) VALUES ('oak', x'31')")
    old.execute("PRAGMA application_id = 0x636F6E74")
    old.execute("PRAGMA user_version = 1")
    old.commit()
    old.close()

    async def story(log: SqliteLog) -> None:
        assert await log.read("oak") == [b"1"]
        assert await log.listings(9, 1) == []
        await log.put_listing("oak", b"2", 1)
        assert await log.listings(9, 1) == [("oak", b"2")]

    tell(path, story)
