"""Photographs every screen, on a phone, a laptop and a television, in three languages, into docs/screenshots/.

    make screenshots

The tables are real and freshly dealt, so no two runs show the same cards. Besides the walk past every screen: the
everyday hard cases, a small phone, a phone on its side, night, and twelve people with long names.
"""

from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, FilePayload, ViewportSize, sync_playwright

from tests.e2e.browser import LAPTOP, PHONE, TELEVISION, Player, launch
from tests.e2e.company import gather, open_table, until
from tests.e2e.crowd import LONG_NAMES, seated
from tests.e2e.inspection import paint, speak
from tests.e2e.walk import CLUE, NOBODY_MOVES, Walk
from tests.pictures.hostile import encoded, photo
from tests.web.serving import Server

OUT: Final = Path(__file__).parent.parent / "docs" / "screenshots"
LANGUAGES: Final = ("en", "de", "ar")
Devices = Mapping[str, ViewportSize]
HANDHELD: Final[Devices] = {"phone": PHONE, "laptop": LAPTOP}
SHARED: Final[Devices] = {"tv": TELEVISION}
CRAMPED: Final[Devices] = {
    "small": ViewportSize(width=320, height=568),
    "side": ViewportSize(width=740, height=360),
}
TIGHTEST: Final = frozenset({"sit", "waiting-twelve", "wall-twelve", "look-twelve", "reveal-twelve", "tell"})
"""Screens that are also taken on the smallest device, in English."""
NIGHTLY: Final = frozenset({"home", "tell", "reveal-twelve"})
ALIKE: Final = frozenset({"waiting-party", "waiting-three"})
"""Waiting rooms that show nothing new."""
HARDEST: Final = ("long", "deck", "my-data", "tell-spoken", "tell-sound")
"""Screens taken only in the tersest and the most different of the languages."""
WIDEST: Final = 700
"""Pixels: the screenshots are for browsing, and together stay under six megabytes."""
QUALITY: Final = 50
_HUNG: Final = """() => Promise.all([...document.images].filter((image) => image.loading !== 'lazy' || image.complete)
    .map((image) => image.decode().catch(() => {}))).then(() => true)"""
"""Every picture on the page is loaded and painted, except lazy ones far below."""


def photograph(name: str, player: Player) -> None:
    """One screen on every device it is made for, in every language; some also where it is hardest."""
    if name in ALIKE:
        return
    is_shared = "tv" in name.split("-")
    languages = ("en", "ar") if name.startswith(HARDEST) else LANGUAGES
    _photograph(name, player, SHARED if is_shared else HANDHELD, languages)
    if name in TIGHTEST:
        _photograph(name, player, CRAMPED, ("en",))
    if name in NIGHTLY:
        paint(player, "dark")
        _photograph(f"{name}-night", player, HANDHELD, ("en",))
        paint(player, "light")
    if not is_shared:
        player.page.set_viewport_size(PHONE)
    speak(player, "en")


def _photograph(name: str, player: Player, devices: Devices, languages: Sequence[str]) -> None:
    player.page.mouse.move(0, 0)  # no hover
    for device, size in devices.items():
        player.page.set_viewport_size(size)
        for language in languages:
            speak(player, language)
            player.page.evaluate(_HUNG)
            player.come_to_rest()
            _keep(player.page.screenshot(), OUT / f"{name}-{device}-{language}.webp")


def _keep(taken: bytes, path: Path) -> None:
    image = Image.open(BytesIO(taken)).convert("RGB")
    if image.width > WIDEST:
        image = image.resize((WIDEST, round(image.height * WIDEST / image.width)), Image.Resampling.LANCZOS)
    image.save(path, quality=QUALITY, method=6)


