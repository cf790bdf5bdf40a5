"""Measures the pages as a cheap phone has them: Lighthouse's mobile profile, and frames with the processor slowed.

    make client && .venv/bin/python -m bench.pages

Lighthouse is fetched by npm into bench/pages/ the first time. Prints a table for docs/performance.md.
"""

import json
import os
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.e2e.browser import PHONE, Player, chromium, launch
from tests.e2e.company import gather, open_table, until
from tests.web.serving import Server

FOLDER: Final = Path(__file__).parent / "pages"
CATEGORIES: Final = ("performance", "accessibility", "best-practices", "seo")
INSTALL: Final = ("npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent")
TRACED: Final = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]
SLOWED: Final = 4
FRAMES: Final = ("DrawFrame", "DroppedFrame")


def lighthouse(address: str, port: int) -> dict[str, int]:
    """The marks of one page, seen by the browser that listens at this port."""
    if not (FOLDER / "node_modules").exists():
        subprocess.run(INSTALL, cwd=FOLDER, check=True)  # noqa: S603 - our own words
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        subprocess.run(  # noqa: S603 - our own arguments
            [
                str(FOLDER / "node_modules" / ".bin" / "lighthouse"),
                address,
                f"--port={port}",
                "--disable-storage-reset",
                "--quiet",
                "--output=json",
                f"--output-path={report.name}",
                f"--only-categories={','.join(CATEGORIES)}",
            ],
            check=True,
            env=os.environ | {"CHROME_PATH": chromium()},
        )
        found: dict[str, Any] = json.loads(Path(report.name).read_text(encoding="utf-8"))
    for audit in found["audits"].values():
        if (
            audit["score"] is not None
            and audit["score"] < 1
            and audit["scoreDisplayMode"] in ("binary", "metricSavings")
        ):
            print("   ", audit["id"], audit["score"], audit.get("displayValue", ""))
    return {name: round(found["categories"][name]["score"] * 100) for name in CATEGORIES}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def marks(server: Server, context: BrowserContext, port: int) -> None:
    """Home, and a game in which this browser has a seat."""
    ana = Player(context.new_page(), server.url, "Ana")
    pages = {"home": server.url}
    gather(open_table(server), [ana], bots=3)
    ana.act("")
    ana.sees(".tell").wait_for()
    pages["play"] = ana.page.url
    ana.page.close()
    for name, address in pages.items():
        print(name, lighthouse(address, port))


def frames(page: Page, act: str, player: Player, until_seen: str, seconds: float) -> dict[str, int]:
    """Frames drawn and dropped while something moves, with the processor slowed."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    browser = page.context.browser
    if browser is None:
        raise RuntimeError("a page of a browser was expected")
    browser.start_tracing(page=page, categories=TRACED)
    player.sees(act).first.click()
    player.sees(until_seen).first.wait_for()
    page.wait_for_timeout(seconds * 1000)
    trace: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return {name: sum(event["name"] == name for event in trace) for name in FRAMES}


def moving(server: Server) -> None:
    """The deal, and the reveal of a wall of six."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(viewport=PHONE, has_touch=True, service_workers="block")
        ana = Player(context.new_page(), server.url, "Ana")
        ana.sit(open_table(server))
        for bot in range(5):
            ana.sees(".share .btn").nth(1).click()
            ana.sees(".chair button").nth(bot + 1).wait_for()
        print("deal", frames(ana.page, ".startdock .btn", ana, ".held", 1.5))
        until(lambda: ana.has(".hole:not(.full)"), lambda: ana.act("A bench"), "a wall to vote on")
        ana.page.wait_for_timeout(1000)
        ana.sees(".hang button.picture").first.click()
        if not ana.has("dialog .dock .btn"):
            ana.page.keyboard.press("Escape")
            ana.sees(".hang button.picture").nth(1).click()
        print("reveal", frames(ana.page, "dialog .dock .btn", ana, ".reveal", 9.0))
        browser.close()


def main() -> None:
    """Both."""
    began = time.monotonic()
    with Server("--thinking", "0.3") as server:
        moving(server)
    port = _free_port()
    with (
        Server("--thinking", "3600") as server,  # nobody moves while a page is looked at
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as profile,
    ):
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium(), args=["--no-sandbox", f"--remote-debugging-port={port}"]
        )
        marks(server, context, port)
        context.close()
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
