"""The doctor's checks of the folder."""

import asyncio
import contextlib
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from conteur.doctor.folder import file_system_of
from conteur.store.sqlite.log import SqliteLog
from tests.doctor.asking import findings_of
from tests.web.serving import serving


def test_a_folder_in_order(tmp_path: Path) -> None:
    """Before the first start, after it, and while somebody plays; nothing is left behind, nothing made."""
    folder = tmp_path / "new"
    assert {} == findings_of("--data", str(folder))
    assert not folder.exists()
    with serving(folder=folder) as server:
        before = sorted(path.name for path in folder.iterdir())
        assert {} == findings_of("--data", str(folder), "--url", server.url)
        assert before == sorted(path.name for path in folder.iterdir())


@contextlib.contextmanager
def unchangeable(path: Path) -> Iterator[None]:
    """Also for root; skipped where the file system knows no such thing."""
    chattr = shutil.which("chattr")
    if chattr is None or subprocess.run([chattr, "+i", path], check=False, capture_output=True).returncode:  # noqa: S603 - a tool
        pytest.skip("needs chattr, root and a file system that knows it")
    try:
        yield
    finally:
        subprocess.run([chattr, "-i", path], check=True)  # noqa: S603 - a tool


def test_a_folder_that_may_only_be_read(tmp_path: Path) -> None:
    """Said without starting a server."""
    with unchangeable(tmp_path):
        assert {"folder_unwritable"} == findings_of("--data", str(tmp_path)).keys()


def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    """The folder is fine, the pictures in it belong to somebody else, so to say."""
    (tmp_path / "copies").mkdir()
    with unchangeable(tmp_path / "copies"):
        findings = findings_of("--data", str(tmp_path))
    assert {"file_unwritable"} == findings.keys()
    assert str(tmp_path / "copies") in findings["file_unwritable"]


@pytest.mark.skipif(not Path("/dev/full").exists() or not shutil.which("mount"), reason="needs Linux")
def test_a_full_disk(tmp_path: Path) -> None:
    """A small disk of its own: nearly full is said, and full is unwritable."""
    mounted = subprocess.run(  # noqa: S603 - a tool
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(tmp_path)],  # noqa: S607 - wherever it is
        check=False,
        capture_output=True,
    )
    if mounted.returncode:
        pytest.skip("may not mount")
    try:
        assert {"disk_nearly_full"} == findings_of("--data", str(tmp_path)).keys()
        with contextlib.suppress(OSError), (tmp_path / "stuff").open("wb", buffering=0) as stuff:
            while stuff.write(b"x" * 65536):
                pass
        assert {"folder_unwritable"} == findings_of("--data", str(tmp_path)).keys()
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)  # noqa: S603, S607 - as above


def test_files_that_are_no_games(tmp_path: Path) -> None:
    """Another program's, a newer version's, a damaged one."""
    path = tmp_path / "conteur.sqlite"
    path.write_bytes(b"not a database, and long enough to be read as one" * 100)
    assert {"file_unusable"} == findings_of("--data", str(tmp_path)).keys()
    path.unlink()
    (tmp_path / "pictures.sqlite").write_bytes(b"nor is this" * 1000)
    assert {"file_unusable"} == findings_of("--data", str(tmp_path)).keys()
    (tmp_path / "pictures.sqlite").unlink()

    async def damaged() -> None:
        log = await SqliteLog.open(path)
        await log.append("oak", 0, [b"x" * 3000] * 20)
        await log.close()

    asyncio.run(damaged())
    assert {} == findings_of("--data", str(tmp_path))
    raw = bytearray(path.read_bytes())
    raw[4096 * 8 :] = b"\xff" * (len(raw) - 4096 * 8)
    path.write_bytes(raw)
    assert findings_of("--data", str(tmp_path)).keys() in ({"file_damaged"}, {"file_unusable"})


def test_network_file_systems() -> None:
    """From a list as Linux writes it; nothing is mounted here."""
    mounts = (
        "22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw\n"
        "30 22 0:26 / /srv rw,relatime shared:5 - nfs4 nas:/games rw,vers=4.2\n"
        "31 30 0:27 / /srv/my\\040disk rw - xfs /dev/vdb rw\n"
    )
    assert "nfs4" == file_system_of(Path("/srv/conteur"), mounts)
    assert "ext4" == file_system_of(Path("/srv2/conteur"), mounts)
    assert "xfs" == file_system_of(Path("/srv/my disk/conteur"), mounts)
    assert "" == file_system_of(Path("/srv"), "")
