"""A real browser, Debian's or another Chromium, and people who play in it."""

import contextlib
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    Request,
    ViewportSize,
    WebSocket,
)
from playwright.sync_api import TimeoutError as TooLate

PHONE: Final = ViewportSize(width=360, height=740)
LAPTOP: Final = ViewportSize(width=1440, height=900)
TELEVISION: Final = ViewportSize(width=1920, height=1080)
_NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
_FLAGS: Final = (
    "--no-sandbox",  # tests run as root on CI's machine; the only pages opened are our own
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-fake-device-for-media-stream",  # a microphone that hears a beep
    "--use-fake-ui-for-media-stream",
)
_HARMLESS: Final = (
    "WebSocket connection to",
    "net::ERR_CONNECTION_REFUSED",
    "net::ERR_CONNECTION_RESET",
    "net::ERR_NETWORK_CHANGED",
)
_MOMENTS: Final = ("result", "reveal", "claim", "tell", "answer", "team", "gallery-screen")
_MOMENT: Final = """(page, moments) =>
    moments.find((moment) => page.querySelector(`.${moment}`)) ?? 'pending'"""
_REST: Final = Path(__file__).with_name("rest.js").read_text(encoding="utf-8").partition("*/\n")[2]
READY: Final = ":not([data-new]):not([aria-disabled='true'])"
"""A button that can be pressed: a new one ignores presses for a moment, and is marked as such."""
_GLANCE: Final = 1500.0
"""Milliseconds to try to press something that may have just disappeared."""
_PATIENCE: Final = 30_000.0
"""Milliseconds to try to press something that cannot disappear, even on a busy machine."""
_LEFT_BEHIND: Final = ("claim", "tell", "answer")
"""Moments that are over for a player who has done what they ask for."""
_BLINK: Final = 250.0
"""Milliseconds to wait for something that may never appear."""


