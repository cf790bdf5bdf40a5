"""The progress bar, on a real terminal."""

import signal

from tests.cli.running import INTERRUPTED, OK, PATIENCE, conteur, on_terminal


def test_progress_is_shown_on_a_terminal() -> None:
    """A bar that grows to 100 %, then the summary."""
    with on_terminal("simulate", "--games", "5") as (process, terminal):
        shown = terminal.read_all()
        assert OK == process.wait(PATIENCE)
    assert "█" in shown
    assert "100 %  5 games" in shown
    assert shown.index("100 %") < shown.index("5 games of base")


def test_no_progress_in_a_pipe() -> None:
    """A file or a program gets the summary alone."""
    done = conteur("simulate", "--games", "5")
    assert "" == done.stderr
    assert "█" not in done.stdout


def test_ctrl_c_stops_quietly() -> None:
    """Exit code 130, no traceback, and the cursor on a new line."""
    with on_terminal("simulate", "--games", "1000000000") as (process, terminal):
        terminal.read_until("games")
        process.send_signal(signal.SIGINT)
        shown = terminal.read_all()
        assert INTERRUPTED == process.wait(PATIENCE)
    assert shown.endswith("\r\n")
    assert "Traceback" not in shown
