"""Images made by a rule, for tests of what can be seen in them."""

from collections.abc import Callable
from io import BytesIO

from PIL import Image

Colour = tuple[int, int, int]


def picture(paint: Colour | Callable[[float, float], Colour], side: int = 96) -> bytes:
    """A PNG of one colour, or of what `paint` says for each place between 0 and 1."""
    image = Image.new("RGB", (side, side))
    for x in range(side):
        for y in range(side):
            image.putpixel((x, y), paint if isinstance(paint, tuple) else paint(x / side, y / side))
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()
