"""Sanitizes what people type: normalised, without control characters, never longer than agreed."""

import unicodedata
from collections.abc import Iterable
from typing import Final

MAX_NAME: Final = 24
MAX_WORD: Final = 60
MAX_REMARK: Final = 300
MAX_TITLE: Final = 60
MAX_TAG: Final = 40
MAX_TAGS: Final = 12

_JOINERS: Final = "\u200c\u200d"  # needed to write Persian, and to join emoji
_UNSHOWN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that show nothing
_MARKS: Final = frozenset({"Mn", "Me"})
_MOST_MARKS: Final = 4
"""On one letter: enough for pointed Hebrew and Tibetan, too few for a tower."""
_PICTURES: Final = ("\U0001f000", "\U0001faff")  # new ones are drawn every year, before Python hears of them


def clean(text: str) -> str:
    """One line of visible text: NFC, no control or direction-override characters, no towers of accents."""
    composed = unicodedata.normalize("NFC", text.encode("utf-8", "replace").decode())
    letters: list[str] = []
    marks = 0
    for letter in composed:
        marks = marks + 1 if unicodedata.category(letter) in _MARKS else 0
        if letter.isspace():
            letters.append(" ")
        elif _is_shown(letter) and marks <= _MOST_MARKS:
            letters.append(letter)
    line = unicodedata.normalize("NFC", " ".join("".join(letters).split()))
    return line if any(letter not in _JOINERS for letter in line) else ""


def clean_title(title: str) -> str:
    """A picture's title, cut where it gets too long."""
    return clean(clean(title)[:MAX_TITLE])


def clean_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """A picture's tags, each once and none of them empty."""
    cleaned = (clean(clean(tag)[:MAX_TAG]) for tag in tags)
    return tuple(dict.fromkeys(tag for tag in cleaned if tag))[:MAX_TAGS]


def alike(name: str) -> str:
    """The same for two names that look the same, or nearly."""
    visible = "".join(letter for letter in name if letter not in _JOINERS)
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", visible).casefold())


def _is_shown(letter: str) -> bool:
    if letter in _JOINERS or _PICTURES[0] <= letter <= _PICTURES[1]:
        return True
    return letter not in _BLANKS and unicodedata.category(letter) not in _UNSHOWN
