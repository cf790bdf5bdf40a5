"""What was acknowledged is in the file: killed processes, full disks, files that may not be written."""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from conteur.store.sqlite.log import SqliteLog
from tests.store.sqlite.child import NOBODY

HERE = Path(__file__).parents[3]
TABLES = [f"table{number}" for number in range(6)]
needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither file size limits nor users' ids")


def start_child(act: str, path: Path) -> "subprocess.Popen[str]":
    """The other process, with its acknowledgements in a pipe."""
    command = [sys.executable, "-m", "tests.store.sqlite.child", act, str(path)]
    return subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own program


def run_child(act: str, path: Path) -> list[str]:
    """What the other process printed, once it has ended."""
    with start_child(act, path) as child:
        said, _ = child.communicate(timeout=60)
    assert child.returncode == 0
    return said.splitlines()


def read_all(path: Path) -> dict[str, list[bytes]]:
    """Every table's entries, as the next server finds them."""

    async def read() -> dict[str, list[bytes]]:
        log = await SqliteLog.open(path)
        try:
            for code in TABLES:
                assert await log.version(code) == len(await log.read(code))
            return {code: await log.read(code) for code in TABLES}
        finally:
            await log.close()

    return asyncio.run(read())


def check_acknowledged(path: Path, pool: Sequence[str]) -> None:
    """Each line's entry has the number and the body that was acknowledged."""
    entries = read_all(path)
    for line in pool:
        code, version, body = line.split()
        assert entries[code][int(version) - 1] == body.encode()


def test_killed_at_any_moment(tmp_path: Path) -> None:
    """After kill -9, every acknowledged entry is there, in its place; the next process continues from there."""
    path = tmp_path / "conteur.db"
    dice = random.Random(11)  # noqa: S311 - no secret
    pool: list[str] = []
    for _ in range(10):
        with start_child("write", path) as child:
            assert child.stdout is not None
            pool += [child.stdout.readline() for _ in range(dice.randrange(1, 250))]
            child.kill()
            pool += child.stdout  # acknowledged before the end, read after it
        check_acknowledged(path, pool)
    assert len(pool) > 500
    for code, bodies in read_all(path).items():
        assert [f"{code}-{version}-".ljust(60, "x").encode() for version in range(1, len(bodies) + 1)] == bodies


@needs_posix
def test_a_full_disk(tmp_path: Path) -> None:
    """On a full disk an append is refused and says why; nothing acknowledged is lost; with space again it works."""
    path = tmp_path / "conteur.db"
    said = run_child("fill", path)
    refusals = [line for line in said if line.startswith("refused:")]
    pool = [line for line in said if not line.startswith("refused:")]
    assert len(refusals) == 3
    assert all(str(path) in refusal and "disk" in refusal for refusal in refusals)
    assert len(pool) > 100
    check_acknowledged(path, pool)
    assert len(pool) == sum(map(len, read_all(path).values()))  # and nothing is there that was not acknowledged


@needs_posix
@pytest.mark.parametrize("what", ["conteur.db", "."])
def test_no_right_to_write(what: str) -> None:
    """A file or a folder that may only be read is named when the log is opened."""
    with tempfile.TemporaryDirectory() as name:  # not tmp_path, which belongs to root alone when root tests
        folder = Path(name)
        path = folder / "conteur.db"
        read_all(path)
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
            os.chown(path, NOBODY, NOBODY)
        (folder / what).chmod(0o500)
        (refusal,) = run_child("readonly", path)
        folder.chmod(0o700)
    assert str(path) in refusal
    assert "make the file and its folder writable" in refusal
