"""What `conteur serve` says to somebody at a terminal: an address, a QR code of it, and a browser that opens."""

import os
import select
import signal
import sys
import time
from pathlib import Path

import cv2
import numpy as np
import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs a terminal of its own")
LONGEST = 60.0
HALVES = {" ": (0, 0), "\N{UPPER HALF BLOCK}": (1, 0), "\N{LOWER HALF BLOCK}": (0, 1), "\N{FULL BLOCK}": (1, 1)}


def at_a_terminal(folder: Path, *words: str) -> str:
    """All it says until it is open; then Ctrl-C, which it obeys."""
    import pty  # noqa: PLC0415 - not on every system

    command = [sys.executable, "-m", "conteur", *words, "--port", "0", "--data", str(folder)]
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ["BROWSER"] = str(folder / "browser")
        os.execv(command[0], command)  # noqa: S606 - our own command
    said, end = b"", time.monotonic() + LONGEST
    while b"Ctrl-C" not in said and time.monotonic() < end:
        if select.select([terminal], [], [], 1.0)[0]:
            said += os.read(terminal, 65536)
    while "--no-browser" not in words and not (folder / "opened").exists() and time.monotonic() < end:
        time.sleep(0.05)
    os.kill(pid, signal.SIGINT)
    _, status = os.waitpid(pid, 0)
    os.close(terminal)
    assert status == 0
    return said.decode()


@pytest.mark.parametrize("words", [("serve",), ()])
def test_the_address_for_phones(tmp_path: Path, words: tuple[str, ...]) -> None:
    """A camera that looks at the terminal reads the address that is printed under it; the browser opens here.

    `conteur` alone does the same.
    """
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opening && mv {tmp_path}/opening {tmp_path}/opened\n')
    browser.chmod(0o700)
    said = at_a_terminal(tmp_path, *words)
    link = said.partition("conteur is open at ")[2].split()[0]
    here = said.partition("on this machine: ")[2].split()[0]
    assert (tmp_path / "opened").read_text(encoding="utf-8").strip() == here
    rows = [line for line in said.splitlines() if line and set(line) <= set(HALVES)]
    dots = np.array([[HALVES[sign][half] for sign in row] for row in rows for half in (0, 1)], dtype=np.uint8)
    picture = np.kron(dots, np.full((8, 8), 255, dtype=np.uint8))
    text, *_ = cv2.QRCodeDetector().detectAndDecode(cv2.cvtColor(picture, cv2.COLOR_GRAY2BGR))
    assert text == link


@pytest.mark.parametrize("words", [("serve", "--no-browser"), ("--no-browser",)])
def test_without_a_browser(tmp_path: Path, words: tuple[str, ...]) -> None:
    """It says the same, and opens nothing."""
    assert "conteur is open at http://" in at_a_terminal(tmp_path, *words)
    assert not (tmp_path / "opened").exists()
