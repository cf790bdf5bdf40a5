"""Checkouts under the same load in short turns, beside bare picows: python bench/turns.py ../before/src src.

All servers run at once, each with a load of its own that is stopped but for its turn of a fraction of a second. A turn
in which others used the machine shows, and hurts all alike; of many turns the lower quartile says what an action costs.
"""

import argparse
import contextlib
import json
import os
import signal
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

sys.path.insert(1, str(Path(__file__).parents[1]))  # so that it can be run from anywhere; PYTHONPATH goes first

from bench.figures import Figure, show
from bench.stacks import (
    CONTEUR,
    LOAD_CORE,
    PICOWS,
    SERVER_CORE,
    Stack,
    allow_many_connections,
    build_load,
    conteur_arguments,
    free_port,
    wait_until_open,
)
from bench.tables import SEATS

_SETTLE = 0.03
"""Seconds until a stopped load's last actions have been answered."""


class Player(NamedTuple):
    """A server and the load that plays on it."""

    server: int
    load: subprocess.Popen[str]
    counter: Path

    def turn(self, seconds: float) -> float:
        """Let the load play for a moment; processor time of an action in microseconds, 0 if there was none."""
        begun, used = self._actions(), self._nanoseconds()
        self.load.send_signal(signal.SIGCONT)
        time.sleep(seconds)
        self.load.send_signal(signal.SIGSTOP)
        time.sleep(_SETTLE)
        done = self._actions() - begun
        return (self._nanoseconds() - used) / 1000 / done if done else 0.0

    def _actions(self) -> int:
        return int(struct.unpack("Q", self.counter.read_bytes())[0])

    def _nanoseconds(self) -> int:
        """CPU time of all threads; /proc/PID/stat only has hundredths of a second."""
        threads = Path(f"/proc/{self.server}/task").iterdir()
        return sum(int((thread / "schedstat").read_text(encoding="ascii").split()[0]) for thread in threads)


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs="*", type=Path, help="folders with the package `conteur`")
    parser.add_argument("--turns", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=0.4, help="how long a turn takes")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--busy", type=int, default=50, help="actions under way")
    parser.add_argument("--prepare", nargs=2, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.prepare:
        where, port = chosen.prepare
        print(json.dumps(conteur_arguments(Path(where), int(port), chosen.tables, SEATS)))
        return
    show(measure([path.resolve() for path in chosen.sources], chosen))


def measure(sources: Sequence[Path], chosen: argparse.Namespace) -> Iterator[Figure]:
    """Measure each source, then picows, repeatedly."""
    allow_many_connections()
    load = build_load()
    with contextlib.ExitStack() as open_ones:
        players = {
            str(source or PICOWS.name): open_ones.enter_context(playing(source, load, chosen))
            for source in (*sources, None)
        }
        found: dict[str, list[float]] = {name: [] for name in players}
        for _ in range(chosen.turns):
            for name, player in players.items():
                found[name].append(player.turn(chosen.seconds))
    for name, turns in found.items():
        costs = [cost for cost in turns if cost]
        yield Figure(f"{name}: CPU µs of an action, median of the turns", costs)
        yield Figure("lower quartile", [quantiles(costs, n=4)[0]])


def _script_of(source: Path | None) -> str:
    """A checkout is prepared by its own version of this file: modules may have had other names."""
    own = source.parent / "bench" / "turns.py" if source is not None else Path(__file__)
    return str(own) if own.exists() else __file__


@contextlib.contextmanager
def playing(source: Path | None, load: Path, chosen: argparse.Namespace) -> Iterator[Player]:
    """A server of this source, or bare picows, and its load, stopped."""
    stack: Stack = PICOWS if source is None else CONTEUR
    with tempfile.TemporaryDirectory(prefix="conteur-bench-", ignore_cleanup_errors=True) as folder:
        where, port = Path(folder), free_port()
        size = ["--tables", str(chosen.tables)]
        around = {**os.environ, "PYTHONPATH": str(source or "")}
        arguments = [str(port)]
        if source is not None:  # filled by the same program, which an older one must be able to read
            filling = [sys.executable, _script_of(source), "--prepare", folder, str(port), *size]
            arguments = json.loads(subprocess.check_output(filling, env=around, text=True))  # noqa: S603 - ourselves
        command = ["taskset", "-c", SERVER_CORE, *stack.command, *arguments]
        count = where / "count"
        count.write_bytes(bytes(8))
        acting = ["taskset", "-c", LOAD_CORE, str(load), "--language", stack.language, "--port", str(port), *size]
        acting += ["--mode", "closed", "--busy", str(chosen.busy), "--seconds", "1e6", "--warm", "1", "--marks", "1"]
        acting += ["--count", str(count), *(["--script", str(where / "script")] if source is not None else [])]
        with _started(command, around) as server:
            wait_until_open(server)
            with _started(acting, around) as playing_on:
                if playing_on.stdout is None or playing_on.stdout.readline() != "begin\n":
                    raise RuntimeError("the load could not begin")
                playing_on.send_signal(signal.SIGSTOP)
                yield Player(server.pid, playing_on, count)


@contextlib.contextmanager
def _started(command: Sequence[str], around: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, env=around, text=True, **pipes) as process:  # type: ignore[call-overload]  # noqa: S603 - the tables above
        try:
            yield process
        finally:
            process.kill()


if __name__ == "__main__":
    main()
