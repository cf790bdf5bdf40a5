"""Paint client/public/preview.jpg: three cards on paper, for messengers that show what a link leads to."""

from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

ROOT: Final = Path(__file__).parents[1]
CARDS: Final = ROOT / "src/conteur/decks/reverie/images"
SIZE: Final = (1200, 630)
"""The size that messengers recommend."""
PAPER: Final = (243, 235, 221)
FAN: Final = (("whale_village", 9.0, 300, 338), ("jelly_cathedral", -8.0, 900, 338), ("goldfish_stilts", 0.0, 600, 318))
"""Cards from the lowest to the highest: turned by, and the centre at."""
CARD: Final = (372, 558)


def card(name: str, turned: float) -> Image.Image:
    """A card with a shadow, turned."""
    picture = Image.open(CARDS / f"{name}.webp").convert("RGB").resize(CARD, Image.Resampling.LANCZOS)
    mask = Image.new("L", CARD, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, CARD[0] - 1, CARD[1] - 1), 18, fill=255)
    margin = 60
    whole = Image.new("RGBA", (CARD[0] + 2 * margin, CARD[1] + 2 * margin), (0, 0, 0, 0))
    shadow = Image.new("RGBA", whole.size, (0, 0, 0, 0))
    shadow.paste((40, 28, 20, 120), (margin, margin + 12), mask)
    whole = Image.alpha_composite(whole, shadow.filter(ImageFilter.GaussianBlur(16)))
    whole.paste(picture, (margin, margin), mask)
    return whole.rotate(turned, Image.Resampling.BICUBIC, expand=True)


def main() -> None:
    """Write the file."""
    paper = Image.new("RGB", SIZE, PAPER)
    for name, turned, x, y in FAN:
        one = card(name, turned)
        paper.paste(one, (x - one.width // 2, y - one.height // 2), one)
    path = ROOT / "client/public/preview.jpg"
    paper.save(path, quality=82, optimize=True, progressive=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
