"""The command line as a whole: help, versions, pipes that close."""

# ruff: noqa: S603, S607 - the processes are our own

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from conteur.cli.serve import patience_of
from tests.cli.running import COMMAND, NOT_UNDERSTOOD, OK, conteur

COMMANDS = ("serve", "watch", "simulate", "score", "verify", "deck")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    """What it is for, and its options."""
    done = conteur(command, "--help")
    assert (OK, "") == (done.returncode, done.stderr)
    assert done.stdout.startswith(f"usage: conteur {command}")


def test_serving_waits_three_minutes_for_who_is_away() -> None:
    """And one minute for a host; whoever names a time means both."""
    usual = patience_of(None, 2.0)
    assert (180.0, 60.0) == (usual.absence, usual.host_absence)
    named = patience_of(300.0, 2.0)
    assert (300.0, 300.0) == (named.absence, named.host_absence)


def test_help_names_every_command() -> None:
    """With something to try, and the exit codes."""
    done = conteur("--help")
    assert (OK, "") == (done.returncode, done.stderr)
    for words in (*COMMANDS, "exit codes: 0", "try:"):
        assert words in done.stdout


def test_the_turn_in_the_help_can_be_scored() -> None:
    """Copied from the help into a shell it answers."""
    shown = conteur("--help").stdout
    turn = shown[shown.index("echo '") + len("echo '") : shown.index("' | conteur score")]
    assert '{"points": {"Ana": 3, "Bo": 5, "Cy": 0, "Di": 0}}\n' == conteur("score", sent=turn).stdout


def test_version() -> None:
    """The installed one."""
    assert f"conteur {version('conteur')}\n" == conteur("--version").stdout


@pytest.mark.parametrize("arguments", [("juggle",), ("--loud",), ("verify",)])
def test_no_such_command(arguments: tuple[str, ...]) -> None:
    """Usage and reason; exit code 2."""
    done = conteur(*arguments)
    assert (NOT_UNDERSTOOD, "") == (done.returncode, done.stdout)
    assert "usage: conteur" in done.stderr


def test_the_installed_script_is_the_same_program() -> None:
    """`conteur` and `python -m conteur` both lead here."""
    script = Path(sys.executable).with_name("conteur")
    done = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert conteur("--version").stdout == done.stdout


@pytest.mark.parametrize(
    "arguments",
    [("watch", "--no-pause"), ("simulate", "--games", "1"), ("--help",), ("score", "--help"), ("--version",)],
)
def test_whoever_reads_may_stop_reading(arguments: tuple[str, ...]) -> None:
    """As with `| head -1`: no traceback, exit code 0."""
    with subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert b"" == process.stderr.read()
        assert OK == process.wait()


def test_head() -> None:
    """The real one."""
    line = f"{sys.executable} -m conteur watch --no-pause --players 12 | head -1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", line], capture_output=True, text=True, check=False)
    assert (OK, "") == (done.returncode, done.stderr)
    assert done.stdout.startswith("Base: Ana")


def test_a_full_disk() -> None:
    """An answer that cannot be written is told on standard error."""
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "simulate", "--games", "1"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (NOT_UNDERSTOOD, "conteur: cannot continue: No space left on device\n") == (done.returncode, done.stderr)


def test_a_closed_input() -> None:
    """Without standard input there is nothing to score."""
    line = f"{sys.executable} -m conteur score <&-"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert NOT_UNDERSTOOD == done.returncode
    assert done.stderr.startswith("conteur: nothing to score")
