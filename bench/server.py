"""What an action costs our server and others, as ratios within one run: python bench/server.py.

Six-seat tables. Ours decides by the rules, writes to the disk before it tells, and shows each seat its own view; the
others check a number, write nothing, and show views of about the same size.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that it can be run from anywhere

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
"""Actions a second of a server that is not pressed."""
CROWD = 1000
GROWTH = (10, 100, 1000, 5000)
CONNECTED_WHEN_MANY = 3
"""Of six seats: 5,000 tables of six sockets are more files than one process may have on many systems, this one too."""
IDLE = 500


class Measured(NamedTuple):
    """One run of the load."""

    actions_per_second: float
    cpu_us: float
    server_busy: float
    p50_ms: float
    p99_ms: float


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long one measurement takes")
    chosen = parser.parse_args()
    install_peers()
    allow_many_connections()
    bench = Bench(build_load(), chosen.repetitions, chosen.seconds)
    bench.saturation()
    bench.calm()
    bench.idle()
    bench.crowd()
    bench.growth()


class Bench:
    """All that is measured, one after the other; the stacks take turns within each."""

    def __init__(self, load: Path, repetitions: int, seconds: float) -> None:
        """How long and how often."""
        self._load = load
        self._repetitions = repetitions
        self._seconds = seconds

    def saturation(self) -> None:
        """As much as it can."""
        runs: dict[Stack, list[Measured]] = {stack: [] for stack in STACKS}
        for _ in range(self._repetitions):
            for stack in STACKS:
                with running(stack, TABLES) as server:
                    runs[stack].append(self._measure(server, "--mode", "closed", "--busy", str(TABLES)))
        print(f"\nAs many actions as it can, {TABLES} tables of {SEATS}, median of {self._repetitions} (from to)")
        for stack, found in runs.items():
            rate = median(run.actions_per_second for run in found)
            busy = median(run.server_busy for run in found)
            print(f"  {stack.name:<15}{spread([run.cpu_us for run in found], ' µs of CPU/action'):<48}"
                  f"{rate:>7,.0f} actions/s at {busy:.0%} of the core")  # fmt: skip
        goals = ((BOARDGAME, 0.2), (COLYSEUS, 0.8), (WS, 0.9), (PICOWS, 2.0))
        for peer, goal in goals:
            ratios = [ours.cpu_us / theirs.cpu_us for ours, theirs in zip(runs[CONTEUR], runs[peer], strict=True)]
            print(f"  conteur / {peer.name:<15}{spread(ratios, ''):<30} goal: at most {goal}")

    def calm(self) -> None:
        """A few, and how long they take."""
        runs: dict[Stack, list[Measured]] = {stack: [] for stack in STACKS}
        for _ in range(self._repetitions):
            for stack in STACKS:
                with running(stack, TABLES) as server:
                    runs[stack].append(self._measure(server, "--mode", "open", "--rate", str(CALM)))
        print(f"\nFrom an action to the last of {SEATS} clients, {CALM} actions/s, median of {self._repetitions}")
        for stack, found in runs.items():
            print(f"  {stack.name:<15}p50 {spread([run.p50_ms for run in found], ' ms'):<30}"
                  f"p99 {spread([run.p99_ms for run in found], ' ms')}")  # fmt: skip
        ratios = [ours.p50_ms / theirs.p50_ms for ours, theirs in zip(runs[CONTEUR], runs[BOARDGAME], strict=True)]
        print(f"  p50 of conteur / boardgame.io   {spread(ratios, '')}   goal: at most 0.6")

    def idle(self) -> None:
        """What a player costs who only looks."""
        print(f"\nMemory of a player who sits and waits, {IDLE} tables of {SEATS}")
        for stack in (CONTEUR, PICOWS, WS, COLYSEUS, BOARDGAME):
            with running(stack, IDLE) as server:
                before = server.memory
                after = self._while_connected(server)
            goal = "   goal: at most 20" if stack is CONTEUR else ""
            print(f"  {stack.name:<15}{(after - before) / 1024 / IDLE / SEATS:.1f} KB{goal}")

    def crowd(self) -> None:
        """Many tables, few actions."""
        with running(CONTEUR, CROWD) as server:
            found = [self._measure(server, "--mode", "open", "--rate", str(CALM)) for _ in range(self._repetitions)]
        p50, p99 = ([getattr(run, name) for run in found] for name in ("p50_ms", "p99_ms"))
        print(f"\n{CROWD:,} tables of {SEATS}, {CALM} actions/s: p50 {spread(p50, ' ms')}, p99 {spread(p99, ' ms')}")

    def growth(self) -> None:
        """The same work among few tables and among many."""
        costs: dict[int, list[float]] = {count: [] for count in GROWTH}
        for _ in range(self._repetitions):
            for count in GROWTH:
                with running(CONTEUR, count, CONNECTED_WHEN_MANY) as server:
                    costs[count].append(self._measure(server, "--mode", "closed", "--busy", str(GROWTH[0])).cpu_us)
        print(
            f"\nCost of an action among many tables, {GROWTH[0]} busy at a time, {CONNECTED_WHEN_MANY} seats connected"
        )
        for count, found in costs.items():
            ratios = [many / few for many, few in zip(found, costs[GROWTH[0]], strict=True)]
            print(f"  {count:>5,} tables  {spread(found, ' µs'):<34} / {GROWTH[0]} tables: {spread(ratios, '')}")
        print("  goal: within 0.85 to 1.15")

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


def spread(values: list[float], unit: str) -> str:
    """The median, and from where to where the repetitions went."""
    digits = 0 if median(values) >= 100 else 2  # noqa: PLR2004 - three digits are enough
    return f"{median(values):.{digits}f}{unit} ({min(values):.{digits}f} to {max(values):.{digits}f})"


if __name__ == "__main__":
    main()
