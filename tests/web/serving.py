"""A real server in a process of its own, for whoever needs one. May be killed and started again where it was."""

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self
from urllib.parse import urlsplit

_READY: Final = "conteur is open at "
_LONGEST_START: Final = 60.0
"""Seconds a server may take to open; then it is killed, and the test told."""
_BUSY: Final = '"what": "a brain took too long"'
_LONGEST_END: Final = 20.0
"""Seconds a server may take to go when it is asked to; then it is killed."""


class Server:
    """`conteur serve` on a free port of the loopback, with a folder of its own.

    with Server() as server:
        server.url       "http://127.0.0.1:PORT"
        server.kill()    as if the power had gone
        server.start()   again, on the same port and with the same games
    """

    def __init__(
        self,
        *options: str,
        folder: Path | None = None,
        impatience: Mapping[str, float] | None = None,
        release: Path | None = None,
        program: Sequence[str | Path] | None = None,
    ) -> None:
        """Not running yet; `options` are those of `conteur serve`. Without a folder, a temporary one.

        `impatience` gives times of ServerSettings that no option changes (`tests.web.short_timeouts`). `release` is
        the folder of another conteur than the one under test (`tests.release`). `program` is one installed elsewhere.
        """
        self._options = options
        self._impatience = impatience
        self._release = release
        self._program = program
        self._own_folder = (
            None if folder else tempfile.TemporaryDirectory(prefix="conteur-", ignore_cleanup_errors=True)
        )
        self.folder = folder or Path(self._own_folder.name if self._own_folder else "")
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self._stderr: IO[str] | None = None

    @property
    def url(self) -> str:
        """Where it is open, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The running process."""
        if self._process is None:
            raise RuntimeError("the server is not running")
        return self._process.pid

    @property
    def errors(self) -> str:
        """All it has written to stderr so far, over every start; a quiet server has written nothing.

        That a bot took too long is told by a busy machine, not by a fault.
        """
        path = self.folder / "stderr.txt"
        said = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
        return "".join(line for line in said.splitlines(keepends=True) if _BUSY not in line)

    def start(self) -> None:
        """Start it and wait until it is open; after the first time, on the same port."""
        if self._process is not None:
            raise RuntimeError("the server is running already")
        self.folder.mkdir(parents=True, exist_ok=True)
        self._stderr = (self.folder / "stderr.txt").open("a", encoding="utf-8")
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            [*(self._program or _program(self._impatience)), *_where(self.port, self.folder), *self._options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self._stderr,
            text=True,
            env=self._environment(),
        )
        watch = threading.Timer(_LONGEST_START, self._process.kill)
        watch.start()
        try:
            self.port = self._read_port(self._process)
        except BaseException:
            self.kill()
            raise
        finally:
            watch.cancel()
            watch.join()

    def _environment(self) -> dict[str, str] | None:
        if self._program is not None:
            return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return None if self._release is None else {**os.environ, "PYTHONPATH": str(self._release)}

    def _read_port(self, process: subprocess.Popen[str]) -> int:
        for line in process.stdout or ():
            if line.startswith(_READY):
                port = urlsplit(line.removeprefix(_READY).strip()).port
                if port:
                    return port
        raise RuntimeError(f"the server ended before it was open (code {process.wait()}):\n{self.errors}")

    def stop(self) -> int:
        """Ask it to go, and wait until it has; its exit code."""
        if self._process is None:
            return 0
        self._process.terminate()
        try:
            self._process.wait(_LONGEST_END)
        except subprocess.TimeoutExpired:
            self._process.kill()
        return self._collect()

    def kill(self) -> None:
        """End it without warning (SIGKILL)."""
        if self._process is not None:
            self._process.kill()
            self._collect()

    def restart(self) -> None:
        """Kill it and start it again: the same port, the same games."""
        self.kill()
        self.start()

    def _collect(self) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        code = process.wait()
        if process.stdout:
            process.stdout.close()
        if self._stderr:
            self._stderr.close()
        return code

    def __enter__(self) -> Self:
        """Started and open."""
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Ended, and its temporary folder gone."""
        self.stop()
        if self._own_folder:
            self._own_folder.cleanup()


def _program(impatience: Mapping[str, float] | None) -> list[str]:
    words = ["conteur"] if impatience is None else ["tests.web.short_timeouts", json.dumps(impatience)]
    return [sys.executable, "-m", *words, "serve"]


def _where(port: int, folder: Path) -> list[str]:
    return ["--host", "127.0.0.1", "--port", str(port), "--data", str(folder), "--no-browser"]


@contextlib.contextmanager
def serving(
    *options: str, folder: Path | None = None, impatience: Mapping[str, float] | None = None
) -> Iterator[Server]:
    """A server, open until the end of the block."""
    with Server(*options, folder=folder, impatience=impatience) as server:
        yield server
