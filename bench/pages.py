"""Measures the pages as a cheap phone has them: Lighthouse's mobile profile, beside a page with nothing on it.

    make client && .venv/bin/python -m bench.pages [rounds]

Lighthouse is fetched by npm into bench/pages/ the first time. On a shared machine others' work is counted as the
page's: the empty page, looked at in the same round, shows how much. `own` is what the page's thread itself worked
(processor time, not time on the clock), slowed and counted as Lighthouse counts what blocks.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import sync_playwright

from tests.e2e.browser import Player, chromium, launch
from tests.e2e.company import gather, open_table
from tests.web.serving import Server

FOLDER: Final = Path(__file__).parent / "pages"
CATEGORIES: Final = ("performance", "accessibility", "best-practices", "seo")
TIMES: Final = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
INSTALL: Final = ("npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent")
ROUNDS: Final = 5
SLOWED: Final = 4
LONG: Final = 50.0
"""Milliseconds after which a task counts as blocking."""
EMPTY: Final = b"""<!doctype html><html lang="en"><title>Nothing</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A page with nothing on it">
<h1>Nothing</h1>"""


class Seen(NamedTuple):
    """One measurement of one page: scores out of 100, and milliseconds."""

    marks: dict[str, int]
    first_paint: float
    largest_paint: float
    blocked: float
    own: float

    def __str__(self) -> str:
        """In one line."""
        marks = " ".join(f"{each:3}" for each in self.marks.values())
        paints = f"paint {self.first_paint:5.0f} largest {self.largest_paint:5.0f}"
        return f"{marks}   {paints}   blocked {self.blocked:4.0f} own {self.own:4.0f}   load {os.getloadavg()[0]:.1f}"


def lighthouse(address: str) -> Seen:
    """One measurement, with its own browser."""
    if not (FOLDER / "node_modules").exists():
        subprocess.run(INSTALL, cwd=FOLDER, check=True)  # noqa: S603 - our own words
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(  # noqa: S603 - our own arguments
            [
                str(FOLDER / "node_modules" / ".bin" / "lighthouse"),
                address,
                "--chrome-flags=--headless=new --no-sandbox",
                "--quiet",
                "--save-assets",
                "--output=json",
                f"--output-path={folder}/report.json",
                f"--only-categories={','.join(CATEGORIES)}",
            ],
            check=True,
            env=os.environ | {"CHROME_PATH": chromium()},
        )
        report: dict[str, Any] = json.loads(Path(folder, "report.json").read_text(encoding="utf-8"))
        [trace] = Path(folder).glob("*.trace.json")
        events: list[dict[str, Any]] = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    first, largest, blocked = (float(report["audits"][name]["numericValue"]) for name in TIMES)
    marks = {name: round(report["categories"][name]["score"] * 100) for name in CATEGORIES}
    return Seen(marks, first, largest, blocked, own_blocking(events))


def own_blocking(events: list[dict[str, Any]]) -> float:
    """Milliseconds beyond 50 in tasks of the page's thread since its document loaded, slowed; without others' work."""
    came = [event for event in events if event["name"] == "CommitLoad" and is_page(event)][-1]
    return sum(
        max(0.0, float(event.get("tdur", 0)) * SLOWED / 1000 - LONG)
        for event in events
        if (event["name"], event.get("pid"), event.get("tid")) == ("RunTask", came["pid"], came["tid"])
        and event["ts"] + event.get("dur", 0) > came["ts"]
    )


def is_page(event: dict[str, Any]) -> bool:
    """Whether a document came from a server, and is not an iframe."""
    arrived = event["args"].get("data", {})
    return bool(arrived.get("isMainFrame", True)) and str(arrived.get("url", "")).startswith("http")


class _Nothing(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.send_header("content-length", str(len(EMPTY)))
        self.end_headers()
        self.wfile.write(EMPTY)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def nothing() -> Iterator[str]:
    """A server of one empty page; its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Nothing)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def seat_at(server: Server) -> str:
    """The personal link of somebody who is about to tell from a hand of six."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        ana = Player(browser.new_context().new_page(), server.url, "Ana")
        gather(open_table(server), [ana], bots=3)
        ana.act("")
        ana.sees(".tell").wait_for()
        key = ana.page.evaluate("Object.values(localStorage).find((word) => /^[\\w-]{22}$/.test(word))")
        link = f"{ana.page.url}#seat={key}"
        browser.close()
    return link


def main(rounds: int) -> None:
    """Every page in turn, again and again; then medians."""
    with Server("--thinking", "3600") as server, nothing() as empty:  # nobody moves while a page is measured
        pages = {"nothing": empty, "home": server.url, "play": seat_at(server)}
        looks: dict[str, list[Seen]] = {name: [] for name in pages}
        for _ in range(rounds):
            for name, address in pages.items():
                looks[name].append(lighthouse(address))
                print(f"{name:8}{looks[name][-1]}", flush=True)
    print(f"medians of {rounds}:")
    for name, seen in looks.items():
        marks = {category: round(median(look.marks[category] for look in seen)) for category in CATEGORIES}
        print(f"{name:8}{Seen(marks, *(median(times) for times in zip(*(look[1:] for look in seen), strict=True)))}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
