"""What a player at one table notices while a socket at another floods the server: python bench/bystander.py [SRC ...].

Each SRC is a folder of sources, such as ../before/src; without one, our own. Loopback only, about a second an attack.
"""

import argparse
import multiprocessing
import statistics
import sys
import time
from http import HTTPStatus
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that it can be run from anywhere

from tests.web.flood import FLOODS, Flooder
from tests.web.hostile import Guest, open_table
from tests.web.serving import Server

QUIET: Final = "nothing"
PAUSE: Final = 0.05
"""Seconds between two wishes of the player, so that it stays within what a person may wish for."""
LONGEST: Final = 15.0
"""Seconds one attack may take, and one answer."""


def flood(port: int, code: str, kind: str, begun: Event, over: Event) -> None:
    """Attack until told to stop; come back whenever the server hangs up."""
    while not over.is_set():
        try:
            with Guest(port) as attacker:
                if attacker.knock(f"/ws/{code}") != HTTPStatus.SWITCHING_PROTOCOLS:
                    time.sleep(PAUSE)
                    continue
                attacker.tell({"type": "hello", "protocol": 1})
                flooder = Flooder(attacker, kind)
                while not over.is_set() and not flooder.is_cut:
                    if not flooder.push():
                        drain(attacker)
                    begun.set()
        except (OSError, ValueError, IndexError):
            continue


def drain(attacker: Guest) -> None:
    """Read what there is, so that the server never waits for the attacker."""
    attacker.tcp.settimeout(0.001)
    try:
        while attacker.tcp.recv(1 << 20):
            pass
    except TimeoutError:
        pass


def measure(server: Server, kind: str, wishes: int) -> list[float]:
    """Milliseconds of each answer while this goes on."""
    code, elsewhere = open_table(server), open_table(server)
    begun, over = multiprocessing.Event(), multiprocessing.Event()
    attack = multiprocessing.Process(target=flood, args=(server.port, code, kind, begun, over), daemon=True)
    took: list[float] = []
    with Guest(server.port) as player:
        player.tcp.settimeout(LONGEST)
        player.sit(elsewhere)
        if kind != QUIET:
            attack.start()
            begun.wait()
        until = time.perf_counter() + LONGEST
        while len(took) < wishes and time.perf_counter() < until:
            begin = time.perf_counter()
            try:
                player.request({"kind": "react", "reaction": "wow"})
            except TimeoutError:  # as long as anybody would wait
                over.set()
            took.append((time.perf_counter() - begin) * 1000)
            if over.is_set():
                break
            time.sleep(PAUSE)
        over.set()
        if kind != QUIET:
            attack.join(5)
            attack.kill()
    return took


def main() -> None:
    """Measure and print, one line an attack."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs="*", type=Path, default=[Path(__file__).parents[1] / "src"])
    parser.add_argument("--wishes", type=int, default=60, help="of the player, during each attack")
    parser.add_argument("--transport", choices=["picows", "websockets"], default="picows")
    chosen = parser.parse_args()
    for source in chosen.sources:
        print(f"{source}, {chosen.transport}: a wish of a player at another table, ms", flush=True)
        for kind in (QUIET, *FLOODS):
            with Server("--transport", chosen.transport, release=source.resolve()) as server:
                took = measure(server, kind, chosen.wishes)
            hundredth = statistics.quantiles(took, n=100, method="inclusive")[98] if len(took) > 1 else took[0]
            print(f"  {kind:34} p50 {statistics.median(took):9.2f}  p99 {hundredth:9.2f}  of {len(took)}", flush=True)


if __name__ == "__main__":
    main()
