"""Runs conteur as a process of its own, the way people and programs do."""

# ruff: noqa: S603 - the processes are our own

import contextlib
import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

COMMAND: Final = (sys.executable, "-m", "conteur")
PATIENCE: Final = 60
"""Seconds after which a process hangs; no test waits for them to pass."""

PRESSES: Final = 30
OK, REFUSED, NOT_UNDERSTOOD, INTERRUPTED = 0, 1, 2, 130


def conteur(*arguments: str, sent: str | bytes = "", **variables: str) -> "subprocess.CompletedProcess[str]":
    """What a command answers to what was sent."""
    raw = sent if isinstance(sent, bytes) else sent.encode()
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=raw,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, **variables},
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def scored(turns: Iterable[object]) -> list[Any]:
    """The answers to turns that are all understood, one process for all of them."""
    sent = "".join(json.dumps(turn) + "\n" for turn in turns)
    done = conteur("score", sent=sent)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert "" == done.stderr
    assert (REFUSED if any("refused" in answer for answer in answers) else OK) == done.returncode
    return answers


def interrupted(process: "subprocess.Popen[bytes]") -> int:
    """The exit code after Ctrl-C, pressed again when it fell between a prompt and the reading of the answer."""
    for _ in range(PRESSES):
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return process.wait(PATIENCE / PRESSES)
    return process.wait(PATIENCE)


class Terminal:
    """Our end of a pseudo-terminal: the screen and the keys."""

    def __init__(self, ours: int) -> None:
        """An open descriptor."""
        self._ours = ours
        self.shown = ""

    def read_until(self, words: str) -> None:
        """Read on until these words have been shown, or nothing more comes."""
        while words not in self.shown and (some := self._read()):
            self.shown += some

    def read_all(self) -> str:
        """Everything shown until the process is gone."""
        while some := self._read():
            self.shown += some
        return self.shown

    def type(self, keys: bytes) -> None:
        """What a person would press."""
        os.write(self._ours, keys)

    def _read(self) -> str:
        try:
            return os.read(self._ours, 65536).decode(errors="replace")
        except OSError:  # Linux says so when the other end is closed
            return ""


@contextmanager
def on_terminal(*arguments: str, stdin: bool = False) -> Iterator[tuple["subprocess.Popen[bytes]", Terminal]]:
    """A command whose output (and with `stdin` its input too) is a terminal."""
    ours, theirs = pty.openpty()
    try:
        process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs if stdin else subprocess.DEVNULL,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        with process:
            try:
                yield process, Terminal(ours)
            finally:
                process.kill()
    finally:
        os.close(ours)
