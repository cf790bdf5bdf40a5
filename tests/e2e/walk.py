"""Visits every screen, at real tables where nobody moves before they are told to."""

import contextlib
from collections.abc import Callable, Mapping
from typing import Final

from playwright.sync_api import Browser, ViewportSize
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.browser import PHONE, Player
from tests.e2e.company import gather, open_table, until
from tests.web.serving import Server

Visit = Callable[[str, Player], None]
"""What is done at a screen: its name, and the device that shows it."""

NOBODY_MOVES: Final = ("--thinking", "3600", "--allowance", "50", "--public-url", "http://192.168.1.20:8000")
"""How a server has to be started for a walk: bots wait until the host hurries them, guests are invited as at home."""

_A_BREATH: Final = 250.0
"""Milliseconds after which nothing is going to follow from what was done."""

CLUE: Final = "Nobody told the sea it was small"


class Walk:
    """One device that goes everywhere."""

    def __init__(self, browser: Browser, server: Server, visit: Visit, viewport: ViewportSize = PHONE) -> None:
        """Nowhere yet."""
        self._browser = browser
        self._server = server
        self._do = visit
        self.ana = Player.with_device(browser, server.url, "Ana", viewport=viewport)

    def everywhere(self) -> None:
        """Every screen, once."""
        for part in PARTS.values():
            part(self)

    def before_a_table(self) -> None:
        """Home, how to play, and what happens to a wrong code."""
        ana, url = self.ana, self._server.url
        self._open(url, ".home img.b", "home")
        self._open(f"{url}/how", ".how", "how")
        self._open(
            f'{url}/how?mode=party&edition=pl-1&end={{"laps":2}}&red_on_green=forbidden', ".how .here", "how-party"
        )
        self._open(f"{url}/how?mode=team", ".how .pair", "how-team")
        self._open(f"{url}/t/BBBBBB", ".trouble .btn", "trouble")
        ana.page.goto(open_table(self._server))
        ana.sees("#name").fill("Ana")
        self._visit("sit", ana)

    def a_round_of_base(self) -> None:
        """Six play: Ana tells, then she answers and votes."""
        ana = self.ana
        self._waiting_room("waiting", bots=5)
        ana.sees(".page-header .ibtn").first.click()
        self._visit("menu", ana)
        ana.page.keyboard.press("Escape")
        self._deal()
        self._visit("claim", ana)
        ana.take_turn(CLUE)
        self._see(".tell", "tell")
        ana.sees(".held.lit" if ana.has(".held.lit") else ".held").first.click(position={"x": 60, "y": 120})
        self._look("look-hand")
        ana.take_turn(CLUE)
        self._see(".pending", "pending-pictures")
        self._hurry(".gallery-screen")
        self._visit("wall-storyteller", ana)
        self._hurry(".reveal")
        self._revealed("reveal-storyteller")
        ana.take_turn(CLUE)
        self._hurry(".pending")
        self._visit("pending-words", ana)
        self._hurry(".answer")
        self._visit("answer", ana)
        ana.take_turn(CLUE)
        self._hurry(".gallery-screen")
        self._visit("wall", ana)
        ana.sees(".hang button.picture").first.click()
        self._visit("look-wall", ana)
        ana.page.keyboard.press("Escape")
        ana.take_turn(CLUE)
        self._see(".hole.full", "wall-voted")
        self._hurry(".reveal")
        self._revealed("reveal")
        ana.sees(".two .btn.quiet").click()
        self._visit("points", ana)
        ana.page.keyboard.press("Escape")

    def twelve(self) -> None:
        """A full table: the widest wall, the longest strip."""
        ana = self.ana
        self._waiting_room("waiting-twelve", bots=11)
        self._deal()
        self._to_the_wall()
        self._visit("wall-twelve", ana)
        ana.sees(".hang button.picture").nth(5).click()
        self._visit("look-twelve", ana)
        ana.page.keyboard.press("Escape")
        ana.take_turn(CLUE)
        self._hurry(".reveal")
        self._revealed("reveal-twelve")

    def party(self) -> None:
        """Speak before you see; green and red."""
        ana = self.ana
        self._waiting_room("waiting-party", bots=5, mode="party")
        self._deal()
        ana.take_turn(CLUE)
        self._see(".tell", "tell-blind")
        ana.take_turn(CLUE)
        self._see(".answer", "answer-own")
        ana.take_turn(CLUE)
        self._hurry(".gallery-screen")
        self._visit("wall-party", ana)
        ana.take_turn(CLUE)
        ana.sees(".hole.full").nth(1).wait_for()
        self._hurry(".reveal")
        self._revealed("reveal-party")

    def team(self) -> None:
        """Partners agree who gives, and one of them votes."""
        ana = self.ana
        self._waiting_room("waiting-team", bots=5, mode="team")
        self._deal()
        until(lambda: ana.moment == "team", self._another_round, "another pair to tell")
        self._see(".team", "who-gives")
        ana.sees(".page-header .talk").click()
        self._visit("talk", ana)
        ana.page.keyboard.press("Escape")
        ana.take_turn(CLUE)
        self._hurry(".play:not(.team)")
        until(lambda: ana.moment == "gallery-screen", self._go_on, "the pairs' wall")
        self._visit("wall-team", ana)
        until(lambda: ana.moment == "reveal", self._go_on, "the pairs' reveal")
        self._revealed("reveal-team")

    def to_the_result(self) -> None:
        """Three play, two pictures each, until somebody has won."""
        ana = self.ana
        # Not fewer points: whoever is hurried may be Ana herself, so she may miss her answer in a round or two.
        self._waiting_room("waiting-three", bots=2, options={"end": {"points": 10}})
        self._deal()
        until(lambda: ana.moment == "answer", self._another_round, "two pictures to choose")
        self._visit("answer-two", ana)
        until(lambda: ana.moment == "result", self._go_on, "the result")
        self._visit("result", ana)

    def shared_screen(self) -> None:
        """The television, from the first guest to the track."""
        ana = self.ana
        table = open_table(self._server)
        screen = Player.with_device(self._browser, self._server.url, "TV", viewport={"width": 1920, "height": 1080})
        screen.page.goto(table.replace("/t/", "/tv/"))
        gather(table, [ana], bots=6)
        screen.page.goto(open_table(self._server).replace("/t/", "/tv/"))
        screen.sees("main.tv .code").wait_for()
        self._visit("tv-waiting", screen)
        screen.page.goto(table.replace("/t/", "/tv/"))
        screen.sees("main.tv header").wait_for()
        self._to_the_wall()
        screen.sees(".hang").first.wait_for()
        self._visit("tv-wall", screen)
        ana.act(CLUE)
        self._hurry(".reveal")
        screen.sees("main.reveal .plaque").first.wait_for()
        self._visit("tv-reveal", screen)
        screen.sees(".trackbox .runner").first.wait_for()
        self._visit("tv-track", screen)
        screen.page.context.close()

    # Steps

    def _visit(self, name: str, player: Player) -> None:
        """What still moves is not there yet: it may be half faded in."""
        player.come_to_rest()
        self._do(name, player)

    def _open(self, address: str, until_seen: str, name: str) -> None:
        self.ana.page.goto(address)
        self._see(until_seen, name)

    def _see(self, selector: str, name: str) -> None:
        self.ana.sees(selector).first.wait_for()
        self._visit(name, self.ana)

    def _revealed(self, name: str) -> None:
        """A touch tells the whole story at once."""
        self.ana.sees(".page-header h1").click()
        self._visit(name, self.ana)

    def _look(self, name: str) -> None:
        """Enlarge a picture of the hand: on a wide screen by its button."""
        if not self.ana.has("dialog.viewer"):
            self.ana.sees(".zoom").first.click()
        self._visit(name, self.ana)
        self.ana.page.keyboard.press("Escape")

    def _waiting_room(self, name: str, bots: int, **settings: object) -> None:
        ana = self.ana
        ana.sit(open_table(self._server, **settings))
        for bot in range(bots):
            ana.sees(".share .btn").nth(1).click()
            ana.sees(".chair button").nth(bot + 1).wait_for()
        self._visit(name, ana)

    def _deal(self) -> None:
        self.ana.sees(".startdock .btn[aria-disabled='true']").wait_for(state="detached")
        self.ana.sees(".startdock .btn").click()
        self.ana.sees(".claim").wait_for()

    def _hurry(self, selector: str = ".play, .result") -> None:
        """Whoever is still thinking is played for; then wait for what follows."""
        self.ana.sees(".page-header .ibtn").first.click()
        self.ana.sees(".hurry button").click()
        self.ana.sees("dialog").wait_for(state="detached")
        self.ana.sees(selector).first.wait_for()

    def _go_on(self) -> None:
        """Ana does what is asked; if nothing is, the others are hurried."""
        before = self.ana.moment
        self.ana.act(CLUE)
        self._let_it_come(before, _A_BREATH)
        if self.ana.moment == before and before != "result" and self.ana.has(".page-header .ibtn"):
            self._hurry()
            self._let_it_come(before, 4 * _A_BREATH)  # whoever acted now would act at a moment nobody has looked at yet

    def _let_it_come(self, before: str, patience: float) -> None:
        """What follows from what was done, if anything does."""
        with contextlib.suppress(TooLate):
            self.ana.sees(f"html:not(:has(.{before}))").wait_for(timeout=patience)

    def _another_round(self) -> None:
        """Go on, but let lots decide who tells first."""
        if self.ana.moment == "claim":
            self._hurry(".play:not(.claim)")
        else:
            self._go_on()

    def _to_the_wall(self) -> None:
        """To a wall Ana votes on."""

        def step() -> None:
            if self.ana.moment == "answer":
                self.ana.act(CLUE)
                self.ana.sees(".pending").wait_for()
                self._hurry(".gallery-screen")
            else:
                self._another_round()

        until(lambda: self.ana.has(".hole:not(.full)"), step, "a wall to vote on")


PARTS: Final[Mapping[str, Callable[[Walk], None]]] = {
    "before a table": Walk.before_a_table,
    "a round of base": Walk.a_round_of_base,
    "twelve": Walk.twelve,
    "party": Walk.party,
    "team": Walk.team,
    "to the result": Walk.to_the_result,
    "shared screen": Walk.shared_screen,
}
"""The walk in pieces, each of which can be gone alone."""
