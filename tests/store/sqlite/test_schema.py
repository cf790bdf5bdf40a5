"""A file of every earlier version is upgraded by opening it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from conteur.store.log import LogUnavailable
from conteur.store.sqlite.log import SqliteLog
from conteur.store.sqlite.schema import LOG_SCHEMA, Schema, upgrade
from conteur.store.sqlite.upkeep import SqliteUpkeep
from tests.store.packing import pack
from tests.store.sqlite.opening import run_with_log

STEPS = LOG_SCHEMA.steps


def old_file(path: Path, steps: int) -> sqlite3.Connection:
    """A file as it was after so many steps; from step 5 on entries are chained."""
    file = sqlite3.connect(path, isolation_level=None)
    upgrade(file, Schema(LOG_SCHEMA.application_id, STEPS[:steps], "listing"))
    return file


@pytest.mark.parametrize("done", range(1, len(STEPS)))
def test_from_every_earlier_version(tmp_path: Path, done: int) -> None:
    """Whatever was written before is there afterwards, and everything new works."""
    path = tmp_path / "conteur.sqlite"
    file = old_file(path, done)
    if done < 5:
        file.execute("INSERT INTO entry VALUES ('oak', 1, x'6f6c64')")
    else:
        file.execute("INSERT INTO entry VALUES (1, NULL, 1, x'6f6c64')")
        file.execute("INSERT INTO head VALUES (1, 'oak', 1, 1)")
    file.execute("INSERT INTO blob VALUES ('oak', 'clue', 'audio/ogg', x'686f6f')")
    file.close()

    async def story(log: SqliteLog) -> None:
        assert await log.read("oak") == [b"old"]
        assert await log.blob("oak", "clue") == ("audio/ogg", b"hoo")
        await log.append("oak", 1, [b"new"])
        assert await log.read("oak") == [b"old", b"new"]
        await log.put_listing("oak", b"{}", 7)
        assert await log.listings(9, 0) == [("oak", b"{}")]

    run_with_log(path, story)


def test_a_file_with_an_index(tmp_path: Path) -> None:
    """Tables side by side, one of them packed: chained in their order, read, written and removed as before."""
    path = tmp_path / "conteur.sqlite"
    file = old_file(path, 4)
    rows = [(code, version, b"%d" % version) for version in (1, 2, 3) for code in ("oak", "elm", "ash")]
    file.executemany("INSERT INTO entry VALUES (?, ?, ?)", [*rows, ("fir", 3, b"3")])
    file.execute("INSERT INTO attic VALUES ('fir', ?)", (pack([b"1", b"2"]),))
    file.close()

    async def story(log: SqliteLog) -> None:
        upkeep = SqliteUpkeep(path)
        assert [tail.code for tail in await upkeep.tails("", 9)] == ["ash", "elm", "fir", "oak"]
        for code in ("oak", "elm", "ash", "fir"):
            assert await log.read(code) == [b"1", b"2", b"3"]
            assert await log.read(code, 2) == [b"3"]
            await log.append(code, 3, [b"4", b"5"])
        await upkeep.remove("ash")
        await log.append("ash", 0, [b"new"])
        await log.append("elm", 5, [b"6"])
        assert await log.read("elm") == [b"1", b"2", b"3", b"4", b"5", b"6"]
        assert await log.read("fir", 3) == [b"4", b"5"]
        assert await log.read("oak", 1) == [b"2", b"3", b"4", b"5"]
        assert await log.read("ash") == [b"new"]
        assert await upkeep.count() == 4
        await upkeep.close()

    run_with_log(path, story)


def test_a_file_with_packed_tables(tmp_path: Path) -> None:
    """Packed entries are entries again: read, cut, rewritten and removed like all others; tables beside them stay."""
    path = tmp_path / "conteur.sqlite"
    file = old_file(path, 6)
    bodies = [b"", b"\0" * 300, *(b"%d" % number for number in range(40))]
    file.execute("INSERT INTO entry VALUES (7, NULL, 43, x'6c617374')")
    file.execute("INSERT INTO entry VALUES (8, 7, 44, x'6f616b')")
    file.execute("INSERT INTO head VALUES (1, 'oak', 44, 8)")
    file.execute("INSERT INTO entry VALUES (9, NULL, 1, x'656c6d')")
    file.execute("INSERT INTO head VALUES (2, 'elm', 1, 9)")
    file.execute("INSERT INTO entry VALUES (10, NULL, 3, x'666972')")
    file.execute("INSERT INTO head VALUES (3, 'fir', 3, 10)")
    file.execute("INSERT INTO attic VALUES ('oak', ?), ('fir', ?)", (pack(bodies), pack([b"1", b"2"])))
    file.close()
    bodies += [b"last", b"oak"]

    async def story(log: SqliteLog) -> None:
        for after in (0, 1, 41, 42, 43, 44):
            assert await log.read("oak", after) == bodies[after:]
            assert await log.sift("oak", lambda body: len(body) < 300, after) == [
                b"" if len(body) == 300 else body for body in bodies[after:]
            ]
        assert await log.version("oak") == 44
        await log.append("oak", 44, [b"new"])
        assert (await log.read("elm"), await log.read("fir")) == ([b"elm"], [b"1", b"2", b"fir"])
        upkeep = SqliteUpkeep(path)
        await upkeep.rewrite("oak", {2: b"two", 45: b"newer"})
        assert await log.read("oak") == [b"", b"two", *bodies[2:], b"newer"]
        await upkeep.remove("oak")
        assert await log.read("oak") == []
        assert (await log.read("elm"), await log.read("fir")) == ([b"elm"], [b"1", b"2", b"fir"])
        await upkeep.close()

    run_with_log(path, story)
    left = sqlite3.connect(path)
    assert [(4,)] == left.execute("SELECT count(*) FROM entry").fetchall()
    assert [] == left.execute("SELECT name FROM sqlite_master WHERE name = 'attic'").fetchall()
    left.close()


def test_an_upgrade_that_fails(tmp_path: Path) -> None:
    """All steps or none: what cannot be unpacked is left as it was, and nothing is lost."""
    path = tmp_path / "conteur.sqlite"
    file = old_file(path, 6)
    file.execute("INSERT INTO entry VALUES (1, NULL, 3, x'33')")
    file.execute("INSERT INTO head VALUES (1, 'oak', 3, 1)")
    file.execute("INSERT INTO attic VALUES ('oak', x'00')")
    file.close()
    with pytest.raises(LogUnavailable, match=r"conteur.sqlite: a packed history is damaged"):
        asyncio.run(SqliteLog.open(path))
    file = sqlite3.connect(path)
    assert [(6,), (b"\0",)] == [
        file.execute(sql).fetchone() for sql in ("PRAGMA user_version", "SELECT packed FROM attic")
    ]
    file.close()


def test_a_file_from_before_rows_had_dates(tmp_path: Path) -> None:
    """Its listings count as expired."""
    path = tmp_path / "conteur.sqlite"
    file = old_file(path, 1)
    file.execute("INSERT INTO listing (\"table\", body) VALUES ('oak', x'31')")
    file.close()

    async def story(log: SqliteLog) -> None:
        assert await log.listings(9, 1) == []
        await log.put_listing("oak", b"2", 1)
        assert await log.listings(9, 1) == [("oak", b"2")]

    run_with_log(path, story)
