"""A real browser, Debian's or another Chromium, and people who play in it."""

import os
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, Request, ViewportSize

PHONE: Final = ViewportSize(width=360, height=740)
_NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
_FLAGS: Final = (
    "--no-sandbox",  # tests run as root on CI's machine; the only pages opened are our own
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_HARMLESS: Final = ("WebSocket connection to", "net::ERR_CONNECTION_REFUSED", "net::ERR_NETWORK_CHANGED")


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


@dataclass
class Player:
    """Somebody with a device. Plays whatever the screen offers, as a person would: by looking and pressing."""

    page: Page
    url: str
    name: str
    strangers: list[str] = field(default_factory=list)
    """Addresses outside our server that the page asked for: there must be none."""
    complaints: list[str] = field(default_factory=list)

    @classmethod
    def with_phone(cls, browser: Browser, url: str, name: str, locale: str = "en") -> "Player":
        """A phone in somebody's hand."""
        context = browser.new_context(viewport=PHONE, has_touch=True, locale=locale, reduced_motion="reduce")
        player = cls(context.new_page(), url, name)
        player.page.on("request", player._asked)
        player.page.on("console", player._complained)
        player.page.on("pageerror", lambda error: player.complaints.append(str(error)))
        return player

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
        """What is on stage now."""
        for moment in ("result", "reveal", "claim", "tell", "answer", "team", "gallery-screen"):
            if self.has(f".{moment}"):
                return moment
        return "pending"

    def act(self, clue: str) -> str:
        """Do what is asked now, if anything; says what was seen."""
        moment = self.moment
        match moment:
            case "claim":
                self._press(".dock .btn")
            case "tell":
                self._tell(clue)
            case "answer":
                self._press(".dock > .btn")
            case "gallery-screen" if self.has(".board") and not self.has(".hole.full"):
                self._vote()
            case "reveal":
                self._press(".two .btn:not(.quiet)")
        return moment

    def _press(self, selector: str) -> None:
        button = self.sees(selector)
        if button.count() and button.first.get_attribute("aria-disabled") != "true":
            button.first.click()

    def _tell(self, clue: str) -> None:
        field = self.sees(".telldock .field")
        if field.count():
            field.fill(clue)
            self._press(".telldock .btn")

    def _vote(self) -> None:
        """Look at one picture after the other, and vote for the first that is not one's own."""
        for picture in self.sees(".hang button.picture").all():
            picture.click()
            stroke = self.sees("dialog .dock .btn")
            if stroke.count():
                stroke.click()
                break
            self.page.keyboard.press("Escape")
        self._press(".votedock > .btn")

    def places(self) -> list[tuple[float, float, float, float]]:
        """Where each picture hangs."""
        boxes = [hang.bounding_box() for hang in self.sees(".hang").all()]
        return [(box["x"], box["y"], box["width"], box["height"]) for box in boxes if box]
