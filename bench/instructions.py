"""Instructions of an action, counted by callgrind: python bench/instructions.py. Needs valgrind.

A busy machine cannot disturb a count. Only what the server does itself is counted, not what the system does for it; and
callgrind also says how often an action would have to wait for memory, for a processor with caches like this one's.
"""

import argparse
import contextlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that it can be run from anywhere

from bench.figures import Figure, show
from bench.server import CONNECTED_WHEN_MANY, GROWTH
from bench.stacks import (
    HERE,
    LOAD_CORE,
    SERVER_CORE,
    allow_many_connections,
    build_load,
    conteur_arguments,
    free_port,
    wait_until_open,
)

_ACTIONS = 1000
_FIRST = 300
"""Warm-up actions: statements get prepared, and the interpreter specializes."""
_COUNTED = ("Ir", "DLmr", "DLmw")
"""Instructions; reads and writes that no cache would have answered."""


class Counted(NamedTuple):
    """Counts for one action."""

    instructions: float
    memory_waits: float


def main() -> None:
    """Count, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=GROWTH)
    show(growth(parser.parse_args().tables))


def is_at_hand() -> bool:
    """Whether valgrind is installed."""
    return shutil.which("valgrind") is not None


def growth(counts: Sequence[int] = GROWTH) -> Iterator[Figure]:
    """The same work among few tables and among many."""
    allow_many_connections()
    first: Counted | None = None
    for tables in counts:
        found = count(tables, CONNECTED_WHEN_MANY, busy=GROWTH[0])
        yield Figure(f"conteur: instructions of an action among {tables:,} tables", [found.instructions])
        yield Figure("conteur: times it would wait for memory", [found.memory_waits])
        if first is None:
            first = found
        else:
            ratio = found.instructions / first.instructions
            yield Figure(f"instructions of an action among {tables:,} tables / {counts[0]}", [ratio], at_most=1.15)


def count(tables: int, seats: int, busy: int) -> Counted:
    """The cost of one action with this many tables, after each has been played at."""
    with tempfile.TemporaryDirectory(prefix="conteur-bench-", ignore_cleanup_errors=True) as folder:
        where, port = Path(folder), free_port()
        conteur_arguments(where, port, tables, seats)
        counts = where / "counts"
        counter = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", "--cache-sim=yes"]
        server = [*counter, f"--callgrind-out-file={counts}", sys.executable, str(HERE / "untimed.py")]
        load = [str(build_load()), "--language", "conteur", "--port", str(port), "--tables", str(tables)]
        load += ["--seats", str(seats), "--script", str(where / "script"), "--mode", "closed", "--busy", str(busy)]
        with (
            _running([*_alone_on(SERVER_CORE), *server, str(port), folder]) as process,
            sqlite3.connect(f"file:{where / 'conteur.sqlite'}?mode=ro", uri=True) as log,
        ):
            wait_until_open(process)
            with _running([*_alone_on(LOAD_CORE), *load, "--warm", "1e9", "--pid", str(process.pid)]) as playing:
                _wait_for(log, tables + _FIRST, playing)
                _tell(process.pid, "--instr=on")
                _wait_for(log, _FIRST, playing)
                _tell(process.pid, "--zero")
                actions = _wait_for(log, _ACTIONS, playing)
                _tell(process.pid, "--dump")
        return _read(counts.with_name("counts.1"), actions)


def _alone_on(core: str) -> list[str]:
    return ["taskset", "-c", core]


@contextlib.contextmanager
def _running(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:  # noqa: S603 - our own
        try:
            yield process
        finally:
            process.kill()


def _tell(pid: int, what: str) -> None:
    subprocess.run(["callgrind_control", what, str(pid)], check=True, capture_output=True)  # noqa: S603, S607 - comes with valgrind


def _wait_for(log: sqlite3.Connection, actions: int, playing: subprocess.Popen[str]) -> int:
    """Wait until at least this many actions are done; how many it were."""
    begin = done = _entries(log)
    while done < begin + actions:
        if playing.poll() is not None:
            raise RuntimeError("the load has ended")
        time.sleep(0.2)
        done = _entries(log)
    return done - begin


def _entries(log: sqlite3.Connection) -> int:
    return int(log.execute("SELECT count(*) FROM entry").fetchone()[0])


def _read(dump: Path, actions: int) -> Counted:
    lines = dict(line.split(":", 1) for line in dump.read_text(encoding="utf-8").splitlines() if ": " in line)
    found = dict(zip(lines["events"].split(), map(int, lines["summary"].split()), strict=False))
    instructions, *waits = (found[name] / actions for name in _COUNTED)
    return Counted(instructions, sum(waits))


if __name__ == "__main__":
    main()
