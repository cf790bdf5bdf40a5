"""The doctor's check of the limits of the operating system."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import OK, REFUSED


@pytest.mark.parametrize(("files", "is_enough"), [(256, False), (4096, True)])
def test_open_files(tmp_path: Path, *, files: int, is_enough: bool) -> None:
    """As many as the shell that starts it may have."""
    done = subprocess.run(  # noqa: S603 - our own command
        ["/bin/sh", "-c", f"ulimit -n {files} && {sys.executable} -m conteur doctor --data {tmp_path}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (OK if is_enough else REFUSED) == done.returncode
    assert is_enough == ("may open 256 files at a time" not in done.stdout)
    assert is_enough == ("LimitNOFILE=65536" not in done.stdout)
