"""The SQLite writer: one impossible job fails alone, and no caller waits for a writer that has died."""

import asyncio
import ctypes
from pathlib import Path

import pytest

from conteur.store.log import Conflict, LogUnavailable
from conteur.store.sqlite.log import SqliteLog
from tests.store.log_contract import append_persistently
from tests.store.sqlite.opening import run_with_log


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

    run_with_log(tmp_path / "conteur.db", story)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")  # the test kills it
def test_a_writer_that_dies(tmp_path: Path) -> None:
    """Waiting and later callers of a dead writer get an error; what was acknowledged is there."""

    async def story(log: SqliteLog) -> None:
        async def write_on(code: str) -> None:
            while True:
                await append_persistently(log, code, b"x")
                counts[code] += 1

        counts = {f"table{number}": 0 for number in range(20)}
        writers = [asyncio.ensure_future(write_on(code)) for code in counts]
        await log.append("oak", 0, [b"1"])
        thread = log._writer._worker.ident
        assert thread is not None
        assert ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(SystemExit)) == 1
        answers = await asyncio.gather(*writers, return_exceptions=True)
        assert [LogUnavailable] * 20 == [type(answer) for answer in answers]
        with pytest.raises(LogUnavailable, match="start conteur again"):
            await log.append("oak", 1, [b"2"])
        for code, count in counts.items():
            assert await log.version(code) >= count

    run_with_log(tmp_path / "conteur.db", story)
