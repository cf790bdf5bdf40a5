"""CPU of an action by part, with one server and with two, on a PostgreSQL of their own: python bench/cluster.py.

Tables of six on the loopback; everything shares the cores there are. "apart": each table's people are at one server;
"across": every other one is at the other server, so that each move is told by both.
"""

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that it can be run from anywhere

from bench.stacks import allow_many_connections, build_load
from bench.tables import SEATS, fill, scene, write_script
from conteur.store.postgres.migrate import migrate
from tests.store.postgres.server import Postgres
from tests.web.serving import Server

TABLES = 50
CALM = 100
"""Actions per second under light load."""
OPTIONS = ("--allowance", "1000000", "--absence", "36000")


class Layout(NamedTuple):
    """What is started."""

    name: str
    servers: int
    spread: str = "tables"
    has_standby: bool = False


LAYOUTS = (
    Layout("1 server", 1),
    Layout("2 servers, apart", 2),
    Layout("2 servers, across", 2, "seats"),
    Layout("2 servers, across, synchronous standby", 2, "seats", has_standby=True),
)


class Measured(NamedTuple):
    """One run: µs of CPU for an action, then speed."""

    servers: float
    primary: float
    standby: float
    actions: float
    p50: float
    p99: float
    calm_p50: float
    calm_p99: float


def main() -> None:
    """Measure in turn, print a table of medians."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long one measurement takes")
    chosen = parser.parse_args()
    allow_many_connections()
    load = build_load()
    runs: dict[Layout, list[Measured]] = {layout: [] for layout in LAYOUTS}
    for _ in range(chosen.repetitions):
        for layout, found in runs.items():
            found.append(measure(load, layout, chosen.seconds))
    print(f"{'':40}{'CPU µs of an action':^30}{'as fast as it goes':^30}{f'{CALM} a second':^18}")
    print(f"{'':40}" + "".join(f"{name:>10}" for name in Measured._fields[:3]), end="")
    print(f"{'actions/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'p50 ms':>9}{'p99 ms':>9}")
    for layout, found in runs.items():
        columns = [median(column) for column in zip(*found, strict=True)]
        print(f"{layout.name:40}" + "".join(f"{value:>10.0f}" for value in columns[:4]), end="")
        print(f"{columns[4]:>10.1f}{columns[5]:>10.1f}{columns[6]:>9.1f}{columns[7]:>9.1f}", flush=True)


def measure(load: Path, layout: Layout, seconds: float) -> Measured:
    """Measure one layout, started from scratch and removed afterwards."""
    with contextlib.ExitStack() as stack:
        databases = stack.enter_context(_databases(has_standby=layout.has_standby))
        where = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="conteur-bench-")))
        address, begun = databases[0].address(), scene()
        codes = asyncio.run(fill(address, begun.bodies, TABLES))
        write_script(where / "script", codes, begun.seats)
        servers = [stack.enter_context(Server("--database", address, *OPTIONS)) for _ in range(layout.servers)]
        options = ["--language", "conteur", "--tables", str(TABLES), "--seats", str(SEATS), "--marks", "1"]
        options += ["--script", str(where / "script"), "--port", str(servers[0].port), "--seconds", str(seconds)]
        if layout.servers > 1:
            options += ["--other", str(servers[1].port), "--spread", layout.spread]
        pids = [[server.pid for server in servers], *([database.pid] for database in databases)]
        told, spent = _watch([str(load), *options, "--mode", "closed", "--busy", str(TABLES)], pids)
        calm, _ = _watch([str(load), *options, "--mode", "open", "--rate", str(CALM)], pids)
    servers_cpu, primary, *standby = (part / told["actions"] * 1e6 for part in spent)
    fast = told["actions_per_second"], told["p50_ms"], told["p99_ms"]
    return Measured(servers_cpu, primary, sum(standby), *fast, calm["p50_ms"], calm["p99_ms"])


@contextlib.contextmanager
def _databases(*, has_standby: bool) -> Iterator[list[Postgres]]:
    """A primary with an empty log, and perhaps a synchronous standby."""
    databases = [Postgres(), *([Postgres()] if has_standby else [])]
    try:
        databases[0].make()
        databases[0].start()
        for standby in databases[1:]:
            standby.copy(databases[0], "standby")
            standby.start()
            databases[0].run_sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
            databases[0].run_sql("SELECT pg_reload_conf()")
        asyncio.run(migrate(databases[0].address()))
        yield databases
    finally:
        for database in databases:
            database.remove()


def _watch(command: Sequence[str], parts: Sequence[Sequence[int]]) -> tuple[dict[str, float], list[float]]:
    """The load's output, and the CPU seconds each part used from its "begin" to its end."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as load:  # noqa: S603 - our own
        if load.stdout is None or load.stdout.readline() != "begin\n":
            raise RuntimeError("not everybody could connect")
        before = [_seconds(part) for part in parts]
        told = json.loads(load.stdout.readline())
        after = [_seconds(part) for part in parts]
    return told, [late - early for early, late in zip(before, after, strict=True)]


def _seconds(pids: Sequence[int]) -> float:
    """CPU time of processes and all their children, including those that have ended."""
    ticks = 0
    for pid in pids:
        with contextlib.suppress(FileNotFoundError):
            fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            ticks += sum(map(int, fields[11:15]))
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
            ticks += round(_seconds([*map(int, children)]) * os.sysconf("SC_CLK_TCK"))
    return ticks / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
