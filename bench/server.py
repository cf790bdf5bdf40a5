"""What an action costs our server and others, as ratios within one run: python bench/server.py.

Six-seat tables. Ours decides by the rules, writes to the disk before it tells, and shows each seat its own view; the
others check a number, write nothing, and show views of about the same size.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that it can be run from anywhere

from bench.figures import Figure, show
from bench.stacks import (
    BOARDGAME,
    COLYSEUS,
    CONTEUR,
    LOAD_CORE,
    PICOWS,
    STACKS,
    WS,
    Running,
    Stack,
    allow_many_connections,
    build_load,
    install_peers,
    running,
)
from bench.tables import SEATS

TABLES = 50
CALM = 300
"""Actions per second under light load."""
CROWD = 1000
GROWTH = (10, 100, 1000, 5000)
CONNECTED_WHEN_MANY = 3
"""Of six seats: 5,000 tables of six sockets are more files than one process may have on many systems, this one too."""
TOUCHED_A_SECOND = 800
"""Tables, at the least: the warm-up lasts until each has been played at, because a first action costs more."""
IDLE = 500
CPU_GOALS = ((BOARDGAME, 0.2), (COLYSEUS, 0.8), (WS, 0.9), (PICOWS, 2.0))


class Measured(NamedTuple):
    """One run of the load."""

    actions_per_second: float
    cpu_us: float
    server_busy: float
    p50_ms: float
    p99_ms: float


def arguments(told: str | None) -> argparse.Namespace:
    """The options: how often and how long to measure."""
    parser = argparse.ArgumentParser(description=told, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long one measurement takes")
    return parser.parse_args()


def main() -> None:
    """Measure, print."""
    chosen = arguments(__doc__)
    show(Bench(chosen.repetitions, chosen.seconds).all())


class Bench:
    """All measurements, one after another; the stacks take turns within each."""

    def __init__(self, repetitions: int, seconds: float) -> None:
        """How long and how often."""
        install_peers()
        allow_many_connections()
        self._load = build_load()
        self._repetitions = repetitions
        self._seconds = seconds

    def all(self) -> Iterator[Figure]:
        """Run all measurements."""
        yield from self.saturation()
        yield from self.calm()
        yield from self.idle()
        yield from self.crowd()
        yield from self.growth()

    def saturation(self) -> Iterator[Figure]:
        """Maximum throughput."""
        runs = self._take_turns(STACKS, "--mode", "closed", "--busy", str(TABLES))
        for stack, found in runs.items():
            yield Figure(f"{stack.name}: CPU µs of an action at saturation, {TABLES} tables of {SEATS}", cpu(found))
            yield Figure(f"{stack.name}: of its core, %", [run.server_busy * 100 for run in found])
        for peer, goal in CPU_GOALS:
            ratios = over(cpu(runs[CONTEUR]), cpu(runs[peer]))
            yield Figure(f"CPU of an action at saturation / {peer.name}", ratios, at_most=goal)

    def calm(self) -> Iterator[Figure]:
        """Light load: latency."""
        runs = self._take_turns((CONTEUR, PICOWS, BOARDGAME), "--mode", "open", "--rate", str(CALM))
        for stack, found in runs.items():
            yield Figure(f"{stack.name}: p50 ms to the last of {SEATS} clients, {CALM} actions/s", p50(found))
            yield Figure(f"{stack.name}: p99 ms", [run.p99_ms for run in found])
        ratios = over(p50(runs[CONTEUR]), p50(runs[BOARDGAME]))
        yield Figure(f"p50 to the last of {SEATS} clients, {CALM} actions/s / {BOARDGAME.name}", ratios, at_most=0.6)

    def idle(self) -> Iterator[Figure]:
        """The memory of an idle player."""
        for stack in STACKS:
            with running(stack, IDLE) as server:
                before = server.memory
                size = (self._while_connected(server) - before) / 1024 / IDLE / SEATS
            goal = {"at_most": 20.0} if stack is CONTEUR else {}
            yield Figure(f"{stack.name}: KB of a player who sits and waits, {IDLE} tables of {SEATS}", [size], **goal)

    def crowd(self) -> Iterator[Figure]:
        """Many tables, few actions."""
        with running(CONTEUR, CROWD) as server:
            found = [self._measure(server, "--mode", "open", "--rate", str(CALM)) for _ in range(self._repetitions)]
        yield Figure(f"conteur: p50 ms, {CALM} actions/s among {CROWD:,} tables of {SEATS}", p50(found))
        yield Figure("conteur: p99 ms", [run.p99_ms for run in found])

    def growth(self) -> Iterator[Figure]:
        """The same work with few tables and with many; the cost of the transport alone grows, too."""
        for stack, counts in ((CONTEUR, GROWTH), (PICOWS, (GROWTH[0], GROWTH[-1]))):
            costs: dict[int, list[float]] = {count: [] for count in counts}
            for _ in range(max(1, self._repetitions - 1)):  # thousands of tables take long to start
                for count in counts:
                    with running(stack, count, CONNECTED_WHEN_MANY) as server:
                        warm = str(max(1.0, count / TOUCHED_A_SECOND))
                        run = self._measure(server, "--mode", "closed", "--busy", str(GROWTH[0]), "--warm", warm)
                        costs[count].append(run.cpu_us)
            few = costs.pop(GROWTH[0])
            yield Figure(
                f"{stack.name}: CPU µs of an action among {GROWTH[0]} tables, {CONNECTED_WHEN_MANY} seats", few
            )
            for count, found in costs.items():
                goal = {"at_most": 1.15} if stack is CONTEUR else {}
                yield Figure(f"{stack.name}: an action among {count:,} tables / {GROWTH[0]}", over(found, few), **goal)

    def _take_turns(self, stacks: Sequence[Stack], *options: str) -> dict[Stack, list[Measured]]:
        """Start each stack again for every measurement, so that a noisy minute affects all of them."""
        runs: dict[Stack, list[Measured]] = {stack: [] for stack in stacks}
        for _ in range(self._repetitions):
            for stack in stacks:
                with running(stack, TABLES) as server:
                    runs[stack].append(self._measure(server, *options))
        return runs

    def _measure(self, server: Running, *options: str) -> Measured:
        command = ["taskset", "-c", LOAD_CORE, str(self._load), *server.options, *options]
        command += ["--seconds", str(self._seconds), "--token", str(id(server))]
        printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own
        found = json.loads(printed)
        return Measured(*(found[name] for name in Measured._fields))

    def _while_connected(self, server: Running) -> int:
        """Bytes of the server while everybody is connected and nobody does anything."""
        command = ["taskset", "-c", LOAD_CORE, str(self._load), *server.options, "--mode", "idle"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as load:  # noqa: S603 - our own
            if load.stdout is None or load.stdout.readline() != "ready\n":
                raise RuntimeError("not everybody could connect")
            size = server.memory
            load.communicate("")
        return size


def cpu(runs: Sequence[Measured]) -> list[float]:
    """Of each run."""
    return [run.cpu_us for run in runs]


def p50(runs: Sequence[Measured]) -> list[float]:
    """Of each run."""
    return [run.p50_ms for run in runs]


def over(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """A ratio for each turn."""
    return [one / other for one, other in zip(ours, theirs, strict=True)]


if __name__ == "__main__":
    main()
