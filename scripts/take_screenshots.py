"""Photographs every screen, on a phone, a laptop and a television, in three languages, into docs/screenshots/.

    make screenshots

The tables are real and freshly dealt, so no two runs show the same cards.
"""

from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.e2e.browser import LAPTOP, PHONE, TELEVISION, Player, launch
from tests.e2e.company import gather, open_table
from tests.e2e.inspection import speak
from tests.e2e.walk import AT_REST, NOBODY_MOVES, Walk
from tests.web.serving import Server

OUT: Final = Path(__file__).parent.parent / "docs" / "screenshots"
LANGUAGES: Final = ("en", "de", "ar")
HANDHELD: Final[dict[str, ViewportSize]] = {"phone": PHONE, "laptop": LAPTOP}
SHARED: Final[dict[str, ViewportSize]] = {"tv": TELEVISION}
WIDEST: Final = 800
"""Pixels: pictures are for looking through, and all of them together stay under six megabytes."""
QUALITY: Final = 58
_HUNG: Final = "() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))).then(() => true)"
"""Every picture on the page is there and painted."""


def photograph(name: str, player: Player) -> None:
    """One screen on every device it is made for, in every language."""
    sizes = SHARED if name.startswith("tv") else HANDHELD
    for device, size in sizes.items():
        player.page.set_viewport_size(size)
        for language in LANGUAGES:
            speak(player, language)
            player.page.evaluate(_HUNG)
            player.page.wait_for_function(AT_REST)
            player.page.wait_for_timeout(120)  # the wall finds its size
            _keep(player.page.screenshot(), OUT / f"{name}-{device}-{language}.webp")
    if sizes is HANDHELD:
        player.page.set_viewport_size(PHONE)
    speak(player, "en")


def _keep(taken: bytes, path: Path) -> None:
    image = Image.open(BytesIO(taken)).convert("RGB")
    if image.width > WIDEST:
        image = image.resize((WIDEST, round(image.height * WIDEST / image.width)), Image.Resampling.LANCZOS)
    image.save(path, quality=QUALITY, method=4)


def lesson(browser: Browser, server: Server) -> None:
    """The first game, with the coach."""
    ana = Player.with_device(browser, server.url, "Ana", viewport=PHONE)
    ana.page.goto(f"{server.url}/how")
    ana.sees(".learn .btn").click()
    ana.sees(".coach p").wait_for()
    ana.act("")
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
        for language in (*LANGUAGES, "en"):  # words and letters are fetched while they can be
            speak(ana, language)
            speak(other, language)
    ana.sees(".banner").wait_for()
    photograph("lost", ana)
    other.page.context.set_offline(offline=True)
    other.sees(".offline").wait_for()
    photograph("offline", other)


def main() -> None:
    """Walk past everything."""
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.glob("*.webp"):
        old.unlink()
    with sync_playwright() as playwright, Server(*NOBODY_MOVES) as server:
        browser = launch(playwright)
        Walk(browser, server, photograph).everywhere()
        lesson(browser, server)
        without_a_connection(browser)
        browser.close()


if __name__ == "__main__":
    main()
