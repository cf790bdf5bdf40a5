"""The doctor's check of the limits of the operating system."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import OK, REFUSED
from tests.web.hostile import Guest
from tests.web.serving import Server


@pytest.mark.parametrize(("limit", "is_enough"), [("-n 256", False), ("-n 4096", True), ("-S -n 256", True)])
def test_open_files(tmp_path: Path, *, limit: str, is_enough: bool) -> None:
    """As many as the shell that starts it may have at most: a server takes all of them."""
    done = subprocess.run(  # noqa: S603 - our own command
        ["/bin/sh", "-c", f"ulimit {limit} && {sys.executable} -m conteur doctor --data {tmp_path}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (OK if is_enough else REFUSED) == done.returncode
    assert is_enough == ("may open 256 files at a time" not in done.stdout)
    assert is_enough == ("LimitNOFILE=65536" not in done.stdout)


def test_a_server_takes_all_it_may(tmp_path: Path) -> None:
    """Started with few, it raises its own limit, and silent connections do not keep others out."""
    start = f'ulimit -S -n 200 && exec {sys.executable} -m conteur serve "$@"'
    with Server(folder=tmp_path, program=["/bin/sh", "-c", start, "sh"]) as server:
        silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(300)]
        with Guest(server.port) as guest:
            assert 200 == guest.ask("GET", "/healthz").status
        for connection in silent:
            connection.close()
        assert "" == server.errors
