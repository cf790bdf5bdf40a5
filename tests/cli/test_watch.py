"""`conteur watch`: a game to look at."""

import pytest

from tests.cli.running import INTERRUPTED, OK, PATIENCE, conteur, interrupted, on_terminal

PROMPT = "Enter for the next round"
KEY_CTRL_D = b"\x04"


@pytest.mark.parametrize(
    ("mode", "players"), [("base", 3), ("base", 6), ("base", 7), ("base", 12), ("party", 6), ("party", 12), ("team", 8)]
)
def test_every_mode(mode: str, players: int) -> None:
    """Each round has its clue, its gallery, its track, and at the end somebody has won."""
    done = conteur("watch", "--no-pause", "--mode", mode, "--players", str(players), "--seed", "3")
    assert (OK, "") == (done.returncode, done.stderr)
    assert done.stdout.startswith(f"{mode.capitalize()}: Ana")
    assert "Round 1   " in done.stdout
    assert " won with " in done.stdout
    assert ("★" in done.stdout) == (mode != "party"), "whose card it was is shown, and never in Party"
    assert ("● red" in done.stdout) == (mode == "party")
    assert "\x1b[" not in done.stdout, "no colours in a pipe"


def test_the_first_lines_tell_how_to_see_it_again() -> None:
    """The command it shows plays the same game."""
    first = conteur("watch", "--no-pause", "--mode", "team", "--players", "6")
    again = first.stdout.splitlines()[1].split()
    assert first.stdout == conteur(*again[1:], "--no-pause").stdout


def test_other_ends() -> None:
    """By laps and by the last card of the pile."""
    for option in ("end=laps:1", "end=pile"):
        assert " won with " in conteur("watch", "--option", option, "--seed", "1").stdout


def test_a_pipe_is_not_waited_for() -> None:
    """Nobody can press Enter there."""
    assert PROMPT not in conteur("watch", "--seed", "1", sent="\n" * 100).stdout


def test_a_terminal_without_rabbits() -> None:
    """Characters it lacks are escaped; the game goes on."""
    done = conteur("watch", "--seed", "1", PYTHONIOENCODING="ascii")
    assert (OK, "") == (done.returncode, done.stderr)
    assert "\\U0001f407" in done.stdout


def test_a_terminal_gets_colours_and_pauses() -> None:
    """Round two comes after Enter, not before."""
    with on_terminal("watch", "--seed", "1", stdin=True) as (_, terminal):
        terminal.read_until(PROMPT)
        assert "Round 2" not in terminal.shown
        assert "\x1b[1m" in terminal.shown
        terminal.type(b"\n")
        terminal.read_until("Round 2")
        assert "Round 2" in terminal.shown


def test_ctrl_d_plays_to_the_end() -> None:
    """Who will press nothing any more sees the rest at once."""
    with on_terminal("watch", "--seed", "1", stdin=True) as (process, terminal):
        terminal.read_until(PROMPT)
        terminal.type(KEY_CTRL_D)
        shown = terminal.read_all()
        assert OK == process.wait(PATIENCE)
    assert " won with " in shown
    assert "Traceback" not in shown


def test_ctrl_c_leaves() -> None:
    """Exit code 130, and no traceback."""
    with on_terminal("watch", "--seed", "1", stdin=True) as (process, terminal):
        terminal.read_until(PROMPT)
        assert INTERRUPTED == interrupted(process)
        shown = terminal.read_all()
    assert "Traceback" not in shown
