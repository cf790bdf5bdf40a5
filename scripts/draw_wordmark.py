"""Prints the name as one SVG path, for client/src/screens/Wordmark.svelte: it can be read before any font has loaded.

Needs fonttools, brotli and uharfbuzz:

    python scripts/draw_wordmark.py
"""

import io
import re
from pathlib import Path
from typing import Final

import uharfbuzz
from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE: Final = (
    Path(__file__).parent.parent
    / "client/node_modules/@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2"
)
WEIGHT: Final = 800
TIGHTER: Final = -25
"""Thousandths of an em between letters."""


class Short(BasePen):  # type: ignore[misc] - fonttools is not installed where types are checked
    """Writes an SVG path with relative coordinates, which is two thirds as long."""

    written = ""
    _at = (0, 0)

    def _step(self, kind: str, *points: tuple[float, float]) -> None:
        rounded = [(round(x), round(y)) for x, y in points]
        x, y = (0, 0) if kind == "M" else self._at
        numbers = " ".join(f"{to_x - x} {to_y - y}" for to_x, to_y in rounded)
        self.written += kind + numbers.replace(" -", "-")
        self._at = rounded[-1]

    def _moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - fonttools' name
        self._step("M", point)

    def _lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - fonttools' name
        self._step("l", point)

    def _qCurveToOne(self, by: tuple[float, float], to: tuple[float, float]) -> None:  # noqa: N802 - fonttools' name
        self._step("q", by, to)

    def _closePath(self) -> None:  # noqa: N802 - fonttools' name
        self.written += "z"


def drawn(word: str) -> tuple[str, int]:
    """The path, y downwards from the base line, and how wide it is; a thousand to the em."""
    font = instancer.instantiateVariableFont(TTFont(SOURCE), {"wght": WEIGHT})
    font.flavor = None
    plain = io.BytesIO()
    font.save(plain)
    letters = uharfbuzz.Buffer()
    letters.add_str(word)
    letters.guess_segment_properties()
    uharfbuzz.shape(uharfbuzz.Font(uharfbuzz.Face(plain.getvalue())), letters, {"liga": False})
    glyphs = font.getGlyphSet()
    pen = Short(glyphs)
    scale = 1000 / font["head"].unitsPerEm
    along = 0.0
    for glyph, place in zip(letters.glyph_infos, letters.glyph_positions, strict=True):
        glyphs[font.getGlyphName(glyph.codepoint)].draw(TransformPen(pen, (scale, 0, 0, -scale, along, 0)))
        along += place.x_advance * scale + TIGHTER
    return pen.written, round(along - TIGHTER)


if __name__ == "__main__":
    path, width = drawn("conteur")
    print(re.sub(r"(.{90,108})(?=[A-Za-z])", r"\1\n", path), width, sep="\n")  # no line too long for the linter