def chromium() -> str:
    """Where a Chromium is; without one the tests are skipped, but never on CI."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)
    if found and Path(found).exists():
        return found
    missing = "no Chromium found: `make browser` installs Debian's, or CHROMIUM=/path/to/chromium names one"
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


def launch(playwright: Playwright) -> Browser:
    """The browser, without a window."""
    return playwright.chromium.launch(executable_path=chromium(), args=list(_FLAGS))


def launch_beside(browser: Browser, *flags: str) -> Browser:
    """Another browser of the same kind, with other options."""
    return browser.browser_type.launch(executable_path=chromium(), args=[*_FLAGS, *flags])


@dataclass
class Player:
    """Somebody with a device. Plays whatever the screen offers, as a person would: by looking and pressing."""

    page: Page
    url: str
    name: str
    strangers: list[str] = field(default_factory=list)
    """Addresses outside our server that the page asked for: there must be none."""
    complaints: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    """Every message the table sent to this device."""
    _patience: float = _GLANCE

    @classmethod
    def with_phone(cls, browser: Browser, url: str, name: str, locale: str = "en") -> "Player":
        """A phone in somebody's hand."""
        return cls.with_device(browser, url, name, locale=locale, viewport=PHONE)

    @classmethod
    def with_device(
        cls,
        browser: Browser,
        url: str,
        name: str,
        *,
        locale: str = "en",
        viewport: ViewportSize = LAPTOP,
        keeps: bool = False,
    ) -> "Player":
        """Any screen; what is no wider than a phone is touched. Only who `keeps` has a worker of the page."""
        context = browser.new_context(
            viewport=viewport,
            has_touch=viewport["width"] <= PHONE["width"],
            locale=locale,
            reduced_motion="reduce",
            service_workers="allow" if keeps else "block",
            permissions=["clipboard-read", "clipboard-write"],
        )
        player = cls(context.new_page(), url, name)
        player.page.on("request", player._asked)
        player.page.on("console", player._complained)
        player.page.on("pageerror", lambda error: player.complaints.append(str(error)))
        player.page.on("websocket", player._listen)
        return player

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws", 1), "data:", "blob:")):
            self.strangers.append(request.url)

    def _complained(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in _HARMLESS):
            self.complaints.append(message.text)

    def sees(self, selector: str) -> Locator:
        """What the player looks at."""
        return self.page.locator(selector)

    def has(self, selector: str) -> bool:
        """Whether it is on the screen."""
        return self.sees(selector).count() > 0

    def sit(self, address: str) -> None:
        """Open a link and take a seat."""
        self.page.goto(address)
        self.sees("#name").fill(self.name)
        self.sees("form .btn.wide").click()
        self.sees(".waitroom").wait_for()

    @property
    def moment(self) -> str:
        """The current screen; none while the page reloads."""
        try:
            found: str = self.sees("html").evaluate(_MOMENT, _MOMENTS)
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
            return ""
        return found

    @property
    def is_to_vote(self) -> bool:
        """Whether there is a wall, and it stays until this player has voted."""
        return self.has(".board") and not self.has(".hole.full")

    def act(self, clue: str) -> str:
        """Do what is asked now, if anything; says what was seen."""
        moment = self.moment
        self.do(moment, clue)
        return moment

    def take_turn(self, clue: str = "") -> None:
        """Do what is asked of this player, where nobody else can end the moment: it must succeed."""
        moment = self.moment
        with self._patient():
            self._do(moment, clue)
            if moment in _LEFT_BEHIND:
                self.sees(f"html:not(:has(.{moment}))").wait_for(timeout=_PATIENCE)

    @contextlib.contextmanager
    def _patient(self) -> Iterator[None]:
        self._patience = _PATIENCE
        try:
            yield
        finally:
            self._patience = _GLANCE

    def do(self, moment: str, clue: str) -> None:
        """Do what that moment asks for; it may be over meanwhile, and then there is nothing to do."""
        with contextlib.suppress(TooLate):
            self._do(moment, clue)

    def _do(self, moment: str, clue: str) -> None:
        match moment:
            case "claim":
                self._press(".dock .btn")
            case "tell":
                self._tell(clue)
            case "answer":
                self._choose()
                self._press(".dock > .btn")
            case "team":
                self._name_giver()
            case "gallery-screen" if self.is_to_vote:
                self._vote()
            case "reveal":
                self.hear_it_out()
                self._press(".two .btn:not(.quiet)")

    def _press(self, selector: str) -> None:
        """Press it, unless it cannot be pressed; somebody else may be faster and take it away meanwhile."""
        if self._patience == _PATIENCE:
            self.press(selector)
            return
        can_come = self.has(f"{selector}:not([aria-disabled='true'])")
        with contextlib.suppress(TooLate):
            self.sees(f"{selector}{READY}").first.click(timeout=_GLANCE if can_come else _BLINK)

    def press(self, selector: str, place: int = 0) -> None:
        """Press it, the first or another of several, as soon as it can be pressed."""
        button = self.sees(selector).nth(place)
        self.page.wait_for_function("([button, ready]) => button.matches(ready)", arg=[button.element_handle(), READY])
        button.click()

    def hear_it_out(self) -> None:
        """A touch skips to the end of the reveal; only then can anything be pressed."""
        if self.has(".two.untold"):
            self.sees(".page-header h1").click(timeout=self._patience)

    def choose(self) -> None:
        """Choose pictures where nobody else can end the moment."""
        with self._patient():
            self._choose()

    def _choose(self) -> None:
        """As many pictures as are asked for: each by a click, or on a phone by the button on the one in the middle."""
        self.sees(".held").first.wait_for(timeout=self._patience)
        for _ in range(2):
            if self.has(".choose"):
                if self.has(".choose[aria-pressed='true']"):
                    self.sees(".pips button:not([aria-current='true'])").first.click(timeout=self._patience)
                self.sees(".choose[aria-pressed='false']").click(timeout=self._patience)
            else:
                self.sees(".held[aria-pressed='false']").first.click(
                    timeout=self._patience, position={"x": 60, "y": 120}
                )
            if not self.has(".laid .gap"):
                break

    def _tell(self, clue: str) -> None:
        field = self.sees(".telldock .field")
        if field.count():
            field.fill(clue, timeout=self._patience)
            if not self.has(".held.chosen, .held .back"):
                self._choose()
            self._press(".telldock .btn")

    def _name_giver(self) -> None:
        """Agree with one's partner, or be the first to say who gives."""
        if self.has(".dock .btn.leaf"):
            self._press(".dock .btn.leaf")
        elif not self.has(".pick.on"):
            self._press(".pick")

    def _vote(self) -> None:
        """Look at one picture after the other and lay a token wherever one may lie, until the board is full."""
        for picture in self.sees(".hang button.picture").all():
            picture.click()
            stroke = self.sees("dialog .dock .btn")
            if stroke.count():
                self.press("dialog .dock .btn")
                if not self.has(".hole:not(.full)"):
                    break
            else:
                self.page.keyboard.press("Escape")
        if self.has(".votedock > .btn"):  # one vote alone is cast by its token
            self._press(".votedock > .btn")

    def hand(self) -> list[str]:
        """The pictures held, by name; the one in the middle is shown larger."""
        # Text comes first, then the picture in the middle, then the others.
        missing = ".fan:not(:has(.held)), .held .card:not(:has(img, svg))"
        self.page.wait_for_function("missing => !document.querySelector(missing)", arg=missing)
        # All in one call: between two calls the hand may disappear.
        files = self.sees(".held img").evaluate_all("cards => cards.map((card) => card.getAttribute('src'))")
        return [Path(urlsplit(file).path).stem.removesuffix("-400") for file in files]

    def reload(self) -> None:
        """Load the page again and wait until the table is there."""
        self.page.reload()
        self.sees(".play, .result, .waitroom").first.wait_for()

    def come_to_rest(self) -> None:
        """Wait until the layout is at rest: letters and pictures are there, nothing moves or finds another place."""
        self.page.evaluate(_REST)

    def places(self) -> list[tuple[float, float, float, float]]:
        """Where each picture hangs."""
        boxes = [hang.bounding_box() for hang in self.sees(".hang").all()]
        return [(box["x"], box["y"], box["width"], box["height"]) for box in boxes if box]
