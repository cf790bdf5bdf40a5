"""A whole round without touching or pointing: with the keyboard alone, from the door to the points."""

from playwright.sync_api import Browser, expect

from tests.e2e.browser import Player
from tests.e2e.company import is_quiet, open_table
from tests.e2e.walk import NOBODY_MOVES
from tests.web.serving import Server

_MOST = 80
"""Presses of Tab; what is not reached by then is not reached."""
_NOTHING_IS_NEW = "() => !document.querySelector('[data-new]')"
_CLUE = "Slowly, then all at once"


class _Typist:
    """Somebody at a keyboard, who only knows what has the focus."""

    def __init__(self, player: Player) -> None:
        self._page = player.page
        self._player = player

    def press(self, *keys: str) -> None:
        """One key after the other."""
        for key in keys:
            self._page.keyboard.press(key)

    def go_to(self, selector: str) -> None:
        """Tab until it has the focus, which can be seen."""
        self._player.sees(selector).first.wait_for()
        for _ in range(_MOST):
            if self._page.evaluate("what => document.activeElement.matches(`${what}:focus-visible`)", selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def use(self, selector: str) -> None:
        """Go there and press Enter, as soon as nothing is too new to be pressed."""
        self.go_to(selector)
        self._page.wait_for_function(_NOTHING_IS_NEW)
        self.press("Enter")

    def write(self, selector: str, words: str) -> None:
        """Go there, write, and send."""
        self.go_to(selector)
        self._page.keyboard.type(words)
        self._page.wait_for_function(_NOTHING_IS_NEW)
        self.press("Enter")

    def hurry(self, selector: str) -> None:
        """Have whoever is still thinking played for, from the menu; then wait for what follows."""
        self.use(".page-header .ibtn")
        self.use(".hurry button")
        self._player.sees("dialog").wait_for(state="detached")
        self._player.sees(selector).first.wait_for()

    def lay_a_token(self, number: int) -> int:
        """On that picture of the wall, or on the first after it where one may lie; its number."""
        self.press(str(number))
        expect(self._player.sees("dialog.viewer .tag")).to_have_text(str(number))
        while self._player.sees("dialog.viewer .dock .btn").count() == 0:
            self.press("ArrowRight")
            number += 1
            expect(self._player.sees("dialog.viewer .tag")).to_have_text(str(number))
        self.use("dialog.viewer .dock .btn")
        self._player.sees("dialog.viewer").wait_for(state="detached")
        return number


def test_a_round_by_keyboard_alone(browser: Browser) -> None:
    """Sit down, call bots, deal, tell, give a picture, vote twice, confirm, read the points."""
    with Server(*NOBODY_MOVES) as server:
        ana = Player.with_device(browser, server.url, "Ana")
        typist = _Typist(ana)
        ana.page.goto(open_table(server))
        typist.write("#name", "Ana")
        for bots in range(1, 7):
            typist.use(".share .btn:nth-of-type(2)")
            expect(ana.sees(".chair button")).to_have_count(bots + 1)
        typist.use(".startdock .btn:not([aria-disabled='true'])")

        typist.use(".claim .dock .btn")
        typist.use(".tell .held")
        expect(ana.sees(".held.chosen")).to_have_count(1)
        typist.write(".telldock .field", _CLUE)
        ana.sees(".pending").wait_for()
        typist.hurry(".gallery-screen")
        typist.hurry(".reveal")
        typist.press("Escape")  # the whole story at once
        typist.use(".reveal .two .btn:not(.quiet)")

        typist.hurry(".pending")
        typist.hurry(".answer")
        typist.use(".answer .held")
        typist.use(".answer .dock > .btn")
        ana.sees(".pending").wait_for()
        typist.hurry(".gallery-screen")
        ana.sees(".board .hole").first.wait_for()
        first = typist.lay_a_token(1)
        second = typist.lay_a_token(first + 1)
        expect(ana.sees(".hole.full .num")).to_have_text([str(first), str(second)])
        typist.use(".votedock > .btn")
        ana.sees(".waits").wait_for()
        typist.hurry(".reveal")
        typist.press("Escape")
        typist.use(".reveal .two .btn.quiet")
        expect(ana.sees("dialog li")).not_to_have_count(0)
        typist.press("Escape")
        expect(ana.sees("dialog")).to_have_count(0)
        is_quiet(ana)