class Evening(Walk):
    """What the walk leaves out, because it needs a dozen people, pictures or a microphone."""

    def the_pictures(self) -> None:
        """A deck's page, and a host's own pictures beside it."""
        ana = self.ana
        self._open(f"{self._server.url}/deck/reverie", ".card img", "deck")
        ana.sit(open_table(self._server))
        ana.sees("button.box").click()
        ana.sees("input.picker").set_input_files(
            [
                FilePayload(name=f"{seed}.jpg", mimeType="image/jpeg", buffer=encoded(photo((300, 450), seed=seed)))
                for seed in range(4)
            ]
        )
        ana.sees(".own img").nth(3).wait_for()
        self._visit("deck-sheet", ana)
        ana.page.keyboard.press("Escape")
        ana.sees(".page-header .ibtn").first.click()
        ana.page.get_by_role("button", name="What we keep about you").click()
        ana.page.get_by_role("button", name="Leave the table").scroll_into_view_if_needed()
        self._visit("my-data", ana)

    def a_voice(self) -> None:
        """Clues that are said aloud, and recorded."""
        for clue in ("spoken", "sound"):
            self.ana.page.goto("about:blank")
            gather(open_table(self._server, options={"clue": clue}), [self.ana], bots=3)
            self.ana.act(CLUE)
            self._see(".tell", f"tell-{clue}")

    def long_names(self) -> None:
        """Twelve people whose names are long, from the waiting room to a victory that may be shared."""
        ana, server = self.ana, self._server
        table = open_table(server, options={"end": {"points": 5}})
        ana.sit(table)
        screen = Player.with_device(self._browser, server.url, "TV", viewport=TELEVISION)
        with seated(table, LONG_NAMES):
            ana.sees(".chair button").nth(len(LONG_NAMES)).wait_for()
            self._visit("long-waiting", ana)
            screen.page.goto(table.replace("/t/", "/tv/"))
            screen.sees("main.tv .guests li").nth(len(LONG_NAMES)).wait_for()
            self._visit("long-tv-waiting", screen)
            self._deal()
            ana.take_turn(CLUE)
            ana.sees(".tell").wait_for()
            ana.take_turn(CLUE)
            ana.sees(".pending").wait_for()
            self._hurry(".gallery-screen")
            self._visit("long-wall", ana)
            screen.sees(".hang").first.wait_for()
            self._visit("long-tv-wall", screen)
            self._hurry(".reveal")
            self._revealed("long-reveal")
            until(lambda: ana.moment == "result", self._go_on, "the result")
            self._visit("long-result", ana)
            ana.sees(".album button").first.click()
            self._visit("long-album", ana)
            ana.page.keyboard.press("Escape")
            screen.sees(".end").wait_for()
            self._visit("long-tv-result", screen)
        screen.page.context.close()


def lesson(browser: Browser, server: Server) -> None:
    """The first game, with the coach."""
    ana = Player.with_device(browser, server.url, "Ana", viewport=PHONE)
    ana.page.goto(f"{server.url}/how")
    ana.sees(".learn .btn").click()
    ana.sees(".coach p").wait_for()
    ana.take_turn()
    ana.sees(".coached[data-step=tell]").wait_for()
    photograph("lesson", ana)


def without_a_connection(browser: Browser) -> None:
    """A game whose server is gone, and the first page without one."""
    with Server(*NOBODY_MOVES) as server:
        ana = Player.with_device(browser, server.url, "Ana", viewport=PHONE)
        gather(open_table(server), [ana], bots=3)
        ana.sees(".held").first.wait_for()
        other = Player.with_device(browser, server.url, "Bo", viewport=PHONE)
        other.page.goto(server.url)
        other.sees(".home img.b").first.wait_for()
        for language in (*LANGUAGES, "en"):  # texts and fonts are fetched while the server is there
            speak(ana, language)
            speak(other, language)
    ana.sees(".banner").wait_for()
    photograph("lost", ana)
    other.page.context.set_offline(offline=True)
    other.sees(".offline").wait_for()
    photograph("offline", other)


def main() -> None:
    """Take all screenshots."""
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.glob("*.webp"):
        old.unlink()
    with sync_playwright() as playwright, Server(*NOBODY_MOVES) as server:
        browser = launch(playwright)
        Walk(browser, server, photograph).everywhere()
        evening = Evening(browser, server, photograph)
        evening.the_pictures()
        evening.a_voice()
        evening.long_names()
        lesson(browser, server)
        without_a_connection(browser)
        browser.close()


if __name__ == "__main__":
    main()
