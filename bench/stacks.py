"""The servers that are compared: how each is installed, started, and filled with tables."""

import asyncio
import contextlib
import hashlib
import http.client
import json
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.tables import SEATS, fill, scene, write_script

HERE = Path(__file__).parent
PEERS = HERE / "peers"
SERVER_CORE, LOAD_CORE = "0", "1"


class Running(NamedTuple):
    """A server that is open, and what the load has to know of it."""

    pid: int
    options: list[str]

    @property
    def memory(self) -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")) * 1024


class Stack(NamedTuple):
    """One kind of server."""

    name: str
    language: str
    command: tuple[str, ...]


CONTEUR = Stack("conteur", "conteur", (sys.executable, "-m", "conteur", "serve"))
PICOWS = Stack("bare picows", "plain", (sys.executable, str(PEERS / "picows_server.py")))
WS = Stack("Node ws", "plain", ("node", str(PEERS / "ws_server.js")))
COLYSEUS = Stack("Colyseus send", "colyseus", ("node", str(PEERS / "colyseus_server.js")))
BOARDGAME = Stack("boardgame.io", "bgio", ("node", str(PEERS / "boardgame_server.js")))
STACKS = (CONTEUR, PICOWS, WS, COLYSEUS, BOARDGAME)


def install_peers() -> None:
    """Install the peers, once: neither playing nor testing needs them."""
    if not (PEERS / "node_modules").exists():
        npm = shutil.which("npm") or sys.exit("npm is needed to install the peers")
        command = [npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
        subprocess.run(command, cwd=PEERS, check=True)  # noqa: S603 - the peers named in package.json


def build_load() -> Path:
    """The load generator, compiled."""
    compiler = shutil.which("cc") or shutil.which("gcc") or sys.exit("a C compiler is needed for load.c")
    source = HERE / "load.c"
    target = Path(tempfile.gettempdir()) / f"conteur-load-{hashlib.sha256(source.read_bytes()).hexdigest()[:12]}"
    command = [compiler, "-O2", "-Wall", "-Wextra", "-o", str(target), str(source), "-lm"]
    subprocess.run(command, check=True)  # noqa: S603 - our own source
    return target


def allow_many_connections() -> None:
    """Raise the limit of open files to the maximum; child processes inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextlib.contextmanager
def running(stack: Stack, tables: int, connected: int = SEATS) -> Iterator[Running]:
    """The server with this many tables, `connected` seats of each to be taken by the load; alone on its core."""
    with tempfile.TemporaryDirectory(prefix="conteur-bench-", ignore_cleanup_errors=True) as folder:
        port, where = free_port(), Path(folder)
        options = [
            "--language",
            stack.language,
            "--port",
            str(port),
            "--tables",
            str(tables),
            "--seats",
            str(connected),
        ]
        arguments = [str(port)]
        if stack is CONTEUR:
            options += ["--script", str(where / "script")]
            arguments = conteur_arguments(where, port, tables, connected)
        command = ["taskset", "-c", SERVER_CORE, *stack.command, *arguments]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)  # noqa: S603 - the table above
        try:
            wait_until_open(process)
            if stack is COLYSEUS:
                options += ["--script", str(reserve_seats(where / "script", port, tables * SEATS))]
            yield Running(process.pid, [*options, "--pid", str(process.pid)])
        finally:
            process.terminate()
            process.wait()
            if process.stdout:
                process.stdout.close()


def conteur_arguments(where: Path, port: int, tables: int, connected: int) -> list[str]:
    """Tables in the middle of a vote, and rate limits high enough for all connections from one machine."""
    begun = scene()
    codes = asyncio.run(fill(f"sqlite:{where / 'conteur.sqlite'}", begun.bodies, tables))
    write_script(where / "script", codes, begun.seats[:connected])
    door = ["--host", "127.0.0.1", "--port", str(port), "--data", str(where), "--no-browser"]
    return [*door, "--allowance", "1000000", "--absence", "36000"]


def wait_until_open(process: subprocess.Popen[str]) -> None:
    """Read its output until it says that it is listening."""
    for line in process.stdout or ():
        if line.startswith(("up", "conteur is open", "INFO: App serving")):
            return
    raise RuntimeError(f"{process.args!r} ended before it was open")


def reserve_seats(script: Path, port: int, count: int) -> Path:
    """Reserve seats over HTTP, as Colyseus requires before connecting."""
    line = http.client.HTTPConnection("127.0.0.1", port)
    with script.open("w", encoding="ascii") as paths:
        for _ in range(count):
            line.request("POST", "/matchmake/joinOrCreate/table", "{}", {"content-type": "application/json"})
            seat = json.loads(line.getresponse().read())
            room = seat["room"]
            paths.write(f"/{room['processId']}/{room['roomId']}?sessionId={seat['sessionId']}\n")
    line.close()
    return script


def free_port() -> int:
    """A free port whose next one is free, too: boardgame.io needs two."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as first:
            port: int = first.getsockname()[1]
            with contextlib.suppress(OSError, OverflowError), socket.create_server(("127.0.0.1", port + 1)):
                return port
