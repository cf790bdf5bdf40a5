"""Photographs every screen, on a phone, a laptop and a television, in three languages, into docs/screenshots/.

    make screenshots

The tables are real and freshly dealt, so no two runs show the same cards.
"""

from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import ViewportSize, sync_playwright

from tests.e2e.browser import LAPTOP, PHONE, TELEVISION, Player, launch
from tests.e2e.inspection import speak
from tests.e2e.walk import NOBODY_MOVES, Walk
from tests.web.serving import Server

OUT: Final = Path(__file__).parent.parent / "docs" / "screenshots"
LANGUAGES: Final = ("en", "de", "ar")
HANDHELD: Final[dict[str, ViewportSize]] = {"phone": PHONE, "laptop": LAPTOP}
SHARED: Final[dict[str, ViewportSize]] = {"tv": TELEVISION}
WIDEST: Final = 800
"""Pixels: pictures are for looking through, and all of them together stay under six megabytes."""
QUALITY: Final = 58


def photograph(name: str, player: Player) -> None:
    """One screen on every device it is made for, in every language."""
    sizes = SHARED if name.startswith("tv") else HANDHELD
    for device, size in sizes.items():
        player.page.set_viewport_size(size)
        for language in LANGUAGES:
            speak(player, language)
            player.page.wait_for_timeout(120)  # pictures decode, the wall finds its size
            _keep(player.page.screenshot(), OUT / f"{name}-{device}-{language}.webp")
    if sizes is HANDHELD:
        player.page.set_viewport_size(PHONE)
    speak(player, "en")


def _keep(taken: bytes, path: Path) -> None:
    image = Image.open(BytesIO(taken)).convert("RGB")
    if image.width > WIDEST:
        image = image.resize((WIDEST, round(image.height * WIDEST / image.width)), Image.Resampling.LANCZOS)
    image.save(path, quality=QUALITY, method=4)


def main() -> None:
    """Walk past everything."""
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.glob("*.webp"):
        old.unlink()
    with sync_playwright() as playwright, Server(*NOBODY_MOVES) as server:
        browser = launch(playwright)
        Walk(browser, server, photograph).everywhere()
        browser.close()


if __name__ == "__main__":
    main()
