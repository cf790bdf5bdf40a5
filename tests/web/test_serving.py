"""The helper that starts servers does what it says."""

from pathlib import Path

import pytest

from tests.web.serving import Server, serving
from tests.web.stranger import call


def test_a_server_comes_back_where_it_was() -> None:
    """Killed or asked to go: the same port, the same games, another process."""
    with serving() as server:
        url, pid = server.url, server.pid
        code = call(f"{url}/api/tables", {})["code"]
        server.restart()
        assert url == server.url
        assert pid != server.pid
        assert code == call(f"{url}/api/tables/{code}")["code"]
        assert 0 == server.stop()
        server.start()
        assert code == call(f"{url}/api/tables/{code}")["code"]
        assert server.errors == ""


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    """With its own words, and nothing is left running."""
    server = Server("--nonsense", folder=tmp_path)
    with pytest.raises(RuntimeError, match="nonsense"):
        server.start()
    with pytest.raises(RuntimeError, match="not running"):
        _ = server.pid
