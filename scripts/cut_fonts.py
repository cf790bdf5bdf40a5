"""Cuts the fonts of client/node_modules down to what the pages use.

Needs fonttools and brotli. The result is in client/src/theme/fonts/ and is committed, so that a build needs neither:

    python scripts/cut_fonts.py
"""

from pathlib import Path
from typing import Final, NamedTuple

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CLIENT: Final = Path(__file__).parent.parent / "client"
PACKAGES: Final = CLIENT / "node_modules"
OUT: Final = CLIENT / "src" / "theme" / "fonts"

LATIN: Final = (
    "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DC,U+2010-2015,U+2018-201E,"
    "U+2022,U+2026,U+2032,U+2033,U+2039,U+203A,U+20AC,U+2212"
)
POLISH: Final = "U+0104-0107,U+0118,U+0119,U+0141-0144,U+015A,U+015B,U+0179-017C"
CYRILLIC: Final = "U+0301,U+0400-045F,U+0490,U+0491,U+2116"
ARABIC: Final = (
    "U+060C,U+0615,U+061B,U+061F-063A,U+0640-0655,U+0660-066C,U+0670,U+0671,U+067E,U+0686,"
    "U+0698,U+06A9,U+06AF,U+06CC,U+200C-200F,U+FDFC"
)
SCRIPTS: Final = (("latin", "latin", LATIN), ("polish", "latin-ext", POLISH), ("cyrillic", "cyrillic", CYRILLIC))
WHOLE: Final = ("kern", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum")
ARABIC_WHOLE: Final = (*WHOLE, "liga", "init", "medi", "fina", "isol", "rlig", "calt", "curs")
"""The OpenType features to keep."""
PLAIN: Final = ("kern",)
FIGURES: Final = (*PLAIN, "lnum", "tnum")
"""Latin letters are on every first screen, so only what is used is kept. Figures are lining, with serifs."""

ALEGREYA: Final = "@fontsource-variable/alegreya/files/alegreya-{script}-wght-{style}.woff2"
SANS: Final = "@fontsource/alegreya-sans/files/alegreya-sans-{script}-{weight}-normal.woff2"
RUQAA: Final = "@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-{weight}-normal.woff2"
MESSIRI: Final = "@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2"


class Cut(NamedTuple):
    """One file to make."""

    source: str
    name: str
    letters: str
    features: tuple[str, ...]
    weight: int | None = None
    """The weight to keep, of a variable font: a second one would cost as much as a second file."""


def cuts() -> list[Cut]:
    """Every file to make."""
    made: list[Cut] = []
    for name, script, letters in SCRIPTS:
        is_latin = name == "latin"
        for style, weight in (("normal", 700), ("italic", 600)):
            source = ALEGREYA.format(script=script, style=style)
            features = (FIGURES if style == "normal" else PLAIN) if is_latin else WHOLE
            made.append(Cut(source, f"alegreya-{name}-{style}.woff2", letters, features, weight))
        for weight in (500, 700):
            source = SANS.format(script=script, weight=weight)
            made.append(Cut(source, f"alegreya-sans-{name}-{weight}.woff2", letters, PLAIN if is_latin else WHOLE))
    ruqaa = [(RUQAA.format(weight=weight), f"aref-ruqaa-{weight}.woff2") for weight in (400, 700)]
    made += [Cut(source, name, ARABIC, ARABIC_WHOLE) for source, name in ruqaa]
    return [*made, Cut(MESSIRI, "el-messiri.woff2", ARABIC, ARABIC_WHOLE)]


def cut(job: Cut) -> int:
    """One font file, smaller; returns its size."""
    font = TTFont(PACKAGES / job.source)
    if job.weight:
        font = instancer.instantiateVariableFont(font, {"wght": job.weight})
    wanted = subset.Options()
    wanted.layout_features = list(job.features)
    wanted.hinting = False  # a third of the file, for low-resolution screens that phones no longer have
    worker = subset.Subsetter(wanted)
    worker.populate(unicodes=subset.parse_unicodes(job.letters))
    worker.subset(font)
    font.flavor = "woff2"
    font.save(OUT / job.name)
    return (OUT / job.name).stat().st_size


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for job in cuts():
        print(f"{job.name:34} {cut(job):7,} bytes")
