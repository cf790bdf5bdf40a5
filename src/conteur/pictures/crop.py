"""Where to crop a photo: chooses the 2:3 part that contains most of what catches the eye.

Most photos are wider than a card, so a card is a slice of them. What catches the eye is edges, and spots that differ in
colour from their surroundings; the middle counts a little more than the margins, in tall pictures a little above the
middle. The slice with the largest sum wins. This only adds up the rows or columns of a thumbnail: it cannot tell a face
from a fence, but it does not cut off the one red coat on a grey beach.
"""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageChops, ImageFilter

WIDTH: Final = 2
HEIGHT: Final = 3
_THUMBNAIL: Final = 96
_SURROUNDINGS: Final = 12
"""Pixels of the thumbnail around a spot that its colour is compared with."""
_PULL: Final = 0.45
"""How much less the margins count than the middle."""
_ABOVE_THE_MIDDLE: Final = 0.44
"""Where people are in tall pictures, measured from the top."""

Box = tuple[int, int, int, int]


def crop_box(image: Image.Image) -> Box:
    """The largest 2:3 part of an RGB image that contains most of what catches the eye."""
    width, height = image.size
    if width * HEIGHT > height * WIDTH:
        slice_width = max(1, round(height * WIDTH / HEIGHT))
        left = _best_start(_profile(image, is_across=True), slice_width / width, middle=0.5)
        start = min(round(left * width), width - slice_width)
        return start, 0, start + slice_width, height
    slice_height = min(height, max(1, round(width * HEIGHT / WIDTH)))
    top = _best_start(_profile(image, is_across=False), slice_height / height, middle=_ABOVE_THE_MIDDLE)
    start = min(round(top * height), height - slice_height)
    return 0, start, width, start + slice_height


def _profile(image: Image.Image, *, is_across: bool) -> list[int]:
    """How much catches the eye in each column, or in each row."""
    thumbnail = image.copy()
    thumbnail.thumbnail((_THUMBNAIL, _THUMBNAIL))
    edges = thumbnail.convert("L").filter(ImageFilter.FIND_EDGES)
    apart = ImageChops.difference(thumbnail, thumbnail.filter(ImageFilter.BoxBlur(_SURROUNDINGS))).convert("L")
    interest = ImageChops.add(edges, apart)
    width, height = interest.size
    inner = interest.crop((1, 1, max(2, width - 1), max(2, height - 1)))  # the filter sees an edge at the border
    line = inner.resize((inner.width, 1) if is_across else (1, inner.height), Image.Resampling.BOX)
    return list(line.tobytes())


def _best_start(profile: Sequence[int], share: float, middle: float) -> float:
    """Where, from 0 to 1, the best slice of this share of the whole begins."""
    count = len(profile)
    size = max(1, min(count, round(count * share)))
    weighted = [
        (1 + value) * (1 - _PULL * abs((place + 0.5) / count - middle) * 2) for place, value in enumerate(profile)
    ]
    sums = [sum(weighted[start : start + size]) for start in range(count - size + 1)]
    centred = middle * count - size / 2
    best = max(range(len(sums)), key=lambda start: (sums[start], -abs(start - centred)))
    return best / count
