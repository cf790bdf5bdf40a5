"""Commands that answer JSON lines."""

from tests.cli.running import conteur


def test_nothing_was_asked() -> None:
    """Whoever calls one without a question is told how to ask."""
    for command in ("hear", "tell"):
        done = conteur(command)
        assert (2, "") == (done.returncode, done.stdout)
        assert "send questions as JSON, one a line" in done.stderr
