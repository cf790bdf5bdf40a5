"""Counts the frames a cheap phone would miss while cards are dealt, votes land, the lamp comes on, and rabbits hop.

    make client && .venv/bin/python -m bench.motion [rounds]

A 360 by 740 screen, the page's thread slowed four times, a wall of six. Frames are the browser's own reports: missed is
one that should have shown something move and did not. A box that moves over an empty page, in the same round, shows
what the machine alone misses: there is no graphics card, so every frame is drawn by the processor too. Processor time
is told apart: the page's thread (a quarter of it is its own work, the rest is the slowing), the thread that moves
layers, those that paint them, and the process that draws frames. Only the first two are the page's doing.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.e2e.browser import PHONE, Player, launch
from tests.e2e.company import open_table, until
from tests.web.serving import Server

ROUNDS: Final = 3
SLOWED: Final = 4
TRACED: Final = ["cc", "benchmark", "toplevel", "blink.user_timing", "disabled-by-default-devtools.timeline.frame"]
SCENES: Final = {"votes": (500, 2600), "lamp": (2900, 4100), "owners": (5300, 6500), "tally": (6900, 8200)}
"""Milliseconds of a reveal; see client/src/motion/reveal.ts."""
THREADS: Final = {
    "CrRendererMain": "page",
    "Compositor": "layers",
    "ThreadPoolForegroundWorker": "paint",
    "VizCompositorThread": "draw",
}
BEGUN: Final = """selector => new Promise((begun) => {
    const look = () => {
        if (!document.querySelector(selector)) return
        performance.mark('begun')
        watching.disconnect()
        begun()
    }
    const watching = new MutationObserver(look)
    watching.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
    look()
})"""
BOX: Final = """() => {
    document.body.innerHTML = '<div style="width: 60px; height: 60px; background: red"></div>'
    performance.mark('begun')
    document.body.firstChild.animate([{ transform: 'none' }, { transform: 'translate(250px, 500px)' }], 2000)
}"""

Event = dict[str, Any]


class Seen(NamedTuple):
    """What was seen in a span of time."""

    shown: int
    missed: int
    busy: dict[str, float]
    """Milliseconds of processor time, by what it was for."""


def seen_in(events: list[Event], start: float, end: float) -> Seen:
    """From one to another time of the trace, in microseconds."""
    threads = {(each["pid"], each["tid"]): each["args"]["name"] for each in events if each["name"] == "thread_name"}
    page = next(each["pid"] for each in events if each["name"] == "begun")
    frames: Counter[str] = Counter()
    busy = dict.fromkeys(THREADS.values(), 0.0)
    for event in events:
        if not start <= event.get("ts", 0) < end:
            continue
        if event["name"] == "PipelineReporter" and event["ph"] == "b":
            report = event["args"].get("frame_reporter") or event["args"].get("chrome_frame_reporter") or {}
            is_missed = report.get("state") == "STATE_DROPPED" and report.get("affects_smoothness")
            frames["missed" if is_missed else str(report.get("state"))] += 1
        what = THREADS.get(threads.get((event.get("pid"), event.get("tid")), ""))
        is_ours = event.get("pid") == page or what == "draw"
        if what and is_ours and event["ph"] == "X" and "RunTask" in event["name"]:
            busy[what] += event.get("tdur", 0) / 1000
    shown = sum(count for state, count in frames.items() if state.startswith("STATE_PRESENTED"))
    return Seen(shown, frames["missed"], busy)


@contextmanager
def slowed(page: Page) -> Iterator[Callable[[], list[Event]]]:
    """A page on a cheap phone; the returned function gives its trace events."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    browser = page.context.browser
    if browser is None:
        raise RuntimeError("a page of a browser was expected")
    browser.start_tracing(page=page, categories=TRACED)
    events: list[Event] = []
    yield lambda: events
    events += json.loads(browser.stop_tracing())["traceEvents"]
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    devtools.detach()


def begun_in(events: list[Event]) -> float:
    """When the page marked the beginning."""
    return float(next(each["ts"] for each in events if each["name"] == "begun"))


def watch(page: Page, act: Callable[[], object], selector: str, scenes: dict[str, tuple[int, int]]) -> dict[str, Seen]:
    """What happens after something was done, by its scenes."""
    with slowed(page) as found:
        page.evaluate(f"() => {{ window.begun = ({BEGUN})({selector!r}) }}")
        act()
        page.evaluate("() => window.begun")
        page.wait_for_timeout(max(end for _, end in scenes.values()) + 300)
    events = found()
    began = begun_in(events)
    return {name: seen_in(events, began + 1000 * start, began + 1000 * end) for name, (start, end) in scenes.items()}


def box(context: BrowserContext) -> dict[str, Seen]:
    """The frames that the machine alone misses."""
    page = context.new_page()
    with slowed(page) as found:
        page.evaluate(BOX)
        page.wait_for_timeout(2300)
    began = begun_in(found())
    page.close()
    return {"a box": seen_in(found(), began, began + 2_000_000)}


def game(context: BrowserContext, server: Server) -> dict[str, Seen]:
    """A deal, a vote, a reveal, and the track."""
    ana = Player(context.new_page(), server.url, "Ana")
    page = ana.page
    ana.sit(open_table(server))
    for bot in range(5):
        ana.sees(".share .btn").nth(1).click()
        ana.sees(".chair button").nth(bot + 1).wait_for()
    page.wait_for_function("() => performance.now() > 3000")  # a younger page assumes that its hand was dealt before
    seen = watch(page, ana.sees(".startdock .btn").click, ".held", {"deal": (0, 1200)})
    until(lambda: ana.has(".hole:not(.full)"), lambda: ana.act("A bench"), "a wall to vote on")
    ana.sees(".hang button.picture").first.click()
    if not ana.has("dialog .dock .btn"):
        page.keyboard.press("Escape")
        ana.sees("dialog").wait_for(state="detached")
        ana.sees(".hang button.picture").nth(1).click()
    seen |= watch(page, ana.sees("dialog .dock .btn:not([data-new])").click, ".reveal", SCENES)
    seen |= watch(page, ana.sees(".two .btn.quiet").click, ".track .runner", {"hop": (400, 2400)})
    page.close()
    return seen


def main(rounds: int) -> None:
    """Several games; then medians."""
    looks: dict[str, list[Seen]] = {}
    with Server("--thinking", "0.3") as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for _ in range(rounds):
            context = browser.new_context(viewport=PHONE, has_touch=True, service_workers="block")
            for name, seen in (box(context) | game(context, server)).items():
                looks.setdefault(name, []).append(seen)
            context.close()
        browser.close()
    print(f"medians of {rounds}: frames shown and missed; milliseconds of processor time")
    for name, each in looks.items():
        shown, missed = (median(counts) for counts in ([look.shown for look in each], [look.missed for look in each]))
        busy = ", ".join(f"{what} {median(look.busy[what] for look in each):.0f}" for what in THREADS.values())
        print(f"{name:8}{shown:5.0f} {missed:4.0f} (missed {[look.missed for look in each]})   {busy}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
