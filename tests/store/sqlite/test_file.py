"""A file that is missing, moved, locked or not ours, and a writer that dies: reported clearly, and nothing hangs."""

import asyncio
import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from conteur.store.log import LogUnavailable
from conteur.store.sqlite import file as sqlite_file
from conteur.store.sqlite.log import SqliteLog
from tests.store.sqlite.opening import run_with_log

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows does not move a file that is open")


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

    run_with_log(tmp_path / "conteur.db", story)


@needs_posix
def test_a_folder_moved_away_and_back(tmp_path: Path) -> None:
    """Without its file the log refuses, with it again it continues; what was refused was not written."""
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

    run_with_log(home / "conteur.db", story)


@needs_posix
def test_a_removed_folder(tmp_path: Path) -> None:
    """A log whose file is gone refuses, and does not create an empty one in its place."""
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

    run_with_log(home / "conteur.db", story)


def test_a_file_locked_by_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock held too long is reported; once it is released, writing continues."""
    monkeypatch.setattr(sqlite_file, "_BUSY_TIMEOUT", 0.05)

    async def story(log: SqliteLog) -> None:
        other = sqlite3.connect(tmp_path / "conteur.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LogUnavailable, match="another program holds it"):
            await log.append("oak", 0, [b"1"])
        other.execute("ROLLBACK")
        other.close()
        await log.append("oak", 0, [b"1"])
        assert await log.read("oak") == [b"1"]

    run_with_log(tmp_path / "conteur.db", story)


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

    run_with_log(path, nothing)
    other = sqlite3.connect(path)
    other.execute("PRAGMA user_version = 999")
    other.close()


def remove_folder(path: Path) -> None:
    """Not even a folder."""
    path.parent.rmdir()


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (make_text, "not a file of conteur"),
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
