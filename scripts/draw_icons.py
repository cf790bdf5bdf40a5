"""Draws the icons of the installed page from the deck's back: the moon with ears in client/public/icon.svg.

Needs a Chromium. The result is in client/public/ and is committed:

    python -m scripts.draw_icons
"""

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.e2e.browser import launch

PUBLIC: Final = Path(__file__).parent.parent / "client" / "public"
NIGHT: Final = "#1b2740"
SIZES: Final = (("icon-192.png", 192, False), ("icon-512.png", 512, False), ("icon-masked-512.png", 512, True))
TOUCH: Final = ("icon-touch-180.png", 180, True)
INNER: Final = 0.8
"""A mask may cut off a fifth of the width."""


def main() -> None:
    """Draw them all."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, size, is_masked in (*SIZES, TOUCH):
            page = browser.new_page(viewport={"width": size, "height": size})
            inner = round(size * INNER) if is_masked else size
            ground = NIGHT if is_masked else "transparent"
            page.set_content(
                f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{ground}}}"
                f"svg{{width:{inner}px}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
