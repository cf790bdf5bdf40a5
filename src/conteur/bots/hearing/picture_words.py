"""Words for what is visible in the pixels of a picture without a description: colours, light, clutter."""

import colorsys
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from conteur.tables.character import LANGUAGES, Language

_SIDE: Final = 48
_MOST_PIXELS: Final = 40_000_000
_GREY: Final = 0.16
"""Saturation below which a pixel counts as grey."""


@cache
def translations() -> dict[str, dict[Language, str]]:
    """For each word that `visible_words` may return, what a bot would say about such a picture, in every language."""
    lines = (Path(__file__).parent / "picture_words.tsv").read_text(encoding="utf-8").splitlines()
    (_, *languages), *rows = [line.split("\t") for line in lines]
    by_name: dict[str, Language] = {language: language for language in LANGUAGES}
    return {
        seen: {by_name[name]: phrase for name, phrase in zip(languages, phrases, strict=True)}
        for seen, *phrases in rows
    }


_HUES: Final = (
    (0.04, "red"),
    (0.10, "orange"),
    (0.18, "yellow"),
    (0.42, "green"),
    (0.53, "turquoise"),
    (0.70, "blue"),
    (0.80, "violet"),
    (0.94, "pink"),
    (1.01, "red"),
)
_WARM: Final = frozenset({"red", "orange", "yellow", "pink"})


def visible_words(image: bytes) -> tuple[str, ...]:
    """What stands out, as keys of `translations`, the most striking first; empty if the image cannot be read."""
    try:
        from PIL import Image, UnidentifiedImageError
    except ImportError:
        return ()
    try:
        with Image.open(BytesIO(image)) as opened:
            if opened.width * opened.height > _MOST_PIXELS:
                return ()
            small = opened.convert("RGB").resize((_SIDE, _SIDE))
    except (UnidentifiedImageError, OSError, ValueError):
        return ()
    raw = small.tobytes()
    pixels = [(raw[at] / 255, raw[at + 1] / 255, raw[at + 2] / 255) for at in range(0, len(raw), 3)]
    return _words(pixels)


def _words(pixels: list[tuple[float, float, float]]) -> tuple[str, ...]:
    light = [0.3 * red + 0.59 * green + 0.11 * blue for red, green, blue in pixels]
    words = [*_colours(pixels), *_light(light), *_fullness(light), *_composition(light)]
    return tuple(dict.fromkeys(words))


def _colours(pixels: list[tuple[float, float, float]]) -> list[str]:
    """The one or two dominant hues; whether the colours are warm, many, pale, or absent."""
    weights: dict[str, float] = {}
    colour = 0.0
    for pixel in pixels:
        hue, lightness, saturation = colorsys.rgb_to_hls(*pixel)
        strength = saturation * (1 - abs(2 * lightness - 1))
        colour += strength
        if strength > _GREY:
            name = next(name for end, name in _HUES if hue < end)
            weights[name] = weights.get(name, 0.0) + strength
    mean = colour / len(pixels)
    if mean < 0.08:  # noqa: PLR2004 - hardly any colour
        return ["grey"]
    total = sum(weights.values()) or 1.0
    most = sorted(weights, key=lambda name: -weights[name])
    words = [name for name in most[:2] if weights[name] > 0.3 * total]
    if sum(weights[name] > 0.12 * total for name in weights) > 3:  # noqa: PLR2004 - four hues are many
        words.append("colourful")
    warm = sum(weights[name] for name in weights if name in _WARM) / total
    words += ["warm"] if warm > 0.75 else ["cold"] if warm < 0.25 else []  # noqa: PLR2004 - three quarters
    return [*words, "pale"] if mean < 0.16 else words  # noqa: PLR2004 - little colour


def _light(light: list[float]) -> list[str]:
    mean = sum(light) / len(light)
    spread = (sum((value - mean) ** 2 for value in light) / len(light)) ** 0.5
    words = ["dark"] if mean < 0.3 else ["bright"] if mean > 0.68 else []  # noqa: PLR2004 - a third of the range
    return words + (["stark"] if spread > 0.28 else ["soft"] if spread < 0.1 else [])  # noqa: PLR2004 - of the range


def _fullness(light: list[float]) -> list[str]:
    """How much neighbouring pixels differ."""
    edges = 0
    for place in range(len(light) - _SIDE):
        if place % _SIDE < _SIDE - 1:
            edges += abs(light[place] - light[place + 1]) + abs(light[place] - light[place + _SIDE]) > 0.12  # noqa: PLR2004
    share = edges / len(light)
    if share < 0.06:  # noqa: PLR2004 - hardly any edge
        return ["empty", "calm"]
    if share < 0.15:  # noqa: PLR2004 - few edges
        return ["calm"]
    return ["crowded", "restless"] if share > 0.42 else []  # noqa: PLR2004 - nearly half is edge


def _composition(light: list[float]) -> list[str]:
    """Whether the halves mirror each other, and where the light is."""
    rows = [light[start : start + _SIDE] for start in range(0, len(light), _SIDE)]
    mean = sum(light) / len(light)
    spread = sum(abs(value - mean) for value in light) / len(light)
    apart = sum(abs(row[place] - row[-1 - place]) for row in rows for place in range(_SIDE // 2)) / (len(light) / 2)
    words = ["mirrored"] if spread > 0.04 and apart < 0.5 * spread else []  # noqa: PLR2004 - half as unlike as by chance
    third = _SIDE // 3
    top, bottom = (sum(map(sum, part)) / (third * _SIDE) for part in (rows[:third], rows[-third:]))
    middle = sum(sum(row[third:-third]) for row in rows[third:-third]) / (third * third)
    if top - bottom > 0.22:  # noqa: PLR2004 - clearly lighter
        words.append("light from above")
    elif bottom - top > 0.22:  # noqa: PLR2004 - as above
        words.append("light from below")
    if abs(middle - mean) > 0.2:  # noqa: PLR2004 - clearly another light
        words.append("in the middle")
    return words
